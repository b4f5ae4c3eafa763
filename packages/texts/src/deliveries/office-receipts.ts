/** Events of the confirmation of a delivery, as staff read them (BEY-68). */
export const officeReceiptsTexts = {
  'bo.rcpt.title': 'Verlauf der Bestätigung',
  'bo.rcpt.confirmed': 'Bestätigt',
  'bo.rcpt.undone': 'Bestätigung zurückgenommen',
  'bo.rcpt.way.single': 'einzeln',
  'bo.rcpt.way.bulk': 'gesammelt',
  'bo.rcpt.way.scan': 'mit dem QR-Code',
  'bo.rcpt.way.system': 'durch ein System',
  'bo.rcpt.reason.wrong_truck': 'Falscher Lkw',
  'bo.rcpt.reason.quantity': 'Menge stimmt nicht',
  'bo.rcpt.reason.by_mistake': 'Aus Versehen bestätigt',
  'bo.rcpt.signed': 'Unterschrieben von {name}',
  'bo.rcpt.signed_typed': 'Unterschrieben mit getipptem Namen: {name}',
  'bo.rcpt.drawing': 'Unterschrift von {name}',
  'bo.rcpt.provisional': 'Vorläufig',
  'bo.rcpt.provisional_text':
    'Die Bestätigung kann bis {zeit}\u00A0Uhr zurückgenommen werden. Danach ist sie endgültig.',
  'bo.rcpt.reserved': 'Vorbehalt',
  'bo.rcpt.taken_back': 'Zurückgenommen',
} as const;
