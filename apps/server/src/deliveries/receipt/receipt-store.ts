import type {
  CONFIRM_WAYS,
  Reservation,
  UNDO_REASONS,
} from '@abrufbar/domain/deliveries/confirmation.ts';
import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { ofSuppliers } from '#core/database/suppliers.ts';
import type { Database } from '#core/database/database.ts';
import type { SignatureRow, Signed } from '#deliveries/receipt/signature.ts';

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
  signature: SignatureRow | null;
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
  /** Of a confirmation alone. */
  readonly signed?: Signed | null;
};

/** Adds what happened to the confirmation of a delivery, whose row the caller has locked (BEY-61). */
export const insertReceipt = async (db: Database, event: ReceiptEvent): Promise<void> => {
  const { companyId, supplierId, deliveryId, kind, at, deviceAt, by, key, way, reason } = event;
  const { by: signedBy = null, drawing = null } = event.signed ?? {};
  await sql`
    INSERT INTO delivery_receipts (company_id, delivery_id, number, supplier_id, kind, made_at, device_at, user_id,
      key_name, way, reason, signed_by, signature, signature_hash)
    SELECT ${companyId}, ${deliveryId}, coalesce(max(r.number), 0) + 1, ${supplierId}, ${kind},
      ${at.toISOString()}, ${deviceAt}, ${by}, ${key}, ${way}, ${reason},
      ${signedBy}, ${drawing}, ${drawing && hash('sha256', drawing)}
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
      CASE WHEN r.signed_by IS NOT NULL
        THEN json_build_object('signed_by', r.signed_by, 'drawing', r.signature) END AS signature,
      CASE r.kind WHEN 'confirmed' THEN r.reason END AS reservation,
      CASE r.kind WHEN 'undone' THEN r.reason END AS undo_reason
    FROM delivery_receipts r
    LEFT JOIN users u ON u.id = r.user_id
    WHERE r.supplier_id = ${ofSuppliers(suppliers)} AND r.company_id = ${companyId} AND r.delivery_id = ${id}
    ORDER BY r.number DESC`.execute(db);
  return rows;
};

/**
 * Takes name and strokes from the confirmations of a person whose account is removed, in the companies of the
 * transaction (D-64); the hash stays, so that a receipt that was given out still proves itself.
 */
export const forgetSignatures = async (
  db: Database,
  scope: readonly number[],
  userId: string,
): Promise<void> => {
  await sql`
    UPDATE delivery_receipts SET signed_by = NULL, signature = NULL
    WHERE company_id = ANY (${scope}::int[]) AND user_id = ${userId} AND signed_by IS NOT NULL`.execute(
    db,
  );
};
