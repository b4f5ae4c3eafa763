import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { inTransaction, openDatabase } from '#core/database/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#core/postgres/embedded-postgres.ts';
import { openLog } from '#core/log.ts';
import { findPostmaster } from '#core/postgres/process.ts';
import { query } from '#testing/database/cluster.ts';
import { fastestFolder } from '#testing/database/fastest-folder.ts';
import { until } from '#testing/server/until.ts';

const base = mkdtempSync(join(fastestFolder(), 'abrufbar-embedded-'));
chmodSync(base, 0o711); // where root tests, `nobody` must get in
after(() => rmSync(base, { recursive: true, force: true }));

const log = openLog({ LOG_LEVEL: 'silent' });
const start = (name: string, pgBin?: string): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres(
    { DATA_DIR: join(base, name), ...(pgBin === undefined ? {} : { PG_BIN: pgBin }) },
    log,
  );
const folderOf = (name: string) => realpathSync(join(base, name, 'postgres'));
const postmasterOf = (name: string) => findPostmaster({ folder: folderOf(name) });
const ownerOf = (database: EmbeddedPostgres) => database.urlFor('abrufbar_owner');
const readNotes = (database: EmbeddedPostgres) =>
  query(ownerOf(database), 'SELECT text FROM notes ORDER BY text');
const isRoot = process.getuid?.() === 0;

/** A server process of its own that starts the database, says so and stays. */
const startProcess = async (name: string): Promise<ChildProcess> => {
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href)});
    const { openLog } = await import(${JSON.stringify(new URL('../log.ts', import.meta.url).href)});
    await startEmbeddedPostgres({ DATA_DIR: process.argv[1] }, openLog({ LOG_LEVEL: 'silent' }));
    process.stdout.write('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, join(base, name)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
};

const kill = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGKILL');
  await once(child, 'exit');
};

test('a fresh folder gets a database that only its socket leads to, and stops without a trace', async () => {
  const database = await start('one');
  await query(ownerOf(database), 'CREATE TABLE notes (text text)');
  await query(ownerOf(database), "INSERT INTO notes VALUES ('kept')");
  const [settings] = await query(
    ownerOf(database),
    `SELECT current_setting('listen_addresses') AS listens, current_setting('fsync') AS fsync,
            current_setting('server_encoding') AS encoding, lower('ÄÖÜ') AS letters,
            (SELECT rolsuper OR rolcreaterole OR rolbypassrls FROM pg_roles
             WHERE rolname = current_user) AS mighty`,
  );
  assert.deepEqual(settings, {
    listens: '',
    fsync: 'on',
    encoding: 'UTF8',
    letters: 'äöü',
    mighty: false,
  });
  assert.equal(statSync(folderOf('one')).mode & 0o777, 0o700);
  assert.equal(lstatSync(join(folderOf('one'), '.s.PGSQL.5432')).mode & 0o777, 0o700);
  await database.stop();
  assert.equal(postmasterOf('one'), undefined);
  assert.ok(!existsSync(join(folderOf('one'), 'postmaster.pid')));
});

test('a later start finds the data again', async () => {
  const database = await start('one');
  assert.deepEqual(await readNotes(database), [{ text: 'kept' }]);
  await database.stop();
});

test('a second server joins, and the database ends with the last of them', async () => {
  const [first, second] = await Promise.all([start('one'), start('one')]);
  const postmaster = postmasterOf('one');
  await first.stop();
  assert.equal(postmasterOf('one'), postmaster);
  assert.deepEqual(await readNotes(second), [{ text: 'kept' }]);
  await second.stop();
  assert.equal(postmasterOf('one'), undefined);
});

test('the database of a killed server is reused', async () => {
  await kill(await startProcess('one'));
  const orphan = postmasterOf('one');
  assert.ok(orphan);
  const database = await start('one');
  assert.equal(postmasterOf('one'), orphan);
  assert.deepEqual(await readNotes(database), [{ text: 'kept' }]);
  await database.stop();
  assert.equal(postmasterOf('one'), undefined);
});

test('server and database killed together: the next start recovers', async () => {
  const child = await startProcess('one');
  process.kill(postmasterOf('one') ?? 0, 'SIGKILL');
  await kill(child);
  const database = await start('one');
  assert.deepEqual(await readNotes(database), [{ text: 'kept' }]);
  await database.stop();
});

test('the number of a killed database may belong to another program now', async () => {
  writeFileSync(join(folderOf('one'), 'postmaster.pid'), `${process.pid}\n${folderOf('one')}\n`);
  const database = await start('one');
  assert.deepEqual(await readNotes(database), [{ text: 'kept' }]);
  await database.stop();
});

test('a database that dies under a running server comes back', async () => {
  const database = await start('one');
  const dead = postmasterOf('one');
  process.kill(dead ?? 0, 'SIGKILL');
  await until(() =>
    readNotes(database).then(
      () => true,
      () => false,
    ),
  );
  assert.deepEqual(await readNotes(database), [{ text: 'kept' }]);
  assert.notEqual(postmasterOf('one'), dead);
  await database.stop();
});

test('a silent database fails a request within 3 seconds and is used again later', async (t) => {
  const database = await start('one');
  const pool = openDatabase(database.urlFor('abrufbar_app'), 'app');
  const ask = () =>
    inTransaction(pool, {}, async (db) => {
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db);
      return rows[0]?.pid ?? 0;
    });
  const silent = await ask();
  process.kill(silent, 'SIGSTOP');
  // A stopped process must not stay behind, also after a failure: it would keep the whole run from ending.
  t.after(async () => {
    try {
      process.kill(silent, 'SIGCONT');
    } catch {
      // has ended by itself
    }
    await pool.close();
    await database.stop();
  });
  const started = performance.now();
  // BEGIN and the statement wait side by side: when the first gives up, the connection of both is closed.
  await assert.rejects(ask(), /timeout|terminated/);
  assert.ok(performance.now() - started < 3_000);
  process.kill(silent, 'SIGCONT');
  assert.notEqual(await ask(), silent);
});

test('a folder of another major version is refused and the message says what to do', async () => {
  const version = join(folderOf('one'), 'PG_VERSION');
  const made = readFileSync(version, 'utf8');
  writeFileSync(version, '14\n');
  await assert.rejects(start('one'), {
    name: 'StartError',
    message: /made by PostgreSQL 14 and cannot be opened by PostgreSQL 18.*PG_BIN=.*14/s,
  });
  writeFileSync(version, made);
  await (await start('one')).stop();
});

test('programs that cannot be run are named', async () => {
  await assert.rejects(start('two', '/nowhere'), {
    name: 'StartError',
    message: /PG_BIN cannot be run: there is no working postgres in \/nowhere/,
  });
});

const INSTALLED = '/usr/lib/postgresql/15/bin';

test(
  'PG_BIN runs an installed PostgreSQL',
  { skip: !existsSync(INSTALLED) && 'PostgreSQL 15 is not installed' },
  async () => {
    const database = await start('fifteen', INSTALLED);
    const rows = await query(ownerOf(database), "SELECT lower('ÄÖÜ') AS letters");
    assert.deepEqual(rows, [{ letters: 'äöü' }]);
    await database.stop();
  },
);

test('a first start that was interrupted is started over, in a folder too deep for a socket', async () => {
  const name = join('deep'.repeat(20), 'deeper'.repeat(10));
  const home = join(base, name);
  mkdirSync(join(home, 'postgres.new'), { recursive: true });
  writeFileSync(join(home, 'postgres.new', 'PG_VERSION'), '18\n');
  const database = await start(name);
  await query(ownerOf(database), 'SELECT 1');
  const socket = new URL(ownerOf(database)).searchParams.get('host') ?? '';
  assert.equal(realpathSync(socket), folderOf(name));
  await database.stop();
  assert.deepEqual(readdirSync(home).toSorted(), ['postgres', 'start.lock']);
  assert.ok(!existsSync(dirname(socket)));
});

test('a folder with other content is not touched', async () => {
  mkdirSync(join(base, 'three', 'postgres'), { recursive: true });
  writeFileSync(join(base, 'three', 'postgres', 'letter.txt'), 'dear');
  await assert.rejects(start('three'));
  assert.equal(readFileSync(join(base, 'three', 'postgres', 'letter.txt'), 'utf8'), 'dear');
});

test(
  'root runs the database of another user as that user',
  { skip: !isRoot && 'needs root' },
  async () => {
    const daemon = 1;
    mkdirSync(join(base, 'daemon', 'postgres'), { recursive: true });
    chownSync(join(base, 'daemon', 'postgres'), daemon, daemon);
    const database = await start('daemon');
    await query(ownerOf(database), 'SELECT 1');
    assert.equal(statSync(join(folderOf('daemon'), 'PG_VERSION')).uid, daemon);
    await database.stop();
  },
);

test('in a home that only root can enter', { skip: !isRoot && 'needs root' }, async () => {
  const home = join(base, 'closed');
  mkdirSync(home, { mode: 0o700 });
  const database = await start('closed/data');
  await query(ownerOf(database), 'SELECT 1');
  await database.stop();
  assert.match(folderOf('closed/data'), /^\/var\/lib\/abrufbar\//);
  assert.equal(statSync(home).mode & 0o777, 0o700);
  const outside = folderOf('closed/data');
  renameSync(outside, `${outside}.gone`);
  await assert.rejects(start('closed/data'), { message: /a folder that does not exist any more/ });
  rmSync(`${outside}.gone`, { recursive: true });
});
