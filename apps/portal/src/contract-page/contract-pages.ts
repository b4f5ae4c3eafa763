import type { Permission } from '@abrufbar/domain/companies/permissions.ts';
import type { RouteName } from '#core/navigation/paths.ts';

type Entry = { readonly route: RouteName; readonly permission?: Permission };

/** Pages of a contract in their order (CON-06); entries that create or list call-offs need a right. */
const PAGES = [
  { route: 'contract-detail' },
  { route: 'delivery-incoming' },
  { route: 'delivery-confirmed' },
  { route: 'daily-amount' },
  { route: 'total-amount' },
  { route: 'contract-items', permission: 'call-off-creation' }, // CON-07, T-53
  { route: 'calloff-list', permission: 'call-off-list' }, // CON-08
  { route: 'invoices', permission: 'invoice-list' }, // DOC-51
] as const satisfies readonly Entry[];

export type ContractPage = (typeof PAGES)[number]['route'];

/** Pages that the user may open. */
export const contractPages = (permissions: readonly Permission[]): ContractPage[] =>
  PAGES.filter((page) => !('permission' in page) || permissions.includes(page.permission)).map(
    ({ route }) => route,
  );
