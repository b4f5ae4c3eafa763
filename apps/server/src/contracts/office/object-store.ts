import type { ObjectKind } from '@abrufbar/domain/contracts/objects.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { everyWord, foldedSql } from '#core/database/folded-text.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';

/** A material, a plant, a delivery term or a vehicle type of a supplier. */
export type StoredObject = {
  supplier_id: number;
  supplier: string;
  number: string;
  title: string;
  category: number | null;
  quantity_unit: string | null;
  limit_minutes: number | null;
  coldest_celsius: number | null;
  hottest_celsius: number | null;
  version: number;
  changed_by: string | null;
  changed_at: string | null;
  imported_fields: string[];
};
export type ObjectKey = { readonly supplierId: number; readonly number: string };
/** Columns that only some kinds have, and their types. */
const OWN_COLUMNS = {
  category: 'smallint',
  quantity_unit: 'text',
  limit_minutes: 'smallint',
  coldest_celsius: 'smallint',
  hottest_celsius: 'smallint',
} as const;
type OwnColumn = keyof typeof OWN_COLUMNS;
const ownColumns = Object.entries(OWN_COLUMNS);
/** The fields that may change. */
export type ObjectFields = Pick<StoredObject, 'title' | OwnColumn>;
type Author = { readonly name: string; readonly at: Date };
type Window = { readonly offset: number; readonly limit: number };

type Form = {
  readonly table: string;
  /** Columns of number and title. */
  readonly number: RawBuilder<unknown>;
  readonly title: RawBuilder<unknown>;
  readonly own: readonly OwnColumn[];
  /** Offered in an order of its own. */
  readonly isOrdered?: true;
};

const FORMS: Readonly<Record<ObjectKind, Form>> = {
  materials: {
    table: 'materials',
    number: sql`number`,
    title: sql`name`,
    own: ['category', 'limit_minutes', 'coldest_celsius', 'hottest_celsius'],
  },
  plants: { table: 'factories', number: sql`number`, title: sql`name`, own: ['quantity_unit'] },
  incoterms: { table: 'incoterms', number: sql`id`, title: sql`title`, own: [], isOrdered: true },
  truck_types: {
    table: 'truck_types',
    number: sql`id`,
    title: sql`title`,
    own: [],
    isOrdered: true,
  },
};

const rowsOf = ({ table, number, title, own, isOrdered }: Form) => sql`
  (SELECT supplier_id, ${number} AS number, ${title} AS title,
    ${sql.join(
      ownColumns.map(([column, type]) =>
        own.some((one) => one === column)
          ? sql.ref(column)
          : sql`NULL::${sql.raw(type)} AS ${sql.ref(column)}`,
      ),
    )},
    ${isOrdered ? sql`position` : sql`NULL::smallint`} AS position,
    version, changed_by, changed_at, imported_fields FROM ${sql.table(table)})`;

const COLUMNS = sql`o.supplier_id, s.name AS supplier, o.number, o.title,
  ${sql.join(ownColumns.map(([column]) => sql.ref(`o.${column}`)))},
  o.version, o.changed_by, o.changed_at, o.imported_fields`;

const SEARCHED = foldedSql(sql`lower((o.number || ' ' || o.title) COLLATE german)`);

const narrowedTo = (suppliers: readonly number[], text: string | null) => sql`
  o.supplier_id = ${ofSuppliers(suppliers)} ${
    text === null ? sql`` : sql`AND ${everyWord(text, (word) => sql`${SEARCHED} LIKE ${word}`)}`
  }`;

/** A window of the objects of a kind, supplier by supplier, and how many there are. */
export const listObjects = async (
  db: Database,
  suppliers: readonly number[],
  kind: ObjectKind,
  text: string | null,
  { offset, limit }: Window,
): Promise<{ rows: StoredObject[]; total: number }> => {
  const form = FORMS[kind];
  const { rows } = await sql<StoredObject>`
    SELECT ${COLUMNS}
    FROM ${rowsOf(form)} o JOIN suppliers s ON s.id = o.supplier_id
    WHERE ${narrowedTo(suppliers, text)}
    ORDER BY ${form.isOrdered ? sql`s.name COLLATE german, o.position` : sql`o.title COLLATE german`}, o.supplier_id, o.number
    OFFSET ${offset} LIMIT ${limit}`.execute(db);
  const counted = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM ${rowsOf(form)} o WHERE ${narrowedTo(suppliers, text)}`.execute(
    db,
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
};

/** All objects of a kind in the order of the list, of a few columns each: the whole of an export at one instant. */
export const listAllObjects = async (
  db: Database,
  suppliers: readonly number[],
  kind: ObjectKind,
  text: string | null,
): Promise<StoredObject[]> => {
  const everything = { offset: 0, limit: Number.MAX_SAFE_INTEGER };
  return (await listObjects(db, suppliers, kind, text, everything)).rows;
};

/** Undefined when it is foreign or absent. */
export const findObject = async (
  db: Database,
  suppliers: readonly number[],
  kind: ObjectKind,
  { supplierId, number }: ObjectKey,
): Promise<StoredObject | undefined> => {
  const { rows } = await sql<StoredObject>`
    SELECT ${COLUMNS}
    FROM ${rowsOf(FORMS[kind])} o JOIN suppliers s ON s.id = o.supplier_id
    WHERE o.supplier_id = ${ofSuppliers(suppliers)} AND o.supplier_id = ${supplierId}
      AND o.number = ${number}`.execute(db);
  return rows[0];
};

type Cell = { readonly column: RawBuilder<unknown>; readonly value: RawBuilder<unknown> };

/** False when the supplier has one of that number. New terms and vehicles are offered last. */
export const insertObject = async (
  db: Database,
  kind: ObjectKind,
  { supplierId, number }: ObjectKey,
  fields: ObjectFields,
  { name, at }: Author,
): Promise<boolean> => {
  const form = FORMS[kind];
  const last = sql`(SELECT coalesce(max(position), 0) + 1 FROM ${sql.table(form.table)}
    WHERE supplier_id = ${supplierId})`;
  const columns: Cell[] = [
    { column: sql`supplier_id`, value: sql`${supplierId}` },
    { column: form.number, value: sql`${number}` },
    { column: form.title, value: sql`${fields.title}` },
    { column: sql`changed_by`, value: sql`${name}` },
    { column: sql`changed_at`, value: sql`${at.toISOString()}` },
    ...form.own.map((column) => ({ column: sql.ref(column), value: sql`${fields[column]}` })),
    ...(form.isOrdered ? [{ column: sql`position`, value: last }] : []),
  ];
  const { numAffectedRows } = await sql`
    INSERT INTO ${sql.table(form.table)} (${sql.join(columns.map(({ column }) => column))})
    VALUES (${sql.join(columns.map(({ value }) => value))}) ON CONFLICT DO NOTHING`.execute(db);
  return numAffectedRows === 1n;
};

type Versioned = ObjectKey & { readonly version: number };

/** False if it is foreign, gone or has another version by now. */
export const updateObject = async (
  db: Database,
  suppliers: readonly number[],
  kind: ObjectKind,
  { supplierId, number, version }: Versioned,
  fields: ObjectFields,
  { name, at }: Author,
): Promise<boolean> => {
  const form = FORMS[kind];
  const { numAffectedRows } = await sql`
    UPDATE ${sql.table(form.table)} SET ${sql.join([
      sql`${form.title} = ${fields.title}`,
      ...form.own.map((column) => sql`${sql.ref(column)} = ${fields[column]}`),
    ])},
      version = version + 1, changed_by = ${name}, changed_at = ${at.toISOString()}
    WHERE supplier_id = ${ofSuppliers(suppliers)} AND supplier_id = ${supplierId}
      AND ${form.number} = ${number} AND version = ${version}`.execute(db);
  return numAffectedRows === 1n;
};

/** The same. */
export const deleteObject = async (
  db: Database,
  suppliers: readonly number[],
  kind: ObjectKind,
  { supplierId, number, version }: Versioned,
): Promise<boolean> => {
  const form = FORMS[kind];
  const { numAffectedRows } = await sql`
    DELETE FROM ${sql.table(form.table)}
    WHERE supplier_id = ${ofSuppliers(suppliers)} AND supplier_id = ${supplierId}
      AND ${form.number} = ${number} AND version = ${version}`.execute(db);
  return numAffectedRows === 1n;
};

const NAMED_BY: Readonly<Record<ObjectKind, (number: string) => RawBuilder<unknown>>> = {
  materials: (number) => sql`i.material_number = ${number}`,
  plants: (number) => sql`${number} = ANY (i.factory_numbers)`,
  incoterms: (number) => sql`${number} = ANY (i.incoterms)`,
  truck_types: (number) => sql`${number} = ANY (i.truck_types)`,
};

/** Whether an item of the supplier's contracts names it, or of a plant a call-off or a delivery. */
export const isObjectUsed = async (
  db: Database,
  suppliers: readonly number[],
  kind: ObjectKind,
  { supplierId, number }: ObjectKey,
): Promise<boolean> => {
  const names = (table: string) => sql`EXISTS (SELECT FROM ${sql.table(table)} n
    WHERE n.supplier_id = ${ofSuppliers(suppliers)} AND n.supplier_id = ${supplierId}
      AND n.factory_number = ${number})`;
  const { rows } = await sql<{ is_used: boolean }>`
    SELECT EXISTS (SELECT FROM contracts c
        JOIN contract_items i ON i.company_id = c.company_id AND i.contract_id = c.id
        WHERE c.supplier_id = ${ofSuppliers(suppliers)} AND c.supplier_id = ${supplierId}
          AND ${NAMED_BY[kind](number)})
      ${kind === 'plants' ? sql`OR ${names('call_offs')} OR ${names('deliveries')}` : sql``} AS is_used`.execute(
    db,
  );
  return rows[0]?.is_used ?? true;
};
