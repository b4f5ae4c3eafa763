/** Pages instead of the wizard: nothing can be ordered. */
export const callOffsRefusedTexts = {
  'wizard.not_found': 'Diese Position gibt es nicht.',
  'wizard.forbidden_title': 'Keine Berechtigung',
  'wizard.forbidden_text':
    'Sie dürfen für diese Firma keine Abrufe anlegen. Bitte wenden Sie sich an Ihre Ansprech\u00ADperson im Werk.',
  'wizard.cancelled_title': 'Position storniert',
  'wizard.cancelled_text': 'Zu dieser Position sind keine Abrufe mehr möglich.',
  'wizard.closed_title': 'Kein Abruf möglich',
  'wizard.to_items': 'Zu den Positionen',
  'wizard.to_sites': 'Zu den Baustellen',
} as const;
