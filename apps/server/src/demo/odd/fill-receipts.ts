import type { Database } from '#core/database/database.ts';
import { insertReceipt } from '#deliveries/receipt/receipt-store.ts';
import type { Signed } from '#deliveries/receipt/signature.ts';
import { listDeliveries } from '#deliveries/store.ts';

type Contract = {
  readonly company_id: number;
  readonly id: string;
  readonly supplier_id: number;
};

const MINUTE_MS = 60_000;
const TWO_NEWEST = { after: null, offset: 0, limit: 2 };

/** The newest confirmation of a site has a reservation, and perhaps a signature; the one before it was undone once. */
export const fillReceipts = async (
  db: Database,
  contract: Contract,
  confirmedBy: string,
  signed: Signed | null,
): Promise<void> => {
  const list = { companyId: contract.company_id, contractId: contract.id, confirmed: true };
  const [reserved, undone] = await listDeliveries(db, list, TWO_NEWEST);
  if (!reserved?.confirmed_at || !undone?.confirmed_at) return;
  const { company_id: companyId, supplier_id: supplierId } = contract;
  const of = {
    companyId,
    supplierId,
    deviceAt: null,
    by: confirmedBy,
    key: null,
    way: 'single',
  } as const;
  const confirmed = { ...of, kind: 'confirmed', reason: null } as const;
  const at = new Date(reserved.confirmed_at);
  await insertReceipt(db, {
    ...confirmed,
    ...{ deliveryId: reserved.id, at, reason: 'temperature', signed },
  });
  const again = new Date(undone.confirmed_at);
  const before = (minutes: number) => new Date(again.getTime() - minutes * MINUTE_MS);
  const { id: deliveryId } = undone;
  await insertReceipt(db, { ...confirmed, deliveryId, at: before(7) });
  await insertReceipt(db, {
    ...of,
    kind: 'undone',
    reason: 'wrong_truck',
    deliveryId,
    at: before(5),
  });
  await insertReceipt(db, { ...confirmed, deliveryId, at: again });
};
