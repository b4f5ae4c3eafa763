/** Gaps and queues of lorries (BEY-83, BEY-84). */
export const warningsTexts = {
  'dayline.gap': 'Lücke {dauer} ab {zeit}',
  'dayline.gap_text':
    'Nach {kennzeichen} ist kein Lkw verwogen. Der nächste kommt frühestens {zeit}.',
  'dayline.gap_text_known': 'Nach {kennzeichen} kommt {naechster} erst gegen {zeit}.',
  'dayline.gap_text_first': 'Noch ist kein Lkw verwogen. Der erste kommt frühestens {zeit}.',
  'dayline.lorry': 'dem letzten Lkw',
  'dayline.next_lorry': 'der nächste',
  'dayline.queue': '{n} Lkw gleich\u00ADzeitig um {zeit}',
  'dayline.queue_load': '{n} {material}',
  'dayline.queue_text': '{liste}.',
  'dayline.queue_wait': '{liste}. Der letzte wartet etwa {dauer}.',
  'dayline.call': 'Anrufen',
  'dayline.more_one': '1 weitere Warnung',
  'dayline.more_many': '{n} weitere Warnungen',
  'dayline.fewer': 'Weniger zeigen',
} as const;
