import { ORDER_TEXTS } from '@abrufbar/domain/call-offs/texts.ts';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Caller } from '#core/calls/context.ts';
import type { Database } from '#core/database/database.ts';
import type { Tables } from '#core/database/tables.ts';

/** Columns of an order in a cart. */
const CART_COLUMNS = [
  'incoterm',
  'truck_type',
  'quantity',
  'hourly_quantity',
  'starts_on',
  'starts_time',
  'ends_on',
  'ends_time',
  ...ORDER_TEXTS,
  'contact_user_id',
] as const;
/** Values of a cart item for one call-off. */
export type CartValues = Pick<Tables['call_off_carts'], (typeof CART_COLUMNS)[number]>;
type CartRow = CartValues & {
  company_id: number;
  id: string;
  contract_item_id: string;
  opened_at: string;
};

/** Stores a new cart and returns its values; absent columns are empty. */
export const insertCart = (
  db: Database,
  row: Insertable<Tables['call_off_carts']>,
): Promise<CartValues> =>
  db.insertInto('call_off_carts').values(row).returning(CART_COLUMNS).executeTakeFirstOrThrow();

/** Leaves the newest carts of a user; the oldest go first (D-34). Those of staff do not count. */
export const deleteOldestCarts = async (
  db: Database,
  scope: readonly number[],
  userId: string,
  kept: number,
): Promise<void> => {
  await sql`
    DELETE FROM call_off_carts WHERE company_id = ANY (${scope}::int[]) AND id IN (
      SELECT k.id FROM call_off_carts k
      WHERE k.company_id = ANY (${scope}::int[]) AND k.user_id = ${userId} AND NOT k.by_staff
      ORDER BY k.opened_at DESC, k.id DESC OFFSET ${kept})`.execute(db);
};

/**
 * A cart of this user, locked until the transaction ends; undefined for the cart of another user or a used one. Staff
 * who look as the user have carts of their own.
 */
export const lockCart = async (
  db: Database,
  scope: readonly number[],
  { userId, impersonator }: Pick<Caller, 'userId' | 'impersonator'>,
  id: string,
): Promise<CartRow | undefined> =>
  db
    .selectFrom('call_off_carts')
    .select(['company_id', 'id', 'contract_item_id', 'opened_at', ...CART_COLUMNS])
    .where('company_id', '=', sql<number>`ANY (${scope}::int[])`)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('by_staff', '=', impersonator !== null)
    .forUpdate()
    .executeTakeFirst();

export const updateCart = async (
  db: Database,
  companyId: number,
  id: string,
  change: Updateable<Tables['call_off_carts']>,
): Promise<void> => {
  await db
    .updateTable('call_off_carts')
    .set(change)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
};

/** Deletes a cart in the transaction that creates its call-off. */
export const deleteCart = async (db: Database, companyId: number, id: string): Promise<void> => {
  await db
    .deleteFrom('call_off_carts')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
};

/** The call-off made of a cart of this user, with the values it was ordered with. */
export const findCallOffOfCart = async (
  db: Database,
  scope: readonly number[],
  userId: string,
  cartId: string,
): Promise<
  { company_id: number; id: string; contract_item_id: string; ordered: CartValues } | undefined
> => {
  type Row = { company_id: number; id: string; contract_item_id: string; ordered: CartValues };
  const { rows } = await sql<Row>`
    SELECT o.company_id, o.id, o.contract_item_id, s.new_values AS ordered
    FROM call_offs o
    JOIN call_off_steps s ON s.company_id = ANY (${scope}::int[]) AND s.company_id = o.company_id
      AND s.call_off_id = o.id AND s.version = 1
    WHERE o.company_id = ANY (${scope}::int[]) AND o.cart_id = ${cartId}
      AND o.created_by = ${userId}`.execute(db);
  return rows[0];
};
