/** Head of the start page: a visit loads these first. */
export const startTexts = {
  'dashboard.title': 'Start',
  'today.title': 'Jetzt',
  'today.title_place': 'auf der Baustelle',
} as const;
