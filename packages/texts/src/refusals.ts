/** Sentences of refused and failed calls: what happened and what to do, by code. */
export const refusalTexts = {
  // Reading the request
  unreadable:
    'Die Anfrage konnte nicht gelesen werden. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  body_too_large: 'Die Eingabe ist zu groß. Bitte kürzen Sie sie und versuchen Sie es noch einmal.',
  body_kind:
    'Diese Art von Inhalt wird hier nicht angenommen. Bitte senden Sie ein Formular oder, beim Import, JSON.',
  fields: 'Bitte prüfen Sie die markierten Angaben.',
  foreign_page:
    'Dieser Aufruf ist nur aus dem Portal selbst möglich. Bitte öffnen Sie das Portal und versuchen Sie es dort.',
  unknown_host:
    'Unter dieser Adresse ist das Portal nicht erreichbar. Bitte prüfen Sie die Adresse.',
  no_such_call: 'Diesen Aufruf gibt es nicht. Bitte laden Sie die Seite neu.',
  // Who is calling
  signed_out: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  import_key:
    'Der Importschlüssel fehlt oder ist nicht gültig. Bitte lassen Sie sich einen neuen Schlüssel geben.',
  import_source:
    'Dieser Importschlüssel gehört zu einer anderen Quelle. Bitte verwenden Sie den Schlüssel dieser Quelle.',
  import_too_many_rows:
    'Die Datei hat mehr als {most} Zeilen. Bitte teilen Sie sie in mehrere Sendungen auf.',
  foreign_company: 'Sie gehören nicht zu dieser Firma. Bitte wählen Sie eine Ihrer Firmen.',
  no_permission:
    'Dazu fehlt Ihnen die Berechtigung. Bitte wenden Sie sich an Ihre Ansprechperson beim Lieferanten.',
  login_invalid: 'E-Mail-Adresse oder Passwort ist falsch. Bitte prüfen Sie Ihre Eingabe.',
  login_blocked:
    'Ihr Zugang ist gesperrt. Bitte wenden Sie sich an Ihre Ansprechperson beim Lieferanten.',
  login_without_company:
    'Ihrem Zugang ist keine Firma zugeordnet. Bitte wenden Sie sich an Ihre Ansprechperson beim Lieferanten.',
  invitation_invalid:
    'Einladung ungültig oder abgelaufen. Bitte lassen Sie sich eine neue Einladung schicken.',
  // What is asked for
  contract_not_found:
    'Diese Baustelle haben wir nicht gefunden. Bitte wählen Sie eine Baustelle aus Ihrer Übersicht.',
  contract_ambiguous:
    'Diese Vertragsnummer gibt es bei mehreren Lieferanten. Bitte öffnen Sie die Baustelle aus Ihrer Übersicht.',
  delivery_not_found:
    'Diese Lieferung haben wir nicht gefunden. Bitte wählen Sie eine Lieferung aus der Liste.',
  // Once more
  key_reused:
    'Diese Eingabe wurde unter demselben Schlüssel schon anders gesendet. Bitte laden Sie die Seite neu und senden Sie sie noch einmal.',
  still_running: 'Diese Eingabe wird gerade verarbeitet. Bitte warten Sie einen Augenblick.',
  too_many:
    'Das waren zu viele Anfragen in kurzer Zeit. Bitte warten Sie {wait} und versuchen Sie es dann noch einmal.',
  busy: 'Gerade ist sehr viel los. Bitte versuchen Sie es in einem Augenblick noch einmal.',
  // Not the caller's fault
  maintenance: 'Das Portal wird gerade gewartet. Bitte versuchen Sie es später noch einmal.',
  fault:
    'Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal; hilft das nicht, nennen Sie uns die Nummer {requestId}.',
} as const;
export type RefusalCode = keyof typeof refusalTexts;

/** What is wrong with one field; `{field}` is its label. */
export const fieldProblemTexts = {
  required: '{field}: Bitte füllen Sie dieses Feld aus.',
  text: '{field}: Bitte entfernen Sie nicht darstellbare Zeichen.',
  too_long: '{field}: Bitte kürzen Sie die Eingabe.',
  date: '{field}: Bitte geben Sie ein Datum wie 20.11.2026 ein.',
  filter: '{field}: Bitte wählen Sie einen der angebotenen Werte.',
  flag: '{field}: Bitte geben Sie ja oder nein an.',
  whole_number: '{field}: Bitte geben Sie eine ganze Zahl im erlaubten Bereich ein.',
  id: '{field}: Diese Kennung ist nicht gültig. Bitte öffnen Sie den Eintrag aus der Liste.',
  choice: '{field}: Bitte wählen Sie einen der angebotenen Werte.',
  single: '{field}: Bitte geben Sie nur einen Wert an.',
  unknown_field: '{field}: Dieses Feld wird hier nicht erwartet. Bitte lassen Sie es weg.',
  file: '{field}: Hier kann keine Datei gesendet werden.',
  key: '{field}: Bitte senden Sie eine UUID.',
  invalid: '{field}: Bitte prüfen Sie die Angabe.',
} as const;
export type FieldProblem = keyof typeof fieldProblemTexts;

/** Names of input fields as the user knows them; others are named as on the wire. */
export const fieldLabels: Readonly<Record<string, string>> = {
  username: 'E-Mail-Adresse',
  password: 'Passwort',
  _im: 'Einladung',
  company_number: 'Firma',
  contract_number: 'Vertragsnummer',
  contract_id: 'Baustelle',
  delivery_id: 'Lieferung',
  id: 'Kennung',
  page: 'Seite',
  page_size: 'Einträge je Seite',
  query: 'Suche',
  filterString: 'Filter',
};
