/** Settings page. */
export const settingsTexts = {
  'settings.title': 'Ein\u00ADstellungen',
  'settings.notifications': 'E-Mails und Push-Mit\u00ADteilungen',
  'settings.call_off': 'E-Mail zu Abrufen',
  'settings.call_off.hint': 'Bestätigung, Änderung, Stornierung',
  'settings.reminder': 'E-Mail zur Erinnerung',
  'settings.reminder.hint': 'Am Vortag eines Abrufs',
  'settings.push_notification': 'Push-Mitteilungen auf diesem Gerät',
  'settings.push_notification.hint': 'Auch bei geschlos\u00ADsener App',
  'settings.push_busy': 'Wird einge\u00ADschaltet …',
  'settings.push_denied':
    'Ihr Browser blockiert Push-Mitteilungen. Erlauben Sie diese in den Ein\u00ADstellungen des Browsers.',
  'settings.push_unsupported':
    'Dieser Browser unterstützt keine Push-Mitteilungen. Legen Sie die App auf den Start\u00ADbildschirm und öffnen Sie sie von dort.',
  'settings.push_none': 'Dieser Browser unterstützt keine Push-Mitteilungen.',
  'settings.push_failed':
    'Dieses Gerät ließ sich nicht für Push-Mitteilungen anmelden. Bitte versuchen Sie es später erneut.',
  'settings.push_test': 'Push-Mitteilungen testen',
  'settings.push_test_busy': 'Wird gesendet …',
  'settings.push_test.sent': 'Die Push-Mitteilung zum Test ist unterwegs zu diesem Gerät.',
  'settings.push_test.waiting':
    'Noch steht nicht fest, ob die Push-Mitteilung zum Test ankommt. Sie wird weiter zugestellt.',
  'settings.push_test.later':
    'Der Dienst, der Push-Mitteilungen zustellt, ist gerade nicht erreichbar. Bitte versuchen Sie es später erneut.',
  'settings.push_test.refused':
    'Der Dienst, der Push-Mitteilungen zustellt, hat den Test abgelehnt.',
  'settings.push_test.renewed':
    'Dieses Gerät war nicht mehr angemeldet und ist es jetzt wieder. Bitte testen Sie erneut.',
  'settings.push_test.failed':
    'Dieses Gerät ist nicht mehr für Push-Mitteilungen angemeldet und ließ sich nicht neu anmelden.',
  'settings.no_company': 'Wählen Sie zuerst auf der Startseite eine Firma.',
  'settings.theme': 'Darstellung',
  'settings.theme.10': 'Wie das Gerät',
  'settings.theme.20': 'Hell',
  'settings.theme.30': 'Dunkel',
  'settings.theme_hint': 'In der Sonne ist die helle Darstellung am besten lesbar.',
  'settings.saved': 'Gespeichert.',
  'settings.error': 'Die Einstellung konnte nicht gespeichert werden.',
} as const;
