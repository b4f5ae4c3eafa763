import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { text } from '#wire/codecs.ts';
import { version } from '#wire/plain.ts';

/** `12:2140`: supplier and number of a plant, as in the filters of lists. */
const plantKey = text(60, 1);

/** Times `HH:MM` on the clocks of Berlin; `24:00` is the end of a day. */
const hours = z.nullable(z.object({ from: z.string(), until: z.string() }));

const plant = z.object({
  plant: z.string(),
  version,
  number: z.string(),
  name: z.string(),
  supplier: z.string(),
  /** Monday to Friday; a plant without any hours is always open. */
  weekday: hours,
  saturday: hours,
  /** Per hour, in the unit the plant loads in; null: no limit is known. */
  hourly_limit: z.nullable(z.number()),
  quantity_unit: z.string(),
  dispatch_phone: z.nullable(z.string()),
});

/** Plants of the chosen brand, by name (OFF-67). */
export const officePlants = call({
  name: 'contracts.officePlants',
  summary: 'Die Werke der Marke mit Öffnungszeiten, Grenzen und Telefon.',
  method: 'GET',
  path: 'plants',
  kind: 'read',
  who: 'staff',
  roles: ['admin', 'dispatcher', 'support'],
  tenant: 'brand',
  rate: 'general',
  audited: false,
  body: 'none',
  input: z.object({}),
  output: z.object({ items: z.array(plant) }),
});

const typed = z.nullable(text(40));

/** Hours, limit and phone of a plant; what is null is not known. 409 `stale_version` when a colleague was faster. */
export const officeUpdatePlant = call({
  name: 'contracts.officeUpdatePlant',
  summary: 'Ändert Öffnungszeiten, Grenze und Telefon eines Werks.',
  method: 'PUT',
  path: 'plants/{plant}',
  kind: 'change',
  who: 'staff',
  roles: ['admin', 'dispatcher'],
  tenant: 'brand',
  rate: 'general',
  audited: true,
  body: 'json',
  input: z.object({
    plant: plantKey,
    version,
    weekday_from: typed,
    weekday_until: typed,
    saturday_from: typed,
    saturday_until: typed,
    hourly_limit: z.nullable(z.number()),
    dispatch_phone: typed,
  }),
  output: plant,
});
