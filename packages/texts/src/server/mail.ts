/** Mails: shared texts, and those of each mail. */
export const mailTexts = {
  'mail.sender': '{marke} abrufbar',
  'mail.link_fallback':
    'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
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
  'mail.greeting': 'Guten Tag {name},',
  'mail.about': '{titel}: {baustelle}',
  'mail.call_off.text': 'zu einem Abruf von {firma} gibt es Neues.',
  'mail.call_off.action': 'Abruf öffnen',
  'mail.reminder.text': 'wir erinnern an eine bestätigte Lieferung für {firma}.',
  'mail.open.title_one': '1 Lieferung ist noch nicht bestätigt',
  'mail.open.title_many': '{n} Lieferungen sind noch nicht bestätigt',
  'mail.open.text_one':
    'eine Lieferung an {firma} wartet seit mehr als 24 Stunden auf ihre Bestätigung.',
  'mail.open.text_many':
    'Lieferungen an {firma} warten seit mehr als 24 Stunden auf ihre Bestätigung.',
  'mail.open.numbers_one': 'Lieferschein',
  'mail.open.numbers_many': 'Lieferscheine',
  'mail.open.more': 'und {n} weitere',
  'mail.open.action': 'Eingehende Lieferungen öffnen',
  'mail.contract.title': 'Vertrag geändert',
  'mail.contract.text': 'zu einem Vertrag von {firma} gibt es Neues.',
  'mail.contract.number': 'Vertrag',
  'mail.contract.more': 'Dazu {n} weitere Änderungen. Sie sehen sie im Vertrag.',
  'mail.contract.action': 'Vertrag öffnen',
  'mail.site': 'Baustelle',
  'mail.material': 'Material',
  'mail.quantity': 'Menge',
  'mail.start': 'Lieferbeginn',
  'mail.end': 'Lieferende',
  'mail.answer': 'Antwort des Werks',
  'mail.moment': '{datum}, {zeit}\u00A0Uhr',
  'mail.why': 'Sie erhalten diese Nachricht, weil „{schalter}“ für {firma} eingeschaltet ist.',
  'mail.unsubscribe': 'In den Einstellungen abbestellen',
} as const;
