import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as contract from '@abrufbar/contract/staff/session.ts';
import { COMMANDS } from '#admin/commands.ts';
import { readSettings } from '#core/settings.ts';
import { addMember, asStaff } from '#testing/concepts/office.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after });
const KEY = Buffer.alloc(32, 9).toString('base64url'); // that of the test server
const EMAIL = 'k.vogt@nordstein.example';

const admin = (
  name: string,
  values: Record<string, string>,
  env: Parameters<typeof readSettings>[0] = { NODE_ENV: 'test' },
) => {
  const settings = readSettings({ STAFF_SECRET_KEY: KEY, DATA_DIR: '/nowhere', ...env });
  const command = COMMANDS[name] ?? assert.fail(name);
  return server.build({}, (db) => command.run({ db, settings, now: new Date() }, values));
};

const PERSON = { email: EMAIL, name: 'Katrin Vogt', role: 'admin', brands: 'nordstein,suedkies' };

test('OFF-13 the first administrator is made by a command, chooses a password and enrols', async () => {
  const said = await admin('staff', PERSON);
  const token = /\/office\/password#(abl_\S+)$/.exec(said)?.[1] ?? assert.fail(said);
  const password = 'Neue-Kelle-2027';
  await server.send(contract.setPassword, { token, new_password: password });
  const half = await server.send(contract.signIn, { email: EMAIL, password });
  assert.equal(half.next, 'enrolment');
  const send = asStaff(server, half.token);
  await send(contract.startEnrolment, {});
  await send(contract.proveEnrolment, { code: await admin('staff-code', { email: EMAIL }) });
  const whole = await send(contract.finishEnrolment, { codes_kept: true });
  const me = await asStaff(server, whole.token)(contract.me, {});
  assert.deepEqual([me.role, me.brands], ['admin', ['nordstein', 'suedkies']]);

  const rows = await server.build({}, (db) =>
    db.selectFrom('audit_staff').select(['actor', 'call', 'object_name']).orderBy('id').execute(),
  );
  assert.deepEqual(rows[0], {
    actor: 'Befehlszeile',
    call: 'admin.staff',
    object_name: 'Katrin Vogt',
  });
  await assert.rejects(admin('staff', PERSON), { name: 'StartError', message: /already/ });
});

test('OFF-13 the command refuses what is no address, role or brand', async () => {
  for (const wrong of [{ email: 'x' }, { role: 'boss' }, { brands: 'nordstein,kies' }]) {
    const values = { ...PERSON, email: 'neu@nordstein.example', ...wrong };
    await assert.rejects(admin('staff', values), { name: 'StartError' });
  }
});

test('codes are shown for demo data and tests alone', async () => {
  const { email } = await addMember(server, {}, new Date().toISOString());
  assert.match(await admin('staff-code', { email }), /^\d{6}$/);
  const shown = admin('staff-code', { email }, { NODE_ENV: 'production' });
  await assert.rejects(shown, { name: 'StartError', message: /demo data only/ });
});
