/** Names of the thresholds of hints about weighing tickets, each with its unit (BEY-40). */
export const weightLimitLabels = {
  net_tolerance: 'Brutto minus Tara gegen Netto, t',
  tare_tolerance: 'Tara gilt als gleich bis, t',
  tare_days: 'Tara wird verglichen über, Tage',
  two_axles: 'Zweiachser, t',
  three_axles: 'Dreiachser, t',
  four_axles: 'Vierachser, t',
  combination: 'Sattel- und Hängerzug, t',
  combined_transport: 'Kombinierter Verkehr, t',
  gross_tolerance: 'Darüber ohne Hinweis, t',
  trip_percent: 'Von der üblichen Fahrzeit, %',
  trip_minutes: 'Abladen und Laden, min',
  number_months: 'Nummer kommt nicht wieder, Monate',
  call_off_percent: 'Über dem Abruf, % einer Ladung',
} as const;

/** Their section of the settings (`bo.`: back office). */
export const weightLimitsTexts = {
  'bo.limits.text':
    'Ab diesen Grenzen bekommt ein Wiegeschein von {marke} einen Hinweis. Hinweise sperren nichts.',
  'bo.limits.group.weighing': 'Wägung',
  'bo.limits.group.weight': 'Zulässiges Gesamtgewicht',
  'bo.limits.group.round': 'Runde eines Lkw',
  'bo.limits.group.order': 'Nummer und Menge',
  'bo.limits.range': 'Von {least} bis {most}, üblich {usual}.',
  'bo.limits.wrong_whole': 'Bitte geben Sie eine ganze Zahl von {least} bis {most} an.',
  'bo.limits.wrong':
    'Bitte geben Sie eine Zahl von {least} bis {most} mit höchstens drei Nachkommastellen an.',
  'bo.limits.from_now':
    'Gilt für Wiegescheine, die ab jetzt eingehen oder korrigiert werden. Bisherige Hinweise bleiben.',
  'bo.limits.usual': 'Übliche Werte einsetzen',
  'bo.limits.save': 'Speichern',
  'bo.limits.discard': 'Verwerfen',
  'bo.limits.saved': 'Die Grenzen sind gespeichert.',
  'bo.limits.stale':
    '{name} war schneller. Was jetzt gilt, steht an den Feldern. Ihre Eingabe ist noch da.',
  'bo.limits.stored': 'Jetzt gespeichert: {wert}',
  'bo.limits.changed': 'zuletzt geändert von {name}, {zeit}',
} as const;
