/** Headings and meanings of the numbers and words that stand for something, beside the texts the portal shows. */
export const valueTitles = {
  heading: 'Zahlen und ihre Bedeutung',
  call_off_status: 'Stand eines Abrufs: status',
  action: 'Schritt des Lieferanten: action',
  contract_status: 'Stand eines Vertrags: status, contract_status',
  delivery_status: 'Stand einer Lieferung: status',
  material_category: 'Gruppe eines Materials: material_category, category',
  position: 'Stellung in der Firma: company_position',
  theme: 'Farbschema: theme, Theme',
  import_state: 'Stand eines Imports: state',
  notification_type: 'Art einer Nachricht: type',
  step: '{satz} Von {von} nach {nach}.',
  earlier: 'dem Stand vor der Anfrage',
} as const;

/** Meaning of each step of the supplier. */
export const actionTexts = {
  makeBinding: 'Macht aus einem geplanten Abruf eine verbindliche Anfrage.',
  review: 'Nimmt die Anfrage in Prüfung.',
  confirm: 'Bestätigt die Lieferung.',
  refuse: 'Lehnt die Anfrage ab; answer nennt den Grund.',
  acceptChange: 'Nimmt die angefragte Änderung an.',
  declineChange: 'Lehnt die Änderung ab; die bisherigen Werte gelten wieder.',
  cancel: 'Storniert die Lieferung ohne Anfrage; answer nennt den Grund.',
  requestCancellation: 'Hält fest, dass der Kunde stornieren möchte, etwa nach einem Anruf.',
  acceptCancellation: 'Nimmt die Stornierung an.',
  declineCancellation: 'Lehnt die Stornierung ab.',
} as const;

export const deliveryStatusTexts = {
  '0': 'Unbestätigt.',
  '1': 'Bestätigt; jeder andere Wert als 0 zählt ebenso.',
} as const;

export const contractStatusTexts = {
  '0': 'Offen.',
  '1': 'Geschlossen; jeder andere Wert als 0 zählt ebenso. Neue Abrufe sind nicht möglich.',
} as const;

export const themeTexts = { '10': 'Wie das Gerät.', '20': 'Hell.', '30': 'Dunkel.' } as const;

export const importStateTexts = {
  waiting: 'Angenommen, noch nicht begonnen.',
  running: 'In Arbeit; rows_done sagt, wie weit.',
  done: 'Fertig.',
  failed: 'Endgültig gescheitert; problem sagt, was zu tun ist.',
} as const;

export const notificationTypeMeanings = {
  'scale_note.created': 'Ein neuer Lieferschein; reference_id ist ids der Lieferung.',
  'calloff.created': 'Ein neuer Abruf; reference_id ist seine Id.',
  'calloff.status_changed': 'Ein Abruf hat einen anderen Stand.',
  'calloff.reminder': 'Ein bestätigter Abruf beginnt bald.',
  'calloff.gap': 'Bei einem laufenden Abruf kommt längere Zeit kein Lkw.',
  'calloff.queue': 'Auf der Baustelle eines laufenden Abrufs kommen mehrere Lkw zugleich.',
} as const;
