import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import * as z from 'zod/mini';
import { workers } from '#app.ts';
import { startEmbeddedPostgres } from '#core/postgres/embedded-postgres.ts';
import { installJobs } from '#core/jobs/schema.ts';
import { openLog } from '#core/log.ts';
import { fastestFolder } from '#testing/database/fastest-folder.ts';
import { migrate } from '#core/database/migrate.ts';
import { findPostmaster } from '#core/postgres/process.ts';
import { type Logins, prepareLogins } from '#core/database/roles.ts';
import { readSettings } from '#core/settings.ts';

/** A PostgreSQL for tests; plain data, so that one process can hand it on to others. */
export const testCluster = z.object({
  /** Address of a role that may make databases. */
  admin: z.string(),
  logins: z.object({ owner: z.string(), app: z.string(), staff: z.string(), jobs: z.string() }),
  /** Name of a migrated database to copy. */
  template: z.string(),
});
export type TestCluster = z.output<typeof testCluster>;

export type StartedTestCluster = {
  readonly cluster: TestCluster;
  readonly stop: () => Promise<void>;
};

/**
 * Starts the embedded PostgreSQL in a temporary folder, or uses the server named by DATABASE_URL, whose
 * user must be allowed to make databases. Roles and logins are those of the running server.
 */
export const startTestCluster = async (): Promise<StartedTestCluster> => {
  const { admin, logins, locale, leave } = await reach();
  const template = `abrufbar_test_${randomBytes(4).toString('hex')}`;
  const owner = new URL(logins.owner).username;
  await query(admin, `CREATE DATABASE ${template} OWNER "${owner}" TEMPLATE template0 ${locale}`);
  const cluster = { admin, logins, template };
  await migrate(withDatabase(logins.owner, template));
  // With the queues of the product, so that a server finds them there.
  await installJobs(
    withDatabase(logins.owner, template),
    workers.map(({ queue }) => queue),
  );
  return {
    cluster,
    stop: async () => {
      // Also the databases of test files that were killed.
      const made = await query(
        admin,
        `SELECT datname FROM pg_database WHERE starts_with(datname, '${template}')`,
      );
      for (const { datname } of made) await query(admin, `DROP DATABASE ${String(datname)}`);
      await leave();
    },
  };
};

type Reached = {
  readonly admin: string;
  readonly logins: Logins;
  readonly locale: string;
  readonly leave: () => Promise<void>;
};

// Kept, so that a server which is tested again and again does not fill up with logins.
const KEPT_LOGINS = fileURLToPath(new URL('../../../../.cache/test-logins', import.meta.url));

const reach = async (): Promise<Reached> => {
  const settings = readSettings({ ...process.env, LOG_LEVEL: 'error' });
  const { DATABASE_URL } = settings;
  if (DATABASE_URL !== undefined) {
    return {
      admin: DATABASE_URL,
      logins: await prepareLogins({ ...settings, DATABASE_URL, DATA_DIR: KEPT_LOGINS }),
      locale: "ENCODING 'UTF8' LOCALE 'C.UTF-8'", // the server's own may not know umlauts
      leave: async () => {},
    };
  }
  const folder = fastestFolder();
  removeForgotten(folder);
  const DATA_DIR = mkdtempSync(join(folder, `${PREFIX}${process.pid}-`));
  chmodSync(DATA_DIR, 0o711); // where root tests, `nobody` must get in
  const { urlFor, stop } = await startEmbeddedPostgres(
    { ...settings, DATA_DIR },
    openLog(settings),
  );
  const admin = urlFor('postgres', 'postgres');
  // Nothing here needs to survive a crash; what the product promises is tested on clusters of their own.
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await query(admin, `ALTER SYSTEM SET ${setting} = off`);
  }
  await query(admin, 'SELECT pg_reload_conf()');
  return {
    admin,
    logins: {
      owner: urlFor('abrufbar_owner'),
      app: urlFor('abrufbar_app'),
      staff: urlFor('abrufbar_staff'),
      jobs: urlFor('abrufbar_jobs'),
    },
    locale: '',
    leave: async () => {
      await stop();
      rmSync(DATA_DIR, { recursive: true, force: true });
    },
  };
};

const PREFIX = 'abrufbar-test-';

// A test run that was killed leaves its PostgreSQL running.
const removeForgotten = (parent: string): void => {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = join(parent, name);
    // Another run may have ended and removed its folder meanwhile.
    const isOurs = statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.();
    if (!isOurs || isAlive(Number(name.slice(PREFIX.length).split('-')[0]))) continue;
    const postmaster = findPostmaster({ folder: join(folder, 'postgres') });
    if (postmaster !== undefined) process.kill(postmaster, 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** The same login on another database. */
export const withDatabase = (url: string, name: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
};

/** Runs one statement on a connection of its own. */
export const query = async (url: string, sql: string): Promise<Record<string, unknown>[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
};

/** Runs `work` while no other process of the run does so under this name. */
export const withLock = async <T>(
  admin: string,
  name: string,
  work: () => Promise<T>,
): Promise<T> => {
  const client = new Client({ connectionString: admin });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]); // until the connection ends
    return await work();
  } finally {
    await client.end();
  }
};
