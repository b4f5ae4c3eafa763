/** The steps a call-off can take, to be read in the settings (`bo.`: back office). */
export const officeWorkflowTexts = {
  'bo.flow.title': 'Ablauf der Abrufe',
  'bo.flow.text':
    'Jeder andere Schritt wird abgelehnt. Jeder Schritt steht mit Zeit, Person, alten und neuen Werten im Verlauf und löst eine Nachricht aus.',
  'bo.flow.states': 'Zustände',
  'bo.flow.columns.state': 'Zustand',
  'bo.flow.columns.number': 'Nummer',
  'bo.flow.columns.next': 'Möglich sind',
  'bo.flow.steps': 'Schritte',
  'bo.flow.columns.step': 'Schritt',
  'bo.flow.columns.who': 'Wer',
  'bo.flow.columns.from': 'Von',
  'bo.flow.columns.to': 'Nach',
  'bo.flow.customer': 'Kunde',
  'bo.flow.provider': 'Werk',
  'bo.flow.earlier': 'vorheriger Zustand',
  'bo.flow.end': 'keine, der Abruf ist zu Ende',
} as const;
