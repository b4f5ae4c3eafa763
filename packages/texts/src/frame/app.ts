/** What every page says from its first moment on: names, connection. The login page carries these alone. */
export const appTexts = {
  'app.name': 'abrufbar',
  'app.page_title': '{titel} · {marke}',
  'brand.nordstein': 'Nordstein',
  'brand.suedkies': 'Südkies',
  'network.offline_flash': 'Keine Verbindung.',
  'network.online_flash': 'Verbindung wieder da.',
  'network.offline_action': 'Dafür brauchen Sie Empfang.',
} as const;
