/** Settings of the answer templates. */
export const officeTemplatesTexts = {
  'bo.template.text_of_page':
    'Sätze für Antworten an Kunden, zum Einfügen in der Prüfung. Sie gelten für alle Personen dieser Marke.',
  'bo.template.new': 'Vorlage anlegen',
  'bo.template.title': 'Textvorlage',
  'bo.template.columns.position': 'Platz',
  'bo.template.columns.text': 'Text',
  'bo.template.row_aria': 'Platz {n}, {text}',
  'bo.template.empty': 'Noch keine Textvorlagen.',
  'bo.template.text': 'Text',
  'bo.template.text_hint': 'Höchstens {n} Zeichen, ohne Zeilenumbruch.',
  'bo.template.text_missing': 'Bitte geben Sie einen Text ein.',
  'bo.template.position': 'Platz',
  'bo.template.position_hint': 'In dieser Reihenfolge stehen die Vorlagen zur Auswahl.',
  'bo.template.save': 'Speichern',
  'bo.template.discard': 'Verwerfen',
  'bo.template.saved': 'Die Textvorlage ist gespeichert.',
  'bo.template.remove': 'Entfernen',
  'bo.template.remove_title': 'Textvorlage entfernen?',
  'bo.template.removed': 'Die Textvorlage ist entfernt.',
  'bo.template.cancel': 'Abbrechen',
  'bo.template.stored': 'Jetzt gespeichert: {wert}',
  'bo.template.stale': '{name} hat diese Vorlage um {zeit}\u00A0Uhr geändert',
  'bo.template.stale_text':
    'Ihre Eingabe ist noch da und noch nicht gespeichert. Was jetzt gilt, steht am Feld.',
  'bo.template.gone': 'Diese Vorlage wurde inzwischen entfernt',
  'bo.template.gone_text': 'Ihre Eingabe ist noch da. Speichern legt sie neu an.',
} as const;
