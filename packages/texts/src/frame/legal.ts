/** Links that every page before the login has at its foot, the menu and the settings too. */
export const legalTexts = {
  'legal.privacy': 'Datenschutz',
  'legal.imprint': 'Impressum',
} as const;
