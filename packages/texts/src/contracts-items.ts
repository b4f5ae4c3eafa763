/** Items of a contract, from which each call-off starts. */
export const contractsItemsTexts = {
  'items.title': 'Positionen',
  'items.count_one': '1 Position',
  'items.count_many': '{n} Positionen',
  'items.delivered': 'Geliefert',
  'items.remaining': 'Offen',
  'items.create': 'Abruf anlegen',
  'items.create_name': 'Abruf anlegen für {material}',
  'items.cancelled': 'Position storniert',
  'items.empty_title': 'Keine Positionen',
  'items.empty_text': 'Dieser Vertrag enthält noch keine Positionen.',
  'items.no_results_title': 'Keine Treffer',
  'items.no_results': 'Für die gewählten Filter gibt es keine Position.',
  'items.closed.default.title': 'Vertrag geschlossen',
  'items.closed.default.text':
    'Neue Abrufe sind nicht möglich. Lieferungen und Mengen können Sie weiterhin ansehen.',
  'items.closed.completed.title': 'Vertrag abge\u00ADschlossen',
  'items.closed.completed.text':
    'Der Vertrag ist erledigt. Neue Abrufe sind nicht möglich. Lieferungen und Mengen können Sie weiterhin ansehen.',
  'items.closed.expired.title': 'Vertrag abgelaufen',
  'items.closed.expired.text':
    'Die Laufzeit des Vertrags ist beendet. Neue Abrufe sind nicht möglich. Lieferungen und Mengen können Sie weiterhin ansehen.',
  'items.closed.blocked.title': 'Vertrag gesperrt',
  'items.closed.blocked.text':
    'Zurzeit sind keine Abrufe möglich. Bitte wenden Sie sich an Ihre Ansprech\u00ADperson im Werk.',
  'items.closed.totals': 'Gesamt\u00ADmengen ansehen',
} as const;
