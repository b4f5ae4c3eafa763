import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#core/postgres/embedded-postgres.ts';
import { openLog } from '#core/log.ts';
import { prepareLogins } from '#core/database/roles.ts';
import { query } from '#testing/database/cluster.ts';
import { fastestFolder } from '#testing/database/fastest-folder.ts';

const base = mkdtempSync(join(fastestFolder(), 'abrufbar-roles-'));
chmodSync(base, 0o711); // where root tests, `nobody` must get in
let server: EmbeddedPostgres;
let admin: string;

/** A PostgreSQL that asks everyone but its superuser for a password, as a server in a network does. */
before(async () => {
  server = await startEmbeddedPostgres({ DATA_DIR: base }, openLog({ LOG_LEVEL: 'silent' }));
  admin = server.urlFor('postgres', 'postgres');
  writeFileSync(
    join(base, 'postgres', 'pg_hba.conf'),
    'local all postgres trust\nlocal all all scram-sha-256\n',
  );
  await query(admin, 'SELECT pg_reload_conf()');
  await query(admin, 'DROP ROLE abrufbar_app, abrufbar_staff, abrufbar_jobs');
  await query(admin, "CREATE ROLE keeper LOGIN CREATEROLE PASSWORD 'k'");
  await query(admin, "CREATE ROLE poor LOGIN PASSWORD 'p'");
  await query(admin, 'CREATE DATABASE shop OWNER keeper');
});
after(async () => {
  await server.stop();
  rmSync(base, { recursive: true });
});

const as = (user: string, password: string) => {
  const url = new URL(server.urlFor(user, 'shop'));
  url.password = password;
  return url.href;
};
const prepare = (name: string, more: { app?: string; owner?: string } = {}) =>
  prepareLogins({
    DATABASE_URL: more.owner ?? as('keeper', 'k'),
    DATABASE_APP_URL: more.app,
    DATABASE_STAFF_URL: undefined,
    DATABASE_JOBS_URL: undefined,
    DATA_DIR: join(base, name),
  });
const userOf = (url: string) => new URL(url).username;
const whoAmI = (url: string) =>
  query(
    url,
    `SELECT ${['app', 'staff', 'jobs'].map((role) => `pg_has_role('abrufbar_${role}', 'USAGE') AS ${role}`).join()}`,
  );

test('a user without the right to make roles learns what an administrator has to run', async () => {
  await assert.rejects(prepare('poor', { owner: as('poor', 'p') }), {
    name: 'StartError',
    message:
      /CREATE ROLE abrufbar_app; CREATE ROLE abrufbar_staff; CREATE ROLE abrufbar_jobs;.*"poor" CREATEROLE/s,
  });
});

test('D-14 the server makes restricted logins of its own and finds them again', async () => {
  const logins = await prepare('one');
  assert.deepEqual(await whoAmI(logins.app), [{ app: true, staff: false, jobs: false }]);
  assert.deepEqual(await whoAmI(logins.jobs), [{ app: false, staff: false, jobs: true }]);
  assert.deepEqual(await whoAmI(logins.staff), [{ app: false, staff: true, jobs: false }]);
  assert.deepEqual(await prepare('one'), logins);
  for (const role of ['app', 'staff', 'jobs']) {
    assert.equal(statSync(join(base, 'one', `abrufbar_${role}.login`)).mode & 0o777, 0o600);
  }
});

test('a second server on the cluster leaves the logins of the first alone', async () => {
  const first = await prepare('one');
  const second = await prepare('two');
  assert.notEqual(userOf(second.app), userOf(first.app));
  assert.deepEqual(await whoAmI(first.app), [{ app: true, staff: false, jobs: false }]);
  assert.deepEqual(await whoAmI(second.app), [{ app: true, staff: false, jobs: false }]);
});

test('lost or truncated logins are created again', async () => {
  const before = await prepare('one');
  writeFileSync(join(base, 'one', 'abrufbar_app.login'), '{"user":"abrufb');
  rmSync(join(base, 'one', 'abrufbar_jobs.login'));
  const after = await prepare('one');
  assert.notEqual(userOf(after.app), userOf(before.app));
  assert.notEqual(userOf(after.jobs), userOf(before.jobs));
  assert.deepEqual(await whoAmI(after.jobs), [{ app: false, staff: false, jobs: true }]);
});

test('D-14 a login that may see the rows of every company is refused', async () => {
  await query(admin, "CREATE ROLE boss LOGIN SUPERUSER PASSWORD 'b'");
  await query(admin, "CREATE ROLE seer LOGIN BYPASSRLS PASSWORD 's'");
  await query(admin, "CREATE ROLE deputy LOGIN PASSWORD 'd' IN ROLE keeper, abrufbar_app");
  await query(admin, 'GRANT abrufbar_app TO seer');
  for (const app of [as('boss', 'b'), as('seer', 's'), as('deputy', 'd')]) {
    await assert.rejects(prepare('one', { app }), /must not be superuser, owner/, userOf(app));
  }
});

test('a given login is made a member of the restricted role', async () => {
  await query(admin, "CREATE ROLE guest LOGIN PASSWORD 'g'");
  const { app } = await prepare('one', { app: as('guest', 'g') });
  assert.equal(userOf(app), 'guest');
  assert.deepEqual(await whoAmI(app), [{ app: true, staff: false, jobs: false }]);
});

test('passwords never reach the log of the database server', async () => {
  const { app } = await prepare('one');
  const [kept] = await query(
    admin,
    `SELECT rolpassword AS verifier FROM pg_authid WHERE rolname = '${userOf(app)}'`,
  );
  assert.match(String(kept?.['verifier']), /^SCRAM-SHA-256\$/);
  assert.doesNotMatch(
    readFileSync(join(base, 'postgres', 'postgres.log'), 'utf8'),
    new RegExp(new URL(app).password),
  );
});
