import type { Kysely } from 'kysely';
import {
  Client,
  Pool as PgPool,
  type PoolClient,
  type PoolConfig,
  type QueryConfig,
  type QueryResult,
} from 'pg';
import { queriesOn, TransactionConnection } from '#core/database/connection.ts';
import { databaseValues } from '#core/database/column-values.ts';
import { recordStatement } from '#core/database/statement-log.ts';
import type { Tables } from '#core/database/tables.ts';

/** A running transaction; every statement of a store goes through one. */
export type Database = Kysely<Tables>;

/**
 * The four logins: `owner` migrates and administers, `app` answers customers, `staff` answers the supplier's
 * staff, `jobs` works on jobs.
 */
type Role = 'owner' | 'app' | 'staff' | 'jobs';

/** Connections of one role. */
export type Pool = {
  readonly role: Role;
  readonly connect: () => Promise<PoolClient>;
  /**
   * Runs one statement outside of every transaction, on connections kept for that: the holder of a
   * transaction would wait for a second connection that others, who wait as well, hold.
   */
  readonly query: (statement: QueryConfig) => Promise<QueryResult>;
  readonly close: () => Promise<void>;
};

/** Rows that row-level security lets a transaction see. */
export type Scope = {
  readonly companies?: readonly number[];
  readonly userId?: string;
  /** Suppliers of the brands of a staff member; only the role of staff has policies that read them. */
  readonly suppliers?: readonly number[];
  /** The records of all actions, for the job that seals them; only the role of jobs has policies that read it. */
  readonly allActions?: true;
};

export type TransactionOptions = Scope & { readonly readOnly?: boolean };

// A request must fail within 3 seconds when the database is down or silent:
// the server cancels a slow statement, the client gives up on a server that says nothing at all.
const REQUEST_LIMITS = {
  lock_timeout: 1_500,
  statement_timeout: 2_000,
  query_timeout: 2_400,
  connectionTimeoutMillis: 2_400,
} as const;

const LIMITS: Readonly<Record<Role, PoolConfig>> = {
  owner: { max: 3, lock_timeout: 10_000, connectionTimeoutMillis: 10_000 },
  app: { max: 10, ...REQUEST_LIMITS },
  staff: { max: 6, ...REQUEST_LIMITS },
  jobs: {
    max: 4,
    lock_timeout: 5_000,
    statement_timeout: 30_000,
    query_timeout: 35_000,
    connectionTimeoutMillis: 5_000,
  },
};

// Instants are written and read in UTC whatever the cluster is set to. Planning a request's statements for
// its values again and again took a third of the database's time, for the same plans.
const optionsOf = (role: Role): string =>
  `-c TimeZone=UTC -c DateStyle=ISO${role === 'app' ? ' -c plan_cache_mode=force_generic_plan' : ''}`;

/** Opens the connections of one role; they are made when first needed and come back by themselves. */
export const openDatabase = (url: string, role: Role): Pool => {
  const pool = openPool(url, role, LIMITS[role]);
  const single = openPool(url, role, { ...LIMITS[role], max: 2 });
  return {
    role,
    connect: () => pool.connect(),
    query: (statement) => {
      recordStatement(role, statement.text);
      return single.query(statement);
    },
    close: async () => {
      await Promise.all([pool.end(), single.end()]);
    },
  };
};

const openPool = (url: string, role: Role, limits: PoolConfig): PgPool => {
  const pool = new PgPool({
    ...limits,
    connectionString: url,
    application_name: `abrufbar-${role}`,
    options: optionsOf(role),
    idle_in_transaction_session_timeout: 60_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    types: databaseValues,
    pipeline: true,
  });
  // A connection that breaks while nobody waits for an answer must not end the process; its next user
  // gets the error, and the pool opens a new one.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

// Literals, because set_config() does not reach the workers of a cluster; hence the strict checks.
const setScope = ({ companies, userId, suppliers, allActions }: Scope): string => {
  const parts: string[] = [];
  if (companies !== undefined) parts.push(`SET LOCAL app.companies = '${listed(companies)}'`);
  if (suppliers !== undefined) parts.push(`SET LOCAL app.suppliers = '${listed(suppliers)}'`);
  if (allActions) parts.push(`SET LOCAL app.audit = 'all'`);
  if (userId !== undefined) {
    if (!UUID.test(userId)) throw new Error('The user id must be a uuid in lower case');
    parts.push(`SET LOCAL app.user_id = '${userId}'`);
  }
  return parts.join('; ');
};

const listed = (ids: readonly number[]): string => {
  const valid = ids.every((id) => Number.isSafeInteger(id) && id > 0);
  if (!valid) throw new Error('Ids must be positive whole numbers');
  return ids.join(',');
};

const running = new WeakMap<Database, TransactionConnection>();

const connectionOf = (db: Database): TransactionConnection => {
  const connection = running.get(db);
  if (!connection) throw new Error('Not a transaction made by inTransaction()');
  return connection;
};

/** Statements a transaction has run so far, not counting BEGIN, SET LOCAL and COMMIT. */
export const statementsOf = (db: Database): number => connectionOf(db).statements;

/** Opens row-level security for a caller who became known inside the transaction (login). */
export const enter = async (db: Database, scope: Scope): Promise<void> => {
  await connectionOf(db).control(setScope(scope));
};

/**
 * Has the statements that follow planned for their values: where filters differ much in how many rows they
 * leave, the general plan takes up to twice as long.
 */
export const planForValues = (db: Database): void => {
  const said = connectionOf(db).control('SET LOCAL plan_cache_mode = force_custom_plan');
  said.catch(() => {}); // the statement that travels with it fails as well
};

const commit = async (connection: TransactionConnection): Promise<void> => {
  // PostgreSQL answers ROLLBACK when an error inside the transaction was swallowed.
  const command = await connection.control('COMMIT');
  if (command !== 'COMMIT') throw new Error(ROLLED_BACK);
};

const ROLLED_BACK = 'The transaction had failed and was rolled back';

/**
 * Runs `work` in one transaction that sees only the rows of its scope. BEGIN and SET
 * LOCAL travel with the first statement. A failure rolls everything back and is thrown on.
 */
export const inTransaction = async <T>(
  pool: Pool,
  { readOnly = false, ...scope }: TransactionOptions,
  work: (db: Database) => Promise<T>,
): Promise<T> => {
  const begin = `BEGIN${readOnly ? ' READ ONLY' : ''}; ${setScope(scope)}`;
  const client = await pool.connect();
  const connection = new TransactionConnection(client, pool.role);
  const db = queriesOn(connection);
  running.set(db, connection);
  sendTogether(client);
  const begun = connection.control(begin);
  begun.catch(() => {}); // awaited below; the first statement fails as well
  try {
    const result = await work(db);
    await begun;
    if (readOnly) endReading(client, connection);
    else {
      const committed = commit(connection);
      connection.end();
      await committed;
      client.release();
    }
    return result;
  } catch (error) {
    await rollBack(client, connection);
    throw error;
  }
};

/** Holds back what is sent until this turn of the event loop ends, so that it travels in one packet. */
const sendTogether = (client: PoolClient): void => {
  if (!(client instanceof Client)) return;
  const { stream } = client.connection;
  stream.cork();
  setImmediate(() => stream.uncork());
};

/**
 * A read has nothing to lose, so its answer does not wait for COMMIT; the next user of the connection gets
 * it at once and sends right behind.
 */
const endReading = (client: PoolClient, connection: TransactionConnection): void => {
  if (connection.failed) throw new Error(ROLLED_BACK);
  sendTogether(client);
  connection.control('COMMIT').catch(() => {}); // the connection broke, which its next user will see
  connection.end();
  client.release();
};

const rollBack = async (client: PoolClient, connection: TransactionConnection): Promise<void> => {
  connection.end();
  try {
    await client.query('ROLLBACK');
    client.release();
  } catch {
    client.release(true); // a connection that cannot even roll back is closed, which rolls back too
  }
};
