/** Tools of every page, loaded behind it: reading it again, by a pull or a button, and the way past its lists. */
export const refreshTexts = {
  'common.refresh': 'Aktuali\u00ADsieren',
  'common.pull_refresh': 'Ziehen zum Aktuali\u00ADsieren',
  'common.release_refresh': 'Loslassen zum Aktuali\u00ADsieren',
  'common.refreshed': 'Aktualisiert um {zeit}\u00A0Uhr',
  'common.to_navigation': 'Zur Haupt\u00ADnavigation springen',
  'refresh.offline': 'Noch kein Empfang',
  'refresh.late': 'Der Server antwortet noch nicht',
  'refresh.silent': 'Der Server hat nicht geantwortet',
  'refresh.fault': 'Der Server antwortet gerade nicht richtig',
} as const;
