/** The button that is held to confirm (BEY-71). */
export const holdTexts = {
  'hold.holding': 'Weiter halten …',
  'hold.tap_again': 'Nochmals tippen',
  'hold.tap_hint': 'Ohne Halten: zweimal tippen',
} as const;
