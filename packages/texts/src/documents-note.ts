/** The section with what a delivery note says, and its file as it came. */
export const documentsNoteTexts = {
  'note_details.title': 'Angaben des Liefer\u00ADscheins',
  'note_details.file': 'Datei des Liefer\u00ADscheins',
  'note_details.file_hint': 'Unverändert, wie der Lieferant sie gesendet hat (XML)',
  'note_details.file_load': 'XML herunter\u00ADladen',
} as const;
