import type {
  CONFIRM_WAYS,
  Reservation,
  UNDO_REASONS,
} from '@abrufbar/domain/deliveries/confirmation.ts';
import { sql } from 'kysely';
import { ofSuppliers } from '#core/database/suppliers.ts';
import type { Database } from '#core/database/database.ts';
type UndoReason = (typeof UNDO_REASONS)[number];

export type ReceiptRow = {
  number: number;
  kind: 'confirmed' | 'undone';
  made_at: string;
  way: (typeof CONFIRM_WAYS)[number] | 'system';
  reservation: Reservation | null;
  undo_reason: UndoReason | null;
  key_name: string | null;
  first_name: string | null;
  last_name: string | null;
};

type ReceiptEvent = {
  readonly companyId: number;
  readonly supplierId: number;
  readonly deliveryId: string;
  readonly kind: ReceiptRow['kind'];
  readonly at: Date;
  /** By the clock of the device; null where it does not say. */
  readonly deviceAt: string | null;
  readonly by: string;
  readonly key: string | null;
  readonly way: ReceiptRow['way'];
  /** Of the reservation or of the undoing. */
  readonly reason: Reservation | UndoReason | null;
};

/** Adds what happened to the confirmation of a delivery, whose row the caller has locked (BEY-61). */
export const insertReceipt = async (
  db: Database,
  { companyId, supplierId, deliveryId, kind, at, deviceAt, by, key, way, reason }: ReceiptEvent,
): Promise<void> => {
  await sql`
    INSERT INTO delivery_receipts (company_id, delivery_id, number, supplier_id, kind, made_at, device_at, user_id,
      key_name, way, reason)
    SELECT ${companyId}, ${deliveryId}, coalesce(max(r.number), 0) + 1, ${supplierId}, ${kind},
      ${at.toISOString()}, ${deviceAt}, ${by}, ${key}, ${way}, ${reason}
    FROM delivery_receipts r WHERE r.company_id = ${companyId} AND r.delivery_id = ${deliveryId}`.execute(
    db,
  );
};

type Delivery = { readonly company_id: number; readonly id: string };

/** Events of the confirmation of a delivery of some suppliers, the newest first. */
export const listReceipts = async (
  db: Database,
  suppliers: readonly number[],
  { company_id: companyId, id }: Delivery,
): Promise<ReceiptRow[]> => {
  const { rows } = await sql<ReceiptRow>`
    SELECT r.number, r.kind, r.made_at, r.way, r.key_name, u.first_name, u.last_name,
      CASE r.kind WHEN 'confirmed' THEN r.reason END AS reservation,
      CASE r.kind WHEN 'undone' THEN r.reason END AS undo_reason
    FROM delivery_receipts r
    LEFT JOIN users u ON u.id = r.user_id
    WHERE r.supplier_id = ${ofSuppliers(suppliers)} AND r.company_id = ${companyId} AND r.delivery_id = ${id}
    ORDER BY r.number DESC`.execute(db);
  return rows;
};
