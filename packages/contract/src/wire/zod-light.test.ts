import assert from 'node:assert/strict';
import { registerHooks } from 'node:module';
import { test } from 'node:test';
import * as z from 'zod/mini';
import type { Call } from '#protocol/call.ts';

/** A second copy of the contract whose modules import `zod-light` instead of zod. */
const LIGHT = '?light';
registerHooks({
  resolve: (specifier, context, next) => {
    if (!context.parentURL?.endsWith(LIGHT) && !specifier.endsWith(LIGHT))
      return next(specifier, context);
    if (specifier === 'zod/mini')
      return next(new URL('zod-light.ts', import.meta.url).href, context);
    const { url, ...found } = next(specifier.replace(LIGHT, ''), context);
    return { url: url.includes('/contract/src/') ? url + LIGHT : url, ...found };
  },
});

// Concepts whose calls the portal sends; browsers never send tickets of weighing systems.
const FILES = [
  'session/session',
  'session/devices',
  'profile/settings',
  'profile/own-data',
  'companies',
  'content/content',
  'content/country-codes',
  'contracts/contracts',
  'deliveries/deliveries',
  'deliveries/code',
  'deliveries/site-entries',
  'notifications',
  'notifications-inbox',
  'profile/profile',
  'registration',
];
type Calls = Readonly<Record<string, Call>>;
type Light = {
  safeDecode: (schema: unknown, value: unknown) => { success: boolean; data?: unknown };
  encode: (schema: unknown, value: unknown) => unknown;
};
// zod's types name zod's schemas; here the schemas come from the copy of the contract.
const light = (await import('#wire/zod-light.ts')) as unknown as Light;

const TEXTS = ['', 'x', ' a ', 'a\u0000', '\ud800', 'u\u0308', 'x'.repeat(41), 'x'.repeat(3000)];
const WIRE_FORMS = [
  '20.11.2026', '31.02.2026', '20-11-2026', '2026-11-20', 'true', 'false', 'yes', '0', '1', '-1', '101',
  '1e3', '07:30', '7:30', 'Uhr', 'pwa', 'all', 'open', 'chips', 'besteller', 'call-off-list', 'a%20b', '%', 'CallOff', 'Theme',
  '30', 'calloff.created', '2026-11-20T06:12:00.000Z', '2026-11-20T06:12:00',
  '01939d5e-0000-7000-8000-000000000001', '01939D5E-0000-7000-8000-000000000001', '01939d5e',
  'status=open&status=closed', 'status=none', 'material_category=1&date=20-11-2026', 'date=31-02-2026',
]; // prettier-ignore
const OTHERS = [
  undefined,
  null,
  true,
  false,
  0,
  1,
  10,
  20,
  -1,
  1.5,
  Number.NaN,
  [],
  ['x'],
  {},
  'beton',
  'gross',
  'trips',
  'on_the_way',
  'quantity',
  'single',
  'received',
  'replacement',
  'agree',
  'concrete',
  'water',
  'litre',
];
const POOL: readonly unknown[] = [...TEXTS, ...WIRE_FORMS, ...OTHERS];

const validOf = (schema: z.core.$ZodType): unknown => {
  // Every schema of the library is one of these; `def` has its type.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object') {
    const fields = Object.entries(def.shape);
    return Object.fromEntries(fields.map(([key, field]) => [key, validOf(field)]));
  }
  if (def.type === 'array') return [validOf(def.element)];
  if (def.type === 'nullable') return validOf(def.innerType);
  const accepts = (value: unknown) => z.safeDecode(schema, value).success;
  const found = POOL.find((value) => value !== undefined && accepts(value));
  assert.notEqual(found, undefined, `no value in the pool for ${def.type}`);
  return found;
};

/** A valid value, and copies with one part replaced or removed. */
const variantsOf = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return [...POOL, ...value.flatMap(variantsOf).map((one) => [one])];
  if (typeof value !== 'object' || value === null) return [...POOL];
  const entries = Object.entries(value);
  return [
    ...POOL,
    value,
    { ...value, unknown_key: 1 },
    ...entries.flatMap(([key, one]) => [
      Object.fromEntries(entries.filter(([other]) => other !== key)),
      ...variantsOf(one).map((variant) => ({ ...value, [key]: variant })),
    ]),
  ];
};

const compare = (zod: z.ZodMiniType, other: unknown): number => {
  const variants = variantsOf(validOf(zod));
  for (const value of variants) {
    const [expected, actual] = [z.safeDecode(zod, value), light.safeDecode(other, value)];
    assert.equal(actual.success, expected.success, JSON.stringify(value));
    if (!expected.success) continue;
    assert.deepEqual(actual.data, expected.data);
    assert.deepEqual(light.encode(other, actual.data), z.encode(zod, expected.data as never));
  }
  return variants.length;
};

for (const file of FILES) {
  const full: Calls = await import(`#${file}.ts`);
  const slim: Calls = await import(`#${file}.ts${LIGHT}`);
  for (const [name, call] of Object.entries(full)) {
    if (!('path' in call)) continue; // fields that several calls have in common
    test(`${file}.${name} reads and writes alike in the browser and on the server`, () => {
      assert.notEqual(slim[name], call);
      const compared =
        compare(call.output, slim[name]?.output) + compare(call.input, slim[name]?.input);
      assert.ok(compared > 2 * POOL.length);
    });
  }
}
