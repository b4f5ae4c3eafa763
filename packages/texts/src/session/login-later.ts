/** Invitation and announcement, loaded after the login page. */
export const loginLaterTexts = {
  'login.invitation_busy': 'Ihre Einladung wird geprüft …',
  'login.invitation_failed': 'Einladung ungültig oder abgelaufen',
  'login.announcement_title': 'Hinweis',
  'login.announcement_close': 'Verstanden',
} as const;
