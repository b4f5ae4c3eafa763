/** Roles of a membership (D-15), and the name of a person whose account is deleted. */
export const companiesMembersTexts = {
  'role.besteller': 'Besteller',
  'role.baustelle': 'Baustelle',
  'role.leser': 'Leser',
  'removed.first_name': 'Gelöschter',
  'removed.last_name': 'Zugang',
} as const;
