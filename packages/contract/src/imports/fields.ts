/** Fields of the rows that a supplier's systems send, each with its description. */
import * as z from 'zod/mini';
import { dmyDay, text } from '#wire/codecs.ts';

export const described = <T extends z.ZodMiniType>(
  schema: T,
  description: string,
  more: object = {},
): T => {
  const own = z.clone(schema); // the schema may be that of other fields too
  z.globalRegistry.add(own, { description, ...more });
  return own;
};
export const textField = (max: number, description: string) =>
  described(text(max, 1), description, { minLength: 1, maxLength: max });
export const optionalTextField = (max: number, description: string) =>
  z.nullish(described(text(max), description, { maxLength: max }));
export const pattern = (form: RegExp, problem: string, description: string) =>
  described(z.string().check(z.regex(form, { error: problem })), description);
/** An existing calendar day. */
export const day = (description: string) =>
  described(
    z.string().check(z.refine((value) => z.safeDecode(dmyDay, value).success, { error: 'date' })),
    `${description}, tt.mm.jjjj`,
    { pattern: '^\\d{2}\\.\\d{2}\\.\\d{4}$' },
  );
export const whole = (min: number, max: number, description: string) =>
  described(z.int().check(z.gte(min), z.lte(max)), description);

/**
 * Rows are not checked by the schema, so that one bad row blocks no other and each can be reported; the
 * published description shows what a good row looks like.
 */
export const rowsOf = (row: z.ZodMiniType) => {
  const { $schema: _, ...shown } = z.toJSONSchema(row, { io: 'input' });
  const anything = z.unknown();
  z.globalRegistry.add(anything, shown);
  return z.array(anything);
};
