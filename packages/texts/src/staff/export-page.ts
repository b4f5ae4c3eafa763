/** Asking for a list of the office as a file, and the page of a large one. */
export const staffExportPageTexts = {
  'bo.export': 'Exportieren',
  'bo.export.xlsx': 'Excel (XLSX)',
  'bo.export.csv': 'CSV',
  'bo.export.file.call-offs': 'Abrufe-{tag}',
  'bo.export.file.audit': 'Protokoll-{tag}',
  'bo.export.large': 'Mehr als 50.000 Zeilen. Sie erhalten eine Mail, sobald die Datei bereit ist.',
  'bo.export.failed': 'Die Datei konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
  'bo.export.title': 'Export',
  'bo.export.ready': 'Die Datei mit {n} Zeilen ist bereit',
  'bo.export.pending': 'Die Datei mit {n} Zeilen wird noch geschrieben',
  'bo.export.until': 'Herunterladen bis {zeit}\u00A0Uhr, mit Ihrem Code.',
  'bo.export.download': 'Herunterladen',
  'bo.export.gone': 'Diesen Export gibt es nicht mehr',
  'bo.export.back': 'Zur Verwaltung',
} as const;
