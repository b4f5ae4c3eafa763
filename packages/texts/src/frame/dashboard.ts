/** Start page; the server takes the titles of the buttons from here (D-07). */
export const dashboardTexts = {
  'dashboard.recent': 'Zuletzt aktiv', // D-29: by activity, not by what this user opened
  'dashboard.all_sites': 'Alle Baustellen',
  'dashboard.recent_empty': 'Hier erscheinen Ihre Baustellen, sobald sich dort etwas tut.',
  'dashboard.deliveries_today': 'Lieferungen heute',
  'dashboard.calloffs_today': 'Abrufe heute',
  'dashboard.button.qr-code-scanner': 'Lieferschein scannen',
  'dashboard.button.qr-code-scanner.hint': 'QR-Code auf dem Lieferschein',
  'dashboard.button.notifications': 'Nachrichten',
  'dashboard.button.construction-site': 'Baustellen',
  'dashboard.button.construction-site.hint_one': '1 Vertrag',
  'dashboard.button.construction-site.hint_many': '{n} Verträge',
  'dashboard.button.help': 'Hilfe',
} as const;
