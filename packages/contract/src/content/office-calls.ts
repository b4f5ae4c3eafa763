/** Rules of the calls by which administrators, editors and support read contents, and the first two write them. */
export const readsContent = {
  who: 'staff',
  roles: ['admin', 'editor', 'support'],
  tenant: 'brand',
  rate: 'general',
  method: 'GET',
  kind: 'read',
  audited: false,
  body: 'none',
} as const;

export const editsContent = {
  ...readsContent,
  roles: ['admin', 'editor'],
  method: 'POST',
  kind: 'change',
  audited: true,
  body: 'json',
} as const;
