/** Forgotten password: asking for a link, setting a new one. */
export const recoveryTexts = {
  'recovery.title': 'Passwort vergessen',
  'recovery.text':
    'Wir senden Ihnen einen Link an Ihre E-Mail-Adresse. Damit vergeben Sie ein neues Passwort.',
  'recovery.email': 'E-Mail-Adresse',
  'recovery.submit': 'Link senden',
  'recovery.busy': 'Wird gesendet …',
  'recovery.cancel': 'Abbrechen',
  'recovery.success_title': 'Link gesendet',
  'recovery.success_text':
    'Wenn ein Zugang zu {email} besteht, erhalten Sie in wenigen Minuten eine E-Mail. Prüfen Sie auch den Spam-Ordner.',
  'recovery.success_button': 'Verstanden',
  'recovery.invalid_data':
    'Für diese Angaben kann kein Link gesendet werden. Bitte prüfen Sie die E-Mail-Adresse.',
  'recovery.fail_title': 'Adresse nicht gefunden',
  'recovery.fail_text':
    'Zu dieser E-Mail-Adresse gibt es keinen Zugang. Bitte prüfen Sie die Schreibweise oder registrieren Sie sich.',
  'recovery.fail_button': 'Verstanden',
  'reset.title': 'Neues Passwort vergeben',
  'reset.new': 'Neues Passwort',
  'reset.repeat': 'Neues Passwort wiederholen',
  'reset.submit': 'Passwort speichern',
  'reset.busy': 'Wird gespeichert …',
  'reset.success': 'Ihr Passwort ist geändert. Bitte melden Sie sich an.',
  'reset.changed': 'Ihr Passwort ist geändert.',
  'reset.expired': 'Der Link ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.',
} as const;
