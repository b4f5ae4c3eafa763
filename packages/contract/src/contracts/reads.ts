import { MATERIAL_CATEGORIES } from '@abrufbar/domain/deliveries/delivery.ts';
import * as z from 'zod/mini';
import { id, orNothing, text } from '#wire/codecs.ts';

/** Declarations shared by all reads of a contract's rows. */
export const reads = {
  method: 'GET',
  kind: 'read',
  who: 'user',
  tenant: 'contract',
  rate: 'general',
  audited: false,
  body: 'none',
} as const;

/** A contract is named by its number; the id decides if two suppliers use the same number (T-19). */
export const ofContract = { contract_number: text(40, 1), contract_id: orNothing(id) };

/** Filters of lists about materials (D-28). */
export const ofMaterials = {
  material_category: z.enum(MATERIAL_CATEGORIES),
  material: text(40, 1),
  factory: text(40, 1),
};

/** Materials of a delivery (ENT-32); `quantity` is a German display text (D-23). */
export const materials = z.array(
  z.object({
    number: z.string(),
    name: z.string(),
    quantity: z.string(),
    quantity_unit: z.string(),
    category: z.int(),
  }),
);
