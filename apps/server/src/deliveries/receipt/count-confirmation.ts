import { updateAmounts } from '#amounts/rollup-store.ts';
import type { ContractKey } from '#contracts/mark-store.ts';
import { updateCounts } from '#contracts/update-store.ts';
import { markChanged } from '#core/company-changes.ts';
import type { Database } from '#core/database/database.ts';
import { sendCompanyHint, sendSupplierHint } from '#core/live/hints.ts';
import { findLoad } from '#deliveries/update-store.ts';

type Counted = {
  readonly contract: ContractKey;
  readonly supplierId: number;
  readonly deliveryId: string;
  /** Whether it was just confirmed; otherwise its confirmation was undone. */
  readonly isConfirmed: boolean;
  readonly at: Date;
};

/** Counts and amounts after a delivery was confirmed or its confirmation undone, and the hints that make pages and systems read again. */
export const countConfirmation = async (
  db: Database,
  { contract, supplierId, deliveryId, isConfirmed, at }: Counted,
): Promise<void> => {
  const { companyId } = contract;
  const by = isConfirmed ? 1 : -1;
  await updateCounts(db, contract, { incoming: -by, confirmed: by, activeAt: at });
  const load = await findLoad(db, companyId, deliveryId);
  await updateAmounts(db, companyId, { ...load, isConfirmed: !isConfirmed }, load);
  await markChanged(db, { companyId, supplierId, kind: 'delivery', ids: [deliveryId], at });
  await sendCompanyHint(db, companyId, 'deliveries', contract.contractId);
  await sendSupplierHint(db, supplierId, 'deliveries');
};
