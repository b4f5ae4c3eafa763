import type { Call } from '@abrufbar/contract/protocol/call.ts';
import * as z from 'zod/mini';

type Encode = (value: unknown) => unknown;

/**
 * Turns a handler's answer into its wire form. In development and tests the whole schema is checked; in
 * production only codecs run and only declared fields pass, which is several times faster.
 */
export const outputEncoder = (call: Call, checked: boolean): Encode => {
  if (checked) return whole(call.output);
  let encode: Encode | undefined; // made for the first answer, not for all calls at each start
  return (value) => (encode ??= compile(call.output))(value);
};

const same: Encode = (value) => value;

const compile = (schema: z.core.$ZodType): Encode => {
  const { def } = (schema as z.core.$ZodTypes)._zod; // the union of all kinds, distinguished by def.type
  const rewrites = (def.checks ?? []).flatMap(
    ({ _zod }) => ('tx' in _zod.def ? [_zod.def.tx as Encode] : []), // the check that trims, normalises and the like
  );
  const encode = compileKind(schema, def);
  if (rewrites.length === 0) return encode;
  return (value) => rewrites.reduce((text, rewrite) => rewrite(text), encode(value));
};

const compileKind = (schema: z.core.$ZodType, def: z.core.$ZodTypes['_zod']['def']): Encode => {
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
    case 'enum':
    case 'literal':
    case 'unknown':
    case 'custom':
      return same;
    case 'nullable':
    case 'optional':
      return compileMaybe(compile(def.innerType));
    case 'array':
      return compileArray(compile(def.element));
    case 'object':
      return def.catchall ? whole(schema) : compileObject(def.shape);
    case 'pipe':
      return def.reverseTransform
        ? compileCodec(compile(def.in), def.reverseTransform, compile(def.out))
        : whole(schema);
    default:
      return whole(schema); // rare kinds: right before fast
  }
};

const whole =
  (schema: z.core.$ZodType): Encode =>
  (value) =>
    z.encode(schema, value);

const compileMaybe = (encode: Encode): Encode =>
  encode === same
    ? same
    : (value) => (value === null || value === undefined ? value : encode(value));

const compileArray = (encode: Encode): Encode =>
  encode === same ? same : (value) => (value as unknown[]).map((item) => encode(item)); // an array by its schema

const compileCodec =
  (
    encodeIn: Encode,
    reverse: NonNullable<z.core.$ZodPipeDef['reverseTransform']>,
    encodeOut: Encode,
  ): Encode =>
  (value) => {
    const clean = encodeOut(value);
    return encodeIn(reverse(clean, { value: clean, issues: [] }));
  };

const compileObject = (shape: z.core.$ZodShape): Encode => {
  const fields = Object.entries(shape).map(([name, schema]) => [name, compile(schema)] as const);
  return (value) => {
    const clean = value as Readonly<Record<string, unknown>>; // an object by its schema
    const wire: Record<string, unknown> = {};
    for (const [name, encode] of fields) wire[name] = encode(clean[name]);
    return wire;
  };
};
