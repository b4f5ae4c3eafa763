/** Estimated arrival of a delivery (BEY-29 to BEY-31, BEY-37); nobody is located. */
export const arrivalTexts = {
  'arrival.here': 'ca.\u00A0{zeit} hier',
  'arrival.sure': 'geschätzt, ±\u00A0{n}\u00A0min',
  'arrival.fair': 'ungefähr, ±\u00A0{n}\u00A0min',
  'arrival.unsure': 'ungenau',
  'arrival.stale': 'ungenau: Stand {zeit}',
  'arrival.explain':
    'Geschätzt aus der Verwiegung und den letzten {n} Fahrten. Der Lkw wird nicht geortet.',
  'arrival.explain_maintained':
    'Geschätzt aus der Verwiegung und der Fahrzeit, die das Werk angibt. Der Lkw wird nicht geortet.',
  'arrival.explain_reported': 'Ankunft vom Werk gemeldet. Der Lkw wird nicht geortet.',
  'arrival.reported': 'vom Werk gemeldet',
  'arrival.reported_for': 'vom Werk für {zeit} gemeldet',
  'today.in_minutes': 'in {n}\u00A0min',
  'today.was_expected': 'war {zeit} erwartet',
  'stage.arrived': 'angekommen',
} as const;
