/** What every page says from its first moment on: names, connection. The login page carries these alone. */
export const appTexts = {
  'app.name': 'abrufbar',
  'app.page_title': '{titel} · {marke}',
  'brand.nordstein': 'Nordstein',
  'brand.suedkies': 'Südkies',
  'common.actions': 'Aktionen',
  'common.loading': 'Wird geladen',
  'common.notice': 'Hinweis',
  'network.offline_flash': 'Keine Verbindung.',
  'network.online_flash': 'Verbindung wieder da.',
  'network.offline_action': 'Dafür brauchen Sie Empfang.',
  'network.offline_bar': 'Keine Verbindung. Sie sehen den Stand von {zeit} Uhr.',
  'network.offline_bar_empty': 'Keine Verbindung. Für diese Seite liegen noch keine Daten vor.',
} as const;
