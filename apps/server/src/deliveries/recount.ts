import type { Database } from '#core/database/database.ts';
import { updateCounts } from '#contracts/update-store.ts';

/** Where a delivery counts: at its contract, among the incoming or the confirmed ones. */
type Place = { readonly contractId: string; readonly isConfirmed: boolean };

/**
 * Counts of the contract a delivery leaves and of the one it comes to, null for a new one, always locked in the same
 * order. `activeAt`: what the contract it comes to remembers as its last activity.
 */
export const recount = async (
  db: Database,
  companyId: number,
  was: Place | null,
  is: Place,
  activeAt: Date | null,
): Promise<void> => {
  const stays = was?.contractId === is.contractId;
  const changes = [
    ...(was && !stays ? [{ ...countOf(was, -1), activeAt: null }] : []),
    { ...countOf(is, stays ? 0 : 1), activeAt },
  ];
  for (const { contractId, ...change } of changes.toSorted(byContract))
    await updateCounts(db, { companyId, contractId }, change);
};

const countOf = ({ contractId, isConfirmed }: Place, by: number) => ({
  contractId,
  incoming: isConfirmed ? 0 : by,
  confirmed: isConfirmed ? by : 0,
});

type OfContract = { readonly contractId: string };
const byContract = (a: OfContract, b: OfContract) => (a.contractId < b.contractId ? -1 : 1);
