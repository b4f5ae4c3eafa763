import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { detail } from '@abrufbar/contract/notifications-inbox.ts';
import { berlinDay, berlinTime, parseDmy, shortDate } from '@abrufbar/domain/values/calendar.ts';
import {
  arrivalText,
  isDeliveryNote,
  NOTIFICATION_TYPES,
} from '@abrufbar/domain/notifications/inbox.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { notificationsTexts } from '@abrufbar/texts/notifications.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { NotificationRow } from '#notifications/store.ts';

const t = reader({ ...generalTexts, ...notificationsTexts });

type Notification = OutputOf<typeof detail>;
type Payload = NotificationRow['payload'];

/** Row of a list; `today` decides how the time is said. */
export const presentNotification = (row: NotificationRow, today: string): Notification => ({
  ...fieldsOf(row),
  creation_display_date: arrivalText(clockOf(row), today, weekdays()),
});

/** The message page names the day in full. */
export const presentDetail = (row: NotificationRow): Notification => {
  const { day, time } = clockOf(row);
  const words = [shortDate(day, weekdays()), t('common.oclock', { zeit: time })];
  return { ...fieldsOf(row), creation_display_date: words.join(' · ') };
};

const weekdays = () => t('date.weekdays').split(', ');
const clockOf = ({ created_at }: NotificationRow) => {
  const at = new Date(created_at);
  return { day: berlinDay(at), time: berlinTime(at) };
};

/** Of a message that names no outcome. */
const TITLES = { note: 'messages.type.delivery_note', callOff: 'messages.type.calloff' } as const;

/** An older or newer version of the server may have written the payload: a missing field is null (T-26). */
const fieldsOf = ({ id, type, reference_id, seen_at, payload, created_at }: NotificationRow) => ({
  id,
  creation_date: berlinDay(new Date(created_at)),
  creation_time: berlinTime(new Date(created_at)),
  type: NOTIFICATION_TYPES.find((one) => one === type) ?? NOTIFICATION_TYPES[2], // the table takes no other
  title: textIn(payload, 'title') ?? t(TITLES[isDeliveryNote(type) ? 'note' : 'callOff']),
  is_seen: seen_at !== null,
  reference_id,
  construction_site_name: textIn(payload, 'construction_site_name'),
  ...materialIn(payload),
  delivery_start_date: dayIn(payload, 'delivery_start_date'),
  delivery_start_time: textIn(payload, 'delivery_start_time'),
  delivery_end_date: dayIn(payload, 'delivery_end_date'),
  delivery_end_time: textIn(payload, 'delivery_end_time'),
  delivery_note_number: textIn(payload, 'delivery_note_number'),
  vehicle_license_plate: textIn(payload, 'vehicle_license_plate'),
  factory_phone: textIn(payload, 'factory_phone'),
  factory_name: textIn(payload, 'factory_name'),
  spedition_name: textIn(payload, 'spedition_name'), // sic
  weighing_date: dayIn(payload, 'weighing_date'),
  weighing_time: textIn(payload, 'weighing_time'),
  weighing_time_unit: textIn(payload, 'weighing_time_unit'),
  materials: materialsIn(payload).map(materialIn),
});

/** A text of a payload; null when it has none. */
export const textIn = (payload: Payload, key: string): string | null => {
  const value = payload[key];
  return typeof value === 'string' ? value : null;
};
const dayIn = (payload: Payload, key: string): string | null =>
  parseDmy(textIn(payload, key) ?? '');

const materialIn = (payload: Payload) => {
  const category = payload['material_category'];
  return {
    material_name: textIn(payload, 'material_name'),
    material_number: textIn(payload, 'material_number'),
    material_category: typeof category === 'number' ? category : null,
    quantity: textIn(payload, 'quantity'),
    quantity_unit: textIn(payload, 'quantity_unit'),
  };
};
const materialsIn = ({ materials }: Payload): readonly Payload[] =>
  Array.isArray(materials) ? (materials as readonly Payload[]) : []; // written by us as objects
