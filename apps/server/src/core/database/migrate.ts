import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { splitStatements } from '#core/database/split-statements.ts';
import { StartError } from '#core/start-error.ts';

/** The product's own migrations. */
const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));

type Migration = { readonly name: string; readonly text: string; readonly checksum: string };

const FILE_NAME = /^\d{4}-[a-z0-9-]+\.sql$/;
// Any constant; two servers starting at once wait for each other on it.
const ADVISORY_LOCK_KEY = 4_921_705_311;

const readMigrations = (folder: string): Migration[] =>
  readdirSync(folder)
    .filter((name) => FILE_NAME.test(name))
    .toSorted()
    .map((name) => {
      const text = readFileSync(`${folder}/${name}`, 'utf8').replaceAll('\r\n', '\n');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    });

const findApplied = async (client: Client): Promise<Map<string, string>> => {
  // A start with nothing to do writes nothing, so it waits for no disk.
  const { rows: found } = await client.query<{ table: string | null }>(
    "SELECT to_regclass('migrations')::text AS table",
  );
  if ((found[0]?.table ?? null) === null) {
    await client.query(
      'CREATE TABLE migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL)',
    );
    await client.query(
      "COMMENT ON TABLE migrations IS 'local: which migrations this database has, with their checksums'",
    );
  }
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM migrations',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
};

const checkApplied = (migrations: Migration[], applied: ReadonlyMap<string, string>): void => {
  const changed = migrations.filter(
    ({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum,
  );
  if (changed.length === 0) return;
  const names = changed.map(({ name }) => name).join(', ');
  throw new StartError(
    `The database was set up with other versions of these migrations: ${names}. ` +
      'Applied migrations must not be edited; add a new file instead. ' +
      'A database without data worth keeping can be dropped and made again.',
  );
};

/** The commit that waits for the disk waits for all before it as well, so only the last one has to. */
const BEGIN_UNSAFE = 'BEGIN; SET LOCAL synchronous_commit = off';

const apply = async (
  client: Client,
  { name, text, checksum }: Migration,
  isLast: boolean,
): Promise<void> => {
  await client.query(isLast ? 'BEGIN' : BEGIN_UNSAFE);
  try {
    // Sent without waiting for each answer; after the first failure the others are refused.
    await Promise.all(splitStatements(text).map((statement) => client.query(statement)));
    await client.query(
      'INSERT INTO migrations (name, checksum, applied_at) VALUES ($1, $2, now())',
      [name, checksum],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`Migration ${name} failed and changed nothing: ${reason}`, {
      cause: error,
    });
  }
};

/**
 * Brings the database to the newest migration and returns the names of those applied now. Runs as the
 * owner, each file in one transaction, one statement per message: a cluster refuses several in one.
 */
export const migrate = async (ownerUrl: string, folder = MIGRATIONS): Promise<string[]> => {
  const migrations = readMigrations(folder);
  const client = new Client({
    connectionString: ownerUrl,
    application_name: 'abrufbar-migrate',
    pipeline: true,
    // A migration that waits for a lock would make every request queue up behind it.
    lock_timeout: 10_000,
  });
  await client.connect();
  try {
    await client.query('SET lock_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK_KEY]);
    await client.query('RESET lock_timeout');
    const applied = await findApplied(client);
    checkApplied(migrations, applied);
    const missing = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of missing) await apply(client, migration, migration === missing.at(-1));
    return missing.map(({ name }) => name);
  } finally {
    await client.end();
  }
};
