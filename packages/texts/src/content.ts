/** Announcements, help, maintenance; their contents come from the server. */
export const contentTexts = {
  'announcement.close': 'Hinweis schließen',
  'snippet.close': 'Hinweis schließen',
  'help.title': 'Hilfe',
  'help.page': 'Zur Seite „{seite}“',
  'help.empty_title': 'Keine Hilfe zu dieser Seite',
  'help.empty_text': 'Bei Fragen hilft Ihnen Ihre Ansprech\u00ADperson im Werk gern weiter.',
  'help.close': 'Hilfe schließen',
  'maintenance.title': 'Kurze Wartungs\u00ADpause',
  'maintenance.text':
    'Das Portal ist in Kürze wieder erreichbar. Dringende Abrufe nimmt Ihr Werk telefonisch entgegen.',
  'maintenance.retry': 'Erneut versuchen',
  'maintenance.still': 'Die Wartung läuft noch. Bitte versuchen Sie es später erneut.',
} as const;
