import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { register } from '@abrufbar/contract/registration.ts';
import { buildCompany, buildUser } from '#companies/build.ts';
import { updateUserBlocked } from '#companies/store.ts';
import { startTestServer } from '#testing/server/server.ts';
import { buildCode } from '#registration/build.ts';
import { updateCodeRevoked } from '#registration/store.ts';
import { registrationFields } from '#testing/concepts/registration-fields.ts';

const START = '2026-11-20T05:40:00Z';

const start = async (t: Parameters<typeof startTestServer>[0]) => {
  const server = await startTestServer(t, { now: START });
  const { build, send } = server;
  const company = await build({}, (db) => buildCompany(db));
  const addCode = (fields: Parameters<typeof buildCode>[2] = {}) =>
    build({}, (db) => buildCode(db, company, fields, new Date(START)));
  /** The refusal as the user gets it. */
  const refusal = async (entries: InputOf<typeof register>) => {
    const error = await send(register, entries).catch((reason: unknown) => reason);
    assert.ok(error instanceof CallError);
    const { status, message, errors } = error;
    return { status, message, errors };
  };
  const count = () =>
    build({}, (db) =>
      db
        .selectFrom('users')
        .select(({ fn }) => fn.countAll<string>().as('n'))
        .executeTakeFirst(),
    );
  return { ...server, company, addCode, refusal, count };
};

const INVALID = {
  status: 422,
  message:
    'Einladung ungültig oder abgelaufen. Bitte lassen Sie sich eine neue Einladung schicken.',
  errors: [
    {
      field: 'invitation_token',
      message:
        'Einladungscode: Einladung ungültig oder abgelaufen. Bitte prüfen Sie den Code oder lassen Sie sich einen neuen schicken.',
    },
  ],
};

test('D-09 wrong, used, expired, revoked and foreign codes get one answer, whatever the address', async (t) => {
  const { at, build, company, send, addCode, refusal, count } = await start(t);
  const known = await build({}, (db) => buildUser(db, { companies: [company] }));
  const used = await addCode();
  await send(register, registrationFields(used.code));
  const revoked = await addCode();
  await build({}, (db) => updateCodeRevoked(db, revoked.id, new Date(START)));
  const foreign = await addCode({ email: 'Andere@Brinkmann.Example' });
  const before = await count();
  for (const code of ['x', '0'.repeat(26), used.code, revoked.code, foreign.code]) {
    const email = code === 'x' ? known.email : undefined;
    assert.deepEqual(
      await refusal(registrationFields(code, email ? { email } : {})),
      INVALID,
      code,
    );
  }
  const late = await addCode();
  at('2026-12-20T05:40:00Z');
  assert.deepEqual(await refusal(registrationFields(late.code, { email: known.email })), INVALID);
  assert.deepEqual(await count(), before);
  at('2026-12-20T05:39:59Z');
  await send(register, registrationFields(late.code));
});

test('D-09 a code for one address takes that address in any case', async (t) => {
  const { send, addCode } = await start(t);
  const { code } = await addCode({ email: 'Anke@Brinkmann.Example' });
  await send(register, registrationFields(code, { email: 'ANKE@brinkmann.example' }));
});

test('D-10 the holder of a code learns that an address is known, and the code stays valid', async (t) => {
  const { build, send, addCode, refusal } = await start(t);
  const known = await build({}, (db) => buildUser(db));
  const { code } = await addCode();
  const { status, errors } = await refusal(
    registrationFields(code, { email: known.email.toUpperCase() }),
  );
  assert.equal(status, 422);
  assert.deepEqual(
    errors.map(({ field }) => field),
    ['email'],
  );
  assert.match(errors[0]?.message ?? '', /^E-Mail-Adresse: .*schon einen Zugang/);
  await send(register, registrationFields(code));
});

test('D-10 after a lost answer the same entries come in again; with another password or a block they do not', async (t) => {
  const { build, send, addCode, refusal } = await start(t);
  const { code } = await addCode();
  const entries = registrationFields(code);
  const first = await send(register, entries);
  const second = await send(register, entries);
  assert.notEqual(second.access_token, first.access_token);
  const wrong = { ...entries, password: 'Kiesgrube-8', password_repeat: 'Kiesgrube-8' };
  assert.deepEqual(await refusal(wrong), INVALID);
  assert.deepEqual(await refusal(registrationFields(code)), INVALID);
  const other = await addCode();
  const twin = registrationFields(other.code);
  await send(register, twin);
  assert.deepEqual(await refusal({ ...twin, invitation_token: code }), INVALID);
  const user = await build({}, (db) =>
    db
      .selectFrom('users')
      .select('id')
      .where('email', '=', entries.email)
      .executeTakeFirstOrThrow(),
  );
  await build({}, (db) => updateUserBlocked(db, user.id, new Date(START)));
  assert.deepEqual(await refusal(entries), INVALID);
});

test('D-18 a used code allows no more guesses of its password than a login', async (t) => {
  const { send, addCode, refusal } = await start(t);
  const { code } = await addCode();
  const entries = registrationFields(code);
  await send(register, entries);
  const wrong = { ...entries, password: 'Kiesgrube-8', password_repeat: 'Kiesgrube-8' };
  const statuses = [];
  for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await refusal(wrong)).status);
  assert.deepEqual(statuses, [422, 422, 422, 422, 422, 429]);
});

test('D-18 an address has ten failures with codes an hour; entries that are incomplete cost none', async (t) => {
  const { send, build, addCode, refusal } = await start(t);
  const { code } = await addCode();
  const known = await build({}, (db) => buildUser(db));
  for (let attempt = 0; attempt < 12; attempt += 1) {
    assert.equal((await refusal(registrationFields(code, { last_name: null }))).status, 422);
  }
  const taken = registrationFields(code, { email: known.email });
  for (let attempt = 0; attempt < 5; attempt += 1) assert.equal((await refusal(taken)).status, 422);
  for (let attempt = 0; attempt < 5; attempt += 1)
    assert.equal((await refusal(registrationFields('x'))).status, 422);
  assert.equal((await refusal(registrationFields(code))).status, 429);
  await assert.rejects(send(register, registrationFields(code)), { status: 429 });
});
