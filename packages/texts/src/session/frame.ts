/** End of a session, impersonation: what any page may say about who is signed in. */
export const sessionFrameTexts = {
  'login.session_expired': 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  'impersonation.title': 'Fremde Ansicht',
  'impersonation.label': 'Ansicht als {name}',
} as const;
