/** Reasons of the error popup that no page needs before it is open. */
export const errorPopupTexts = {
  'global_error_popup.late': 'Der Server antwortet nicht. Bitte versuchen Sie es erneut.',
} as const;
