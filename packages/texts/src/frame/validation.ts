/** Messages about invalid input, below its field. */
export const validationTexts = {
  'validation.required': 'Bitte füllen Sie dieses Feld aus.',
  'validation.name': 'Bitte geben Sie höchstens 100 Zeichen ein.',
  'validation.email': 'Bitte geben Sie eine vollständige E-Mail-Adresse ein.',
  'validation.phone': 'Bitte geben Sie 3 bis 15 Ziffern ein.',
  'validation.password': 'Das Passwort erfüllt noch nicht alle Regeln.',
  'validation.password_long': 'Das Passwort darf höchstens 128 Zeichen haben.',
  'validation.password_repeat': 'Die Passwörter stimmen nicht überein.',
  'validation.position': 'Bitte wählen Sie Ihre Funktion.',
  'validation.invitation': 'Bitte geben Sie den Einladungs\u00ADcode ein.',
  'validation.terms': 'Bitte stimmen Sie den Nutzungs\u00ADbedingungen zu.',
  'validation.privacy': 'Bitte bestätigen Sie die Datenschutz\u00ADhinweise.',
} as const;
