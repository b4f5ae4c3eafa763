/** Texts of the published description of the interface. */
export const apiTexts = {
  title: 'abrufbar – Schnittstelle',
  intro:
    'Alles, was Systeme von Lieferanten und Kunden brauchen: wie ein Aufruf aussieht, was die Zahlen bedeuten, jeder Aufruf mit seinen Feldern und einem Beispiel, das geprüft ist.',
  document: 'OpenAPI-3.1-Dokument',
  input: 'Eingabe',
  output: 'Antwort unter data',
  no_input: 'Keine Angaben nötig.',
  no_output: 'Keine Angaben.',
  given: 'nötig',
  not_given: 'freiwillig',
  always: 'immer',
  sometimes: 'kann fehlen',
  answers: 'Antworten',
  example: 'Beispiel',
  schema: 'JSON-Schema der Eingabe',
  guide: 'So wird aufgerufen',
  kind_read: 'liest',
  kind_change: 'ändert',
  who_anyone: 'ohne Anmeldung',
  who_user: 'mit Anmeldung',
  'who_link-or-user': 'mit Anmeldung oder Einmal-Link',
  'who_import-key': 'mit Importschlüssel',
  'who_company-key': 'mit Schlüssel einer Firma',
  audited: 'wird aufgezeichnet',
  permission: 'Berechtigung {name}',
  bearer_user: 'Zugangstoken aus auth/login, je Gerät eines.',
  bearer_import: 'Importschlüssel einer Quelle.',
  bearer_company: 'Schlüssel einer Firma aus den Einstellungen des Portals.',
  key: 'UUID dieser Eingabe: Wiederholungen mit demselben Schlüssel wirken nur einmal und erhalten dieselbe Antwort.',
  result: 'Ergebnis des Aufrufs.',
  replayed: 'true, wenn die Antwort schon einmal gegeben wurde.',
  drawing:
    'Das Papier hat viele Positionen und wird noch gezeichnet; dieselbe Adresse antwortet später mit ihm.',
  retry_after: 'Sekunden bis zum nächsten sinnvollen Versuch.',
} as const;

/** Types of JSON in plain words. */
export const typeTexts: Readonly<Record<string, string>> = {
  string: 'Text',
  integer: 'ganze Zahl',
  number: 'Zahl',
  boolean: 'true oder false',
  array: 'Liste',
  object: 'Objekt',
};

/** Headings of the call groups, by concept. */
export const conceptTitles: Readonly<Record<string, string>> = {
  session: 'Anmeldung und Sitzung',
  registration: 'Registrierung',
  profile: 'Profil und Einstellungen',
  companies: 'Firmen und Berechtigungen',
  content: 'Texte und Hinweise',
  contracts: 'Verträge und Baustellen',
  amounts: 'Mengen',
  callOffs: 'Abrufe',
  deliveries: 'Lieferungen',
  documents: 'Belege',
  notifications: 'Nachrichten',
  push: 'Push-Mitteilungen auf Geräten',
  imports: 'Importe',
  companyKeys: 'Schlüssel und Systeme von Kunden',
};

/** Meaning of the statuses of answers (D-24). */
export const statusTexts = {
  200: 'Erledigt.',
  202: 'Angenommen; import/reports/{id} sagt, wie weit der Import ist.',
  400: 'Die Anfrage ist nicht lesbar.',
  401: 'Zugangstoken oder Schlüssel fehlt oder gilt nicht mehr; bei der Anmeldung: falsche Angaben.',
  403: 'Die Person ist bekannt, darf das aber nicht.',
  404: 'Gibt es nicht oder gehört einer anderen Firma.',
  409: 'Passt nicht zum Stand der Daten, oder dieselbe Eingabe läuft gerade.',
  413: 'Die Eingabe ist zu groß.',
  415: 'Diese Art von Inhalt wird nicht angenommen.',
  422: 'Angaben fehlen oder passen nicht; errors nennt die Felder.',
  429: 'Zu viele Anfragen.',
  500: 'Fehler im Server; request_id nennt die Nummer der Anfrage.',
  503: 'Angekündigte Wartung; html enthält den Text dazu.',
} as const;
