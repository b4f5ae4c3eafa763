import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '#core/postgres/embedded-postgres.ts';
import type { Logger } from '#core/log.ts';
import { type Logins, prepareLogins } from '#core/database/roles.ts';
import type { Settings } from '#core/settings.ts';
import { StartError } from '#core/start-error.ts';

/** A database that answers and has its roles; its tables may be missing or old. */
export type ConnectedDatabase = {
  readonly logins: Logins;
  /** Ends the embedded database if it is ours alone. Close all pools first. */
  readonly stop: () => Promise<void>;
};

/** Starts the embedded PostgreSQL, or goes to the server named by DATABASE_URL. */
export const connectDatabase = async (
  settings: Settings,
  log: Logger,
  /** How long a server may think about one connection before another is tried. */
  answerTimeoutMs = ANSWER_TIMEOUT_MS,
): Promise<ConnectedDatabase> => {
  if (settings.DATABASE_URL !== undefined) {
    await checkServer(settings.DATABASE_URL, answerTimeoutMs);
    const logins = await prepareLogins({ ...settings, DATABASE_URL: settings.DATABASE_URL });
    return { logins, stop: async () => {} };
  }
  const { urlFor, stop } = await startEmbeddedPostgres(settings, log);
  const logins = {
    owner: urlFor('abrufbar_owner'),
    app: urlFor('abrufbar_app'),
    staff: urlFor('abrufbar_staff'),
    jobs: urlFor('abrufbar_jobs'),
  };
  return { logins, stop };
};

const CONNECT_TIMEOUT_MS = 15_000;
const ANSWER_TIMEOUT_MS = 10_000;
// Said by the driver, without a code, when a server accepted the connection and said nothing.
const NO_ANSWER = 'timeout expired';
// Not there yet, or still starting: both happen when machine or containers start together.
const NOT_YET = ['ECONNREFUSED', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN', '57P03'];

const checkServer = async (url: string, answerTimeoutMs: number): Promise<void> => {
  const client = await connectWithRetry(url, answerTimeoutMs, Date.now() + CONNECT_TIMEOUT_MS);
  try {
    const { rows } = await client.query<{ version: number; encoding: string; letters: boolean }>(
      `SELECT current_setting('server_version_num')::int AS version,
              current_setting('server_encoding') AS encoding,
              lower('Ä') = 'ä' AS letters`,
    );
    const [found] = rows;
    if (!found || found.version < 150_000) {
      throw new StartError('DATABASE_URL names a PostgreSQL older than 15');
    }
    if (found.encoding !== 'UTF8' || !found.letters) {
      throw new StartError(
        'The database of DATABASE_URL does not know German letters. Make it with: ' +
          "CREATE DATABASE abrufbar TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'",
      );
    }
  } finally {
    await client.end();
  }
};

const connectWithRetry = async (
  url: string,
  answerTimeoutMs: number,
  deadline: number,
): Promise<Client> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: answerTimeoutMs });
  try {
    await client.connect();
    return client;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = error instanceof Error ? error.message : String(error);
    const isNotYet = NOT_YET.includes(code) || reason === NO_ANSWER;
    if (!isNotYet || Date.now() > deadline) {
      throw new StartError(`DATABASE_URL cannot be reached: ${reason || code}`, { cause: error });
    }
    await sleep(500);
    return connectWithRetry(url, answerTimeoutMs, deadline);
  }
};
