/** Roles of the supplier's staff. */
export const staffUsersTexts = {
  'bo.role.admin': 'Administration',
  'bo.role.dispatcher': 'Disposition',
  'bo.role.editor': 'Redaktion',
  'bo.role.support': 'Support',
} as const;
