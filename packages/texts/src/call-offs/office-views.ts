/** Own views of the work list. */
export const officeViewsTexts = {
  'bo.own.save': 'Ansicht speichern',
  'bo.own.remove': 'Ansicht entfernen',
  'bo.own.title': 'Ansicht speichern',
  'bo.own.text': 'Filter, Sortierung und Spalten. Eine Ansicht mit demselben Namen wird ersetzt.',
  'bo.own.name': 'Name',
  'bo.own.submit': 'Speichern',
  'bo.own.cancel': 'Abbrechen',
  'bo.own.removed': 'Ansicht {name} entfernt.',
  'bo.own.saved': 'Ansicht {name} gespeichert.',
} as const;
