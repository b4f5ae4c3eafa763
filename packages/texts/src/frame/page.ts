/** Texts of a page's frame; the login does not need them. */
export const pageTexts = {
  'common.actions': 'Aktionen',
  'common.loading': 'Wird geladen',
  'common.notice': 'Hinweis',
} as const;
