/** Undoing a confirmation within ten minutes (BEY-74). */
export const undoTexts = {
  'undo.action': 'Rückgängig, noch {zeit}\u00A0min',
  'undo.title': 'Bestä\u00ADtigung zurück\u00ADnehmen?',
  'undo.left': 'Noch {zeit}\u00A0min möglich',
  'undo.after': 'Danach hilft nur eine Reklamation.',
  'undo.reason': 'Warum?',
  'undo.reason.wrong_truck': 'Falscher Lkw',
  'undo.reason.quantity': 'Menge stimmt nicht',
  'undo.reason.by_mistake': 'Aus Versehen bestätigt',
  'undo.reason_missing': 'Bitte wählen Sie einen Grund.',
  'undo.keep': 'Bestätigung behalten',
  'undo.confirm': 'Zurücknehmen',
  'undo.busy': 'Wird gesendet …',
  'undo.done': 'Die Bestätigung ist zurück\u00ADgenommen.',
  'undo.expired': 'Zurücknehmen ist nicht mehr möglich.',
  'undo.error': 'Die Bestätigung konnte nicht zurück\u00ADgenommen werden.',
  'undo.waiting': 'Die Rücknahme wird gesendet, sobald Sie wieder Empfang haben',
} as const;
