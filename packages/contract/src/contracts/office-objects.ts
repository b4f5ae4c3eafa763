import {
  OBJECT_KINDS,
  OBJECT_TEXT_CODE_POINTS as LONGEST_CODE_POINTS,
} from '@abrufbar/domain/contracts/objects.ts';
import * as z from 'zod/mini';
import { looks } from '#call-offs/office-fields.ts';
import { edits, positiveInQuery } from '#contracts/office-edit.ts';
import { call } from '#protocol/call.ts';
import { orNothing, text } from '#wire/codecs.ts';
import { listOf, page } from '#wire/envelope.ts';
import { version } from '#wire/plain.ts';

const kind = z.enum(OBJECT_KINDS);
const number = text(LONGEST_CODE_POINTS.number, 1);

const fields = {
  title: text(LONGEST_CODE_POINTS.title, 1),
  /** Of materials alone. */
  category: z.nullable(z.int()),
  /** Of plants alone: the unit they load in. */
  quantity_unit: z.nullable(text(8)),
  /** Of asphalt and concrete alone; null where the default of the category holds (BEY-103). */
  limit_minutes: z.nullable(z.int()),
  coldest_celsius: z.nullable(z.int()),
  hottest_celsius: z.nullable(z.int()),
};

const object = z.object({
  kind,
  supplier_id: z.int(),
  supplier: z.string(),
  number: z.string(),
  title: z.string(),
  category: z.nullable(z.int()),
  quantity_unit: z.nullable(z.string()),
  limit_minutes: z.nullable(z.int()),
  coldest_celsius: z.nullable(z.int()),
  hottest_celsius: z.nullable(z.int()),
  version,
  /** Fields that the next import overwrites. */
  imported_fields: z.array(z.string()),
});
export type OfficeObject = z.output<typeof object>;

/** Materials, plants, delivery terms or vehicle types of the brand, by name or in the order in which they are offered. */
export const officeObjects = call({
  ...looks,
  name: 'contracts.officeObjects',
  summary: 'Materialien, Werke, Lieferbedingungen oder Fahrzeuge der Marke.',
  path: 'master-data/{kind}',
  input: z.object({ kind, q: orNothing(text(80)), page }),
  output: listOf(object),
});

/** Adds one to what a supplier offers (OFF-106). */
export const officeCreateObject = call({
  ...edits,
  name: 'contracts.officeCreateObject',
  summary: 'Legt ein Material, ein Werk, eine Lieferbedingung oder ein Fahrzeug an.',
  method: 'POST',
  path: 'master-data/{kind}',
  input: z.object({ kind, supplier_id: z.int(), number, ...fields }),
  output: object,
});

/** 409 `stale_version` with name and time when somebody else has changed it meanwhile. */
export const officeUpdateObject = call({
  ...edits,
  name: 'contracts.officeUpdateObject',
  summary: 'Ändert ein Material, ein Werk, eine Lieferbedingung oder ein Fahrzeug.',
  method: 'PUT',
  path: 'master-data/{kind}/{supplier_id}/{number}',
  input: z.object({ kind, supplier_id: positiveInQuery, number, version, ...fields }),
  output: object,
});

/** 409 `object_used` as long as an item, a call-off or a delivery names it. */
export const officeRemoveObject = call({
  ...edits,
  name: 'contracts.officeRemoveObject',
  summary: 'Entfernt, was nicht mehr verwendet wird.',
  method: 'DELETE',
  path: 'master-data/{kind}/{supplier_id}/{number}',
  body: 'none',
  input: z.object({ kind, supplier_id: positiveInQuery, number, version: positiveInQuery }),
  output: z.object({}),
});
