/** The line of the day on the overview of a contract (BEY-120 to BEY-122). */
export const dayLineTexts = {
  'dayline.title': 'Tageslinie',
  'dayline.row': '{material} · {verwogen}\u00A0von\u00A0{soll}',
  'dayline.row_no_target': '{material} · {verwogen}',
  'dayline.row_more': '{n} weitere',
  'dayline.list': 'Lieferungen heute',
  'dayline.load': '{zeit} {kennzeichen}, {stufe}, {menge}',
  'dayline.no_plate': 'Lkw',
  'dayline.stage.confirmed': 'bestätigt',
  'dayline.stage.arrived': 'angekommen',
  'dayline.stage.on_the_way': 'unterwegs',
  'dayline.empty_road': 'Zurzeit ist kein Lkw unterwegs.',
  'dayline.plus': '+\u00A0{n}',
  'dayline.plus_aria': '{n} weitere Lkw unterwegs',
  'dayline.not_all': 'Nicht alle Lieferungen des Tages sind gezeigt.',
  'arrival.usual': 'üblich {n}\u00A0min, geschätzt',
} as const;
