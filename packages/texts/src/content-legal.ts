/** Pages of the terms of use, the privacy terms and the imprint, and the question for consent. */
export const contentLegalTexts = {
  'terms.title': 'Nutzungs\u00ADbedingungen',
  'terms.close': 'Schließen',
  'privacy.title': 'Datenschutz\u00ADhinweise',
  'privacy.close': 'Schließen',
  'imprint.title': 'Impressum',
  'imprint.close': 'Schließen',
  'terms.load_error': 'Der Text konnte nicht geladen werden.',
  'terms_popup.title': 'Nutzungs\u00ADbedingungen',
  'terms_popup.text':
    'Bitte stimmen Sie den Nutzungs\u00ADbedingungen zu. Danach können Sie Lieferungen bestätigen und Abrufe senden.',
  'terms_popup.changed':
    'Die Nutzungs\u00ADbedingungen haben sich geändert. Bitte lesen und bestätigen Sie die neue Fassung.',
  'terms_popup.read': 'Bedingungen lesen',
  'terms_popup.accept': 'Zustimmen',
  'terms_popup.busy': 'Wird gesendet …',
  'terms_popup.dismiss': 'Ablehnen und abmelden',
} as const;
