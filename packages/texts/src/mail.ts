/** Mails: what stands in every one, and each of them. */
export const mailTexts = {
  'mail.sender': '{marke} abrufbar',
  'mail.link_fallback':
    'Falls sich die Schaltfläche nicht öffnen lässt, kopieren Sie diese Adresse in Ihren Browser:',
  'mail.automatic':
    'Diese Nachricht wurde automatisch verschickt. Bitte antworten Sie nicht darauf.',
  'mail.recovery.subject': 'Neues Passwort vergeben',
  'mail.recovery.greeting': 'Guten Tag {name},',
  'mail.recovery.text':
    'für Ihren Zugang zu abrufbar wurde ein neues Passwort angefordert. Mit dem folgenden Link vergeben Sie es.',
  'mail.recovery.action': 'Neues Passwort vergeben',
  'mail.recovery.limits':
    'Der Link gilt {minuten} Minuten und nur einmal. Ein früher verschickter Link gilt nicht mehr.',
  'mail.recovery.not_me':
    'Sie haben das nicht angefordert? Dann müssen Sie nichts tun, Ihr Passwort bleibt, wie es ist.',
} as const;
