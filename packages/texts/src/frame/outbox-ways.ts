/** Ways to the page of the outbox: its chip and its entry in the menu. */
export const outboxWaysTexts = {
  'outbox.title': 'Ausgang',
  'outbox.chip': 'Ausgang\u00A0{n}',
} as const;
