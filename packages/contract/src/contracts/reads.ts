import { MATERIAL_CATEGORIES } from '@abrufbar/domain/deliveries/delivery.ts';
import * as z from 'zod/mini';
import { id, orNothing, text } from '#wire/codecs.ts';

/** What every read of a contract's rows declares alike. */
export const reads = {
  method: 'GET',
  kind: 'read',
  who: 'user',
  tenant: 'contract',
  rate: 'general',
  audited: false,
  body: 'none',
} as const;

/** A contract is named by its number; one that two suppliers use is settled by the id (T-19). */
export const ofContract = { contract_number: text(40, 1), contract_id: orNothing(id) };

/** What lists about materials can be narrowed to (D-28). */
export const ofMaterials = {
  material_category: z.enum(MATERIAL_CATEGORIES),
  material: text(40, 1),
  factory: text(40, 1),
};
