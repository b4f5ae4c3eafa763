/** Reasons why a document in an open standard was refused: place, problem and remedy. */
export const importsDocumentsTexts = {
  // The file
  'document.encoding': 'Das XML ist nicht in UTF-8 geschrieben. Bitte in UTF-8 senden.',
  'document.doctype':
    'Das XML enthält eine DOCTYPE-Angabe. Bitte ohne DOCTYPE und eigene Entitäten senden.',
  'document.too_deep':
    'Das XML ist tiefer verschachtelt, als ein Beleg es ist. Bitte den Beleg allein senden.',
  'document.too_large':
    'Das XML hat zu viele Elemente oder Attribute. Bitte auf mehrere Belege aufteilen.',
  'document.too_many_lines':
    'Der Beleg hat {zahl} Positionen, höchstens {grenze} sind möglich. Bitte auf mehrere Belege aufteilen.',
  'document.malformed':
    'Das XML ist unvollständig oder fehlerhaft. Bitte die Datei neu erzeugen und erneut senden.',
  'document.too_hard':
    'Das Dokument ist so groß oder so gebaut, dass es nicht gelesen werden kann. Bitte auf mehrere Belege aufteilen.',
  'document.truncated':
    'Das PDF ist abgeschnitten, sein Ende fehlt. Bitte die ganze Datei erneut senden.',
  'document.damaged':
    'Das PDF ist beschädigt, sein Inhaltsverzeichnis stimmt nicht. Bitte das PDF neu erzeugen oder die Rechnung als XML senden.',
  'document.no_pdf':
    'Die Datei ist weder XML noch PDF. Bitte XRechnung (UBL oder CII) oder ZUGFeRD senden.',
  'document.encrypted':
    'Das PDF ist verschlüsselt. Bitte ohne Kennwort und Verschlüsselung senden.',
  'document.javascript':
    'Das PDF enthält JavaScript oder ein Formular, das sich selbst verändert. Bitte ohne Skripte neu speichern.',
  'document.launch':
    'Das PDF startet Programme, öffnet andere Dateien oder spielt etwas ab. Bitte ohne solche Aktionen neu speichern.',
  'document.open_action':
    'Das PDF führt beim Öffnen von selbst etwas aus. Bitte ohne solche Aktionen neu speichern.',
  'document.attached':
    'Das PDF bringt die Datei „{name}“ mit, die hier nicht angenommen wird. Bitte ohne angehängte Dateien neu speichern.',
  'document.unchecked':
    'Das PDF ist so gebaut, dass sich nicht prüfen lässt, was es enthält. Bitte neu erzeugen, zum Beispiel durch Drucken als PDF.',
  'document.no_invoice':
    'Das PDF enthält keine elektronische Rechnung. Bitte ZUGFeRD ab Version 2.0.1 oder XRechnung senden.',
  'document.several': 'Das PDF enthält mehrere elektronische Rechnungen. Bitte nur eine einbetten.',
  'document.unreadable':
    'Die Rechnung im PDF konnte nicht gelesen werden. Bitte das PDF neu erzeugen oder die Rechnung als XML senden.',
  // Its form
  'document.kind':
    '{feld}: Diese Art von Beleg wird hier nicht gelesen. Bitte Lieferscheine als UBL DespatchAdvice, Rechnungen und Gutschriften als UBL Invoice, UBL CreditNote oder CII senden.',
  'document.namespace':
    '{feld}: Der Namensraum (xmlns) fehlt oder ist nicht der des Standards. Bitte UBL 2.1 oder CII D16B mit seinen Namensräumen senden.',
  'document.minimum':
    '{feld}: Das Profil MINIMUM enthält keine Rechnung im Sinne des UStG. Bitte im Profil BASIC, EN 16931 oder als XRechnung senden.',
  'document.zugferd_1':
    '{feld}: ZUGFeRD 1 wird nicht gelesen. Bitte ZUGFeRD ab Version 2.0.1 oder XRechnung senden.',
  'document.required': '{feld}: Die Angabe fehlt. Bitte im sendenden System ergänzen.',
  'document.single':
    '{feld}: Die Angabe steht mehrfach und verschieden da. Bitte nur eine senden, bei mehreren Bezügen je einen eigenen Beleg.',
  'document.text': '{feld}: Hier stehen Elemente, wo Text stehen muss. Bitte nur den Text senden.',
  'document.too_long': '{feld}: Der Text ist zu lang. Bitte kürzen.',
  'document.decimal':
    '{feld}: Hier steht keine Dezimalzahl. Bitte mit Punkt und ohne Tausendertrennung senden.',
  'document.day':
    '{feld}: Diesen Tag gibt es nicht. Bitte wie 2026-11-20 senden, in CII wie 20261120 im Format 102.',
  'document.time':
    '{feld}: Diese Uhrzeit gibt es nicht. Bitte wie 06:52:00 oder 06:52:00+01:00 senden.',
  'document.whole_number': '{feld}: Hier steht keine ganze Zahl bis 999. Bitte nur Ziffern senden.',
  // Values
  'document.unit':
    '{feld}: Die Einheit fehlt oder ist kein Code nach UN/ECE. Bitte zum Beispiel TNE, KGM, MTQ oder H87 senden.',
  'document.negative': '{feld}: Die Menge ist kleiner als null. Bitte prüfen.',
  'document.too_big': '{feld}: Die Zahl ist zu groß. Bitte prüfen.',
  'document.quantity':
    '{feld}: In keiner Position wurde etwas geliefert. Bitte nur Lieferscheine mit einer Menge senden.',
  'document.quantity_net':
    '{feld}: Die Nettomasse ist nicht die Summe der Positionen. Bitte beides prüfen.',
  'document.future':
    '{feld}: Der Zeitpunkt liegt in der Zukunft. Bitte die Uhr des sendenden Systems prüfen.',
  'document.tare':
    '{feld}: Die Taramasse ist nicht kleiner als die Bruttomasse. Bitte die Wägung prüfen.',
  'document.net': '{feld}: Die Nettomasse ist nicht Brutto minus Tara. Bitte die Wägung prüfen.',
  'document.currency':
    '{feld}: Das ist keine Währung nach ISO 4217. Bitte zum Beispiel EUR senden.',
  'document.sum':
    '{feld}: Die Summe stimmt nicht mit ihren Teilen überein. Bitte die Rechnung neu erzeugen.',
  // Taken otherwise than it stands there
  'document.rounded': '{feld}: {genannt} steht hier gerundet als {wert}.',
  'document.unit_shown':
    '{feld}: Die Einheit {einheit} wird gezeigt, wie sie ist, und nirgends mitgezählt.',
  'document.weight_left_out':
    '{feld}: Ein Gewicht in {einheit} wird nicht übernommen, nur eines in TNE oder KGM.',
  'document.line_left_out': 'Eine Position wurde ausgelassen. {grund}',
  'document.nothing_delivered':
    '{feld}: In dieser Position wurde nichts geliefert, sie wurde ausgelassen.',
  'document.not_carried':
    '{feld}: Diese Angabe wird hier nicht gelesen. Sie steht nur in der Datei, die aufbewahrt wird.',
  'document.rewritten':
    '{feld}: Diese Angabe wird hier anders geschrieben. Wie sie kam, steht sie in der Datei, die aufbewahrt wird.',
  'document.details_shortened':
    'Der Lieferschein sagt mehr, als hier gezeigt wird. Alles steht in der Datei, die aufbewahrt wird.',
  'document.more_remarks': 'Dazu kommen {n} weitere Hinweise dieser Art.',
  'document.booking_aid': 'Ohne Positionen, Buchungshilfe, keine Rechnung im Sinne des UStG.',
  // Conflicts with stored data
  'document.customer':
    '{feld}: Diese Kundennummer ist nicht bekannt. Bitte die Nummer senden, unter der der Kunde beim Lieferanten geführt wird; bei öffentlichen Auftraggebern genügt die Leitweg-ID.',
  'document.no_customer':
    '{feld}: Die Kundennummer fehlt. Bitte die Nummer angeben, unter der der Kunde beim Lieferanten geführt wird; bei öffentlichen Auftraggebern genügt die Leitweg-ID.',
  'document.invoice_taken':
    '{feld}: Zu dieser Nummer gibt es schon eine andere Rechnung. Bitte eine Korrektur mit eigener Nummer senden.',
} as const;
