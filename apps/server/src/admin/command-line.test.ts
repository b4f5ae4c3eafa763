import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';
import * as content from '@abrufbar/contract/content/content.ts';
import * as contracts from '@abrufbar/contract/contracts/contracts.ts';
import * as imports from '@abrufbar/contract/imports/tickets.ts';
import { register } from '@abrufbar/contract/registration.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import { COMMANDS } from '#admin/commands.ts';
import { newId } from '#core/ids.ts';
import { startTestServer, type TestServer } from '#testing/server/server.ts';
import { readSettings } from '#core/settings.ts';
import { registrationFields } from '#testing/concepts/registration-fields.ts';
import samples from '#imports/samples/vas.json' with { type: 'json' };

const settings = readSettings({});
const EMAIL = 'm.demir@brinkmann.example';

const admin = (server: TestServer, name: string, values: Record<string, string>) => {
  const command = COMMANDS[name];
  assert.ok(command, name);
  return server.build({}, (db) => command.run({ db, settings, now: new Date() }, values));
};
const signIn = (
  server: TestServer,
  fields: { username?: string; password?: string; _im?: string },
) => server.send(session.login, { username: null, password: null, _im: null, ...fields });

test('the first steps lead from an empty database to a login and an imported ticket', async (t) => {
  const server = await startTestServer(t);
  await admin(server, 'supplier', {
    'vk-org': '2100',
    name: 'Nordstein Asphalt',
    brand: 'nordstein',
  });
  await admin(server, 'company', { number: '104233', name: 'Brinkmann' });
  const company = { company: '104233', 'vk-org': '2100' };
  await admin(server, 'customer-number', { ...company, number: '1104233' });
  await admin(server, 'contract', { ...company, number: '40018277', name: 'Ortsumgehung' });
  await admin(server, 'item', {
    ...company,
    contract: '40018277',
    position: '10',
    material: '102244',
    name: 'Asphalttragschicht AC 22 T S',
    category: '2',
    quantity: '1200.5',
    plants: '2140=Asphaltwerk Lauenau; 2155=Asphaltwerk Hannover-Nord',
    incoterms: 'frei=frei Baustelle',
    vehicles: 'thermo=Sattelkipper, thermoisoliert',
  });
  const person = { 'first-name': 'Murat', 'last-name': 'Demir', role: 'besteller' };
  await admin(server, 'user', { ...company, email: EMAIL, ...person });

  const link = await admin(server, 'invitation', { email: EMAIL });
  const invited = await signIn(server, { _im: link.split('_im=')[1] ?? '' });
  const issued = await admin(server, 'import-key', { ...company, source: 'vas', name: 'Waage' });
  const token = issued.split(': ')[1] ?? '';
  const ticket = { ...samples[0], Debitor: '1104233', Kontraktnummer: '40018277' };
  assert.equal((await server.send(imports.vas, [ticket], { token })).created, 1);
  const seen = await server.send(
    contracts.recent,
    { company_number: '104233' },
    { token: invited.access_token },
  );
  assert.deepEqual(
    seen.items.map(({ name }) => name),
    ['Ortsumgehung'],
  );
  const { items } = await server.send(
    contracts.items,
    { contract_number: '40018277', contract_id: null, page: 1, page_size: null, filterString: {} },
    { token: invited.access_token },
  );
  assert.deepEqual(
    items.map((item) => [item.material_number, item.factory_number, item.target_quantity_raw]),
    [['102244', '2140, 2155', 1200.5]],
  );

  const answer = await admin(server, 'password', { email: EMAIL });
  const password = answer.split(': ')[1] ?? '';
  const { access_token } = await signIn(server, { username: EMAIL, password });
  await admin(server, 'block', { email: EMAIL });
  await assert.rejects(
    server.send(session.user, { company_number: null }, { token: access_token }),
    { status: 401 },
  );
  await assert.rejects(signIn(server, { username: EMAIL, password }), { status: 403 });
  await admin(server, 'block', { email: EMAIL, lift: 'yes' });
  await signIn(server, { username: EMAIL, password });

  await admin(server, 'revoke-import-key', { id: issued.split(/[ ,]/)[1] ?? '' });
  await assert.rejects(server.send(imports.vas, [ticket], { token }), { status: 401 });
});

test('D-09 D-15 a code to register with is issued for a company, a role and perhaps one person, and taken back', async (t) => {
  const server = await startTestServer(t);
  await admin(server, 'company', { number: '104233', name: 'Brinkmann' });
  const issue = async (change: Record<string, string> = {}) => {
    const words = await admin(server, 'registration-code', {
      company: '104233',
      role: 'leser',
      ...change,
    });
    const [, id = '', code = ''] = /^Code (\S+), .*once: (\S+)$/m.exec(words) ?? [];
    assert.ok(words.endsWith(`\nhttp://localhost:3000/register?code=${code}`));
    return { id, code };
  };
  const { code } = await issue({ email: EMAIL, permissions: 'call-off-list, call-off-creation' });
  await assert.rejects(server.send(register, registrationFields(code)), { status: 422 });
  const { access_token } = await server.send(register, registrationFields(code, { email: EMAIL }));
  const me = await server.send(session.user, { company_number: null }, { token: access_token });
  assert.deepEqual(me.buttonPermissions, ['call-off-creation', 'call-off-list']);
  const second = await issue();
  await admin(server, 'revoke-registration-code', { id: second.id });
  await assert.rejects(server.send(register, registrationFields(second.code)), { status: 422 });
  for (const [change, message] of [
    [{ company: '1' }, /no company with the number 1/],
    [{ role: 'chef' }, /no role chef/],
    [{ email: 'murat' }, /Not an e-mail: murat/],
    [{ permissions: 'alles' }, /no permission alles/],
  ] as const) {
    await assert.rejects(issue(change), { message });
  }
  const unused = admin(server, 'revoke-registration-code', { id: newId() });
  await assert.rejects(unused, { message: /no unused code/ });
});

test('ENT-19 the longest note of a brand can be set, a value that is no length is refused with a sentence', async (t) => {
  const server = await startTestServer(t);
  const limit = async () =>
    (await server.send(content.configuration, { device_type: 'pwa' })).note_max_letters;
  await admin(server, 'configuration', { brand: 'nordstein', 'note-max': '120' });
  assert.equal(await limit(), 120);
  for (const [change, message] of [
    [{ brand: 'anders' }, /no brand anders; nordstein or suedkies/],
    [{ 'note-max': '0' }, /whole number from 1 to 2000: 0/],
    [{ 'note-max': 'viel' }, /whole number from 1 to 2000: viel/],
  ] as const) {
    const values = { brand: 'nordstein', 'note-max': '90', ...change };
    await assert.rejects(admin(server, 'configuration', values), { message });
  }
  assert.equal(await limit(), 120);
});

test('the command says what is missing and what exists already', async (t) => {
  const server = await startTestServer(t);
  const { logins } = server.database;
  const env = {
    ...process.env,
    DATABASE_URL: logins.owner,
    DATABASE_APP_URL: logins.app,
    DATABASE_STAFF_URL: logins.staff,
    DATABASE_JOBS_URL: logins.jobs,
  };
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['apps/server/src/admin/command-line.ts', ...args], {
      env,
    });
  await assert.rejects(run('company', '--number', '1'), { code: 1, stderr: /Missing: --name/ });
  await assert.rejects(run('nonsense'), { code: 1, stderr: /npm run admin -- company/ });
  const { stdout } = await run('company', '--number', '1', '--name', 'Eins');
  assert.match(stdout, /Company Eins \(1\) added/);
  const again = run('company', '--number', '1', '--name', 'Eins');
  await assert.rejects(again, { code: 1, stderr: /exists already/ });
});
