/** Sentences of refused staff calls: what happened and what to do, by code. */
export const staffRefusalTexts = {
  staff_signed_out: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  staff_login_invalid: 'E-Mail-Adresse oder Passwort stimmt nicht.',
  staff_blocked: 'Ihr Zugang ist gesperrt. Bitte wenden Sie sich an die Administration.',
  staff_paused: 'Zu viele Versuche. Bitte warten Sie {n} Minuten.',
  code_wrong: 'Der Code stimmt nicht oder wurde schon benutzt. Noch {n} Versuche.',
  enrolment_unproven: 'Bitte geben Sie zuerst den Code aus der App ein.',
  password_link_invalid: 'Der Link ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.',
  no_right: 'Dafür fehlt Ihnen das Recht.',
  foreign_brand: 'Diese Marke gehört nicht zu Ihrem Zugang. Bitte wählen Sie eine Ihrer Marken.',
  step_up_required: 'Bitte bestätigen Sie mit Ihrem aktuellen Code.',
  stale_version: '{name} hat das inzwischen geändert. Ihre Eingabe wurde nicht gespeichert.',
  secret_shown_once: 'Das wird nur einmal gezeigt. Bitte legen Sie es neu an.',
  plant_not_found: 'Dieses Werk gibt es nicht mehr. Bitte laden Sie die Liste neu.',
  object_not_found: 'Das gibt es nicht mehr. Bitte laden Sie die Liste neu.',
  object_used: 'Das lässt sich nicht entfernen, weil es noch verwendet wird.',
  supplier_not_found:
    'Diesen Lieferanten gibt es hier nicht. Bitte wählen Sie einen aus der Liste.',
  staff_not_found: 'Diesen Nutzer gibt es nicht mehr. Bitte laden Sie die Liste neu.',
  customer_not_found: 'Diesen Kunden gibt es hier nicht. Bitte wählen Sie einen aus der Liste.',
  customer_shared:
    'Diese Firma hat auch Nummern bei einer anderen Marke. Das kann nur ändern, wer beide Marken hat.',
  customer_in_use:
    'An diesem Kunden hängen noch Verträge, Personen oder Einstellungen. Bitte entfernen Sie diese zuerst.',
  company_number_taken: 'Diese Nummer hat schon eine andere Firma. Bitte wählen Sie eine andere.',
  customer_number_taken:
    'Unter dieser Nummer kennt der Lieferant schon eine Firma. Bitte prüfen Sie die Nummer.',
  customer_number_in_use:
    'Diese Nummer wird noch gebraucht: Sie ist die letzte des Kunden, oder Verträge hängen daran. Bitte geben Sie zuerst eine andere ein.',
  customer_number_not_found: 'Diese Nummer gibt es nicht mehr. Bitte laden Sie die Seite neu.',
  contact_not_found: 'Diesen Ansprechpartner gibt es nicht mehr. Bitte laden Sie die Seite neu.',
  invitation_not_found: 'Diese Einladung gibt es nicht mehr. Bitte laden Sie die Liste neu.',
  invitation_closed:
    'Diese Einladung ist schon eingelöst, abgelaufen oder widerrufen. Bitte legen Sie eine neue an.',
  invitation_without_email:
    'Zu dieser Einladung gibt es keine E-Mail-Adresse. Bitte zeigen Sie den Code auf der Baustelle.',
  staff_self: 'Den eigenen Zugang können Sie nicht sperren oder herabstufen.',
  staff_last_admin: 'Mindestens eine Person muss Administration behalten.',
  page_not_found: 'Diesen Text gibt es nicht mehr. Bitte laden Sie die Liste neu.',
  translation_not_found: 'Diesen Schlüssel gibt es nicht mehr. Bitte laden Sie die Liste neu.',
  announcement_not_found: 'Diese Ankündigung gibt es nicht mehr. Bitte laden Sie die Liste neu.',
  nothing_to_publish:
    'Es gibt keinen Entwurf. Bitte ändern Sie den Text, bevor Sie ihn veröffentlichen.',
  help_of_all_brands:
    'Hilfeseiten gelten für alle Marken. Ändern kann sie nur, wer alle Marken betreut.',
  retention_of_all_brands:
    'Fristen gelten für alle Marken. Ändern kann sie nur, wer alle Marken betreut.',
  person_in_company: 'Diese Person gehört schon zu der Firma.',
  person_not_found: 'Diese Person gibt es nicht mehr. Bitte laden Sie die Liste neu.',
  person_not_viewable:
    'Diese Person gibt es nicht mehr, oder eine ihrer Firmen gehört auch zu einer anderen Marke. Dann sieht ihr Portal nur, wer beide Marken betreut.',
  person_blocked: 'Diese Person ist gesperrt und meldet sich nicht an.',
  staff_email_taken: 'Zu dieser E-Mail-Adresse gibt es schon einen Nutzer.',
  view_not_found: 'Diese Ansicht gibt es nicht mehr. Bitte laden Sie die Seite neu.',
  views_full:
    'Mehr als {most} eigene Ansichten sind nicht möglich. Bitte entfernen Sie zuerst eine.',
  maintenance_not_found: 'Diese Wartung gibt es nicht mehr. Bitte laden Sie die Seite neu.',
  maintenance_running: 'Die Wartung läuft schon, seit {zeit}\u00A0Uhr durch {name}.',
  maintenance_over: 'Diese Wartung hat {name} schon beendet.',
  office_import_not_found: 'Diesen Import gibt es hier nicht. Bitte laden Sie die Liste neu.',
  import_not_repeatable:
    'Die Zeilen dieses Imports sendet nur das System erneut, das sie gemacht hat.',
  import_file_not_found:
    'Die Datei dieser Zeile wird nicht mehr aufgehoben. Bitte laden Sie die Liste neu.',
  import_nothing_left: 'Von diesem Import ist keine zurückgewiesene Zeile mehr übrig.',
  import_key_not_found: 'Diesen Schlüssel gibt es nicht mehr. Bitte laden Sie die Liste neu.',
  import_key_renewed: 'Dieser Schlüssel ist schon erneuert und läuft ab.',
  export_not_found:
    'Diesen Export gibt es nicht mehr. Bitte fordern Sie ihn in seiner Liste neu an.',
  export_too_long:
    'Mehr als {most} Zeilen passen in keine Excel-Datei. Bitte wählen Sie CSV oder einen engeren Filter.',
  export_pending:
    'Die Datei ist noch nicht fertig. Sie erhalten eine Nachricht, sobald sie bereit ist.',
} as const;
