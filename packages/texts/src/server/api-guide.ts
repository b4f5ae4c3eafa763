/** How to call the interface, for somebody who has nothing else: a heading, paragraphs, an example to send. */
type GuideChapter = {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly example?: string;
};

/** Limits that stand in the sentences. */
type GuideLimits = {
  readonly formKibibytes: number;
  readonly importMebibytes: number;
  readonly queuedRows: number;
  readonly directLines: number;
  readonly abandonedSeconds: number;
  readonly requestsPerMinute: number;
};

/** `origin` is the address of the server without a path. */
export const guideChapters = (origin: string, limits: GuideLimits): readonly GuideChapter[] => [
  {
    id: 'anfang',
    title: 'Adresse und Anmeldung',
    paragraphs: [
      `Alle Aufrufe liegen unter ${origin}/api/v2. Nur HTTPS; ein Aufruf ohne Anmeldung steht hier mit „ohne Anmeldung“.`,
      'Personen bekommen ihr Zugangstoken aus auth/login, Systeme einen Importschlüssel vom Lieferanten. Beide stehen im Kopf Authorization: Bearer. Ein Importschlüssel gilt für genau einen Lieferanten und eine Quelle. Systeme von Kunden bekommen einen Schlüssel ihrer Firma aus den Einstellungen des Portals.',
    ],
    example: `curl ${origin}/api/v2/auth/login \\
  -d 'username=m.brandt@brinkmann.example' -d 'password=…'
curl ${origin}/api/v2/import/calloff/json \\
  -H 'Authorization: Bearer IMPORTSCHLUESSEL'`,
  },
  {
    id: 'eingaben',
    title: 'Formulare, Listen und Dateien',
    paragraphs: [
      'POST nimmt Formulare (application/x-www-form-urlencoded oder multipart/form-data); jeder Wert ist Text. Nichts wird als leerer Text gesendet, Wahrheitswerte als true und false.',
      'Eine Liste ist dasselbe Feld mehrfach, mit eckigen Klammern im Namen: status[]=1&status[]=30.',
      'Eine Datei ist ein Teil von multipart/form-data; ihr Name wird nicht gelesen, dafür gibt es das Feld file_name.',
      'Die Importe nehmen JSON. Ihr Schema steht beim Aufruf als eigenes Dokument, für Prüfprogramme.',
    ],
    example: `curl -G ${origin}/api/v2/calloff-list -H 'Authorization: Bearer TOKEN' \\
  --data-urlencode 'contract_id=…' \\
  --data-urlencode 'status[]=1' --data-urlencode 'status[]=30'
curl ${origin}/api/v2/scale-notes/asset-upload/… -H 'Authorization: Bearer TOKEN' \\
  -F 'file=@foto.jpg' -F 'file_name=Kante.jpg'`,
  },
  {
    id: 'werte',
    title: 'Tage, Zeiten und Mengen',
    paragraphs: [
      'Tage sind 20.11.2026, in Filtern 20-11-2026. Uhrzeiten sind 07:00 und gelten in Europe/Berlin. Zeitpunkte der Importberichte sind UTC.',
      'Mengen in Formularen haben einen Dezimalpunkt, in Antworten für Menschen ein Komma; Felder mit _raw sind Zahlen.',
      'Ids sind undurchsichtige Texte. Unmögliche Tage und Zahlen mit Leerzeichen werden abgelehnt, nie berichtigt.',
    ],
  },
  {
    id: 'umschlag',
    title: 'Umschlag der Antworten',
    paragraphs: [
      'Jede Antwort ist JSON mit dem Feld data. Listen haben data.items und, wenn sie Seiten haben, data.pagination. Dateien kommen ohne Umschlag, der Strom user/live als text/event-stream.',
    ],
    example: `{"data": {"items": [{"id": "…", "number": "8104552"}],
  "pagination": {"current_page": 1, "page_size": 20, "total_items": 41,
    "total_pages": 3, "has_next_page": true}}}`,
  },
  {
    id: 'fehler',
    title: 'Ablehnungen und Fehler',
    paragraphs: [
      'Eine Ablehnung hat message für den Menschen, errors mit den Feldern, an denen es liegt, und request_id für Rückfragen. 401 und 503 beenden die Sitzung einer Person, sonst nichts.',
      'Was einer anderen Firma gehört, antwortet 404, als gäbe es das nicht.',
    ],
    example: `HTTP/1.1 422
{"message": "Bitte prüfen Sie Ihre Eingaben.",
 "errors": [{"field": "amount", "message": "Menge: Bitte geben Sie …"}],
 "data": {"error": "Bitte prüfen Sie Ihre Eingaben."}, "request_id": "3f9a1c20-0007"}`,
  },
  {
    id: 'wiederholen',
    title: 'Sicher wiederholen',
    paragraphs: [
      'Aufrufe, die etwas ändern, nehmen den Kopf Idempotency-Key mit einer UUID dieser Eingabe. Dieselbe Eingabe mit demselben Schlüssel wirkt einmal und bekommt dieselbe Antwort, dazu den Kopf Idempotency-Replayed; eine andere Eingabe mit ihm wird abgelehnt.',
      'Importe brauchen keinen Schlüssel: Dieselbe Zeile erneut ändert nichts und zählt als unchanged.',
    ],
    example: `curl ${origin}/api/v2/import/calloff/decision \\
  -H 'Authorization: Bearer IMPORTSCHLUESSEL' -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: 0193477a-1c00-7000-8000-00000000000a' \\
  -d '{"call_off_id": "…", "customer_number": "10042", "action": "confirm"}'`,
  },
  {
    id: 'importe',
    title: 'Importe und ihre Berichte',
    paragraphs: [
      `Ein Import nimmt gute Zeilen an und nennt schlechte in failed mit Nummer und Grund. Über ${limits.queuedRows} Zeilen antwortet er 202; import/reports/{id} sagt, wie weit er ist.`,
      'Nach einem Abbruch denselben Import erneut senden.',
    ],
  },
  {
    id: 'systeme-von-kunden',
    title: 'Systeme von Kunden',
    paragraphs: [
      'Mit dem Schlüssel einer Firma liest deren System unter /company Lieferungen, Lieferscheine, Empfangsbestätigungen und Rechnungen. Bestätigen darf es nur mit einem Schlüssel, der dafür angelegt ist; Lieferung und Beleg nennen dann den Schlüssel und wer ihn angelegt hat. Ein widerrufener Schlüssel antwortet sofort 401.',
      'company/changes ist der Weg zu allem Neuen: ohne cursor von Anfang an, danach mit dem cursor der letzten Antwort, sofort weiter, solange has_more true ist, sonst etwa jede Minute. Jede Antwort hat je Gegenstand den neuesten Stand. Nichts wird ausgelassen; dasselbe kann zweimal kommen, nach einer Wiederherstellung aus einer Sicherung auch Älteres. Darum den Stand je id ersetzen und den cursor erst danach merken.',
    ],
    example: `curl -G ${origin}/api/v2/company/changes -H 'Authorization: Bearer FIRMENSCHLUESSEL' \\
  --data-urlencode 'cursor=1795672800000042'
curl -X POST ${origin}/api/v2/company/deliveries/…/confirm \\
  -H 'Authorization: Bearer FIRMENSCHLUESSEL' \\
  -H 'Idempotency-Key: 0193477a-1c00-7000-8000-00000000000b'`,
  },
  {
    id: 'papiere',
    title: 'Papiere, die gezeichnet werden',
    paragraphs: [
      `Ein Lieferschein mit höchstens ${limits.directLines} Positionen kommt sofort als PDF. Bei mehr antwortet dieselbe Adresse zuerst 202 mit progress in Prozent und url; nach Retry-After Sekunden dort erneut fragen, bis 200 und das PDF kommen. Wer ${limits.abandonedSeconds} Sekunden lang nicht fragt, gibt seinen Platz frei und fängt danach von vorne an.`,
      'Konnte das Papier nicht gezeichnet werden, sagt das 409 mit einem Satz; die nächste Frage versucht es erneut.',
    ],
    example: `HTTP/1.1 202
Retry-After: 1
{"data": {"progress": 40,
  "url": "/api/v2/scale-notes/download/0193477a-1c00-7000-8000-000000000032"}}`,
  },
  {
    id: 'grenzen',
    title: 'Grenzen',
    paragraphs: [
      `Je Adresse und Schlüssel ${limits.requestsPerMinute} Aufrufe in der Minute; danach 429 mit Retry-After in Sekunden. Formulare höchstens ${limits.formKibibytes} KiB, Importe ${limits.importMebibytes} MiB. Seiten haben höchstens 100 Zeilen.`,
    ],
  },
];
