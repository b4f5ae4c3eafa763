/** Words of a claim for customers and staff (BEY-90, BEY-92). */
export const claimWordTexts = {
  'claim.reason.quantity': 'Menge',
  'claim.reason.material': 'Sorte',
  'claim.reason.temperature': 'Temperatur',
  'claim.reason.delay': 'Verspätung',
  'claim.reason.segregation': 'Entmischung',
  'claim.reason.damage': 'Schaden',
  'claim.remedy.replacement': 'Ersatz',
  'claim.remedy.credit': 'Gutschrift',
  'claim.remedy.note': 'Nur vermerken',
  'claim.state.received': 'Eingegangen',
  'claim.state.in_progress': 'In Klärung',
  'claim.state.settled': 'Erledigt',
} as const;
