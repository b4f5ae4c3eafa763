/** Texts of a page's frame; the login does not need them. */
export const pageTexts = {
  'common.actions': 'Aktionen',
  'common.loading': 'Wird geladen',
  'common.notice': 'Hinweis',
  'network.offline_bar': 'Keine Verbindung. Sie sehen den Stand von {zeit}\u00A0Uhr.',
  'network.offline_bar_empty': 'Keine Verbindung. Für diese Seite liegen noch keine Daten vor.',
} as const;
