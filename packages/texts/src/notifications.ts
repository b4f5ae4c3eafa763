/** Messages of the portal. */
export const notificationsTexts = {
  'messages.type.delivery_note': 'Neuer Lieferschein',
} as const;
