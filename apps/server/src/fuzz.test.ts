/** Bad inputs over every operation, generated from the contract (quality.md S1). */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Call } from '@abrufbar/contract/call.ts';
import { failure } from '@abrufbar/contract/envelope.ts';
import { statusesOf } from '@abrufbar/contract/statuses.ts';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { handlers } from '#app.ts';
import { buildCompany, buildSupplier, buildUser } from '#companies/build.ts';
import { buildContract } from '#contracts/build.ts';
import { fieldsOf } from '#core/call-fields.ts';
import { startTestServer } from '#core/test-server.ts';
import { buildDelivery } from '#deliveries/build.ts';
import { buildToken } from '#session/build.ts';

/** Below the 300 requests a minute one user may send. */
const RUNS = 60;
const server = await startTestServer({ after });

const NASTY = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  '99999999999999999999',
  'NaN',
  'all',
  'true',
  'null',
  '[]',
  '31.02.2026',
  '2026-11-20',
  '20.11.2026',
  "' OR 1=1 --",
  '%',
  '\u0000',
  '\u{1F69B}'.repeat(300),
  '\ud800',
  'x'.repeat(5_000),
  '../../etc/passwd',
  '<script>',
  'date=31-02-2026&material_category=9',
  '0199a0a0-0000-7000-8000-000000000000',
  '0199A0A0-0000-7000-8000-000000000000',
];
const value = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 30 }));

type Pair = readonly [name: string, value: string];

/** Some bad fields, half of the time on top of ones that lead to the caller's own rows. */
const pairsOf = (call: Call, good: Readonly<Record<string, string>>) => {
  const known = [...fieldsOf(call.input).keys()];
  const names = [...known, '__proto__', 'unbekannt'];
  const name = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...names) },
    fc.constantFrom(...names).map((plain) => `${plain}[]`),
    fc.string({ maxLength: 8 }),
  );
  const bad = fc.array(fc.tuple(name, value), { maxLength: 5 });
  return fc.tuple(fc.boolean(), bad).map(([onTop, pairs]): Pair[] => {
    const taken = new Set(pairs.map(([field]) => field));
    const own = known.filter((field) => onTop && !taken.has(field) && good[field] !== undefined);
    return [...own.map((field): Pair => [field, good[field] ?? '']), ...pairs];
  });
};

const send = (call: Call, pairs: readonly Pair[], token: string) => {
  const given = new Map(pairs);
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((given.get(name) ?? 'x').toWellFormed()),
  );
  const form = new URLSearchParams(pairs.map(([name, text]) => [name, text]));
  return call.method === 'POST'
    ? server.request('POST', path, { token, body: form })
    : server.request(call.method, `${path}?${form.toString()}`, { token });
};

/** A user with a contract and a delivery, and the fields that name them. */
const buildCaller = async () => {
  const { company, supplier, token } = await server.build({}, async (db) => {
    const made = await buildCompany(db);
    const user = await buildUser(db, { companies: [made] });
    return { company: made, supplier: await buildSupplier(db), token: await buildToken(db, user) };
  });
  return server.build({ companies: [company.id] }, async (db) => {
    const contract = await buildContract(db, { company, supplier });
    const delivery = await buildDelivery(db, { contract });
    const good = {
      company_number: company.company_nr,
      contract_number: contract.contract_number,
      contract_id: contract.id,
      delivery_id: delivery.id,
      id: contract.id,
    };
    return { token, good };
  });
};

for (const { call } of handlers.filter(({ call: { body } }) => body !== 'json')) {
  test(`${call.name} answers bad input with a documented status and one shape`, async () => {
    const { token, good } = await buildCaller();
    const documented = new Set<number>([...statusesOf(call), 404]); // the path may name no call at all
    await fc.assert(
      fc.asyncProperty(pairsOf(call, good), async (pairs) => {
        const { status, json, text } = await send(call, pairs, token);
        assert.ok(status < 500 && documented.has(status), `${status} ${text}`);
        if (status !== 200) assert.ok(z.safeParse(failure, json).success, text);
        assert.doesNotMatch(text, /node_modules|at \w+ \(|SELECT |PostgreSQL|Zod/);
      }),
      { numRuns: call.name === 'session.logout' ? 1 : RUNS },
    );
  });
}
