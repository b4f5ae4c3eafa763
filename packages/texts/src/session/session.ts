/** Login; the page loads first, so it needs only these texts. */
export const sessionTexts = {
  'login.claim': 'Lieferungen, Mengen und Abrufe für Ihre Baustelle',
  'login.email': 'E-Mail-Adresse',
  'login.password': 'Passwort',
  'login.password_show': 'Passwort anzeigen',
  'login.password_hide': 'Passwort verbergen',
  'login.submit': 'Anmelden',
  'login.forgot': 'Passwort vergessen?',
  'login.busy': 'Sie werden angemeldet …',
  'login.register_hint': 'Einladungs\u00ADcode erhalten?',
  'login.register': 'Registrieren',
  'login.product': 'abrufbar für {marke}',
  'login.required_email': 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  'login.required_password': 'Bitte geben Sie Ihr Passwort ein.',
  'login.invalid_data': 'E-Mail-Adresse oder Passwort stimmt nicht.',
  'login.forbidden_title': 'Anmeldung nicht möglich',
} as const;
