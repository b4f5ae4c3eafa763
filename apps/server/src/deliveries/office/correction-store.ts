import type { CorrectionReason } from '@abrufbar/domain/deliveries/correction.ts';
import { sql } from 'kysely';
import { markChanged } from '#core/company-changes.ts';
import type { Database } from '#core/database/database.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';
import type { LoadRow } from '#deliveries/correction-store.ts';
import type { MaterialRow } from '#deliveries/store.ts';

/** A delivery that is about to be corrected. */
export type Correctable = LoadRow & {
  company_id: number;
  id: string;
  supplier_id: number;
  number: string;
  version: number;
};

/** A delivery of these suppliers; with `lock` nobody else changes it until the transaction ends. */
export const findCorrectable = async (
  db: Database,
  suppliers: readonly number[],
  id: string,
  lock = false,
): Promise<Correctable | undefined> => {
  const { rows } = await sql<Correctable>`
    SELECT d.company_id, d.id, d.supplier_id, d.number, d.version, d.contract_id, d.gross_weight, d.tare_weight,
      d.net_weight
    FROM deliveries d WHERE d.supplier_id = ${ofSuppliers(suppliers)} AND d.id = ${id}
    ${lock ? sql`FOR NO KEY UPDATE` : sql``}`.execute(db);
  return rows[0];
};

type Key = Pick<Correctable, 'company_id' | 'id' | 'supplier_id'>;

/** The load as it counts from now on. */
export type CorrectedLoad = LoadRow & {
  readonly contract_item_id: string | null;
  readonly materials: readonly MaterialRow[];
};

/** The member who corrects, and the reason. */
export type Author = {
  readonly staffId: string;
  readonly name: string;
  readonly at: Date;
  readonly reason: CorrectionReason;
  readonly text: string;
};

/** Keeps the slip of a delivery before its first correction; later it is only changed by imports. */
export const keepSlip = async (
  db: Database,
  { company_id, id, supplier_id, ...slip }: Correctable,
  materials: readonly MaterialRow[],
): Promise<void> => {
  await db
    .insertInto('delivery_slips')
    .values({
      company_id,
      delivery_id: id,
      supplier_id,
      contract_id: slip.contract_id,
      gross_weight: slip.gross_weight,
      tare_weight: slip.tare_weight,
      net_weight: slip.net_weight,
      materials: JSON.stringify(materials),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Records a correction of a delivery that is locked, with the next number; returns the number. */
export const insertCorrection = async (
  db: Database,
  { company_id, id, supplier_id, contract_id: leftContractId }: Correctable,
  load: CorrectedLoad,
  { staffId, name, at, reason, text }: Author,
): Promise<number> => {
  const { rows } = await sql<{ number: number }>`
    INSERT INTO delivery_corrections (company_id, delivery_id, number, supplier_id, left_contract_id, contract_id,
      contract_item_id, gross_weight, tare_weight, net_weight, materials, reason, text, made_at, staff_id, staff_name)
    VALUES (${company_id}, ${id},
      (SELECT coalesce(max(k.number), 0) + 1 FROM delivery_corrections k
        WHERE k.company_id = ${company_id} AND k.delivery_id = ${id}),
      ${supplier_id}, ${leftContractId}, ${load.contract_id}, ${load.contract_item_id}, ${load.gross_weight},
      ${load.tare_weight}, ${load.net_weight}, ${JSON.stringify(load.materials)}::jsonb, ${reason}, ${text},
      ${at.toISOString()}, ${staffId}, ${name})
    RETURNING number`.execute(db);
  return rows[0]?.number ?? 1;
};

/** Writes what counts from now on. */
export const updateCorrected = async (
  db: Database,
  { company_id, id, supplier_id }: Key,
  { contract_id, gross_weight, tare_weight, net_weight }: LoadRow,
  at: Date,
): Promise<void> => {
  await db
    .updateTable('deliveries')
    .set((eb) => ({
      contract_id,
      gross_weight,
      tare_weight,
      net_weight,
      corrected_at: at.toISOString(),
      version: eb('version', '+', 1),
    }))
    .where('supplier_id', '=', supplier_id)
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();
  const changed = { companyId: company_id, supplierId: supplier_id, ids: [id], at } as const;
  await markChanged(db, { ...changed, kind: 'delivery' });
};

export type CorrectionRow = {
  number: number;
  made_at: string;
  reason: CorrectionReason;
  text: string;
  staff_name: string;
};

/** Corrections of a delivery, the newest first. */
export const listCorrections = async (
  db: Database,
  suppliers: readonly number[],
  { company_id, id }: Pick<Key, 'company_id' | 'id'>,
): Promise<CorrectionRow[]> => {
  const { rows } = await sql<CorrectionRow>`
    SELECT k.number, k.made_at, k.reason, k.text, k.staff_name FROM delivery_corrections k
    WHERE k.supplier_id = ${ofSuppliers(suppliers)} AND k.company_id = ${company_id} AND k.delivery_id = ${id}
    ORDER BY k.number DESC`.execute(db);
  return rows;
};

export type SlipRow = LoadRow & {
  contract_number: string;
  contract_name: string;
  materials: MaterialRow[];
  changed_at: string | null;
};

/** The slip of a corrected delivery. */
export const findSlip = async (
  db: Database,
  suppliers: readonly number[],
  { company_id, id }: Pick<Key, 'company_id' | 'id'>,
): Promise<SlipRow | undefined> => {
  const { rows } = await sql<SlipRow>`
    SELECT s.contract_id, s.gross_weight, s.tare_weight, s.net_weight, s.materials, s.changed_at, c.contract_number,
      c.name AS contract_name
    FROM delivery_slips s
    JOIN contracts c ON c.supplier_id = ${ofSuppliers(suppliers)} AND c.company_id = s.company_id
      AND c.id = s.contract_id
    WHERE s.supplier_id = ${ofSuppliers(suppliers)} AND s.company_id = ${company_id}
      AND s.delivery_id = ${id}`.execute(db);
  return rows[0];
};

/** Invoices of the same supplier that name the slip of a delivery and count. */
export const listInvoicesNaming = async (
  db: Database,
  { company_id, supplier_id, number }: Pick<Correctable, 'company_id' | 'supplier_id' | 'number'>,
): Promise<{ id: string; number: string }[]> => {
  const { rows } = await sql<{ id: string; number: string }>`
    SELECT i.id, i.number FROM invoice_deliveries n
    JOIN invoices i ON i.supplier_id = ${ofSuppliers([supplier_id])} AND i.company_id = n.company_id
      AND i.id = n.invoice_id
    WHERE n.company_id = ${company_id} AND n.delivery_number = ${number} AND i.withdrawn_at IS NULL
    ORDER BY i.issued_on, i.number`.execute(db);
  return rows;
};
