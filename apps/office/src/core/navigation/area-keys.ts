import type { StaffArea } from '@abrufbar/domain/staff/roles.ts';
import type { Action } from '#core/keys/actions.ts';
import { navGroups } from '#core/navigation/areas.ts';
import { go } from '#core/navigation/router.ts';

/** Keys that lead to areas: `g a` to the call-offs. */
export const AREA_KEYS = {
  'call-offs': 'calloffs',
  'day-plan': 'day',
  deliveries: 'deliveries',
  contracts: 'contracts',
  customers: 'customers',
  reports: 'reports',
} as const satisfies Readonly<Partial<Record<StaffArea, Action>>>;

/** The acts of these keys for a person who may read some areas. */
export const areaKeyHandlers = (
  readable: readonly StaffArea[],
): Readonly<Partial<Record<Action, () => unknown>>> => {
  const entries = navGroups(readable, undefined).flatMap((group) => group.entries);
  return Object.fromEntries(
    Object.entries(AREA_KEYS).map(([area, action]) => {
      const entry = entries.find(({ key }) => key === area);
      return [action, () => (entry ? void go(entry.href) : false)];
    }),
  );
};
