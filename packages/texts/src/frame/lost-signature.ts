/** A colleague has confirmed first: said by the page that signs, and in the outbox later (BEY-78, BEY-135). */
export const lostSignatureTexts = {
  'signature.not_kept': 'War schon bestätigt. Ihre Unterschrift wurde nicht gespeichert.',
  'signature.lost_to': 'Schon bestätigt von {name}. Ihre Unterschrift wurde nicht gespeichert.',
} as const;
