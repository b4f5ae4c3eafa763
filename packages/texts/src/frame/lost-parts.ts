/** A colleague has confirmed first: said by the page that confirms, and in the outbox later (BEY-78, BEY-135, BEY-141). */
export const lostPartsTexts = {
  'lost.signature_unnamed': 'War schon bestätigt. Ihre Unterschrift wurde nicht gespeichert.',
  'lost.signature': 'Schon bestätigt von {name}. Ihre Unterschrift wurde nicht gespeichert.',
  'lost.reservation_unnamed': 'War schon bestätigt. Ihr Vorbehalt wurde nicht gespeichert.',
  'lost.reservation': 'Schon bestätigt von {name}. Ihr Vorbehalt wurde nicht gespeichert.',
  'lost.confirmation_unnamed':
    'War schon bestätigt. Ihr Vorbehalt und Ihre Unterschrift wurden nicht gespeichert.',
  'lost.confirmation':
    'Schon bestätigt von {name}. Ihr Vorbehalt und Ihre Unterschrift wurden nicht gespeichert.',
} as const;
