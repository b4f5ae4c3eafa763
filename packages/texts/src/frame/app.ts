/** Texts of every page from the first render: names, connection. The login page loads only these. */
export const appTexts = {
  'app.name': 'abrufbar',
  'app.page_title': '{titel} · {marke}',
  'brand.nordstein': 'Nordstein',
  'brand.suedkies': 'Südkies',
  'network.offline_flash': 'Keine Verbindung.',
  'network.online_flash': 'Verbindung wieder da.',
  'network.offline_action': 'Dafür brauchen Sie Empfang.',
} as const;
