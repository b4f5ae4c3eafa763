import type { StaffArea } from '@abrufbar/domain/staff/roles.ts';
import type { Action } from '#core/keys/actions.ts';
import { navGroups } from '#core/navigation/areas.ts';
import { go } from '#core/navigation/router.ts';

/** Keys that lead to areas, named like their screens: `g a` to the call-offs. */
export const AREA_KEYS = [
  'calloffs',
  'day',
  'deliveries',
  'claims',
  'contracts',
  'customers',
  'reports',
] as const satisfies readonly Action[];

/** The acts of these keys for a person who may read some areas. */
export const areaKeyHandlers = (
  readable: readonly StaffArea[],
): Readonly<Partial<Record<Action, () => unknown>>> => {
  const entries = navGroups(readable, undefined).flatMap((group) => group.entries);
  return Object.fromEntries(
    AREA_KEYS.map((action) => {
      const entry = entries.find(({ key }) => key === action);
      return [action, () => (entry ? void go(entry.href) : false)];
    }),
  );
};
