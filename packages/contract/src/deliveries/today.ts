/** The day of a company on its sites: the start screen asks for it (BEY-44). */
import * as z from 'zod/mini';
import { amountFields } from '#amounts.ts';
import { arrivalFields, deliveryFields } from '#deliveries/deliveries.ts';
import { call } from '#protocol/call.ts';
import { dmyDay, id, instant, orNothing, text, time } from '#wire/codecs.ts';

const ofSite = { contract_id: id, construction_site_name: z.string() };
const load = z.object({
  ...deliveryFields,
  ...arrivalFields,
  ...ofSite,
  factory_phone: z.nullable(z.string()),
  /** Hints about its weighing ticket, seen or not (BEY-80). */
  weight_check_count: z.int(),
});

/** Loads, amounts and call-offs of a day; of today the unconfirmed loads of the last 24 hours first (BEY-45). */
export const dayFields = {
  deliveries: z.array(load),
  has_more: z.boolean(),
  /** By site and material (BEY-46). */
  amounts: z.array(z.object({ ...ofSite, ...amountFields })),
  /** Open ones of the day, and of the evening before, with what is valid while a change is open; none for a person who may not list call-offs (BEY-85). */
  call_offs: z.array(
    z.object({
      call_off_id: id,
      contract_id: id,
      status: z.int(),
      material_number: z.string(),
      material_name: z.string(),
      quantity_raw: z.number(),
      quantity_unit: z.string(),
      /** Wanted per hour; null where the call-off says nothing. */
      hourly_raw: z.nullable(z.number()),
      starts_at: instant,
      ends_at: instant,
    }),
  ),
};

export const today = call({
  name: 'deliveries.today',
  summary: 'Was heute auf den Baustellen einer Firma geschieht.',
  method: 'GET',
  path: 'today',
  kind: 'read',
  who: 'user',
  tenant: 'company',
  rate: 'general',
  audited: false,
  body: 'none',
  input: z.object({ company_number: text(40, 1), contract_id: orNothing(id) }),
  output: z.object({
    date: dmyDay,
    /** Contracts of the company that are open, also those without anything today. */
    total_sites: z.int(),
    /** With deliveries or call-offs today, by name. */
    sites: z.array(
      z.object({
        ...ofSite,
        contract_number: z.string(),
        /** Lorries that are unloaded at once; absent where that is one (BEY-59). */
        unloading_points: z.optional(z.int()),
        /** Usual minutes to unload a lorry; absent where the default of the material holds. */
        unloading_minutes: z.optional(z.int()),
      }),
    ),
    ...dayFields,
    /** Confirmed ones of the evening before that count for a call-off which still runs; absent where there are none. */
    evening_loads: z.optional(z.array(load)),
    /** The first after today; null where there is none or the person may not list call-offs (BEY-47). */
    next_call_off: z.nullable(
      z.object({
        ...ofSite,
        call_off_id: id,
        material_name: z.string(),
        material_category: z.int(),
        quantity: z.string(),
        quantity_unit: z.string(),
        status: z.int(),
        delivery_start_date: dmyDay,
        delivery_start_time: time,
      }),
    ),
  }),
});
