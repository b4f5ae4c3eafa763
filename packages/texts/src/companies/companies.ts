/** The selected company; the start page loads no more than this. */
export const companiesTexts = {
  'company.label': 'Firma',
  'company.option': '{name} ({nummer})',
  'company.none':
    'Ihrem Zugang ist keine Firma zugeordnet. Bitte wenden Sie sich an Ihre Ansprechperson im Werk.',
} as const;
