/** Pages of the terms of use and the privacy terms, and the question for consent. */
export const legalTexts = {
  'terms.title': 'Nutzungsbedingungen',
  'terms.close': 'Schließen',
  'privacy.title': 'Datenschutzhinweise',
  'privacy.close': 'Schließen',
  'terms.load_error': 'Der Text konnte nicht geladen werden.',
} as const;
