/** Settings page. */
export const settingsTexts = {
  'settings.title': 'Einstellungen',
  'settings.notifications': 'Benachrichtigungen',
  'settings.call_off': 'E-Mail zu Abrufen',
  'settings.call_off.hint': 'Bestätigung, Änderung, Storno',
  'settings.reminder': 'E-Mail zur Erinnerung',
  'settings.reminder.hint': 'Am Vortag eines Abrufs',
  'settings.push_notification': 'Mitteilungen auf diesem Gerät',
  'settings.push_notification.hint': 'Auch bei geschlossener App',
  'settings.push_noted': 'Vorgemerkt. Mitteilungen auf Geräte werden noch nicht versendet.',
  'settings.push_denied':
    'Ihr Browser blockiert Mitteilungen. Erlauben Sie diese in den Einstellungen des Browsers.',
  'settings.push_unsupported':
    'Dieser Browser unterstützt keine Mitteilungen. Legen Sie die App auf den Startbildschirm und öffnen Sie sie von dort.',
  'settings.no_company': 'Wählen Sie zuerst auf der Startseite eine Firma.',
  'settings.theme': 'Darstellung',
  'settings.theme.10': 'Wie das Gerät',
  'settings.theme.20': 'Hell',
  'settings.theme.30': 'Dunkel',
  'settings.theme_hint': 'In der Sonne ist die helle Darstellung am besten lesbar.',
  'settings.saved': 'Gespeichert.',
  'settings.error': 'Die Einstellung konnte nicht gespeichert werden.',
} as const;
