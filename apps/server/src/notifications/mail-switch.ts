import type { NOTIFICATION_TYPES } from '@abrufbar/domain/notifications/inbox.ts';

/** Switch of the settings that decides about a mail, one per company (D-55). */
export type MailSwitch = 'CallOff' | 'Reminder';

const SWITCHES: Readonly<Record<(typeof NOTIFICATION_TYPES)[number], MailSwitch | null>> = {
  // Dozens a day: they come as messages and pushes only.
  'scale_note.created': null,
  'calloff.created': 'CallOff',
  'calloff.status_changed': 'CallOff',
  'calloff.reminder': 'Reminder',
  // Over before a mail is read.
  'calloff.gap': null,
  'calloff.queue': null,
};

/** The switch that decides whether a message also comes as a mail; null: it never does (D-54). */
export const mailSwitch = (type: string): MailSwitch | null =>
  Object.entries(SWITCHES).find(([name]) => name === type)?.[1] ?? null;
