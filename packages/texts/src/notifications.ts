import { NOTE_TITLE } from '#notifications-note-title.ts';

/** Messages of the portal. */
export const notificationsTexts = {
  'messages.type.delivery_note': NOTE_TITLE,
  'messages.type.claim_in_progress': 'Reklamation {nummer} in Klärung',
  'messages.type.claim_settled': 'Reklamation {nummer} beantwortet',
  'messages.type.delivery_undone': 'Bestätigung zurückgenommen',
  'messages.type.delivery_corrected': 'Lieferung korrigiert',
  'messages.type.calloff': 'Nachricht zu einem Abruf',
  // Titles of call-off messages name the outcome of the step (T-22).
  'messages.call_off.create': 'Abruf angefragt',
  'messages.call_off.enter': 'Neuer Abruf vom Werk',
  'messages.call_off.correct': 'Abruf vom Werk geändert',
  'messages.call_off.make_binding': 'Abruf verbindlich angefragt',
  'messages.call_off.review': 'Abruf in Prüfung',
  'messages.call_off.confirm': 'Lieferung bestätigt',
  'messages.call_off.refuse': 'Lieferung abgelehnt',
  'messages.call_off.request_change': 'Änderung angefragt',
  'messages.call_off.accept_change': 'Änderung angenommen',
  'messages.call_off.decline_change': 'Änderung abgelehnt, der bisherige Termin gilt',
  'messages.call_off.request_cancellation': 'Stornierung angefragt',
  'messages.call_off.accept_cancellation': 'Lieferung storniert',
  'messages.call_off.cancel': 'Lieferung storniert',
  'messages.call_off.decline_cancellation': 'Stornierung abgelehnt, der Abruf bleibt bestehen',
  'messages.call_off.reminder': 'Erinnerung an die Lieferung',
} as const;
