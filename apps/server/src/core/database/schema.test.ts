import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { inTransaction } from '#core/database/database.ts';
import { createTestDatabase } from '#testing/database/database.ts';

const database = await createTestDatabase();
after(() => database.drop());

type Table = {
  readonly name: string;
  readonly comment: string | null;
  readonly secured: boolean;
  readonly forced: boolean;
  readonly key: string | null;
  readonly uniques: string[];
  readonly policies: string[];
  /** Those of the role of staff, the restrictive one first. */
  readonly staff: string[];
};

const findTables = () =>
  inTransaction(database.owner, {}, async (db) => {
    const { rows } = await sql<Table>`
      SELECT relname AS name, obj_description(c.oid) AS comment, relrowsecurity AS secured,
             relforcerowsecurity AS forced,
             (SELECT pg_get_constraintdef(oid) FROM pg_constraint
              WHERE conrelid = c.oid AND contype = 'p') AS key,
             ARRAY(SELECT pg_get_indexdef(indexrelid) FROM pg_index WHERE indrelid = c.oid AND indisunique)
               AS uniques,
             ARRAY(SELECT pg_get_expr(polqual, polrelid) FROM pg_policy
                   WHERE polrelid = c.oid AND polroles = '{0}') AS policies,
             ARRAY(SELECT polpermissive::text || pg_get_expr(coalesce(polqual, polwithcheck), polrelid) FROM pg_policy
                   WHERE polrelid = c.oid AND polroles = ARRAY['abrufbar_staff'::regrole::oid]
                   ORDER BY polpermissive) AS staff
      FROM pg_class c WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace
        AND relname <> 'migrations'
      ORDER BY relname`.execute(db);
    return rows;
  });

const tables = await findTables();
const ofClass = (letter: string) =>
  tables.filter(({ comment }) => comment?.startsWith(`${letter}: `));
const names = (some: readonly Table[]) => some.map(({ name }) => name);

test('D-14 the comment of every table names its class and its content', () => {
  assert.ok(tables.length > 20);
  const unclear = tables.filter(({ comment }) => !/^[GCU]: .{10}/.test(comment ?? ''));
  assert.deepEqual(names(unclear), []);
});

for (const [letter, column, setting] of [
  ['C', 'company_id', 'app.companies'],
  ['U', 'user_id', 'app.user_id'],
] as const) {
  test(`D-14 rows of class ${letter} are bound to ${column} by keys and by row-level security`, () => {
    const bound = ofClass(letter);
    assert.ok(bound.length > 3);
    assert.deepEqual(names(bound.filter(({ secured, forced }) => !secured || !forced)), []);
    assert.deepEqual(
      names(bound.filter(({ key }) => !key?.startsWith(`PRIMARY KEY (${column}`))),
      [],
    );
    const loose = bound.filter(({ uniques }) =>
      uniques.some((index) => !index.includes(`(${column}`)),
    );
    assert.deepEqual(names(loose), []);
    const open = bound.filter(
      ({ policies: [policy, ...more] }) =>
        more.length > 0 || !policy?.startsWith(`(${column} = `) || !policy.includes(setting),
    );
    assert.deepEqual(names(open), []);
  });
}

test('OFF-16 staff see rows of companies and persons by one condition, permissive and again restrictive', () => {
  const unbound = ofClass('C').filter(({ staff: [alone = '', open = ''] }) => {
    const condition = alone.replace(/^false/, '');
    return condition === '' || open !== `true${condition}`;
  });
  assert.deepEqual(names(unbound), []);
  const persons = ofClass('U').filter(({ staff }) => staff.length > 0);
  assert.deepEqual(names(persons), [
    'audit_user',
    'login_tokens',
    'sessions',
    'user_company_settings',
  ]);
});

/** Tables of class G that everybody reads and of which staff change what lies at their suppliers. */
const CHANGED_BY_STAFF = [
  'companies',
  'company_erp_ids',
  'memberships',
  'registration_codes',
  'users',
];

test('D-14 OFF-117 tables of class G are open to every role with a right, but for changes of staff at another brand', () => {
  const open = ofClass('G').filter(({ policies }) => policies.length > 0);
  assert.deepEqual(names(open), CHANGED_BY_STAFF);
  for (const { name, policies, staff } of open) {
    assert.deepEqual(policies, ['true'], name);
    assert.ok(staff.length > 0, name);
    for (const policy of staff) {
      assert.match(policy, /^false/, name); // restrictive
      assert.match(policy, /staff_suppliers\(\)|NOT \(EXISTS/, name);
    }
  }
  // Offers, imports and contact persons of a supplier, texts of a brand: staff read and change those of their own suppliers.
  const secured = ofClass('G').filter(
    ({ name, secured }) => secured && !CHANGED_BY_STAFF.includes(name),
  );
  assert.deepEqual(names(secured), [
    'factories',
    'import_keys',
    'import_rejects',
    'imports',
    'incoterms',
    'materials',
    'supplier_contacts',
    'translations',
    'truck_types',
  ]);
  assert.ok(
    secured.every(({ staff }) =>
      staff.every((policy) => /app\.suppliers|staff_suppliers\(\)/.test(policy)),
    ),
  );
});
