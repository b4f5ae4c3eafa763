/**
 * Replaces `zod/mini` in the browser: the part of it that the calls of the portal use, in a sixth of
 * the size and without generating code, which the pages' content security policy forbids. The bundler
 * substitutes it (apps/portal/vite.config.ts); `zod-light.test.ts` compares it with zod for every call.
 * It reads strictly and writes without checking: the server checks what a screen sends.
 */
import { isDay } from '@abrufbar/domain/values/calendar.ts';

type Issue = { readonly code: string; readonly message: string; readonly input?: unknown };
type Payload = { value: unknown; readonly issues: Issue[] };
type Check = (payload: Payload) => void;
type Read = (value: unknown, issues: Issue[]) => unknown;
type Write = (value: unknown) => unknown;
type Schema = { readonly read: Read; readonly write: Write; check(...checks: Check[]): Schema };

const same: Write = (value) => value;

/* @__NO_SIDE_EFFECTS__ */
const schema = (read: Read, write: Write = same): Schema => ({
  read,
  write,
  check: (...checks) =>
    schema((value, issues) => {
      const before = issues.length;
      const payload = { value: read(value, issues), issues };
      if (issues.length === before) for (const check of checks) check(payload);
      return payload.value;
    }, write),
});

const fail = (issues: Issue[], input: unknown, message = 'invalid'): undefined => {
  issues.push({ code: 'custom', message, input });
};

/* @__NO_SIDE_EFFECTS__ */
const only = (accepts: (value: never) => boolean): Schema =>
  // Every test below takes any value; `never` lets each one name the type it looks for.
  schema((value, issues) => (accepts(value as never) ? value : fail(issues, value)));

/* @__NO_SIDE_EFFECTS__ */
export const string = () => only((value) => typeof value === 'string');
/* @__NO_SIDE_EFFECTS__ */
export const boolean = () => only((value) => typeof value === 'boolean');
/* @__NO_SIDE_EFFECTS__ */
export const number = () => only(Number.isFinite);
/* @__NO_SIDE_EFFECTS__ */
export const int = () => only(Number.isSafeInteger);
/* @__NO_SIDE_EFFECTS__ */
export const custom = (accepts: (value: never) => boolean = () => true) => only(accepts);
const UUID =
  /^(?:[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}|0{8}(?:-0{4}){3}-0{12}|f{8}(?:-f{4}){3}-f{12})$/i;
/* @__NO_SIDE_EFFECTS__ */
export const uuid = () => only((value) => typeof value === 'string' && UUID.test(value));
export const iso = {
  date: () => only((value) => typeof value === 'string' && isDay(value)),
};

/* @__NO_SIDE_EFFECTS__ */
export const literal = (values: unknown) => {
  const known: readonly unknown[] = Array.isArray(values) ? values : [values];
  return only((value) => known.includes(value));
};
export { literal as enum };

/* @__NO_SIDE_EFFECTS__ */
const orEmpty = (inner: Schema, isEmpty: (value: unknown) => boolean): Schema =>
  schema(
    (value, issues) => (isEmpty(value) ? value : inner.read(value, issues)),
    (value) => (isEmpty(value) ? value : inner.write(value)),
  );
/* @__NO_SIDE_EFFECTS__ */
export const optional = (inner: Schema) => orEmpty(inner, (value) => value === undefined);
/* @__NO_SIDE_EFFECTS__ */
export const nullable = (inner: Schema) => orEmpty(inner, (value) => value === null);
/* @__NO_SIDE_EFFECTS__ */
export const nullish = (inner: Schema) => orEmpty(inner, (value) => (value ?? null) === null);

/* @__NO_SIDE_EFFECTS__ */
export const array = (item: Schema): Schema =>
  schema(
    (value, issues) =>
      Array.isArray(value) ? value.map((one) => item.read(one, issues)) : fail(issues, value),
    (value) => (Array.isArray(value) ? value.map(item.write) : value),
  );

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/* @__NO_SIDE_EFFECTS__ */
export const object = (shape: Readonly<Record<string, Schema>>): Schema => {
  const each = (value: Fields, turn: (field: Schema, value: unknown) => unknown) => {
    const result: Record<string, unknown> = {};
    for (const [key, field] of Object.entries(shape)) {
      const turned = turn(field, value[key]);
      if (turned !== undefined || key in value) result[key] = turned;
    }
    return result;
  };
  return schema(
    (value, issues) =>
      isFields(value) ? each(value, (field, one) => field.read(one, issues)) : fail(issues, value),
    (value) => (isFields(value) ? each(value, (field, one) => field.write(one)) : value),
  );
};

export const NEVER = Object.freeze({});
type Turn = {
  readonly decode: (value: unknown, context: { readonly issues: Issue[] }) => unknown;
  readonly encode: (value: unknown) => unknown;
};

/* @__NO_SIDE_EFFECTS__ */
export const codec = (
  wire: Schema,
  clean: Schema,
  { decode: turn, encode: turnBack }: Turn,
): Schema =>
  schema(
    (value, issues) => {
      const before = issues.length;
      const read = wire.read(value, issues);
      const decoded = issues.length === before ? turn(read, { issues }) : NEVER;
      return decoded === NEVER ? undefined : clean.read(decoded, issues);
    },
    (value) => wire.write(turnBack(clean.write(value))),
  );

export const trim = (): Check => (payload) => {
  payload.value = String(payload.value).trim();
};
export const normalize =
  (form: string): Check =>
  (payload) => {
    payload.value = String(payload.value).normalize(form);
  };
export const refine =
  (accepts: (value: never) => boolean, { error }: { error?: string } = {}): Check =>
  ({ value, issues }) => {
    if (!accepts(value as never)) fail(issues, value, error); // the schema it checks has let it pass
  };
export const regex = (pattern: RegExp): Check => refine((value) => pattern.test(value));

type Result =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };

export const safeDecode = (of: Schema, value: unknown): Result => {
  const issues: Issue[] = [];
  const data = of.read(value, issues);
  return issues.length === 0 ? { success: true, data } : { success: false, error: { issues } };
};
export { safeDecode as safeParse };
export const encode = (of: Schema, value: unknown): unknown => of.write(value);
