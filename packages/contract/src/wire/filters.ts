/** Filters of a list: the options (`filter-options`) and the chosen values (`filterString`). */
import {
  formatFilters,
  formatTags,
  parseFilters,
  parseTags,
} from '@abrufbar/domain/values/filters.ts';
import * as z from 'zod/mini';
import { text } from '#wire/codecs.ts';

/** Output of every filter-options call (D-28). */
export const filterOptions = z.object({
  items: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      type: z.enum(['chips', 'select', 'date', 'tags']),
      options: z.array(z.object({ value: z.string(), label: z.string() })),
    }),
  ),
});

type Shape = Readonly<Record<string, z.ZodMiniType<unknown, string>>>;
/** Chosen values by key; a key without chosen values is absent. */
type ChosenFilters<S extends Shape> = {
  readonly [K in keyof S]?: readonly z.output<S[K]>[];
};

const MAX_VALUES = 100;

/** Input field `filterString` of a list; unknown keys are ignored, bad values refused (D-28). */
export const filterString = <const S extends Shape>(shape: S) =>
  z.codec(z.optional(z.string()), z.custom<ChosenFilters<S>>(), {
    decode: (value, context) => {
      const chosen: Record<string, unknown[]> = {};
      for (const [key, values] of Object.entries(parseFilters(value ?? ''))) {
        const schema = Object.hasOwn(shape, key) ? shape[key] : undefined;
        if (schema === undefined) continue;
        const results = values.map((one) => z.safeDecode(schema, one));
        if (values.length > MAX_VALUES || results.some((result) => !result.success)) {
          context.issues.push({ code: 'custom', input: value, message: 'filter' });
          return z.NEVER;
        }
        chosen[key] = results.map((result) => result.data);
      }
      return chosen as ChosenFilters<S>; // the loop has decoded every value by the schema of its key
    },
    encode: (chosen) => formatFilters(encodeAll(shape, chosen)) || undefined,
  });

const encodeAll = <S extends Shape>(shape: S, chosen: ChosenFilters<S>) =>
  Object.fromEntries(
    Object.entries(shape).map(([key, schema]) => {
      const values: readonly unknown[] = chosen[key] ?? [];
      return [key, values.map((value) => String(z.encode(schema, value)))];
    }),
  );

const tag = text(100, 1);
const MAX_TAGS = 10;

/** Input field `query`: free-text tags that all have to match (VAL-29, VAL-30). */
export const searchTags = z.codec(z.optional(z.string()), z.array(z.string()), {
  decode: (value, context) => {
    const results = parseTags(value ?? '').map((one) => z.safeDecode(tag, one));
    if (results.length <= MAX_TAGS && results.every((result) => result.success)) {
      return results.map((result) => result.data);
    }
    context.issues.push({ code: 'custom', input: value, message: 'too_long' });
    return z.NEVER;
  },
  encode: (tags) => formatTags(tags) || undefined,
});
