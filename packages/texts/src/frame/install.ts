/** Offer to put the app on the home screen. */
export const installTexts = {
  'install.title': 'App auf den Start\u00ADbildschirm legen',
  'install.text': 'So öffnen Sie {marke} mit einem Tipp und erhalten Push-Mitteilungen.',
  'install.action': 'App hinzufügen',
  'install.ios': 'Tippen Sie auf Teilen und dann auf „Zum Home-Bildschirm“.',
  'install.later': 'Später',
} as const;
