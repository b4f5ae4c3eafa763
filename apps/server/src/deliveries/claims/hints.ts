import type { Database } from '#core/database/database.ts';
import { sendCompanyHint, sendSupplierHint } from '#core/live/hints.ts';
import { type ClaimRow, findContractOf } from '#deliveries/claims/store.ts';

type Claim = Pick<ClaimRow, 'company_id' | 'supplier_id' | 'delivery_id'>;

/** Open pages of the customer and of the office read again when the transaction commits (BEY-94). */
export const sendClaimHints = async (
  db: Database,
  { company_id: companyId, supplier_id: supplierId, delivery_id: deliveryId }: Claim,
): Promise<void> => {
  const contractId = await findContractOf(db, companyId, deliveryId);
  if (contractId) await sendCompanyHint(db, companyId, 'deliveries', contractId);
  await sendSupplierHint(db, supplierId, 'deliveries');
};
