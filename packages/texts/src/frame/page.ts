/** What a page of the app says besides its own content; the login has no use for it. */
export const pageTexts = {
  'common.actions': 'Aktionen',
  'common.loading': 'Wird geladen',
  'common.notice': 'Hinweis',
  'network.offline_bar': 'Keine Verbindung. Sie sehen den Stand von {zeit} Uhr.',
  'network.offline_bar_empty': 'Keine Verbindung. Für diese Seite liegen noch keine Daten vor.',
} as const;
