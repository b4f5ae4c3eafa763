import { type Insertable, sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import type { Tables } from '#core/database/tables.ts';
import type { MaterialRow } from '#deliveries/store.ts';

type NewSource = Insertable<Tables['delivery_sources']>;
type Key = Pick<NewSource, 'company_id' | 'supplier_id' | 'number'>;

/** Tickets of a supplier with one number wait for each other, whichever source sends them. */
export const lockNumber = async (db: Database, key: Key): Promise<void> => {
  const name = `delivery ${key.company_id} ${key.supplier_id} ${key.number}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
};

/** The state a source last sent, with its delivery, which is locked until the transaction ends. */
export const lockDeliveryOfSource = (db: Database, source: NewSource) =>
  db
    .selectFrom('delivery_sources as s')
    .innerJoin('deliveries as d', (join) =>
      join.onRef('d.company_id', '=', 's.company_id').onRef('d.id', '=', 's.delivery_id'),
    )
    .select(['d.id', 'd.status', 'd.source', 's.revision', 's.digest', 's.file'])
    .where('s.company_id', '=', source.company_id)
    .where('d.company_id', '=', source.company_id)
    .where('s.supplier_id', '=', source.supplier_id)
    .where('s.source', '=', source.source)
    .where('s.number', '=', source.number)
    .forUpdate('d')
    .executeTakeFirst();

type Load = Key & {
  readonly source: string;
  readonly weighed_on: string;
  readonly vehicle_license_plate: string | null;
  readonly net_weight: string | null;
};

/** A delivery that another source sent with the same number, day, plate and net; a corrected one with either net. */
export const findTwin = async (
  db: Database,
  { company_id, supplier_id, number, source, ...load }: Load,
): Promise<{ id: string; source: string } | undefined> => {
  const { rows } = await sql<{ id: string; source: string }>`
    SELECT d.id, d.source FROM deliveries d
    LEFT JOIN delivery_slips s ON s.company_id = ${company_id} AND s.delivery_id = d.id
    WHERE d.company_id = ${company_id} AND d.supplier_id = ${supplier_id} AND d.number = ${number}
      AND d.source <> ${source} AND d.weighed_on = ${load.weighed_on}
      AND d.plate_key IS NOT DISTINCT FROM
        upper(translate(${load.vehicle_license_plate}::text, ' -', '') COLLATE german)
      AND (d.net_weight IS NOT DISTINCT FROM ${load.net_weight}::numeric
        OR (s.delivery_id IS NOT NULL AND s.net_weight IS NOT DISTINCT FROM ${load.net_weight}::numeric))
    ORDER BY d.id LIMIT 1`.execute(db);
  return rows[0];
};

/** Whether a document is a copy of a delivery that was fetched here. */
export const isCopyOfOurs = async (
  db: Database,
  { company_id, supplier_id, number }: Key,
  id: string,
): Promise<boolean> => {
  const found = await db
    .selectFrom('deliveries')
    .select('id')
    .where('company_id', '=', company_id)
    .where('supplier_id', '=', supplier_id)
    .where('number', '=', number)
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
};

/** Notes sources with the state they sent. */
export const insertSources = async (db: Database, rows: readonly NewSource[]): Promise<void> => {
  await db.insertInto('delivery_sources').values(rows).execute();
};

type State = Omit<NewSource, 'delivery_id' | 'joined_at'>;

/** Notes a newer state of a source; without `file` and `details` those of the state before stay. */
export const updateSource = async (
  db: Database,
  { company_id, supplier_id, source, number, ...state }: State,
): Promise<void> => {
  await db
    .updateTable('delivery_sources')
    .set(state)
    .where('company_id', '=', company_id)
    .where('supplier_id', '=', supplier_id)
    .where('source', '=', source)
    .where('number', '=', number)
    .execute();
};

/** Names of the documents that the sources of these companies came in. */
export const listNoteFiles = async (
  db: Database,
  companies: readonly number[],
): Promise<string[]> => {
  const rows = await db
    .selectFrom('delivery_sources')
    .select('file')
    .where('company_id', '=', sql<number>`any(${companies}::int[])`)
    .where('file', 'is not', null)
    .execute();
  return rows.flatMap(({ file }) => file ?? []);
};

/** The document that a delivery of these companies came in, or that another source sent of it. */
export const findNoteFile = (db: Database, scope: readonly number[], id: string) =>
  db
    .selectFrom('delivery_sources')
    .select(['file', 'number'])
    .where('company_id', '=', sql<number>`any(${scope}::int[])`)
    .where('delivery_id', '=', id)
    .where('file', 'is not', null)
    .executeTakeFirst();

/** The sources of a delivery, the one its values come from first. */
export const listSources = async (
  db: Database,
  { company_id, id }: { readonly company_id: number; readonly id: string },
): Promise<string[]> => {
  const rows = await db
    .selectFrom('delivery_sources as s')
    .innerJoin('deliveries as d', (join) =>
      join.onRef('d.company_id', '=', 's.company_id').onRef('d.id', '=', 's.delivery_id'),
    )
    .select('s.source')
    .where('s.company_id', '=', company_id)
    .where('d.company_id', '=', company_id)
    .where('s.delivery_id', '=', id)
    .orderBy(sql`s.source = d.source`, 'desc')
    .orderBy('s.joined_at')
    .execute();
  return rows.map(({ source }) => source);
};

/** A stored delivery as the slip of its first source says it. */
export const findStoredTicket = async (db: Database, companyId: number, id: string) => {
  const found = await db
    .selectFrom('deliveries as d')
    .leftJoin('delivery_slips as s', (join) =>
      join.onRef('s.company_id', '=', 'd.company_id').onRef('s.delivery_id', '=', 'd.id'),
    )
    .select(['d.factory_number', 'd.spedition_name', 'd.vehicle_type', 'd.number_of_rounds'])
    .select(['d.incoterm', 'd.call_off_number', 'd.weighed_time'])
    .select((eb) => [
      eb.fn.coalesce('s.contract_id', 'd.contract_id').as('contract_id'),
      eb.fn.coalesce('s.gross_weight', 'd.gross_weight').as('gross_weight'),
      eb.fn.coalesce('s.tare_weight', 'd.tare_weight').as('tare_weight'),
      sql<MaterialRow[] | null>`s.materials`.as('slip_materials'),
    ])
    .where('d.company_id', '=', companyId)
    .where('d.id', '=', id)
    .executeTakeFirstOrThrow();
  const { slip_materials: ofSlip, ...stored } = found;
  const materials =
    ofSlip ??
    (await db
      .selectFrom('delivery_materials')
      .select(['number', 'quantity', 'quantity_unit'])
      .where('company_id', '=', companyId)
      .where('delivery_id', '=', id)
      .orderBy('pos')
      .execute());
  return { ...stored, materials };
};
