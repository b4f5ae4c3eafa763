/** Numbers with their country code, wherever one is entered. */
export const phoneTexts = {
  'register.country_code': 'Länder\u00ADvorwahl',
  'country_code.search': 'Land oder Vorwahl suchen',
  'country_code.clear': 'Suche leeren',
  'country_code.none': 'Kein Land gefunden.',
  'validation.digits': 'Bitte nur Ziffern eingeben.',
} as const;
