/** The selected company; the start page loads no more than this. */
export const companiesTexts = {
  'company.label': 'Firma',
  'company.option': '{name} ({nummer})',
  'company.none':
    'Ihrem Zugang ist keine Firma zugeordnet. Bitte wenden Sie sich an Ihre Ansprech\u00ADperson im Werk.',
} as const;
