import { staffRefusalTexts } from '#staff/refused.ts';

/** Sentences of refused and failed calls: what happened and what to do, by code. */
export const refusalTexts = {
  ...staffRefusalTexts,
  // Reading the request
  unreadable:
    'Die Anfrage konnte nicht gelesen werden. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
  body_too_large: 'Die Eingabe ist zu groß. Bitte kürzen Sie sie und versuchen Sie es erneut.',
  body_kind:
    'Diese Art von Inhalt wird hier nicht angenommen. Bitte senden Sie ein Formular oder, beim Import, JSON.',
  file_too_large: 'Die Datei ist zu groß. Bitte wählen Sie eine mit höchstens {most} MB.',
  picture_type: 'Bitte wählen Sie ein Bild im Format JPEG, PNG oder WebP.',
  invoice_type: 'Bitte wählen Sie eine XRechnung (XML) oder ZUGFeRD-Rechnung (PDF).',
  asset_type: 'Bitte wählen Sie ein Foto im Format JPEG, PNG oder WebP oder ein PDF.',
  pdf_refused: '{grund} Die Datei wurde nicht gespeichert.',
  fields: 'Bitte prüfen Sie die markierten Angaben.',
  foreign_page:
    'Dieser Aufruf ist nur aus dem Portal selbst möglich. Bitte öffnen Sie das Portal und versuchen Sie es dort.',
  unknown_host:
    'Unter dieser Adresse ist das Portal nicht erreichbar. Bitte prüfen Sie die Adresse.',
  no_such_call: 'Bitte laden Sie die Seite neu.',
  // Caller
  signed_out: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  import_key:
    'Der Importschlüssel fehlt oder ist nicht gültig. Bitte lassen Sie sich einen neuen Schlüssel geben.',
  import_source:
    'Dieser Importschlüssel gehört zu einer anderen Quelle. Bitte verwenden Sie den Schlüssel dieser Quelle.',
  import_position:
    'Das Feld {feld} gehört nicht zu diesem Aufruf. Positionen von Fahrzeugen werden nicht angenommen; es wurde nichts gespeichert. Bitte senden Sie nur die Felder aus dem Schema.',
  import_too_many_rows:
    'Die Datei hat mehr als {most} Zeilen. Bitte teilen Sie sie in mehrere Sendungen auf.',
  import_too_large:
    'Die Datei ist größer als {most} MB. Bitte teilen Sie sie in mehrere Sendungen auf.',
  import_row_refused: '{grund} Es wurde nichts gespeichert.',
  import_unreadable:
    'Das ist kein vollständiges JSON in UTF-8. Bitte erzeugen Sie die Datei neu und senden Sie sie erneut.',
  company_key:
    'Der Schlüssel fehlt, ist falsch oder widerrufen. Bitte legen Sie im Portal unter Einstellungen einen neuen an.',
  company_key_may_not_confirm:
    'Dieser Schlüssel darf Lieferungen lesen, aber nicht bestätigen. Bitte legen Sie im Portal einen an, der bestätigen darf.',
  company_key_maker_gone:
    'Wer diesen Schlüssel angelegt hat, darf für die Firma keine Lieferungen mehr bestätigen. Bitte legen Sie im Portal einen neuen an.',
  company_key_maker_terms:
    'Wer diesen Schlüssel angelegt hat, hat den Nutzungsbedingungen noch nicht zugestimmt. Bitte holen Sie das im Portal nach.',
  company_key_not_found: 'Diesen Schlüssel gibt es nicht mehr. Bitte laden Sie die Seite neu.',
  company_keys_full:
    'Ihre Firma hat schon {most} Schlüssel. Bitte widerrufen Sie zuerst einen davon.',
  company_key_password: 'Das Passwort stimmt nicht. Bitte prüfen Sie Ihre Eingabe.',
  foreign_company: 'Sie gehören nicht zu dieser Firma. Bitte wählen Sie eine Ihrer Firmen.',
  no_permission_to_scan:
    'Sie dürfen für diese Firma keine Lieferscheine scannen. Bitte wenden Sie sich an Ihre Ansprechperson im Werk.',
  no_permission_to_list:
    'Sie dürfen die Abrufe dieser Firma nicht ansehen. Bitte wenden Sie sich an Ihre Ansprechperson im Werk.',
  no_permission_to_create:
    'Sie dürfen für diese Firma keine Abrufe anlegen. Bitte wenden Sie sich an Ihre Ansprechperson im Werk.',
  no_permission_to_confirm:
    'Lieferungen dieser Firma dürfen Sie ansehen, aber nicht bestätigen. Bitte wenden Sie sich an Ihre Ansprechperson im Werk.',
  no_permission_for_assets:
    'Fotos und Papiere dieser Firma dürfen Sie ansehen, aber nicht hinzufügen, ordnen oder entfernen. Bitte wenden Sie sich an Ihre Ansprechperson im Werk.',
  no_permission_to_claim:
    'Reklamationen dieser Firma dürfen Sie ansehen, aber nicht anlegen oder beantworten. Bitte wenden Sie sich an Ihre Ansprechperson im Werk.',
  no_permission_for_keys:
    'Sie dürfen für diese Firma keine Schlüssel anlegen. Bitte wenden Sie sich an Ihre Ansprechperson im Werk.',
  no_permission_to_order:
    'Abrufe dieser Firma dürfen Sie ansehen, aber nicht anlegen oder ändern. Bitte wenden Sie sich an Ihre Ansprechperson im Werk.',
  login_invalid: 'E-Mail-Adresse oder Passwort ist falsch. Bitte prüfen Sie Ihre Eingabe.',
  login_blocked: 'Ihr Zugang ist gesperrt. Bitte wenden Sie sich an Ihre Ansprechperson im Werk.',
  login_without_company:
    'Ihrem Zugang ist keine Firma zugeordnet. Bitte wenden Sie sich an Ihre Ansprechperson im Werk.',
  invitation_invalid:
    'Einladung ungültig oder abgelaufen. Bitte lassen Sie sich eine neue Einladung schicken.',
  view_link_invalid: 'Der Link ist abgelaufen. Bitte öffnen Sie die Ansicht erneut.',
  email_taken:
    'Zu dieser E-Mail-Adresse gibt es schon einen Zugang. Bitte melden Sie sich damit an oder wenden Sie sich an Ihre Ansprechperson im Werk.',
  recovery_invalid: 'Diese E-Mail-Adresse ist nicht gültig. Bitte prüfen Sie Ihre Eingabe.',
  recovery_unknown:
    'Zu dieser E-Mail-Adresse gibt es keinen Zugang. Bitte prüfen Sie Ihre Eingabe.',
  reset_link_invalid: 'Der Link ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.',
  old_password_wrong: 'Das alte Passwort stimmt nicht. Bitte prüfen Sie Ihre Eingabe.',
  foreign_person:
    'Das ist nicht Ihr Zugang. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
  // Requested object
  contract_not_found:
    'Diese Baustelle haben wir nicht gefunden. Bitte wählen Sie eine Baustelle aus Ihrer Übersicht.',
  contract_ambiguous:
    'Diese Vertragsnummer gibt es bei mehreren Lieferanten. Bitte öffnen Sie die Baustelle aus Ihrer Übersicht.',
  item_not_found:
    'Diese Vertragsposition haben wir nicht gefunden. Bitte wählen Sie eine Position aus der Liste.',
  delivery_not_found:
    'Diese Lieferung haben wir nicht gefunden. Bitte wählen Sie eine Lieferung aus der Liste.',
  claim_not_found:
    'Diese Reklamation haben wir nicht gefunden. Bitte öffnen Sie sie von der Lieferung aus.',
  entry_not_found:
    'Diesen Eintrag haben wir nicht gefunden. Bitte öffnen Sie die Lieferung erneut.',
  note_not_found:
    'Diesen Lieferschein haben wir nicht gefunden. Bitte prüfen Sie die Nummer oder scannen Sie erneut.',
  note_unreadable:
    'Das ist kein Lieferschein von uns. Bitte scannen Sie den Code auf dem Lieferschein.',
  note_file_not_found:
    'Zu dieser Lieferung kam keine Datei. Bitte laden Sie den Lieferschein als PDF.',
  note_not_imported:
    'Diesen Lieferschein gibt es beim Kunden nicht. Bitte importieren Sie ihn zuerst.',
  import_not_found: 'Diesen Import gibt es nicht. Bitte prüfen Sie die Nummer aus der Antwort.',
  picture_not_found: 'Dieses Bild gibt es nicht mehr. Bitte laden Sie die Seite neu.',
  invoice_not_found:
    'Diese Rechnung haben wir nicht gefunden. Bitte wenden Sie sich an Ihre Ansprechperson im Werk.',
  asset_not_found: 'Diese Datei gibt es nicht mehr. Bitte laden Sie die Seite neu.',
  call_off_not_found:
    'Diesen Abruf haben wir nicht gefunden. Bitte wählen Sie einen Abruf aus der Liste.',
  notification_not_found:
    'Diese Nachricht haben wir nicht gefunden. Bitte wählen Sie eine Nachricht aus der Liste.',
  cart_not_found: 'Dieser begonnene Abruf ist nicht mehr da. Bitte legen Sie den Abruf erneut an.',
  // Conflicts with the current state
  assets_full:
    'Zu dieser Lieferung gibt es schon {most} Dateien. Bitte entfernen Sie zuerst eine davon.',
  asset_changed: 'Diese Datei hat inzwischen jemand geändert. Bitte prüfen Sie sie erneut.',
  invoice_changed: 'Diese Rechnung hat inzwischen jemand geändert. Bitte prüfen Sie sie erneut.',
  asset_of_other:
    'Entfernen kann diese Datei nur, wer sie hinzugefügt hat. Bitte fragen Sie diese Person.',
  paper_failed:
    'Das Papier konnte nicht gezeichnet werden, es ist zu umfangreich. Bitte versuchen Sie es erneut.',
  delivery_unconfirmed:
    'Diese Lieferung ist noch nicht bestätigt. Bitte bestätigen Sie sie zuerst.',
  undo_of_other:
    'Zurücknehmen kann diese Bestätigung nur, wer bestätigt hat. Bitte fragen Sie diese Person.',
  undo_expired:
    'Zurücknehmen ist nicht mehr möglich, die zehn Minuten sind vorbei. Bitte wenden Sie sich an Ihren Lieferanten.',
  undo_billed:
    'Zurücknehmen ist nicht mehr möglich, eine Rechnung nennt diesen Lieferschein. Bitte wenden Sie sich an Ihren Lieferanten.',
  claims_full:
    'Diese Lieferung ist schon {most}-mal reklamiert. Bitte rufen Sie Ihren Lieferanten an.',
  claim_moved:
    'Diese Reklamation hat inzwischen einen anderen Stand. Bitte laden Sie die Seite neu.',
  entries_closed:
    'Die Bestätigung dieser Lieferung ist endgültig, Einträge sind nicht mehr möglich. Bitte rufen Sie Ihren Lieferanten an.',
  entries_full:
    'Zu dieser Lieferung gibt es schon {most} Einträge. Bitte rufen Sie Ihren Lieferanten an.',
  entry_unfit:
    'Temperaturen gibt es nur bei Asphalt und Beton, Zugaben nur bei Beton. Bitte prüfen Sie, ob es die richtige Lieferung ist.',
  receipt_provisional:
    'Diese Bestätigung kann noch zurückgenommen werden. Die Empfangsbestätigung gibt es ab {zeit}\u00A0Uhr.',
  delivery_invoiced:
    'Die Rechnung {number} nennt diesen Lieferschein. Eine berechnete Lieferung kann nicht mehr korrigiert werden.',
  delivery_corrected:
    'Die Lieferung {number} wurde inzwischen korrigiert. Diese Rechnung nennt die alten Werte und bleibt zurückgezogen.',
  contract_closed:
    'Zu diesem Vertrag sind keine Abrufe mehr möglich. Bitte wenden Sie sich an Ihren Lieferanten.',
  item_cancelled:
    'Diese Position wurde storniert. Bitte wählen Sie eine andere Position des Vertrags.',
  cart_expired: 'Dieser Abruf wurde vor mehr als 24 Stunden begonnen. Bitte senden Sie ihn erneut.',
  cart_used:
    'Dieser Abruf wurde mit anderen Angaben schon angefragt. Bitte prüfen Sie ihn in der Liste der Abrufe.',
  call_off_moved:
    'Dieser Abruf hat inzwischen einen anderen Stand. Bitte sehen Sie ihn in der Liste der Abrufe nach.',
  change_not_possible: 'Dieser Abruf lässt sich nicht mehr ändern. Bitte rufen Sie Ihr Werk an.',
  decision_not_possible:
    'Dieser Schritt ist beim jetzigen Stand des Abrufs nicht möglich. Bitte rufen Sie die offenen Abrufe neu ab.',
  call_off_number_taken:
    'Diese Abrufnummer ist schon vergeben. Bitte verwenden Sie eine andere Nummer.',
  template_not_found: 'Diese Textvorlage gibt es nicht mehr. Bitte laden Sie die Liste neu.',
  decided_meanwhile: '{name} war schneller. Ihre Entscheidung wurde nicht ausgeführt.',
  decision_in_effect: 'Die Entscheidung gilt schon und kann nicht mehr zurückgenommen werden.',
  call_off_numbered:
    'Dieser Abruf hat schon die Nummer {number}. Bitte verwenden Sie diese oder lassen Sie die Nummer weg.',
  terms_not_accepted:
    'Bitte stimmen Sie zuerst den Nutzungsbedingungen zu. Sie finden sie auf der Startseite.',
  impersonated: 'In der Ansicht als {name} nicht möglich.',
  // Repeated requests
  key_reused:
    'Diese Eingabe wurde unter demselben Schlüssel schon anders gesendet. Bitte laden Sie die Seite neu und senden Sie sie erneut.',
  still_running: 'Diese Eingabe wird gerade verarbeitet. Bitte warten Sie einen Augenblick.',
  too_many:
    'Das waren zu viele Anfragen in kurzer Zeit. Bitte warten Sie {wait} und versuchen Sie es dann erneut.',
  busy: 'Gerade ist sehr viel los. Bitte versuchen Sie es in einem Augenblick erneut.',
  // Not the caller's fault
  maintenance: 'Das Portal wird gerade gewartet. Bitte versuchen Sie es später erneut.',
  fault:
    'Das hat leider nicht geklappt. Bitte versuchen Sie es erneut; hilft das nicht, nennen Sie uns die Nummer {requestId}.',
} as const;
export type RefusalCode = keyof typeof refusalTexts;

/** Problems of single fields; `{field}` is the label. */
export const fieldProblemTexts = {
  import_value: '{field}: Bitte geben Sie einen Wert wie im Aufbau der Daten an.',
  network: '{field}: Bitte geben Sie Adressen oder Netze wie 10.1.0.0/16 an.',
  required: '{field}: Bitte füllen Sie dieses Feld aus.',
  text: '{field}: Bitte entfernen Sie nicht darstellbare Zeichen.',
  too_long: '{field}: Bitte kürzen Sie die Eingabe.',
  one_line: '{field}: Bitte schreiben Sie alles in eine Zeile.',
  no_letter: '{field}: Bitte geben Sie einen Namen mit Buchstaben an.',
  date: '{field}: Bitte geben Sie ein Datum wie 20.11.2026 ein.',
  filter: '{field}: Bitte wählen Sie einen der angebotenen Werte.',
  flag: '{field}: Bitte geben Sie ja oder nein an.',
  cursor: '{field}: Bitte senden Sie die Marke aus der letzten Antwort, unverändert.',
  whole_number: '{field}: Bitte geben Sie eine ganze Zahl im erlaubten Bereich ein.',
  quantity: '{field}: Bitte geben Sie eine Menge mit höchstens drei Nachkommastellen an.',
  negative: '{field}: Bitte geben Sie eine Menge größer als null an.',
  decimal_comma:
    '{field}: Ein Komma ist hier nicht möglich. Bitte geben Sie eine ganze Zahl an, zum Beispiel 12.',
  number: '{field}: Das ist keine Zahl. Bitte geben Sie eine Zahl wie 12 an.',
  addition: '{field}: Bitte geben Sie eine Menge über 0 bis 1.000 an.',
  remaining: '{field}: Bitte geben Sie höchstens 20 m³ an.',
  signature_broken: '{field}: Die Zeichnung ist nicht lesbar. Bitte unterschreiben Sie erneut.',
  signature_large:
    '{field}: Die Zeichnung ist zu umfangreich. Bitte unterschreiben Sie mit weniger Strichen.',
  date_time: '{field}: Bitte geben Sie einen Zeitpunkt wie 2026-11-20T06:12:00.000Z an.',
  time: '{field}: Bitte geben Sie eine Uhrzeit wie 07:00 ein.',
  too_large: '{field}: Mehr als 99.999 t sind in einem Abruf nicht möglich.',
  hourly_limit:
    '{field}: Bitte geben Sie eine Zahl über 0 bis 99.999 mit höchstens drei Nachkommastellen an.',
  hourly: '{field}: Bitte bleiben Sie zwischen 1 und der ganzen Menge.',
  list: '{field}: Bitte senden Sie eine JSON-Liste mit einem Objekt je Zeile.',
  past: '{field}: Dieser Tag ist schon vorbei. Bitte wählen Sie einen neuen.',
  too_far: '{field}: Bitte wählen Sie einen Tag innerhalb der nächsten zwei Jahre.',
  line_days: '{field}: Bitte wählen Sie einen Tag in den zwei Jahren vor oder nach heute.',
  end_before_start: '{field}: Das Ende liegt vor dem Beginn. Bitte ändern Sie es.',
  note_max: '{field}: Bitte geben Sie eine Zahl von 20 bis 2.000 an.',
  weight_limit: '{field}: Dieser Wert ist kleiner, größer oder genauer, als erlaubt ist.',
  kept_range: '{field}: Diese Frist ist kürzer oder länger, als erlaubt ist.',
  report_long: '{field}: Bitte wählen Sie höchstens ein Jahr.',
  maintenance_past: '{field}: Dieser Zeitpunkt ist schon vorbei. Bitte wählen Sie einen späteren.',
  maintenance_far: '{field}: Bitte wählen Sie einen Tag innerhalb eines Jahres.',
  same_day: '{field}: Bitte wählen Sie denselben Tag wie beim Beginn.',
  night: '{field}: Bitte wählen Sie den Tag des Beginns oder den Tag danach.',
  five_minutes: '{field}: Bitte wählen Sie eine Uhrzeit in Schritten von 5 Minuten.',
  clock_change:
    '{field}: Diese Uhrzeit gibt es an diesem Tag nicht, weil die Uhr vorgestellt wird. Bitte wählen Sie eine andere.',
  driving_minutes: '{field}: Bitte geben Sie ganze Minuten zwischen 1 und 120 an.',
  unloading_points: '{field}: Bitte geben Sie eine ganze Zahl zwischen 1 und 9 an.',
  unloading_minutes: '{field}: Bitte geben Sie ganze Minuten zwischen 1 und 120 an.',
  lead_hours: '{field}: Bitte geben Sie ganze Stunden zwischen 1 und 672 an.',
  limit_minutes: '{field}: Bitte geben Sie ganze Minuten von {least} bis {most} an.',
  celsius: '{field}: Bitte geben Sie ganze °C von {least} bis {most} an.',
  above_coldest:
    '{field}: Bitte geben Sie ganze °C über der niedrigsten Temperatur ({celsius}) bis {most} an.',
  below_hottest:
    '{field}: Bitte geben Sie ganze °C von {least} bis unter der höchsten Temperatur ({celsius}) an.',
  number_taken: '{field}: Das ist schon vergeben. Bitte wählen Sie etwas anderes.',
  delivery_unknown:
    '{field}: Diesen Lieferschein gibt es bei diesem Kunden nicht. Bitte prüfen Sie die Nummer.',
  accepted_quantity: '{field}: Bitte geben Sie eine Menge über 0 bis zur gelieferten Menge an.',
  customer_unknown: '{field}: Diese Nummer kennt der Lieferant nicht. Bitte prüfen Sie sie.',
  below: '{field}: Das Soll liegt unter dem, was geliefert und zugesagt ist. Bitte begründen Sie.',
  unchanged: '{field}: Bitte ändern Sie mindestens eine Angabe.',
  weight: '{field}: Bitte geben Sie ein Gewicht in Tonnen mit höchstens drei Nachkommastellen an.',
  tare_high: '{field}: Die Tara ist größer als das Brutto.',
  net_high: '{field}: Das Netto liegt über 60 t.',
  not_weighed:
    '{field}: Hier bestimmt nicht das Gewicht die Menge. Bitte lassen Sie es unverändert.',
  text_short: '{field}: Bitte begründen Sie mit mindestens 10 Zeichen.',
  below_delivered:
    '{field}: So viel ist schon geliefert. Bitte geben Sie mindestens diese Menge an.',
  placeholders: '{field}: Bitte übernehmen Sie alle Platzhalter des Standards und keine anderen.',
  help_path: '{field}: Bitte geben Sie eine Adresse des Portals wie /contract-detail/{id} ein.',
  help_path_taken: '{field}: Zu dieser Adresse gibt es schon eine Hilfeseite.',
  password_rules: '{field}: Bitte halten Sie die fünf Regeln für das Passwort ein.',
  password_common:
    '{field}: Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.',
  password_unchanged: '{field}: Bitte wählen Sie ein Passwort, das sich vom alten unterscheidet.',
  password_repeat: '{field}: Die Passwörter stimmen nicht überein.',
  password_wrong: '{field}: Das Passwort stimmt nicht. Bitte prüfen Sie Ihre Eingabe.',
  id: '{field}: Diese Kennung ist nicht gültig. Bitte öffnen Sie den Eintrag aus der Liste.',
  choice: '{field}: Bitte wählen Sie einen der angebotenen Werte.',
  name: '{field}: Bitte geben Sie höchstens 100 Zeichen ein.',
  phone: '{field}: Bitte geben Sie 3 bis 15 Ziffern ein.',
  position: '{field}: Bitte wählen Sie Ihre Funktion.',
  email: '{field}: Bitte geben Sie eine vollständige E-Mail-Adresse ein.',
  taken: '{field}: Zu dieser Adresse gibt es schon einen Zugang. Bitte melden Sie sich damit an.',
  has_account:
    '{field}: Zu dieser Adresse gibt es schon einen Zugang. Bitte nehmen Sie die Person beim Kunden auf oder lassen Sie die Adresse weg.',
  password_long: '{field}: Das Passwort darf höchstens 128 Zeichen haben.',
  invitation: '{field}: Bitte geben Sie den Einladungscode ein.',
  code: '{field}: Einladung ungültig oder abgelaufen. Bitte prüfen Sie den Code oder lassen Sie sich einen neuen schicken.',
  terms: '{field}: Bitte stimmen Sie den Nutzungsbedingungen zu.',
  privacy: '{field}: Bitte bestätigen Sie die Datenschutzhinweise.',
  single: '{field}: Bitte geben Sie nur einen Wert an.',
  unknown_field: '{field}: Dieses Feld wird hier nicht erwartet. Bitte lassen Sie es weg.',
  file: '{field}: Hier kann keine Datei gesendet werden.',
  no_file: '{field}: Bitte wählen Sie eine Datei.',
  picture_broken: '{field}: Das Bild ist beschädigt. Bitte wählen Sie ein anderes.',
  picture_animated: '{field}: Animierte Bilder sind nicht möglich. Bitte wählen Sie ein anderes.',
  picture_pixels: '{field}: Bitte wählen Sie ein Bild mit höchstens 24 Megapixeln.',
  // A code or number that was scanned or typed (ERR-14)
  note_unknown:
    'Zu diesem Lieferschein gibt es bei Ihren Firmen keine Lieferung. Wurde gerade erst verwogen, warten Sie bitte eine Minute und versuchen Sie es erneut. Sonst prüfen Sie die Nummer oder fragen Sie Ihr Werk.',
  note_forged:
    'Dieser Code wurde nicht von uns ausgestellt. Bitte geben Sie die Nummer des Lieferscheins ein.',
  note_none:
    'Das ist kein Code eines Lieferscheins. Bitte scannen Sie den QR-Code auf dem Lieferschein oder geben Sie dessen Nummer ein.',
  push_service:
    '{field}: Diesen Push-Dienst kennen wir nicht. Bitte verwenden Sie Chrome, Edge, Firefox oder Safari.',
  key: '{field}: Bitte senden Sie eine UUID.',
  invalid: '{field}: Bitte prüfen Sie die Angabe.',
} as const;
export type FieldProblem = keyof typeof fieldProblemTexts;
