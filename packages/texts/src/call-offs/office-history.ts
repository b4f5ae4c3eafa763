/** History of the call-offs of a contract or customer, as a table of the office. */
export const officeHistoryTexts = {
  'bo.history.columns.at': 'Zeit',
  'bo.history.columns.what': 'Was',
  'bo.history.columns.calloff': 'Abruf',
  'bo.history.columns.site': 'Baustelle',
  'bo.history.columns.material': 'Material',
  'bo.history.columns.who': 'Wer, Antwort',
  'bo.history.row_aria': '{was}, Abruf {nummer}, {wer}, {zeit}',
  'bo.history.empty': 'Hier wurde noch nichts abgerufen.',
} as const;
