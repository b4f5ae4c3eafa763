/** Invitation and announcement: what the login page does not begin with. */
export const loginLaterTexts = {
  'login.invitation_busy': 'Ihre Einladung wird geprüft …',
  'login.invitation_failed': 'Einladung ungültig oder abgelaufen',
  'login.announcement_title': 'Hinweis',
  'login.announcement_close': 'Verstanden',
} as const;
