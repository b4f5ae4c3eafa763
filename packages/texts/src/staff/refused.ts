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
  staff_not_found: 'Diesen Nutzer gibt es nicht mehr. Bitte laden Sie die Liste neu.',
  customer_not_found: 'Diesen Kunden gibt es hier nicht. Bitte wählen Sie einen aus der Liste.',
  staff_self: 'Den eigenen Zugang können Sie nicht sperren oder herabstufen.',
  staff_last_admin: 'Mindestens eine Person muss Administration behalten.',
  person_not_found: 'Diese Person gibt es nicht mehr. Bitte laden Sie die Liste neu.',
  person_blocked: 'Diese Person ist gesperrt und meldet sich nicht an.',
  staff_email_taken: 'Zu dieser E-Mail-Adresse gibt es schon einen Nutzer.',
  view_not_found: 'Diese Ansicht gibt es nicht mehr. Bitte laden Sie die Seite neu.',
  views_full:
    'Mehr als {most} eigene Ansichten sind nicht möglich. Bitte entfernen Sie zuerst eine.',
  export_not_found:
    'Diesen Export gibt es nicht mehr. Bitte fordern Sie ihn in seiner Liste neu an.',
  export_too_long:
    'Mehr als {most} Zeilen passen in keine Excel-Datei. Bitte wählen Sie CSV oder einen engeren Filter.',
  export_pending:
    'Die Datei ist noch nicht fertig. Sie erhalten eine Nachricht, sobald sie bereit ist.',
} as const;
