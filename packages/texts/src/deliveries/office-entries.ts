/** Temperatures and additions entered on site, as staff read them (BEY-113). */
export const officeEntriesTexts = {
  'bo.entry.title': 'Auf der Baustelle eingetragen',
  'bo.entry.kind.temperature': 'Temperatur',
  'bo.entry.kind.water': 'Wasser',
  'bo.entry.kind.superplasticizer': 'Fließmittel',
  'bo.entry.unit.celsius': '°C',
  'bo.entry.unit.litre': 'l',
  'bo.entry.unit.kilogram': 'kg',
  'bo.entry.remaining': 'noch {menge}\u00A0m³ in der Trommel',
  'bo.entry.withdrawn': 'zurückgenommen',
  'bo.entry.account_gone': 'Konto entfernt',
} as const;
