import { listActiveMembers } from '#call-offs/contact-store.ts';
import { type ContractKey, listSubscribers } from '#contracts/mark-store.ts';
import type { Database } from '#core/database/database.ts';

/** Who is told of a call-off: who follows its contract, and of these people who may still see it (D-51). */
export const listConcerned = async (
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
