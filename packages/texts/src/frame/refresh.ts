/** Tools of every page, loaded behind it: reading it again, by a pull or a button, and the way past its lists. */
export const refreshTexts = {
  'common.refresh': 'Aktualisieren',
  'common.pull_refresh': 'Ziehen zum Aktualisieren',
  'common.release_refresh': 'Loslassen zum Aktualisieren',
  'common.refreshed': 'Aktualisiert um {zeit}\u00A0Uhr',
  'common.to_navigation': 'Zur Hauptnavigation springen',
  'refresh.offline': 'Noch kein Empfang',
  'refresh.late': 'Der Server antwortet noch nicht',
  'refresh.silent': 'Der Server hat nicht geantwortet',
  'refresh.fault': 'Der Server antwortet gerade nicht richtig',
} as const;
