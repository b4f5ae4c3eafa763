import { daysBetween, toShortDmy, weekday } from '#values/calendar.ts';

const DELIVERY_NOTE = 'scale_note.created';

/** Types of messages (D-51); no other type is ever sent (T-26). */
export const NOTIFICATION_TYPES = [
  DELIVERY_NOTE,
  'calloff.created',
  'calloff.status_changed',
  'calloff.reminder',
  'calloff.gap',
  'calloff.queue',
] as const;

const WARNINGS: readonly string[] = ['calloff.gap', 'calloff.queue'];

/** Whether a message warns of something on the site today (BEY-86). */
export const isWarning = (type: string): boolean => WARNINGS.includes(type);

/** Any other message is about a call-off (ENT-13). */
export const isDeliveryNote = (type: string): boolean => type === DELIVERY_NOTE;

/** Maximum number of messages in a list without pages (D-27). */
export const MAX_LISTED_MESSAGES = 500;

/** Arrival of a message as a row shows it: the time today, the weekday for a week, then the day. */
export const arrivalText = (
  { day, time }: { readonly day: string; readonly time: string },
  today: string,
  weekdays: readonly string[],
): string => {
  const ago = daysBetween(day, today);
  if (ago === 0) return time;
  return (ago > 0 && ago < 7 && weekdays[weekday(day)]) || toShortDmy(day);
};
