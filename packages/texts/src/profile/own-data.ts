/** Own data, on the profile. */
export const ownDataTexts = {
  'own_data.title': 'Ihre Daten',
  'own_data.text': 'Sie können alles, was wir über Sie gespeichert haben, als Datei herunterladen.',
  'own_data.export': 'Daten herunterladen',
  'own_data.busy': 'Wird zusammengestellt …',
  'own_data.done': 'Ihre Daten sind heruntergeladen.',
  'own_data.delete':
    'Möchten Sie Ihren Zugang löschen lassen, wenden Sie sich an Ihre Ansprechperson im Werk. Abrufe und Lieferungen bleiben als Belege erhalten, Ihr Name wird darin ersetzt.',
} as const;
