import { createHash } from 'node:crypto';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { PoolClient, QueryResultRow } from 'pg';
import { recordStatement } from '#core/database/statement-log.ts';
import type { Tables } from '#core/database/tables.ts';

/**
 * PostgreSQL keeps the plan of a named statement per connection. Only so many texts get a name, so that
 * statements put together from filters cannot fill the memory of the database.
 */
const MAX_PREPARED_STATEMENTS = 500;
const names = new Map<string, string>();

const nameOf = (sql: string): string | undefined => {
  const known = names.get(sql);
  if (known !== undefined || names.size >= MAX_PREPARED_STATEMENTS) return known;
  const name = createHash('sha256').update(sql).digest('base64url').slice(0, 22);
  names.set(sql, name);
  return name;
};

const CHANGES = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'];

/** One transaction on one connection; refuses statements that come after its end. */
export class TransactionConnection implements DatabaseConnection {
  /** Statements so far, without BEGIN, SET LOCAL and COMMIT. */
  statements = 0;
  /** Whether a statement failed; PostgreSQL then rolls back whatever follows. */
  failed = false;
  #ended = false;
  readonly #client: PoolClient;
  readonly #role: string;

  constructor(client: PoolClient, role: string) {
    this.#client = client;
    this.#role = role;
  }

  /** From here on a forgotten `await` fails instead of running in the next caller's transaction. */
  end(): void {
    this.#ended = true;
  }

  /** Runs BEGIN, SET LOCAL and the like: neither counted nor recorded. */
  async control(sql: string): Promise<string> {
    this.#assertOpen();
    const { command } = await this.#client.query(sql);
    return command;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#assertOpen();
    this.statements += 1;
    const { sql: text, parameters } = query;
    if (this.#role !== 'owner') recordStatement(this.#role, text);
    const name = nameOf(text);
    const values = [...parameters];
    const result = await this.#client
      .query<QueryResultRow>(name === undefined ? { text, values } : { name, text, values })
      .catch((error: unknown) => {
        this.failed = true;
        throw error;
      });
    const { command, rowCount } = result;
    const rows = result.rows as R[]; // Kysely knows the columns from the query
    if (!CHANGES.includes(command)) return { rows };
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
  }

  // oxlint-disable-next-line require-yield -- part of the interface, never used
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows are read page by page, not streamed');
  }

  #assertOpen(): void {
    if (this.#ended) throw new Error('This transaction is over; is an await missing?');
  }
}

const nothing = async (): Promise<void> => {};
const refuse = async (): Promise<never> => {
  throw new Error('Already inside a transaction');
};

const driverOf = (connection: TransactionConnection): Driver => ({
  init: nothing,
  acquireConnection: async () => connection,
  releaseConnection: nothing,
  beginTransaction: refuse,
  commitTransaction: refuse,
  rollbackTransaction: refuse,
  destroy: nothing,
});

const adapter = new PostgresAdapter();

/** Kysely whose statements all run in the given transaction. */
export const queriesOn = (connection: TransactionConnection): Kysely<Tables> => {
  const dialect: Dialect = {
    createAdapter: () => adapter,
    createDriver: () => driverOf(connection),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  return new Kysely<Tables>({ dialect });
};
