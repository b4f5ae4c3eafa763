/**
 * Codecs between the fixed wire form and clean values (T-03, T-06, T-07). The left side of every codec is
 * the wire form, the right side is the value of server handlers and screens. See docs/wire.md.
 */
import { parseDmy, parseFilterDay, toDmy, toFilterDay } from '@abrufbar/domain/values/calendar.ts';
import * as z from 'zod/mini';

// NUL and lone surrogates cannot be stored; everything else is kept as typed, in NFC.
const storable = (value: string) => !value.includes('\u0000') && value.isWellFormed();
const codePoints = (value: string) => [...value].length;

/** Text of at most `max` code points, trimmed and in NFC. */
export const text = (max: number, min = 0) =>
  z.string().check(
    z.trim(),
    z.normalize('NFC'),
    z.refine(storable, { error: 'text' }),
    z.refine((value) => codePoints(value) <= max, { error: 'too_long' }),
    z.refine((value) => codePoints(value) >= min, { error: 'required' }),
  );

/** Never trimmed: a blank at either end belongs to the password. 128 characters, not bytes (D-20). */
export const password = z
  .string()
  .check(z.refine((value) => codePoints(value) <= 128, { error: 'too_long' }));

/** A codec whose `decode` returns undefined for refused values. */
export const codec = <A extends z.ZodMiniType, B extends z.ZodMiniType>(
  wire: A,
  clean: B,
  decode: (value: z.output<A>) => z.input<B> | undefined,
  encode: (value: z.input<B>) => z.output<A>,
  problem: string,
) =>
  z.codec(wire, clean, {
    decode: (value, context) => {
      const decoded = decode(value);
      if (decoded !== undefined) return decoded;
      context.issues.push({ code: 'custom', input: value, message: problem });
      return z.NEVER;
    },
    encode: (value) => encode(value),
  });

/** ISO day `YYYY-MM-DD`, a real calendar day. */
const isoDay = z.iso.date();
/** `20.11.2026` on the wire, ISO day inside; refuses ISO and impossible days (T-06). */
export const dmyDay = codec(
  z.string(),
  isoDay,
  (value) => parseDmy(value) ?? undefined,
  toDmy,
  'date',
);
/** `20-11-2026` in filters (VAL-27). */
export const filterDay = codec(
  z.string(),
  isoDay,
  (value) => parseFilterDay(value) ?? undefined,
  toFilterDay,
  'date',
);

/** `HH:MM` on a clock of 24 hours, local to Europe/Berlin. */
export const time = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'time' }));

/** In UTC, `2026-11-20T06:12:00.000Z`; the portal's validator knows no `z.iso.datetime`. */
export const instant = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, { error: 'date_time' }));

const YES = ['true', '1'];
const NO = ['false', '0'];
/** 'true'/'false' (or '1'/'0' from forms) on the wire, boolean inside. */
export const flagText = codec(
  z.string(),
  z.boolean(),
  (value) => (YES.includes(value) ? true : NO.includes(value) ? false : undefined),
  (value) => (value ? 'true' : 'false'),
  'flag',
);
/** 0/1 on the wire, boolean inside (D-23). */
export const flagNumber = codec(
  z.number(),
  z.boolean(),
  (value) => (value === 1 ? true : value === 0 ? false : undefined),
  (value) => (value ? 1 : 0),
  'flag',
);
/** Whole number in digits on the wire, between `min` and `max`. */
export const wholeNumber = (min: number, max: number) =>
  codec(
    z.string(),
    z.number(),
    (value) => {
      const number = /^-?\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
      return number >= min && number <= max ? number : undefined;
    },
    String,
    'whole_number',
  );

/** `name[]` of a form or query: the chosen values, null if there are none (T-03). */
export const chosen = <T extends z.ZodMiniType<unknown, string>>(schema: T) =>
  z.codec(z.optional(z.array(schema)), z.custom<readonly z.output<T>[] | null>(), {
    decode: (values) => values ?? null,
    encode: (values) => (values === null ? undefined : [...values]),
  });

/** Inner schema of each `orNothing`, for the published description. */
export const innerOf = new WeakMap<object, z.ZodMiniType>();

/** A field that may be missing or empty on the wire; null inside. */
export const orNothing = <T extends z.ZodMiniType<unknown, string>>(schema: T) => {
  const optional = z.codec(z.optional(z.string()), z.custom<z.output<T> | null>(), {
    decode: (value, context) => {
      if (value === undefined || value === '') return null;
      const result = z.safeDecode(schema, value as z.input<T>); // the wire side of T is text
      if (result.success) return result.data;
      for (const issue of result.error.issues) {
        context.issues.push({ code: 'custom', input: value, message: issue.message });
      }
      return z.NEVER;
    },
    encode: (value) => (value === null ? undefined : z.encode(schema, value)),
  });
  innerOf.set(optional, schema);
  return optional;
};

/** Opaque id: a uuid in lower case, created by the server. */
export const id = z.uuid();

/**
 * Quantity on the wire as `12.5`: at most three decimals, below 100,000 (D-39). Orders are whole numbers,
 * but a call-off from the supplier's system may hold a fraction, which stays as it is (VAL-32, T-09).
 */
export const quantity = codec(
  z.string(),
  z.number(),
  (value) => (/^\d{1,5}(?:\.\d{1,3})?$/.test(value) ? Number(value) : undefined),
  String,
  'quantity',
);
