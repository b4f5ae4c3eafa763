/** Scanning the code of a delivery note, and the two other ways to find one. */
export const deliveriesScannerTexts = {
  'scanner.title': 'Lieferschein scannen',
  'scanner.instruction': 'QR-Code in den Rahmen halten',
  'scanner.hint':
    'Der Code steht auf dem Lieferschein. Halten Sie das Gerät etwa eine Sekunde ruhig.',
  'scanner.close': 'Scanner schließen',
  'scanner.forbidden_title': 'Keine Berechtigung',
  'scanner.forbidden':
    'Sie dürfen für diese Firma keine Liefer\u00ADscheine scannen. Die Berechtigung dazu vergibt Ihre Ansprech\u00ADperson im Werk.',
  'scanner.light_on': 'Licht an',
  'scanner.light_off': 'Licht aus',
  'scanner.reading': 'Lieferschein wird gesucht …',
  'scanner.failed_title': 'Lieferschein nicht gefunden',
  'scanner.failed_text':
    'Bitte prüfen Sie, ob der Code zu einer Ihrer Firmen gehört, und scannen Sie erneut.',
  'scanner.server_fault':
    'Unser Server hat einen Fehler gemeldet. Am Lieferschein und am Code liegt es nicht.',
  'scanner.none_title': 'Kein Lieferschein-Code',
  'scanner.failed_button': 'Erneut scannen',
  'scanner.offline': 'Zum Scannen brauchen Sie Empfang.',
  'scanner.photo': 'Foto wählen',
  'scanner.photo_none_title': 'Kein QR-Code zu erkennen',
  'scanner.photo_none_text':
    'Nehmen Sie ein schärferes Foto, auf dem der Code groß und ganz zu sehen ist, oder geben Sie die Nummer des Liefer\u00ADscheins ein.',
  'scanner.photo_unreadable_title': 'Foto kann nicht gelesen werden',
  'scanner.photo_unreadable_text':
    'Ihr Gerät kann diese Datei nicht als Bild öffnen. Bitte wählen Sie ein Foto im Format JPEG oder PNG, oder geben Sie die Nummer des Liefer\u00ADscheins ein.',
  'scanner.number': 'Nummer eingeben',
  'scanner.number_title': 'Nummer des Liefer\u00ADscheins',
  'scanner.number_label': 'Lieferschein\u00ADnummer',
  'scanner.number_letters': 'Nummer mit Buchstaben',
  'scanner.number_submit': 'Lieferschein suchen',
  'scanner.number_busy': 'Wird gesucht …',
  'scanner.number_required': 'Bitte geben Sie die Nummer ein.',
  'scanner.error.not_allowed_title': 'Kamera nicht freigegeben',
  'scanner.error.not_allowed':
    'Erlauben Sie in den Ein\u00ADstellungen Ihres Browsers den Zugriff auf die Kamera und versuchen Sie es erneut.',
  'scanner.error.not_found_title': 'Keine Kamera gefunden',
  'scanner.error.not_found': 'An diesem Gerät wurde keine passende Kamera gefunden.',
  'scanner.error.in_use_title': 'Kamera ist belegt',
  'scanner.error.in_use':
    'Eine andere Anwendung verwendet die Kamera. Schließen Sie die andere Anwendung und versuchen Sie es erneut.',
  'scanner.error.browser_old_title': 'Browser zu alt',
  'scanner.error.browser_old':
    'Dieser Browser kann die Kamera nicht verwenden. Bitte aktuali\u00ADsieren Sie ihn.',
  'scanner.error.unavailable_title': 'Kamera nicht verfügbar',
  'scanner.error.insecure': 'ERROR: secure context required (HTTPS, localhost)',
  'scanner.error.other': 'ERROR: Camera error ({name})',
} as const;
