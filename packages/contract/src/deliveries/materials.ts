import * as z from 'zod/mini';

/** ENT-32; `quantity` is a German display text (D-23). */
export const materials = z.array(
  z.object({
    number: z.string(),
    name: z.string(),
    quantity: z.string(),
    quantity_unit: z.string(),
    category: z.int(),
  }),
);
