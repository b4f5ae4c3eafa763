import { parseIds } from '@abrufbar/domain/deliveries/delivery.ts';
import { matchPath, type RouteName } from '#core/navigation/paths.ts';

/** Routes whose address names no contract: the page learns it from its data and selects it (D-06). */
const OF_THE_SELECTED: readonly RouteName[] = [
  'calloff-detail',
  'calloff-change',
  'calloff-creation',
];

/** Id of the contract that a page belongs to; null on pages of no contract. */
export const contractAt = (path: string, selected: string | null): string | null => {
  const match = matchPath(path);
  if (match && OF_THE_SELECTED.includes(match.name)) return selected;
  const { id, ids } = match?.params ?? {};
  if (ids !== undefined) return parseIds(ids)?.contractId ?? null;
  return id ?? null;
};
