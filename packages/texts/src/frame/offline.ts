/** How old a page is while the server is not heard; loaded behind the first screen. */
export const offlineTexts = {
  'network.offline_bar': 'Stand {zeit}\u00A0Uhr, ein Teil dieser Seite fehlt',
  'network.offline_bar_empty': 'Für diese Seite liegen noch keine Daten vor',
  'outbox.auto': 'Wird von selbst gesendet',
  'offline.bar': 'Kein Empfang',
  'offline.as_of': 'Stand {zeit}\u00A0Uhr',
  'offline.slow': 'Der Server antwortet noch nicht',
} as const;
