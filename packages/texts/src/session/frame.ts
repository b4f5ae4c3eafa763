/** End of a session, on any page. */
export const sessionFrameTexts = {
  'login.session_expired': 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
} as const;
