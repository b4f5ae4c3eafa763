import type { Permission } from '@abrufbar/domain/companies/permissions.ts';
import { isOpen } from '@abrufbar/domain/contracts/status.ts';

/** Buttons of the contract page; „create“ leads to the items, because a call-off belongs to one (T-21). */
const ACTIONS = [
  { key: 'list', route: 'calloff-list', permission: 'call-off-list', onlyOpen: false }, // CON-05
  { key: 'create', route: 'contract-items', permission: 'call-off-creation', onlyOpen: true }, // CON-04
] as const;

export type ContractAction = (typeof ACTIONS)[number];

/** Actions that the user's rights and the contract's status allow. */
export const contractActions = (
  status: number,
  permissions: readonly Permission[],
): ContractAction[] =>
  ACTIONS.filter(
    ({ permission, onlyOpen }) => permissions.includes(permission) && (!onlyOpen || isOpen(status)),
  );
