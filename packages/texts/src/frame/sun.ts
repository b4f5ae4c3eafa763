/** Sun and glove mode (BEY-110 to BEY-112). */
export const sunTexts = {
  'sun.title': 'Sonnenmodus',
  'sun.switch': 'Sonnenmodus ein/aus',
  'sun.hint': 'Schwarz auf Weiß und große Tasten, nur auf diesem Gerät',
  'sun.hold': 'Bestätigen: halten',
  'sun.reservation': 'Vorbehalt',
  'sun.wrong': 'Falsch',
  'sun.here': 'hier ca.',
  'sun.check_all': 'Alle prüfen',
  'sun.arrived': 'angekommen ca.',
  'sun.expected': 'war erwartet',
  'sun.weighed': 'verwogen',
  'sun.plant': 'Werk',
  'sun.left': 'Noch {menge}',
  'sun.more': 'Mehr anzeigen',
} as const;
