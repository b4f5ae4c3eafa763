/** End of a session and impersonation, on any page. */
export const sessionFrameTexts = {
  'login.session_expired': 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  'impersonation.title': 'Fremde Ansicht',
  'impersonation.label': 'Ansicht als {name}',
} as const;
