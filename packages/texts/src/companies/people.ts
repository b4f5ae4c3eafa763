/** People of a customer and what they may do, in tables and panes of the office. */
export const officePeopleTexts = {
  'bo.people.person': 'Person',
  'bo.people.role': 'Rolle',
  'bo.people.since': 'Registriert seit',
  'bo.people.none': 'Zu dieser Firma gehört noch niemand.',
  'bo.people.blocked': 'gesperrt',
  'bo.people.yes': 'ja',
  'bo.people.no': 'nein',
  'bo.people.email': 'E-Mail',
  'bo.people.phone': 'Telefon',
  'bo.right.qr-code-scanner': 'Scannen',
  'bo.right.call-off-list': 'Abrufe sehen',
  'bo.right.call-off-creation': 'Abrufe anlegen',
  'bo.right.delivery-confirm': 'Lieferungen bestätigen',
  'bo.right.asset-upload': 'Dateien anfügen',
  'bo.right.invoice-list': 'Rechnungen sehen',
  'bo.right.company-keys': 'Schlüssel anlegen',
} as const;
