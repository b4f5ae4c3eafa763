/** Roles of the supplier's staff. */
export const STAFF_ROLES = ['admin', 'dispatcher', 'editor', 'support'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Areas of the office: pages of the navigation, and what some roles may do beside them. */
export const STAFF_AREAS = [
  'call-offs',
  'day-plan',
  'deliveries',
  'contracts',
  'customers',
  'invitations',
  'announcements',
  'texts',
  'translations',
  'files',
  'carts',
  'imports',
  'reports',
  'master-data',
  'plants',
  'staff',
  'audit',
  'keys',
  'settings',
  'view-as',
] as const;
export type StaffArea = (typeof STAFF_AREAS)[number];

type Rights = { readonly read: readonly StaffArea[]; readonly write: readonly StaffArea[] };

const WORK = ['call-offs', 'day-plan', 'deliveries'] as const;
const CUSTOMERS = ['contracts', 'customers', 'invitations'] as const;
const CONTENT = ['announcements', 'texts', 'translations', 'files'] as const;
const OPERATION = ['carts', 'imports', 'reports', 'master-data'] as const;

/** Areas a role may change; it may also read each of them. Everything else it does not see at all. */
export const ROLE_RIGHTS: Readonly<Record<StaffRole, Rights>> = {
  admin: { read: STAFF_AREAS, write: STAFF_AREAS },
  dispatcher: {
    read: [...WORK, ...CUSTOMERS, ...OPERATION, 'plants'],
    write: [...WORK, 'plants'],
  },
  editor: { read: CONTENT, write: CONTENT },
  support: {
    read: [...WORK, ...CUSTOMERS, ...CONTENT, ...OPERATION, 'plants', 'view-as'],
    write: ['view-as'],
  },
};
