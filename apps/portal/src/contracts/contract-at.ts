import { parseIds } from '@abrufbar/domain/deliveries.ts';
import { matchPath } from '#core/paths.ts';

/** Id of the contract whose page stands at an address; null on pages of no contract. */
export const contractAt = (path: string): string | null => {
  const { id, ids } = matchPath(path)?.params ?? {};
  if (ids !== undefined) return parseIds(ids)?.contractId ?? null;
  return id ?? null;
};
