/** Looks at and marks the rows of all tables at once, whatever tables there are. */
import type { PoolClient } from 'pg';
import type { TestDatabase } from '#testing/database/database.ts';

/** Columns that tell whose a row of class G is; a table with none of them belongs to nobody. */
const OWNERS = ['company_id', 'user_id', 'supplier_id', 'staff_id'] as const;
const SELVES: Readonly<Record<string, string>> = {
  companies: 'company_id',
  users: 'user_id',
  suppliers: 'supplier_id',
  staff: 'staff_id',
};

export type Table = {
  readonly name: string;
  readonly letter: 'C' | 'U' | 'G';
  /** Column that holds the owner and what it names; null where rows belong to nobody. */
  readonly owner: { readonly column: string; readonly kind: string } | null;
  /** Columns any text fits into. */
  readonly texts: readonly string[];
};

const TABLES = `
  SELECT relname AS name, left(obj_description(c.oid), 1) AS letter,
    ARRAY(SELECT attname::text FROM pg_attribute
          WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped) AS columns,
    ARRAY(SELECT attname::text FROM pg_attribute
          WHERE attrelid = c.oid AND atttypid = 'text'::regtype AND attgenerated = '' AND NOT EXISTS (
            SELECT FROM pg_constraint WHERE conrelid = c.oid AND contype = 'c' AND attnum = ANY (conkey)
          )) AS texts
  FROM pg_class c
  WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'migrations'
  ORDER BY relname`;

type Found = { name: string; letter: Table['letter']; columns: string[]; texts: string[] };

const ownerOf = ({ name, letter, columns }: Found): Table['owner'] => {
  const self = SELVES[name];
  if (self) return { column: 'id', kind: self };
  // Notifications name a company too, but belong to their user.
  const column = letter === 'U' ? 'user_id' : OWNERS.find((one) => columns.includes(one));
  return column ? { column, kind: column } : null;
};

/** Tables of each database: they are those of its migrations for as long as it lives. */
const known = new WeakMap<TestDatabase['owner'], readonly Table[]>();

const listTables = async (
  { owner }: TestDatabase,
  client: PoolClient,
): Promise<readonly Table[]> => {
  const before = known.get(owner);
  if (before) return before;
  const { rows } = await client.query<Found>(TABLES);
  const tables = rows.map((row) => ({ ...row, owner: ownerOf(row) }));
  known.set(owner, tables);
  return tables;
};

const force = (how: 'FORCE' | 'NO FORCE', tables: readonly Table[]): string =>
  tables
    .filter(({ letter }) => letter !== 'G')
    .map(({ name }) => `ALTER TABLE ${name} ${how} ROW LEVEL SECURITY;`)
    .join('');

/** While a transaction of the owner sets this to `on`, it reads the rows of everybody. */
const READS_ALL = 'test.reads_all';

/** The statement for all digests of each database. */
const statements = new WeakMap<TestDatabase['owner'], string>();

/**
 * Adds a policy to each table, once for each database: lifting the policies for every digest would plan its statement
 * again each time, which is twelve times the work of running it.
 */
const prepareDigests = async (database: TestDatabase, client: PoolClient): Promise<string> => {
  const before = statements.get(database.owner);
  if (before !== undefined) return before;
  const tables = await listTables(database, client);
  const policies = tables
    .filter(({ letter }) => letter !== 'G')
    .map(
      ({ name }) => `CREATE POLICY digests ON ${name} FOR SELECT TO CURRENT_USER
        USING (current_setting('${READS_ALL}', true) = 'on');`,
    );
  await client.query(policies.join(''));
  const parts = tables.map(({ name, owner: of }) => {
    const key = of ? `' ${of.kind} ' || ${of.column}` : "''";
    return `SELECT '${name}' || ${key} AS key, sum(hashtextextended(t::text, 0))::text AS digest
      FROM ${name} t GROUP BY 1`;
  });
  const statement = parts.join(' UNION ALL ');
  statements.set(database.owner, statement);
  return statement;
};

/** Digests of all rows in any order, one per table and owner: `deliveries company_id 7`. */
export const digestRows = async (database: TestDatabase): Promise<Map<string, string>> => {
  const client = await database.owner.connect();
  try {
    const text = await prepareDigests(database, client);
    await client.query(`BEGIN READ ONLY; SET LOCAL ${READS_ALL} = 'on'`);
    // Under a name it is planned once.
    const { rows } = await client.query<{ key: string; digest: string }>({ name: 'digests', text });
    return new Map(rows.map(({ key, digest }) => [key, digest]));
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
};

/** Entries that are in one of two states and not, or not alike, in the other. */
export const differences = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => before.get(key) !== after.get(key),
  );

/** Owners of rows: ids by kind of owner, `company_id: ['7']`. */
type Owned = Readonly<Record<string, readonly (string | number)[]>>;

/** Texts that a mark would turn into something else, and the number that two companies may share (T-19). */
const UNMARKED = [
  'users.password_hash',
  'deliveries.status',
  'contracts.contract_number',
  'contract_items.material_number',
  'incoterms.id',
  'truck_types.id',
  'call_off_carts.incoterm',
  'call_off_carts.truck_type',
  'call_off_steps.action',
];

/** Puts `mark` before every text in all rows of these owners, with the policies lifted meanwhile. */
export const markTexts = async (
  database: TestDatabase,
  owned: Owned,
  mark: string,
): Promise<void> => {
  const client = await database.owner.connect();
  try {
    const tables = await listTables(database, client);
    const updates = tables.flatMap(({ name, owner: of, texts }) => {
      const columns = texts.filter((column) => !UNMARKED.includes(`${name}.${column}`));
      const ids = of && owned[of.kind];
      if (!ids || columns.length === 0) return [];
      const marked = columns.map((column) => `${column} = '${mark}' || ${column}`).join(', ');
      const list = ids.map((id) => `'${id}'`).join();
      return [`UPDATE ${name} SET ${marked} WHERE ${of.column}::text IN (${list});`];
    });
    await client.query(
      `BEGIN; ${force('NO FORCE', tables)} ${updates.join('')} ${force('FORCE', tables)} COMMIT`,
    );
  } finally {
    client.release(true); // after an error it would still be inside the transaction
  }
};

/** Tables whose rows belong to a company or a user (class C and U). */
export const listBoundTables = async (database: TestDatabase): Promise<Table[]> => {
  const client = await database.owner.connect();
  try {
    return (await listTables(database, client)).filter(({ letter }) => letter !== 'G');
  } finally {
    client.release();
  }
};
