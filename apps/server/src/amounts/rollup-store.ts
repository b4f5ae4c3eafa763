import { isCountedUnit } from '@abrufbar/domain/amounts/counted-unit.ts';
import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';

/** The part of a weighed load that counts towards amounts: place, day and quantities. */
export type Load = {
  readonly contractId: string;
  readonly day: string;
  readonly factoryNumber: string;
  readonly factoryName: string;
  readonly isConfirmed: boolean;
  readonly materials: readonly {
    readonly number: string;
    readonly name: string;
    readonly category: number;
    readonly quantity: string;
    readonly quantity_unit: string;
  }[];
};

/**
 * Applies the difference between a load as it was and as it is now, null for not at all, in the
 * transaction that changes the delivery: the only writer of the amounts. Rows are locked in one order,
 * so two corrections that cross each other wait instead of blocking each other.
 */
export const updateAmounts = async (
  db: Database,
  companyId: number,
  was: Load | null,
  is: Load | null,
): Promise<void> => {
  const isEmptied = await moveAmounts(db, companyId, [...rowsOf(was, '-'), ...rowsOf(is, '')]);
  if (was && isEmptied) await deleteEmptied(db, companyId, was);
};

/** Counts loads that are new. */
export const addAmounts = async (
  db: Database,
  companyId: number,
  loads: readonly Load[],
): Promise<void> => {
  await moveAmounts(
    db,
    companyId,
    loads.flatMap((load) => rowsOf(load, '')),
  );
};

/** Adds the rows to the sums; true if one of them is zero now. */
const moveAmounts = async (
  db: Database,
  companyId: number,
  rows: readonly Row[],
): Promise<boolean> => {
  const column = <K extends keyof Row>(key: K) => rows.map((row) => row[key]);
  const { rows: outcome } = await sql<{ emptied: boolean | null }>`
    WITH change AS (
      SELECT contract_id, day, material_number, factory_number, quantity_unit, material_name, category,
        factory_name, sum(incoming) AS incoming, sum(delivered) AS delivered
      FROM unnest(${column('contractId')}::uuid[], ${column('day')}::date[], ${column('number')}::text[],
        ${column('factoryNumber')}::text[], ${column('unit')}::text[], ${column('name')}::text[],
        ${column('category')}::smallint[], ${column('factoryName')}::text[],
        ${column('incoming')}::numeric[], ${column('delivered')}::numeric[])
        AS t (contract_id, day, material_number, factory_number, quantity_unit, material_name, category,
          factory_name, incoming, delivered)
      GROUP BY 1, 2, 3, 4, 5, 6, 7, 8
      HAVING sum(incoming) <> 0 OR sum(delivered) <> 0
      ORDER BY 1, 2, 3, 4, 5, 6, 7, 8
    ), daily AS (
      INSERT INTO daily_amounts AS a (company_id, contract_id, day, material_number, factory_number,
        quantity_unit, material_name, category, factory_name, incoming, delivered)
      SELECT ${companyId}::int, contract_id, day, material_number, factory_number, quantity_unit,
        material_name, category, factory_name, incoming, delivered
      FROM change
      ON CONFLICT (company_id, contract_id, day, material_number, factory_number, quantity_unit,
        material_name, category, factory_name)
      DO UPDATE SET incoming = a.incoming + excluded.incoming, delivered = a.delivered + excluded.delivered
      RETURNING incoming, delivered
    ), total AS (
      INSERT INTO total_amounts AS a (company_id, contract_id, material_number, factory_number,
        quantity_unit, material_name, category, factory_name, incoming, delivered)
      SELECT ${companyId}::int, contract_id, material_number, factory_number, quantity_unit, material_name,
        category, factory_name, sum(incoming), sum(delivered)
      FROM change GROUP BY 2, 3, 4, 5, 6, 7, 8 ORDER BY 2, 3, 4, 5, 6, 7, 8
      ON CONFLICT (company_id, contract_id, material_number, factory_number, quantity_unit, material_name,
        category, factory_name)
      DO UPDATE SET incoming = a.incoming + excluded.incoming, delivered = a.delivered + excluded.delivered
    )
    SELECT bool_or(incoming = 0 AND delivered = 0) AS emptied FROM daily`.execute(db);
  return outcome[0]?.emptied ?? false;
};

/** Deletes rows that a correction has reduced to zero. */
const deleteEmptied = async (
  db: Database,
  companyId: number,
  { contractId, day }: Load,
): Promise<void> => {
  await sql`
    WITH daily AS (
      DELETE FROM daily_amounts WHERE company_id = ${companyId} AND contract_id = ${contractId}
        AND day = ${day} AND incoming = 0 AND delivered = 0
    )
    DELETE FROM total_amounts WHERE company_id = ${companyId} AND contract_id = ${contractId}
      AND incoming = 0 AND delivered = 0`.execute(db);
};

type Row = ReturnType<typeof rowsOf>[number];

const rowsOf = (load: Load | null, sign: '' | '-') => {
  if (load === null) return [];
  const { materials, isConfirmed, ...place } = load;
  const counted = materials.filter(({ quantity_unit: unit }) => isCountedUnit(unit));
  return counted.map(({ quantity, quantity_unit: unit, ...material }) => {
    const moved = sign + quantity;
    return {
      ...place,
      ...material,
      unit,
      incoming: isConfirmed ? '0' : moved,
      delivered: isConfirmed ? moved : '0',
    };
  });
};
