import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Call } from '@abrufbar/contract/protocol/call.ts';
import * as content from '@abrufbar/contract/content/content.ts';
import { dmyDay, flagNumber, text } from '@abrufbar/contract/wire/codecs.ts';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { handlers } from '#app.ts';
import { outputEncoder } from '#core/calls/encode-output.ts';
import { valuesOf } from '#testing/requests/schema-values.ts';

const outputs = handlers
  .filter(({ call }) => call.media === undefined)
  .map(({ call: { name, output } }) => ({ name, output }));
const tricky = {
  name: 'tests.tricky',
  output: z.object({
    day: z.nullable(dmyDay),
    flag: z.optional(flagNumber),
    title: text(40),
    days: z.array(dmyDay),
    either: z.union([z.object({ day: dmyDay }), z.object({ number: z.number() })]),
    free: z.unknown(),
  }),
};
const encoder = (output: Call['output'], checked: boolean) =>
  outputEncoder({ ...content.terms, output }, checked);

for (const { name, output } of [...outputs, tricky]) {
  test(`${name} sends the same bytes in production as with all checks`, () => {
    const checked = encoder(output, true);
    const fast = encoder(output, false);
    fc.assert(
      fc.property(valuesOf(output), (value) => {
        assert.equal(JSON.stringify(fast(value)), JSON.stringify(checked(value)));
      }),
    );
  });
}

test('fields the contract does not name never leave the server', () => {
  const output = z.object({ items: z.array(z.object({ id: z.string() })) });
  for (const checks of [true, false]) {
    const encode = encoder(output, checks);
    const value = { items: [{ id: 'a', password_hash: 'x' }], secret: 1 };
    assert.deepEqual(encode(value), { items: [{ id: 'a' }] });
  }
});

test('in development a value that breaks the contract is found', () => {
  const output = z.object({ day: dmyDay });
  assert.throws(() => encoder(output, true)({ day: '20.11.2026' }));
});
