/** Parts of a call-off as staff see it; plain JSON values. */
import { LIMITS } from '@abrufbar/domain/contracts/limits.ts';
import * as z from 'zod/mini';
import { shownTexts } from '#call-offs-fields.ts';
import { id } from '#wire/codecs.ts';
import { instant, version } from '#wire/plain.ts';

/** ISO day, `2026-11-20`. */
export const day = z.iso.date();
/** Time on the clocks of Berlin, `06:30`. */
const clock = z.string();

/** Begin and end on the clocks of Berlin. */
const deliveryWindow = {
  starts_on: day,
  starts_time: clock,
  ends_on: day,
  ends_time: clock,
};

/** A step of a call-off: who did what, and where it led. */
export const stepFields = {
  version: z.int(),
  at: instant,
  action: z.string(),
  status: z.int(),
  /** Name of the person, the staff member or the supplier. */
  by: z.string(),
  by_kind: z.enum(['customer', 'staff', 'system']),
  answer: z.nullable(z.string()),
};

/** A decision of staff that has not taken effect yet. */
export const pendingDecision = z.object({
  id,
  action: z.string(),
  answer: z.nullable(z.string()),
  staff_id: id,
  staff_name: z.string(),
  decided_at: instant,
  due_at: instant,
});

/** Row of the work list. */
export const officeRow = z.object({
  id,
  company_id: z.int(),
  version,
  /** Ours; shown while the supplier has given no number. */
  reference: z.int(),
  number: z.nullable(z.string()),
  status: z.int(),
  ...deliveryWindow,
  company: z.string(),
  contract_id: id,
  contract_number: z.string(),
  contract_name: z.string(),
  material_name: z.string(),
  material_number: z.string(),
  factory_number: z.nullable(z.string()),
  factory_name: z.nullable(z.string()),
  quantity: z.number(),
  quantity_unit: z.string(),
  hourly_quantity: z.nullable(z.number()),
  incoterm: z.string(),
  truck_type: z.string(),
  contact: z.nullable(z.string()),
  /** Of the request that waits, or of the creation. */
  received_at: instant,
  /** Limits of the contract that it exceeds; they warn and refuse nothing (OFF-105). */
  over_limits: z.array(z.enum(LIMITS)),
  pending: z.nullable(pendingDecision),
});
export type OfficeRow = z.output<typeof officeRow>;

/** Values a change request may change; null where nothing was given. */
export const changeableValues = z.object({
  quantity: z.number(),
  ...deliveryWindow,
  ...shownTexts,
  contact: z.nullable(z.string()),
});

/** Hour of a plant on a day; quantities per hour. */
const plantHour = z.object({
  hour: z.int(),
  is_open: z.boolean(),
  confirmed: z.number(),
  open: z.number(),
  excess: z.number(),
});

/** Load of a plant on a day. */
export const plantLoad = z.object({
  factory_number: z.string(),
  factory_name: z.string(),
  day,
  hourly_limit: z.nullable(z.number()),
  /** The unit the plant loads in; limit and hours are in the same. */
  quantity_unit: z.string(),
  hours: z.array(plantHour),
});

/** Calls of the roles that decide. */
export const decides = {
  who: 'staff',
  roles: ['admin', 'dispatcher'],
  tenant: 'brand',
  rate: 'general',
  kind: 'change',
  audited: true,
  body: 'json',
} as const;

/** Calls of every role that sees call-offs. */
export const looks = {
  method: 'GET',
  who: 'staff',
  roles: ['admin', 'dispatcher', 'support'],
  tenant: 'brand',
  rate: 'general',
  kind: 'read',
  audited: false,
  body: 'none',
} as const;
