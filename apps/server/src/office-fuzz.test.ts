/** Bad inputs over every call of the office, generated from the access list (quality S1). */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type Call, hasBody } from '@abrufbar/contract/protocol/call.ts';
import { statusesOf } from '@abrufbar/contract/protocol/statuses.ts';
import { failure } from '@abrufbar/contract/wire/envelope.ts';
import fc, { type Arbitrary } from 'fast-check';
import * as z from 'zod/mini';
import { newId } from '#core/ids.ts';
import { officeHandlers } from '#office-handlers.ts';
import { addMember, signedIn } from '#testing/concepts/office.ts';
import { officeAccessOf } from '#testing/requests/office-access.ts';
import { bodyOf, bodyType } from '#testing/requests/office-bodies.ts';
import { buildOfficeRows } from '#testing/requests/office-rows.ts';
import { buildTenants, NOW } from '#testing/requests/tenants.ts';
import { startTestServer } from '#testing/server/server.ts';

/** More run in `npm run prove -- --row S1`. */
const CASES = Number(process.env['FUZZ_CASES_A_CALL'] ?? 10);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_120);

const server = await startTestServer({ after }, { now: NOW, env: { TRUSTED_PROXY: '127.0.0.1' } });
const tenants = await buildTenants(server);

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1e300,
    '',
    ' ',
    "' OR 1=1 --",
    '\u0000',
    '\ud800',
    '%2500',
    'x'.repeat(5_000),
    '2026-02-31',
    '0199a0a0-0000-7000-8000-000000000000',
    [],
    {},
    [[[]]],
    { __proto__: 1 },
    ['nordstein', 'nordstein'],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

type Fields = Readonly<Record<string, unknown>>;

/** Some fields damaged, missing or unknown. */
const damaged = (good: Fields): Arbitrary<Fields> => {
  const names = [...Object.keys(good), '__proto__', 'unbekannt'];
  const damages = fc.array(fc.tuple(fc.constantFrom(...names), nasty), { maxLength: 2 });
  const missing = fc.subarray(Object.keys(good), {
    maxLength: Math.min(1, Object.keys(good).length),
  });
  return fc.tuple(damages, missing).map(([entries, gone]) => {
    const fields = Object.fromEntries([...Object.entries(good), ...entries]);
    return Object.fromEntries(Object.entries(fields).filter(([name]) => !gone.includes(name)));
  });
};

const oddBody = fc.constantFrom('', '{', 'null', '[]', '"x"', '{"a":'.repeat(5_000), '[1]');
const oddType = fc.constantFrom('text/plain', 'application/x-www-form-urlencoded', '');

type Case = { readonly fields: Fields; readonly body: string | null; readonly type: string };

const cases = (good: Fields): Arbitrary<Case> =>
  fc.record({
    fields: damaged(good),
    body: fc.oneof({ weight: 8, arbitrary: fc.constant(null) }, oddBody),
    type: fc.oneof({ weight: 8, arbitrary: fc.constant('application/json') }, oddType),
  });

const asText = (value: unknown): string =>
  typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value ?? '');

const send = (call: Call, token: string, { fields, body, type }: Case, index: number) => {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(asText(fields[name])),
  );
  const query = new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [name, asText(value)]),
  );
  const isInBody = hasBody(call);
  const isForm = call.body === 'multipart' && body === null;
  return server.request(
    call.method,
    `/admin/api/${path}${isInBody ? '' : `?${query.toString()}`}`,
    {
      token,
      headers: {
        'Idempotency-Key': newId(),
        'X-Forwarded-For': `10.0.${index >> 8}.${index & 255}`,
        ...(isInBody && (isForm ? bodyType(call) : { 'Content-Type': type })),
      },
      ...(isInBody && { body: body ?? bodyOf(call, fields) }),
    },
  );
};

/** Names of libraries count as whole words: a random token can spell them too. */
const INSIDE =
  /node_modules|\.ts:\d|\bat (?:async )?\w+ \(|select |insert into|relation "|violates|postgres|\b(?:kysely|zod)\b|ECONN|ENOENT/i;

/** Below the number of requests that a session has in a minute. */
const MAX_SESSION_REQUESTS = 20;
/** These end the session that sends them, or count its tries. */
const endsSessions = (call: Call): boolean =>
  officeAccessOf(call).isPersonal === true || officeAccessOf(call).roles === null;
const signInAnew = async (): Promise<string> =>
  signedIn(server, await addMember(server, { role: 'admin' }, NOW), NOW);

for (const { call } of officeHandlers) {
  test(`OFF-30 ${call.name} answers ${CASES} bad requests with a documented status in one shape`, async () => {
    const rows = await buildOfficeRows(server, tenants, 'a');
    const good = officeAccessOf(call).input(rows);
    const documented = statusesOf(call).map(Number);
    let token = '';
    for (const [index, one] of fc.sample(cases(good), { numRuns: CASES, seed: SEED }).entries()) {
      if (index % MAX_SESSION_REQUESTS === 0 || endsSessions(call)) token = await signInAnew();
      const { status, json, text } = await send(call, token, one, index);
      const what = `seed ${SEED}, case ${index}: ${JSON.stringify(one).slice(0, 500)}\n${text.slice(0, 300)}`;
      assert.ok(status < 500 && documented.includes(status), `status ${status}; ${what}`);
      assert.doesNotMatch(text, INSIDE, what);
      const shape = status < 300 ? z.strictObject({ data: z.unknown() }) : FAILURE;
      const hasShape = z.safeParse(shape, json).success;
      assert.ok(hasShape || (status < 300 && (call.media !== undefined || call.stream)), what);
    }
  });
}

const FAILURE = z.strictObject(failure.def.shape);
