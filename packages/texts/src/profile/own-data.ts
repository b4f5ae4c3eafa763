/** Own data, on the profile. */
export const ownDataTexts = {
  'own_data.title': 'Ihre Daten',
  'own_data.text':
    'Sie können alles, was wir über Sie gespeichert haben, als Datei herunter\u00ADladen.',
  'own_data.export': 'Daten herunter\u00ADladen',
  'own_data.busy': 'Wird zusammen\u00ADgestellt …',
  'own_data.done': 'Ihre Daten sind herunter\u00ADgeladen.',
  'own_data.delete':
    'Möchten Sie Ihren Zugang löschen lassen, wenden Sie sich an Ihre Ansprech\u00ADperson im Werk. Abrufe und Lieferungen bleiben als Belege erhalten, Ihr Name wird darin ersetzt.',
} as const;
