/** Bad inputs over every operation, generated from the contract (quality S1). */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Call } from '@abrufbar/contract/protocol/call.ts';
import { failure } from '@abrufbar/contract/wire/envelope.ts';
import { statusesOf } from '@abrufbar/contract/protocol/statuses.ts';
import { SOURCES } from '@abrufbar/domain/imports/ticket.ts';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { handlers } from '#app.ts';
import { updateCart } from '#call-offs/cart/store.ts';
import { startTestServer } from '#testing/server/server.ts';
import { insertCompanyKey } from '#companies/keys/store.ts';
import { insertImportKey } from '#imports/store.ts';
import { badRequests } from '#testing/requests/bad-requests.ts';
import { namesIn, type Request } from '#testing/requests/requests.ts';
import { buildMember, buildTenants, NOW } from '#testing/requests/tenants.ts';

/** More run in `npm run prove -- --row S1`. */
const CASES = Number(process.env['FUZZ_CASES'] ?? 3_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_120);
/** Below the 300 requests a minute that one caller may send. */
const MAX_CASES = 200;
/** Below the 30 an hour that one address may create. */
const maxCasesOf = ({ rate }: Call) => {
  if (rate === 'push-test') return 5; // all that one caller may send: otherwise chance decides which are let in
  return rate === 'creation' || rate === 'scan' ? 20 : MAX_CASES;
};
const CONCURRENT_REQUESTS = 20;

const server = await startTestServer({ after }, { now: NOW, env: { TRUSTED_PROXY: '127.0.0.1' } });
const { a } = await buildTenants(server);
const calls = handlers.map(({ call }) => call);

/** A new caller for some of the cases: a user of the company, or a weighing system of its supplier. */
const tokenFor = async (call: Call): Promise<string | undefined> => {
  if (call.who === 'anyone') return undefined;
  if (call.who === 'company-key') {
    const { id: companyId } = a.company;
    const of = { companyId, name: 'ERP', mayConfirm: true, madeBy: a.user.id };
    const made = await server.build({ companies: [companyId] }, async (db) => {
      await db.deleteFrom('company_keys').execute(); // there may be ten
      return insertCompanyKey(db, of, new Date(NOW));
    });
    return made?.key;
  }
  if (call.who !== 'import-key') {
    const { user, token } = await buildMember(server, {
      companies: [a.company],
      role: 'besteller',
    });
    // The cart that the requests name goes from one caller to the next.
    const name = 'call_off_cart_item_id';
    if (namesIn(call).includes(name)) {
      await server.build({ companies: [a.company.id] }, (db) =>
        updateCart(db, a.company.id, a.names[name], { user_id: user.id }),
      );
    }
    // A delivery full of files takes no further one, from whichever call.
    if (call.body === 'multipart') {
      await server.build({ companies: [a.company.id] }, (db) =>
        db.deleteFrom('assets').where('id', '!=', a.names.asset_id).execute(),
      );
    }
    return token;
  }
  const source =
    call.name === 'imports.masterData'
      ? 'erp'
      : (SOURCES.find((one) => call.name === `imports.${one}`) ?? 'vas');
  const of = { supplierId: a.supplier.id, source, name: 'Waage', addresses: [] } as const;
  return (await server.build({}, (db) => insertImportKey(db, of, new Date(NOW)))).key;
};

/** Names of libraries count as whole words: a random token can spell them too. */
const INSIDE =
  /node_modules|\.ts:\d|\bat (?:async )?\w+ \(|select |insert into|relation "|column "|violates|postgres|\b(?:kysely|zod)\b|\/(?:home|root|tmp|usr)\/|ECONN|ENOENT/i;

/** A picture in base64 can spell anything. */
const PICTURE = /[\w+/]{200,}={0,2}/g;

/** Rate classes whose tries are few; anywhere else a limit would hide what is tested. */
const FEW_TRIES: readonly Call['rate'][] = [
  'login',
  'recovery',
  'registration',
  'export',
  'push-test',
];

const check = (
  call: Call,
  { status, json, text, headers }: Awaited<ReturnType<typeof server.request>>,
) => {
  const documented = statusesOf(call).filter(
    (one) => one < 500 && (one !== 429 || FEW_TRIES.includes(call.rate) || call.stream),
  );
  assert.ok(
    documented.some((one) => one === status),
    `status ${status}`,
  );
  assert.doesNotMatch(text.replaceAll(PICTURE, ''), INSIDE);
  const media = call.stream ? 'text/event-stream; charset=utf-8' : call.media;
  if (status === 200 && media) {
    return assert.ok([media].flat().includes(headers.get('Content-Type') ?? ''));
  }
  assert.match(headers.get('Content-Type') ?? '', /^application\/json/);
  if (status === 200) assert.ok(z.safeParse(call.isMessage ? WITH_MESSAGE : PLAIN, json).success);
  else assert.ok(z.safeParse(z.strictObject(failure.def.shape), json).success, 'another shape');
};

/** The two shapes of an answer (D-22). */
const PLAIN = z.strictObject({ data: z.unknown() });
const WITH_MESSAGE = z.strictObject({
  message: z.string(),
  errors: z.array(z.strictObject({ message: z.string() })),
  data: z.strictObject({}),
});

/** Answer of the handler itself where bad input is never a success: a wrong password, a dead link. */
const INSIDE_STATUS: Readonly<Record<string, number>> = {
  'documents.deleteAsset': 403, // that of somebody else
  'notifications.detail': 404, // that of somebody else
  'push.updateDevice': 403, // that of somebody else
  'session.login': 401,
  'session.resetPassword': 403,
};

/** Of a form with a file only the names. */
const shownOf = (body: Request['body']): string =>
  body instanceof FormData ? [...body.keys()].join() : (body?.toString() ?? '');

/** Hashing a password takes long on purpose, so a login gets fewer cases. */
const weightOf = ({ rate }: Call) => (rate === 'login' || rate === 'registration' ? 0.2 : 1);
/** So many that some get past the door. */
const MIN_CASES = 30;
const weights = calls.reduce((sum, call) => sum + weightOf(call), 0);

for (const [number, call] of calls.entries()) {
  const cases = Math.max(MIN_CASES, Math.ceil((CASES * weightOf(call)) / weights));
  test(`${call.name} answers ${cases} bad requests with a documented status in one shape`, async () => {
    const requests = fc.sample(
      badRequests(call, (name) => a.names[name]),
      { numRuns: cases, seed: SEED },
    );
    let token: string | undefined;
    const send = async ({ method, path, headers, body }: Request, index: number) => {
      const block = Math.floor(index / maxCasesOf(call));
      const from = { 'X-Forwarded-For': `10.${number}.${block >> 8}.${block & 255}` };
      const answer = await server.request(method, path, {
        headers: { ...(token && { Authorization: `Bearer ${token}` }), ...from, ...headers },
        ...(body !== undefined && { body }),
      });
      try {
        check(call, answer);
      } catch (error) {
        const sent = JSON.stringify({ path, headers, body: shownOf(body) }).slice(0, 2_000);
        assert.fail(
          `${String(error)}\nseed ${SEED}, case ${index}: ${sent}\n${answer.text.slice(0, 500)}`,
        );
      }
      return answer.status;
    };
    const statuses = new Set<number>();
    const step = Math.min(CONCURRENT_REQUESTS, maxCasesOf(call));
    for (let first = 0; first < requests.length; first += step) {
      if (first % maxCasesOf(call) === 0) token = await tokenFor(call);
      const batch = requests.slice(first, first + step);
      const got = await Promise.all(batch.map((request, at) => send(request, first + at)));
      for (const status of got) statuses.add(status);
    }
    assert.ok(
      statuses.has(INSIDE_STATUS[call.name] ?? 200),
      'all were refused at the door, so nothing behind it was tested',
    );
  });
}
