import { listActiveMembers } from '#call-offs/contact-store.ts';
import { type ContractKey, listSubscribers } from '#contracts/mark-store.ts';
import type { Database } from '#core/database/database.ts';

/** Recipients of messages about a call-off: followers of its contract, and those of `people` who may still see it (D-51). */
export const listRecipients = async (
  db: Database,
  contract: ContractKey,
  people: readonly (string | null)[],
): Promise<string[]> => {
  const named = people.filter((id) => id !== null);
  const users = new Set([
    ...(await listSubscribers(db, contract)),
    ...(await listActiveMembers(db, contract.companyId, named)),
  ]);
  return [...users];
};
