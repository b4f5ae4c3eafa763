import { me as ownData } from '@abrufbar/contract/staff/session.ts';
import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { cache } from '#core/api/cache.ts';
import { currentBrand, selectBrand } from '#core/brand.ts';

/** Chooses another brand: rows of one are never shown under the other. */
export const switchBrand = (chosen: Brand): void => {
  if (chosen === currentBrand()) return;
  selectBrand(chosen);
  void cache.resetQueries({ predicate: ({ queryKey: [name] }) => name !== ownData.name });
};
