/** Rules of a new password, wherever one is chosen. */
export const passwordTexts = {
  'password.rules': 'Regeln für das Passwort',
  'password.rule.length': 'mindestens 8 Zeichen',
  'password.rule.upper': 'Groß\u00ADbuchstabe',
  'password.rule.lower': 'Klein\u00ADbuchstabe',
  'password.rule.digit': 'Ziffer',
  'password.rule.special': 'Sonder\u00ADzeichen',
  'password.rule.special_hint': 'Als Sonder\u00ADzeichen zählen {zeichen}',
  'password.rule.met': 'erfüllt',
  'password.rule.open': 'noch offen',
} as const;
