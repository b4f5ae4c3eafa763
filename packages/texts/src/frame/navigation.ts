/** Main menu, tab bar, side rail. Entries whose screen does not exist yet are not shown. */
export const navigationTexts = {
  'nav.label': 'Hauptnavigation',
  'nav.home': 'Start',
  'nav.construction_site': 'Baustellen',
  'nav.qr_scanner': 'Lieferschein scannen',
  'nav.qr_scanner_short': 'Scannen',
  'nav.invoices': 'Rechnungen',
  'nav.messages': 'Nachrichten',
  'nav.messages_unread_one': '1 ungelesene Nachricht',
  'nav.messages_unread_many': '{n} ungelesene Nachrichten',
  'nav.settings': 'Ein\u00ADstellungen',
  'nav.profile': 'Profil',
  'nav.help': 'Hilfe',
  'nav.help_none': 'Hilfe, für diese Seite nicht vorhanden',
  'nav.menu': 'Menü',
  'nav.menu_close': 'Menü schließen',
  'nav.logout': 'Abmelden',
} as const;
