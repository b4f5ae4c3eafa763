/** Arbitrary clean values of a schema, for tests that hold for every call. */
import fc, { type Arbitrary } from 'fast-check';
import type * as z from 'zod/mini';

export const valuesOf = (schema: z.core.$ZodType): Arbitrary<unknown> => {
  const { def } = (schema as z.core.$ZodTypes)._zod; // the union of all kinds, distinguished by def.type
  switch (def.type) {
    case 'string':
      return textsOf(def);
    case 'number':
      return fc.integer({ min: 0, max: 1_000 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'unknown':
      return fc.jsonValue();
    case 'nullable':
      return fc.option(valuesOf(def.innerType));
    case 'optional':
      return fc.option(valuesOf(def.innerType), { nil: undefined });
    case 'array':
      return fc.array(valuesOf(def.element), { maxLength: 3 });
    case 'union':
      return fc.oneof(...def.options.map(valuesOf));
    case 'pipe':
      return valuesOf(def.out);
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(def.shape).map(([key, field]) => [key, valuesOf(field)])),
      );
    default:
      throw new Error(`no values known for ${def.type}`);
  }
};

const textsOf = (def: z.core.$ZodStringDef): Arbitrary<string> => {
  const format = 'format' in def ? def.format : null;
  if (format === 'uuid') return fc.uuid();
  if (format === 'date' || format === 'datetime') {
    const range = { min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true };
    const letters = format === 'date' ? 'yyyy-mm-dd'.length : undefined;
    return fc.date(range).map((date) => date.toISOString().slice(0, letters));
  }
  const patterns = (def.checks ?? []).flatMap(({ _zod }) =>
    'pattern' in _zod.def && _zod.def.pattern instanceof RegExp ? [_zod.def.pattern] : [],
  );
  return patterns[0] ? fc.stringMatching(patterns[0]) : fc.string({ minLength: 1, maxLength: 12 });
};
