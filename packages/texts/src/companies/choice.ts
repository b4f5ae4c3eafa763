/** Choice of another company, and its consequences. */
export const companiesChoiceTexts = {
  'company.select': 'Firma wählen',
  'company.search': 'Firma suchen',
  'company.search_clear': 'Suche leeren',
  'company.no_results': 'Keine Firma gefunden.',
  'company.switched': 'Firma gewechselt: {name} ({nummer})',
  'company.other_contract':
    'Diese Baustelle gehört zu einer anderen Firma. Gewählt ist {name} ({nummer}).',
} as const;
