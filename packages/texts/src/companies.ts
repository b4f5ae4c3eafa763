/** Company selection and roles of a membership (D-15). */
export const companiesTexts = {
  'company.label': 'Firma',
  'company.select': 'Firma wählen',
  'company.option': '{name} ({nummer})',
  'company.search': 'Firma suchen',
  'company.search_clear': 'Suche leeren',
  'company.no_results': 'Keine Firma gefunden.',
  'company.none':
    'Ihrem Zugang ist keine Firma zugeordnet. Bitte wenden Sie sich an Ihre Ansprechperson im Werk.',
  'company.switched': 'Firma gewechselt: {name} ({nummer})',
  'company.other_contract':
    'Diese Baustelle gehört zu einer anderen Firma. Gewählt ist {name} ({nummer}).',
  'role.besteller': 'Besteller',
  'role.baustelle': 'Baustelle',
  'role.leser': 'Leser',
  'removed.first_name': 'Gelöschter',
  'removed.last_name': 'Zugang',
} as const;
