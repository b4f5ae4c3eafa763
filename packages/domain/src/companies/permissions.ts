/** Button permissions, named as on the wire (ENT-06). */
export const PERMISSIONS = [
  'qr-code-scanner',
  'call-off-creation',
  'call-off-list',
  'delivery-confirm',
  'asset-upload',
  'invoice-list',
  'company-keys',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Whether rows that need it do not exist for a person without it, instead of being refused (DOC-51). */
export const isHiding = (permission: Permission): boolean => permission === 'invoice-list';

/** Roles of a membership with the permissions they start with; single ones can be changed (D-15). */
export const ROLE_PERMISSIONS = {
  besteller: PERMISSIONS,
  baustelle: ['qr-code-scanner', 'call-off-list', 'delivery-confirm', 'asset-upload'],
  leser: ['call-off-list'],
} as const satisfies Record<string, readonly Permission[]>;
export type Role = keyof typeof ROLE_PERMISSIONS;
export const ROLES = ['besteller', 'baustelle', 'leser'] as const satisfies readonly Role[];

type Orderer = {
  readonly id: string;
  readonly permissions: readonly Permission[];
  readonly is_blocked: boolean;
};

/** Whether nobody of a company may create call-offs any more once this person may not (OFF-116). */
export const isLastOrderer = (people: readonly Orderer[], id: string): boolean => {
  const orderers = people.filter(
    ({ permissions, is_blocked }) => !is_blocked && permissions.includes('call-off-creation'),
  );
  return orderers.length === 1 && orderers[0]?.id === id;
};

/** Entries of the dashboard in their order; the scanner entry needs its permission (D-07). */
export const dashboardButtons = (permissions: readonly Permission[]) =>
  DASHBOARD_BUTTONS.filter((key) => key !== 'qr-code-scanner' || permissions.includes(key));
const DASHBOARD_BUTTONS = [
  'construction-site',
  'notifications',
  'qr-code-scanner',
  'help',
] as const;
