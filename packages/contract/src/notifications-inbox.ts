import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { listOf, page, PAGE_SIZE } from '#wire/envelope.ts';
import { dmyDay, flagText, id, orNothing, time, wholeNumber } from '#wire/codecs.ts';

const ofUser = {
  method: 'GET',
  who: 'user',
  tenant: 'user',
  rate: 'general',
  audited: false,
  body: 'none',
} as const;

const text = z.nullable(z.string());
const category = z.nullable(z.int());

/** Message (ENT-12); fields that its type lacks or the plant did not send are null (T-26). */
const notification = z.object({
  id,
  /** One of `NOTIFICATION_TYPES`; one that a client does not know yet is about a call-off. */
  type: z.string(),
  title: z.string(),
  creation_display_date: z.string(),
  /** Day and time of its making in Berlin, for lists by day (BEY-115). */
  creation_date: dmyDay,
  creation_time: time,
  is_seen: z.boolean(),
  /** `ids` of the delivery, or id of the call-off (D-47, D-51). */
  reference_id: z.string(),
  construction_site_name: text,
  material_name: text,
  material_number: text,
  material_category: category,
  quantity: text,
  quantity_unit: text,
  // of call-offs (ENT-14)
  delivery_start_date: z.nullable(dmyDay),
  delivery_start_time: z.nullable(time),
  delivery_end_date: z.nullable(dmyDay),
  delivery_end_time: z.nullable(time),
  // of delivery notes (ENT-15)
  delivery_note_number: text,
  vehicle_license_plate: text,
  /** Of the plant that delivers; in warnings too. */
  factory_phone: text,
  factory_name: text,
  spedition_name: text, // sic
  weighing_date: z.nullable(dmyDay),
  weighing_time: z.nullable(time),
  weighing_time_unit: text,
  materials: z.array(
    z.object({
      material_name: text,
      material_number: text,
      material_category: category,
      quantity: text,
      quantity_unit: text,
    }),
  ),
});

const size = wholeNumber(1, PAGE_SIZE.largest);
const sizeOrAll = z.codec(z.string(), z.custom<number | 'all'>(), {
  decode: (value, context) => {
    if (value === 'all') return value;
    const result = z.safeDecode(size, value);
    if (result.success) return result.data;
    context.issues.push({ code: 'custom', input: value, message: 'whole_number' });
    return z.NEVER;
  },
  encode: String,
});

/** New or seen messages, newest first; `all` only of the new ones (API-39, D-27, T-38). */
export const list = call({
  ...ofUser,
  name: 'notifications.list',
  summary: 'Neue oder gelesene Nachrichten, neueste zuerst.',
  path: 'notifications',
  kind: 'read',
  input: z.object({ seen: flagText, page, page_size: orNothing(sizeOrAll) }),
  output: listOf(notification),
});

/** Reading changes nothing; `markSeen` marks the message as seen (D-52). */
export const detail = call({
  ...ofUser,
  name: 'notifications.detail',
  summary: 'Eine Nachricht.',
  path: 'notifications/{id}',
  kind: 'read',
  input: z.object({ id }),
  output: notification,
});

/** The answer does not reveal whether the message exists: repeated or late calls succeed (D-52). */
export const markSeen = call({
  ...ofUser,
  name: 'notifications.markSeen',
  summary: 'Merkt eine Nachricht als gelesen vor.',
  method: 'POST',
  path: 'notifications/{id}/seen',
  kind: 'change',
  body: 'form',
  input: z.object({ id }),
  output: z.object({}),
});

/** Marks all existing messages, or only those up to the newest one that the user has seen in the list (D-52). */
export const markAllSeen = call({
  ...ofUser,
  name: 'notifications.markAllSeen',
  summary: 'Merkt alle vorhandenen Nachrichten als gelesen vor.',
  path: 'notifications/mark-all-as-seen',
  kind: 'change',
  input: z.object({ until: orNothing(id) }),
  output: z.object({}),
});

const removes = {
  ...ofUser,
  summary: 'Löscht eine Nachricht endgültig, nur für die angemeldete Person.',
  kind: 'change',
  input: z.object({ id }),
  output: z.object({}),
} as const;

/** Final for this user only, repeatable without error (D-52). */
export const remove = call({
  ...removes,
  name: 'notifications.remove',
  path: 'notifications/delete',
});
export const removeByDelete = call({
  ...removes,
  name: 'notifications.removeByDelete',
  method: 'DELETE',
  path: 'notifications/{id}',
});
