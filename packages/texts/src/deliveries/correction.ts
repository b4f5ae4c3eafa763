/** Corrections of deliveries: words of the customer's page and paper. */
export const correctionTexts = {
  'correction.title': 'Korrigiert',
  'correction.value': 'Angabe',
  'correction.by': '{datum}, {zeit}\u00A0Uhr, {name}',
  'correction.slip': 'Auf dem Wiegeschein',
  'correction.now': 'Es gilt',
  'correction.field.gross': 'Brutto',
  'correction.field.tare': 'Tara',
  'correction.field.net': 'Netto',
  'correction.field.material': 'Material',
  'correction.field.contract': 'Vertrag',
  'correction.none': 'nicht angegeben',
} as const;
