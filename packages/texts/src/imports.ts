/** Report of an import: reasons why a row was refused. */
export const importsTexts = {
  // The row itself
  'import.row': 'Die Zeile ist kein JSON-Objekt. Bitte je Zeile ein Objekt wie im Schema senden.',
  'import.required': '{feld}: Die Angabe fehlt. Bitte ergänzen.',
  'import.invalid': '{feld}: Die Angabe hat die falsche Form. Bitte wie im Schema senden.',
  'import.text': '{feld}: Der Text enthält nicht darstellbare Zeichen. Bitte entfernen.',
  'import.one_line': '{feld}: Der Text hat Zeilenumbrüche. Bitte in einer Zeile senden.',
  'import.too_long': '{feld}: Der Text ist zu lang. Bitte kürzen.',
  'import.whole_number':
    '{feld}: Das ist keine ganze Zahl im erlaubten Bereich. Bitte wie im Schema senden.',
  'import.decimal':
    '{feld}: Das ist keine Zahl mit höchstens drei Nachkommastellen als Text. Bitte wie im Schema senden.',
  'import.choice': '{feld}: Dieser Wert ist nicht vorgesehen. Bitte einen aus dem Schema senden.',
  'import.cents':
    '{feld}: Das ist kein Betrag mit zwei Nachkommastellen als Text. Bitte wie 1190.00 senden.',
  'import.currency': '{feld}: Das ist keine Währung nach ISO 4217. Bitte zum Beispiel EUR senden.',
  'import.file':
    '{feld}: Das ist kein PDF oder XML bis 10 MB in Base64. Bitte die Datei so senden.',
  'import.minutes': '{feld}: Das ist keine Uhrzeit. Bitte wie 06:30 senden.',
  'import.tonnes':
    '{feld}: Das ist keine Zahl von 0.001 bis 99999 mit höchstens drei Nachkommastellen. Bitte wie 26.4 senden.',
  'import.date': '{feld}: Diesen Tag gibt es so nicht. Bitte wie 20.11.2026 senden.',
  'import.time': '{feld}: Das ist keine Uhrzeit. Bitte wie 06:52:00 senden.',
  'import.date_time': '{feld}: Das ist kein Zeitpunkt. Bitte wie 2026-11-20T06:52:00+01:00 senden.',
  // Values
  'import.future': '{feld}: Die Wägung liegt in der Zukunft. Bitte die Uhr der Waage prüfen.',
  'import.tare':
    '{feld}: Die Taramasse ist nicht kleiner als die Bruttomasse. Bitte die Wägung prüfen.',
  'import.net': '{feld}: Die Nettomasse ist nicht Brutto minus Tara. Bitte die Wägung prüfen.',
  'import.quantity': '{feld}: Die gelieferte Menge fehlt oder ist null. Bitte ergänzen.',
  'import.quantity_net': '{feld}: Die Menge passt nicht zur Nettomasse. Bitte beide prüfen.',
  'import.sum': '{feld}: Der Betrag ist nicht die Summe aus net und tax. Bitte alle drei prüfen.',
  'import.differs':
    '{feld}: Die Angabe ist nicht in allen Zeilen des Lieferscheins gleich. Bitte angleichen.',
  'import.item_twice':
    '{feld}: Diese Position gibt es im Lieferschein schon mit anderem Inhalt. Bitte jede nur einmal senden.',
  'import.item_missing':
    '{feld}: Es sind nicht alle Positionen des Lieferscheins da. Bitte alle in einer Datei senden.',
  'import.other_row':
    'Der Lieferschein {nummer} wurde wegen Zeile {zeile} nicht übernommen. Bitte sie berichtigen und alle seine Zeilen erneut senden.',
  'import.end': '{feld}: Das Ende liegt vor dem Beginn. Bitte Tage und Uhrzeiten prüfen.',
  // The whole import
  'import.broken_off':
    'Der Import ist abgebrochen und wird nicht fortgesetzt. Bitte die Datei erneut senden: Was schon übernommen ist, entsteht nicht doppelt.',
  // Taken otherwise than it was sent
  'import.older': 'Der Beleg {nummer} ist älter als der bekannte Stand und wurde ignoriert.',
  'import.older_arrival':
    'Die Meldung zum Lieferschein {nummer} ist älter als die bekannte und wurde ignoriert.',
  'import.older_call_off':
    'Der Abruf {nummer} ist älter als der bekannte Stand und wurde ignoriert.',
  'import.joined':
    'Der Lieferschein {nummer} ist aus der Quelle {quelle} bekannt und wurde mit ihr verbunden.',
  'import.joined_differing':
    'Der Lieferschein {nummer} ist aus der Quelle {quelle} bekannt und wurde mit ihr verbunden. Ihre Werte bleiben, abweichend sind: {felder}.',
  'import.differing.contract': 'Vertrag',
  'import.differing.plant': 'Werk',
  'import.differing.carrier': 'Spediteur',
  'import.differing.vehicle': 'Fahrzeugart',
  'import.differing.rounds': 'Umläufe',
  'import.differing.incoterm': 'Lieferbedingung',
  'import.differing.call_off': 'Abruf',
  'import.differing.gross': 'Bruttomasse',
  'import.differing.tare': 'Taramasse',
  'import.differing.time': 'Uhrzeit',
  'import.differing.materials': 'Material',
  // Conflicts with stored data
  'import.unknown_item':
    '{feld}: Dieses Material gibt es im Vertrag nicht. Bitte Vertrag und Material prüfen.',
  'import.closed':
    '{feld}: Vertrag oder Position ist abgeschlossen oder storniert. Bitte einen offenen Vertrag angeben.',
  'import.unknown_call_off':
    '{feld}: Diesen Abruf gibt es nicht. Bitte die Id aus import/calloff/json senden.',
  'import.fixed':
    '{feld}: Das steht mit dem Abruf fest. Bitte unverändert senden oder einen neuen Abruf anlegen.',
  'import.invoice_taken':
    '{feld}: Zu dieser Nummer gibt es schon eine andere Rechnung. Bitte eine Korrektur mit eigener Nummer senden.',
  'import.number_taken': '{feld}: Ein anderer Abruf hat diese Nummer. Bitte eine freie senden.',
  'import.step':
    '{feld}: Dahin führt aus dem jetzigen Zustand des Abrufs kein Schritt. Bitte seinen Status prüfen.',
  'import.values':
    '{feld}: Mengen, Zeiten, Bauteil und Bemerkung sind andere als vereinbart. Bitte die vereinbarten senden; ändern lassen sie sich bei geplanten und bestätigten Abrufen, ohne den Status zu ändern.',
  'import.unknown_material':
    '{feld}: Dieses Material steht nicht im Katalog. Bitte zuerst als Zeile der Art material senden.',
  'import.unknown_plant':
    '{feld}: Ein Werk ist nicht bekannt. Bitte zuerst als Zeile der Art plant senden.',
  'import.unknown_incoterm':
    '{feld}: Eine Lieferbedingung ist nicht bekannt. Bitte zuerst als Zeile der Art incoterm senden.',
  'import.unknown_vehicle_type':
    '{feld}: Eine Fahrzeugart ist nicht bekannt. Bitte zuerst als Zeile der Art vehicle_type senden.',
  'import.item_fixed':
    '{feld}: Material und Einheit einer Position stehen fest. Bitte eine neue Position senden.',
  'import.last_day': '{feld}: Der letzte Tag liegt vor dem ersten. Bitte beide prüfen.',
  'import.email': '{feld}: Das ist keine E-Mail-Adresse. Bitte wie name@firma.example senden.',
  'import.company_taken':
    '{feld}: Diese Firmennummer hat schon eine andere Firma, und Firmen werden nicht zusammengelegt. Bitte eine freie senden oder das Feld weglassen.',
  'import.company_other':
    '{feld}: Unter dieser Kundennummer ist eine andere Firma bekannt. Bitte die Kundennummer prüfen oder das Feld weglassen.',
  'import.shared_company':
    '{feld}: Diese Firma ist auch Kunde eines anderen Lieferanten. Bitte die Person in der Verwaltung einladen.',
  'import.unknown_customer':
    '{feld}: Diese Kundennummer ist nicht bekannt. Bitte prüfen oder den Kunden anlegen lassen und erneut senden.',
  'import.unknown_delivery':
    '{feld}: Diesen Lieferschein gibt es bei dem Kunden nicht. Bitte die Nummer prüfen oder ihn zuerst senden.',
  'import.arrival_time':
    '{feld}: Die Ankunft liegt nicht in den 24 Stunden nach der Verwiegung. Bitte prüfen.',
  'import.report_ahead':
    '{feld}: Die Meldung liegt in der Zukunft. Bitte die Uhr des Systems prüfen.',
  'import.confirmed_arrival':
    'Der Lieferschein {nummer} ist bereits bestätigt; die Meldung ändert nichts mehr.',
  'import.unknown_contract':
    '{feld}: Diesen Vertrag gibt es bei der Firma nicht. Bitte prüfen oder den Vertrag anlegen lassen und erneut senden.',
  'import.confirmed':
    'Der Lieferschein {nummer} ist bereits bestätigt und wurde nicht mehr geändert. Bitte die Abweichung mit dem Kunden klären.',
} as const;
