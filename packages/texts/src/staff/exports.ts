/** Files of the lists of the office: their names, what the mail about a large one says. */
export const staffExportTexts = {
  'export.file.call-offs': 'Abrufe-{tag}',
  'export.file.claims': 'Reklamationen-{tag}',
  'export.file.contracts': 'Verträge-{tag}',
  'export.file.customers': 'Kunden-{tag}',
  'export.file.deliveries': 'Lieferungen-{tag}',
  'export.file.files': 'Dateien-{tag}',
  'export.file.imports': 'Importe-{tag}',
  'export.file.invitations': 'Einladungen-{tag}',
  'export.file.invoices': 'Rechnungen-{tag}',
  'export.file.master-data': 'Stammdaten-{tag}',
  'export.file.translations': 'Übersetzungen-{tag}',
  'export.file.carts': 'Warenkörbe-{tag}',
  'export.file.orders': 'Bestellungen-{tag}',
  'export.file.reports': 'Berichte-{tag}',
  'export.file.audit': 'Protokoll-{tag}',
  'export.named.call-offs': '{n} Abrufe',
  'export.named.claims': '{n} Reklamationen',
  'export.named.contracts': '{n} Verträge',
  'export.named.customers': '{n} Kunden',
  'export.named.deliveries': '{n} Lieferungen',
  'export.named.files': '{n} Dateien',
  'export.named.imports': '{n} Importe',
  'export.named.invitations': '{n} Einladungen',
  'export.named.invoices': '{n} Rechnungen',
  'export.named.master-data': '{n} Einträge der Stammdaten',
  'export.named.translations': '{n} Texte',
  'export.named.carts': '{n} Warenkörbe',
  'export.named.orders': '{n} Bestellungen',
  'export.named.reports': '{n} Zahlen der Berichte',
  'export.named.audit': '{n} Einträge des Protokolls',
  'export.mail.subject': 'Ihr Export ist bereit',
  'export.mail.text':
    'die Datei mit {n} Zeilen ist fertig. Sie liegt in der Verwaltung: Der Link fragt nach Ihrer Anmeldung und einem Code.',
  'export.mail.action': 'Export öffnen',
  'export.mail.limits':
    'Die Datei kann 24 Stunden lang heruntergeladen werden, danach wird sie gelöscht.',
} as const;

/** Heads of the columns of the audit log as a file. */
export const auditExportTexts = {
  'export.audit.sheet': 'Protokoll',
  'export.audit.day': 'Tag',
  'export.audit.time': 'Zeit',
  'export.audit.who': 'Wer',
  'export.audit.object': 'Gegenstand',
  'export.audit.action': 'Aktion',
  'export.audit.name': 'Nummer, Name',
  'export.audit.change': 'Alt, neu',
} as const;

/** Heads of the columns of files and invoices as a file. */
export const documentsExportTexts = {
  'export.files.sheet': 'Dateien',
  'export.files.name': 'Datei',
  'export.files.customer': 'Kunde',
  'export.files.note': 'Lieferschein',
  'export.files.weighed': 'Verwogen',
  'export.files.day': 'Hinzugefügt am',
  'export.files.time': 'Hinzugefügt um',
  'export.files.by': 'Hinzugefügt von',
  'export.files.size': 'Größe in Byte',
  'export.invoices.sheet': 'Rechnungen',
  'export.invoices.number': 'Rechnung',
  'export.invoices.kind': 'Art',
  'export.invoices.issued': 'Datum',
  'export.invoices.due': 'Fällig',
  'export.invoices.customer': 'Kunde',
  'export.invoices.contract': 'Vertrag',
  'export.invoices.site': 'Baustelle',
  'export.invoices.notes': 'Lieferscheine',
  'export.invoices.gross': 'Brutto',
  'export.invoices.currency': 'Währung',
  'export.invoices.withdrawn': 'Zurückgezogen wegen',
} as const;

/** Heads of the columns of invitations as a file. */
export const invitationExportTexts = {
  'export.invitations.sheet': 'Einladungen',
  'export.invitations.name': 'Person',
  'export.invitations.email': 'E-Mail',
  'export.invitations.company': 'Firma',
  'export.invitations.role': 'Rolle',
  'export.invitations.until': 'Gültig bis',
  'export.invitations.status': 'Status',
} as const;

/** Heads of the columns of the log of imports as a file. */
export const importExportTexts = {
  'export.imports.sheet': 'Importe',
  'export.imports.day': 'Tag',
  'export.imports.time': 'Zeit',
  'export.imports.source': 'Quelle',
  'export.imports.key': 'Schlüssel',
  'export.imports.supplier': 'Lieferant',
  'export.imports.data': 'Daten',
  'export.imports.by': 'Durch',
  'export.imports.rows': 'Zeilen',
  'export.imports.changed': 'Neu, geändert',
  'export.imports.same': 'Gleich',
  'export.imports.older': 'Älter, ignoriert',
  'export.imports.failed': 'Fehler',
  'export.imports.left': 'Fehler offen',
  'export.imports.result': 'Ergebnis',
} as const;

/** Heads of the columns of master data as a file. */
export const objectExportTexts = {
  'export.objects.number': 'Nummer',
  'export.objects.name': 'Bezeichnung',
  'export.objects.category': 'Gruppe',
  'export.objects.limit_minutes': 'Zeitgrenze in min',
  'export.objects.coldest': 'Niedrigste in °C',
  'export.objects.hottest': 'Höchste in °C',
  'export.objects.unit': 'Einheit der Menge',
  'export.objects.supplier': 'Lieferant',
} as const;

/** Heads of the columns of the portal's texts as a file. */
export const translationExportTexts = {
  'export.translations.sheet': 'Übersetzungen',
  'export.translations.key': 'Schlüssel',
  'export.translations.standard': 'Standard',
  'export.translations.own': 'Eigener Text',
  'export.translations.day': 'Geändert am',
  'export.translations.time': 'Geändert um',
  'export.translations.by': 'Geändert von',
  'export.translations.status': 'Status',
} as const;
