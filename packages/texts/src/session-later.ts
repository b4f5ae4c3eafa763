/** Invitation, announcement, end of a session, impersonation: what the login page does not begin with. */
export const sessionLaterTexts = {
  'login.invitation_busy': 'Ihre Einladung wird geprüft …',
  'login.invitation_failed': 'Einladung ungültig oder abgelaufen',
  'login.session_expired': 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  'login.announcement_title': 'Hinweis',
  'login.announcement_close': 'Verstanden',
  'impersonation.title': 'Fremde Ansicht',
  'impersonation.label': 'Ansicht als {name}',
} as const;
