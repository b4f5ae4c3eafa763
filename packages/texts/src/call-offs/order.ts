/** Fields of an order, shared by the wizard and the change form. */
export const callOffsOrderTexts = {
  'quantity.placeholder': '{menge}\u00A0{einheit}',
  'quantity.aria': 'Menge, {menge} {einheit}',
  'quantity.hourly_aria': 'Stundenmenge, {menge} {einheit} je Stunde',
  'quantity.whole_only': 'Nur ganze {einheit}: {menge}',
  'quantity.unreadable': 'Das ist keine Menge in ganzen {einheit}.',
  'wizard.amount': 'Menge',
  'wizard.amount_hint': 'Nur ganze {einheit}',
  'wizard.amount_warning':
    'Die Menge liegt über {grenze}\u00A0{einheit}. Bitte prüfen Sie die Eingabe.',
  'wizard.amount_too_large': 'Höchstens {grenze}\u00A0{einheit} je Abruf.',
  'wizard.amount_plus': 'Menge erhöhen',
  'wizard.amount_minus': 'Menge verringern',
  'wizard.hourly': 'Stundenmenge (freiwillig)',
  'wizard.hourly_invalid': 'Zwischen 1 und {menge}\u00A0{einheit}/h.',
  'wizard.hourly_cleared': 'Die Stundenmenge war größer als die Menge und wurde geleert.',
  'wizard.start': 'Lieferbeginn',
  'wizard.end': 'Lieferende',
  'wizard.date': 'Datum',
  'wizard.time': 'Uhrzeit',
  'wizard.date_pick': 'Datum wählen',
  'wizard.date_invalid': 'Bitte geben Sie ein Datum ein, zum Beispiel {beispiel}.',
  'wizard.date_range': 'Möglich ist ein Tag vom {von} bis zum {bis}.',
  'wizard.time_pick': 'Uhrzeit wählen',
  'wizard.time_invalid':
    'Bitte geben Sie eine Uhrzeit in Schritten von 5 Minuten ein, zum Beispiel 06:30.',
  'wizard.time_hour': 'Stunde',
  'wizard.time_minute': 'Minute',
  'wizard.time_apply': '{zeit}\u00A0Uhr übernehmen',
  'wizard.start_past':
    'Der Lieferbeginn liegt in der Vergangenheit. Bitte wählen Sie ein neues Datum.',
  'wizard.window_over': 'Diese Zeit ist schon vorbei.',
  'wizard.window_next': 'Stattdessen {datum}',
  'wizard.after_contract':
    'Der Lieferbeginn liegt nach dem Ende des Vertrags am {datum}. Bitte prüfen Sie das Datum.',
  'wizard.clock_change':
    'Diese Uhrzeit gibt es an diesem Tag nicht, weil die Uhr vorgestellt wird. Bitte wählen Sie eine andere.',
  'wizard.end_adjusted': 'Das Lieferende wurde an den Lieferbeginn angepasst.',
  'wizard.end_same_day': 'Lieferende am selben Tag',
  'wizard.night_hint': 'Nachtlieferung: Das Ende kann am Folgetag liegen.',
  'wizard.note_counter': '{n}/{max}',
} as const;
