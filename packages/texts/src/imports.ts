/** Report of an import: why a row was not taken. */
export const importsTexts = {
  // The row itself
  'import.row': 'Die Zeile ist kein JSON-Objekt.',
  'import.required': '{feld}: Die Angabe fehlt.',
  'import.invalid': '{feld}: Die Angabe hat die falsche Form.',
  'import.text': '{feld}: Der Text enthält nicht darstellbare Zeichen.',
  'import.too_long': '{feld}: Der Text ist zu lang.',
  'import.whole_number': '{feld}: Hier steht eine ganze Zahl im erlaubten Bereich.',
  'import.decimal': '{feld}: Hier steht eine Zahl mit höchstens drei Nachkommastellen als Text.',
  'import.choice': '{feld}: Dieser Wert ist nicht vorgesehen.',
  'import.cents': '{feld}: Hier steht ein Betrag mit zwei Nachkommastellen als Text, wie 1190.00.',
  'import.currency': '{feld}: Hier steht eine Währung nach ISO 4217, wie EUR.',
  'import.file': '{feld}: Hier steht eine Datei als PDF oder XML in Base64, höchstens 10 MB.',
  'import.minutes': '{feld}: Hier steht eine Uhrzeit wie 06:30.',
  'import.tonnes':
    '{feld}: Hier steht eine Zahl von 0.001 bis 99999 mit höchstens drei Nachkommastellen.',
  'import.date': '{feld}: Hier steht ein Tag wie 20.11.2026.',
  'import.time': '{feld}: Hier steht eine Uhrzeit wie 06:52:00.',
  'import.date_time': '{feld}: Hier steht ein Zeitpunkt wie 2026-11-20T06:52:00+01:00.',
  // What it says
  'import.future': '{feld}: Die Wägung liegt in der Zukunft.',
  'import.tare': '{feld}: Die Taramasse ist nicht kleiner als die Bruttomasse.',
  'import.net': '{feld}: Die Nettomasse ist nicht Brutto minus Tara.',
  'import.quantity': '{feld}: Die gelieferte Menge fehlt oder ist null.',
  'import.quantity_net': '{feld}: Die Menge passt nicht zur Nettomasse.',
  'import.sum': '{feld}: Der Betrag ist nicht die Summe aus net und tax.',
  'import.differs': '{feld}: Die Angabe ist nicht in allen Zeilen des Lieferscheins gleich.',
  'import.item_twice': '{feld}: Diese Position gibt es im Lieferschein schon mit anderem Inhalt.',
  'import.item_missing': '{feld}: Es sind nicht alle Positionen des Lieferscheins da.',
  'import.other_row': 'Der Lieferschein {nummer} wurde wegen Zeile {zeile} nicht übernommen.',
  'import.end': '{feld}: Das Ende liegt vor dem Beginn oder der Tag gibt es nicht.',
  // The whole import
  'import.broken_off':
    'Der Import ist abgebrochen und wird nicht fortgesetzt. Bitte die Datei noch einmal senden: Was schon übernommen ist, entsteht nicht doppelt.',
  // What it meets
  'import.unknown_item': '{feld}: Dieses Material gibt es im Vertrag nicht.',
  'import.closed': '{feld}: Vertrag oder Position ist abgeschlossen oder storniert.',
  'import.unknown_call_off': '{feld}: Diesen Abruf gibt es nicht.',
  'import.fixed': '{feld}: Das steht mit dem Abruf fest und lässt sich nicht ändern.',
  'import.invoice_taken':
    '{feld}: Zu dieser Nummer gibt es schon eine andere Rechnung. Eine Korrektur braucht eine eigene Nummer.',
  'import.number_taken': '{feld}: Ein anderer Abruf hat diese Nummer.',
  'import.step': '{feld}: Dahin führt aus dem jetzigen Zustand des Abrufs kein Schritt.',
  'import.values':
    '{feld}: Mengen, Zeiten und Bemerkung sind andere als vereinbart; ändern lassen sie sich bei geplanten und bestätigten Abrufen, ohne den Status zu ändern.',
  'import.unknown_customer': '{feld}: Diese Kundennummer ist nicht bekannt.',
  'import.unknown_contract': '{feld}: Diesen Vertrag gibt es bei der Firma nicht.',
  'import.confirmed':
    'Der Lieferschein {nummer} ist bereits bestätigt und wurde nicht mehr geändert.',
} as const;
