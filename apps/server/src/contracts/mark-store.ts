import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';

export type ContractKey = { readonly companyId: number; readonly contractId: string };

/** Sets the mark of a user; setting it twice is the same as once. */
export const insertFavourite = async (
  db: Database,
  { companyId, contractId }: ContractKey,
  userId: string,
): Promise<void> => {
  await db
    .insertInto('favourites')
    .values({ company_id: companyId, contract_id: contractId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const deleteFavourite = async (
  db: Database,
  { companyId, contractId }: ContractKey,
  userId: string,
): Promise<void> => {
  await db
    .deleteFrom('favourites')
    .where('company_id', '=', companyId)
    .where('contract_id', '=', contractId)
    .where('user_id', '=', userId)
    .execute();
};

/** Lets a user follow a contract (D-51). */
export const insertSubscription = async (
  db: Database,
  { companyId, contractId }: ContractKey,
  userId: string,
): Promise<void> => {
  await db
    .insertInto('subscriptions')
    .values({ company_id: companyId, contract_id: contractId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Ends it; ending it twice is the same as once. */
export const deleteSubscription = async (
  db: Database,
  { companyId, contractId }: ContractKey,
  userId: string,
): Promise<void> => {
  await db
    .deleteFrom('subscriptions')
    .where('company_id', '=', companyId)
    .where('contract_id', '=', contractId)
    .where('user_id', '=', userId)
    .execute();
};

/** Followers of a contract who are still members of its company with an open account (D-51). */
export const listSubscribers = async (
  db: Database,
  { companyId, contractId }: ContractKey,
): Promise<string[]> => {
  const { rows } = await sql<{ user_id: string }>`
    SELECT n.user_id FROM subscriptions n
    JOIN memberships m ON m.user_id = n.user_id AND m.company_id = n.company_id
    JOIN users u ON u.id = n.user_id AND u.blocked_at IS NULL
    WHERE n.company_id = ${companyId} AND n.contract_id = ${contractId}`.execute(db);
  return rows.map(({ user_id }) => user_id);
};

/** Whether this person is still a member of the company, with an open account. */
export const isOpenMember = async (
  db: Database,
  companyId: number,
  userId: string,
): Promise<boolean> => {
  const { rows } = await sql`
    SELECT m.user_id FROM memberships m
    JOIN users u ON u.id = m.user_id AND u.blocked_at IS NULL
    WHERE m.company_id = ${companyId} AND m.user_id = ${userId}`.execute(db);
  return rows.length > 0;
};
