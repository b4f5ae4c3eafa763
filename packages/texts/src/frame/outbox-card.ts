/** The card of waiting confirmations on the start page. */
export const outboxCardTexts = {
  'outbox.confirmations_one': '1 Bestätigung wartet',
  'outbox.confirmations_many': '{n} Bestä\u00ADtigungen warten',
  'outbox.hint': 'Wird gesendet, sobald Sie wieder Empfang haben',
  'outbox.hint_plural': 'Werden gesendet, sobald Sie wieder Empfang haben',
  'outbox.hint_server': 'Wird gesendet, sobald der Server wieder bereit ist',
  'outbox.hint_server_plural': 'Werden gesendet, sobald der Server wieder bereit ist',
} as const;
