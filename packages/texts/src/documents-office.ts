/** Files of deliveries at the supplier's desk. */
export const officeFilesTexts = {
  'bo.file.title': 'Dateien',
  'bo.file.name': 'Datei',
  'bo.file.delivery': 'Lieferschein',
  'bo.file.weighed': 'Verwogen',
  'bo.file.added': 'Hinzugefügt',
  'bo.file.added_by': 'Von',
  'bo.file.size': 'Größe',
  'bo.file.kb': '{n} kB',
  'bo.file.mb': '{n} MB',
  'bo.file.opening': 'Wird geöffnet …',
  'bo.file.failed': 'Die Datei konnte nicht geöffnet werden.',
  'bo.file.row_aria': '{name}, Lieferschein {nummer}, {groesse}',
  'bo.file.empty': 'Zu diesem Vertrag hat noch niemand eine Datei hinzugefügt.',
} as const;
