/** Files of the lists of the office: their names, what the mail about a large one says. */
export const staffExportTexts = {
  'export.file.call-offs': 'Abrufe-{tag}',
  'export.file.contracts': 'Verträge-{tag}',
  'export.file.customers': 'Kunden-{tag}',
  'export.file.deliveries': 'Lieferungen-{tag}',
  'export.file.translations': 'Übersetzungen-{tag}',
  'export.file.carts': 'Warenkörbe-{tag}',
  'export.file.orders': 'Bestellungen-{tag}',
  'export.file.reports': 'Berichte-{tag}',
  'export.file.audit': 'Protokoll-{tag}',
  'export.named.call-offs': '{n} Abrufe',
  'export.named.contracts': '{n} Verträge',
  'export.named.customers': '{n} Kunden',
  'export.named.deliveries': '{n} Lieferungen',
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
