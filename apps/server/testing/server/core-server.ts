/** Calls that exist only in the tests of the core: one per kind of rule, on real tables. */
import { call } from '@abrufbar/contract/protocol/call.ts';
import { dmyDay, flagText, orNothing, text, wholeNumber } from '@abrufbar/contract/wire/codecs.ts';
import * as z from 'zod/mini';
import { buildCompany, buildUser } from '#companies/build.ts';
import { type Caller, handle, type Membership } from '#core/calls/context.ts';
import { enter } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { startTestServer, type TestServer } from '#testing/server/server.ts';

const form = z.object({
  id: text(20, 1),
  day: orNothing(dmyDay),
  flag: orNothing(flagText),
  count: wholeNumber(1, 10),
  tags: z.optional(z.array(text(10))),
});
const reads = { kind: 'read', rate: 'general', audited: false } as const;
const open = { who: 'anyone', tenant: 'none' } as const;
const own = { who: 'user', tenant: 'user' } as const;

/** Hands back what it understood, as clean values. */
const echo = call({
  ...reads,
  ...open,
  name: 'tests.echo',
  summary: 'Echo',
  method: 'POST',
  path: 'tests/echo/{id}',
  body: 'form',
  input: form,
  output: z.object({ understood: z.string() }),
});
const echoByGet = call({ ...echo, name: 'tests.echoByGet', method: 'GET', body: 'none' });

/** Ends in the way its input names. */
export const end = call({
  ...reads,
  ...own,
  name: 'tests.end',
  summary: 'Ende',
  method: 'GET',
  path: 'tests/end',
  body: 'none',
  input: z.object({ how: text(20) }),
  output: z.object({}),
});

const changes = { kind: 'change', rate: 'general', audited: true, body: 'form' } as const;
/** Open to staff who look as a person, so that their records can be seen. */
const inView = { inView: true } as const;

/** Adds a load to a company; its audit rows count how often it took effect. */
export const add = call({
  ...changes,
  ...inView,
  name: 'tests.add',
  summary: 'Fügt hinzu',
  method: 'POST',
  path: 'tests/add',
  who: 'user',
  tenant: 'company',
  permissions: ['call-off-list'],
  input: z.object({ company_number: text(40, 1), note: text(100), how: orNothing(text(20)) }),
  output: z.object({ id: z.string() }),
});

/** A change of the user's own rows, by GET as the fixed protocol has some. */
export const leave = call({
  ...changes,
  ...inView,
  ...own,
  name: 'tests.leave',
  summary: 'Verlässt',
  method: 'GET',
  path: 'tests/leave',
  body: 'none',
  input: z.object({}),
  output: z.object({ at: z.string() }),
});

/** A change that leaves no record of its own. */
export const look = call({
  ...leave,
  name: 'tests.look',
  summary: 'Sieht hin',
  path: 'tests/look',
  audited: false,
});

/** Accepts the password 'richtig'; 'gesperrt' is right but blocked. A user name may be a user's id. */
const signIn = call({
  ...changes,
  ...open,
  rate: 'login',
  name: 'tests.signIn',
  summary: 'Meldet an',
  method: 'POST',
  path: 'tests/sign-in',
  input: z.object({ username: text(100, 1), password: text(100) }),
  output: z.object({}),
});

export const load = call({
  name: 'tests.load',
  summary: 'Importiert',
  method: 'POST',
  path: 'tests/load',
  kind: 'change',
  who: 'import-key',
  tenant: 'supplier',
  rate: 'import',
  audited: true,
  body: 'json',
  input: z.array(z.object({ company: z.int() })),
  output: z.object({ created: z.int() }),
});

const ENDS: Readonly<Record<string, () => Error>> = {
  404: () => new Refusal(404, 'delivery_not_found'),
  409: () => new Refusal(409, 'contract_ambiguous'),
  fault: () => new Error('secret internals of C:\\server'),
  lock: () => Object.assign(new Error('lock'), { code: '55P03' }),
};

let held: Promise<void> = Promise.resolve();
/** Additions with `how` held end only once the returned function is called. */
export const holdAdditions = (): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  return resolve;
};

const handlers = [
  handle(echo, async (_context, input) => ({ understood: JSON.stringify(input) })),
  handle(echoByGet, async (_context, input) => ({ understood: JSON.stringify(input) })),
  handle(end, async (_context, { how }) => {
    throw ENDS[how]?.() ?? new Error(how);
  }),
  handle(add, async ({ scope: [companyId], effectOn }, { how }) => {
    if (companyId === undefined) throw new Error('the tenant rule left no company');
    if (how === 'held') await held;
    if (how !== 'companyless') effectOn(companyId);
    if (how === '409') throw new Refusal(409, 'contract_ambiguous');
    return { id: newId() };
  }),
  handle(leave, async ({ now }) => ({ at: now.toISOString() })),
  handle(look, async ({ now }) => ({ at: now.toISOString() })),
  handle(signIn, async ({ db, countAccountAttempt, actsFor }, { username, password }) => {
    await countAccountAttempt(username);
    if (password === 'gesperrt') throw new Refusal(403, 'login_blocked');
    if (password !== 'richtig') throw new Refusal(401, 'login_invalid');
    const userId = z.uuid().safeParse(username).success ? username : newId();
    await enter(db, { userId });
    actsFor({ userId, impersonator: 'Frau Kern' });
    return {};
  }),
  handle(load, async ({ inCompany }, rows) => {
    for (const { company } of rows) await inCompany(company, async () => undefined);
    return { created: rows.length };
  }),
];

export type CoreServer = TestServer & { readonly company: Membership; readonly caller: Caller };

/** Bearer token of the only user, who belongs to one company, and the only import key. */
export const TOKEN = 'abr_token';
export const IMPORT_KEY = 'abk_key';

/** A server with these calls, one company and one user. */
export const startCoreServer = async (
  t: Parameters<typeof startTestServer>[0],
  options: Parameters<typeof startTestServer>[1] = {},
): Promise<CoreServer> => {
  let caller: Caller | null = null;
  const server = await startTestServer(t, {
    ...options,
    deps: {
      handlers,
      authenticate: async (_database, token) => (token === TOKEN ? caller : null),
      authenticateImport: async (_database, key) =>
        key === IMPORT_KEY ? { keyId: newId(), supplierId: 1, source: 'vas' } : null,
      ...options.deps,
    },
  });
  const company = await server.build({}, (db) => buildCompany(db));
  const user = await server.build({}, (db) => buildUser(db, { companies: [company] }));
  const membership: Membership = {
    companyId: company.id,
    companyNr: company.company_nr,
    companyName: company.name,
    role: 'baustelle',
    permissions: ['call-off-list'],
  };
  caller = {
    userId: user.id,
    name: `${user.first_name} ${user.last_name}`,
    sessionId: newId(),
    impersonator: null,
    view: null,
    memberships: [membership],
    endsAt: new Date('2100-01-01'),
  };
  return { ...server, company: membership, caller };
};
