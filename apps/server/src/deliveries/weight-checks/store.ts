import type { WEIGHT_CHECKS, WeightCheck } from '@abrufbar/domain/deliveries/weight-checks.ts';
import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';

export type Kind = (typeof WEIGHT_CHECKS)[number];

/** Removes hints of a company, with the marks of those who have seen them. */
export const deleteHints = async (
  db: Database,
  companyId: number,
  hints: readonly { readonly id: string; readonly kind: Kind }[],
): Promise<void> => {
  await sql`
    DELETE FROM weight_checks w USING unnest(${hints.map(({ id }) => id)}::uuid[],
      ${hints.map(({ kind }) => kind)}::text[]) AS gone (id, kind)
    WHERE w.company_id = ${companyId} AND w.delivery_id = gone.id AND w.kind = gone.kind`.execute(
    db,
  );
};

type NewHint = { readonly id: string; readonly supplierId: number; readonly hint: WeightCheck };

/** Stores hints about deliveries of a company. */
export const insertHints = async (
  db: Database,
  companyId: number,
  hints: readonly NewHint[],
  now: Date,
): Promise<void> => {
  await db
    .insertInto('weight_checks')
    .values(
      hints.map(({ id, supplierId, hint: { kind, ...numbers } }) => ({
        company_id: companyId,
        delivery_id: id,
        kind,
        supplier_id: supplierId,
        numbers: JSON.stringify(numbers),
        found_at: now.toISOString(),
      })),
    )
    .execute();
};

export type HintRow = { hint: WeightCheck; seen: boolean };

/** Hints about a delivery, whoever has seen them. */
export const listHintsOf = async (
  db: Database,
  companyId: number,
  deliveryId: string,
): Promise<WeightCheck[]> => {
  const { rows } = await sql<{ hint: WeightCheck }>`
    SELECT w.numbers || jsonb_build_object('kind', w.kind) AS hint FROM weight_checks w
    WHERE w.company_id = ${companyId} AND w.delivery_id = ${deliveryId}`.execute(db);
  return rows.map(({ hint }) => hint);
};

/** Hints about a delivery and whether this person has seen them. */
export const listHints = async (
  db: Database,
  companyId: number,
  deliveryId: string,
  userId: string,
): Promise<HintRow[]> => {
  const { rows } = await sql<HintRow>`
    SELECT w.numbers || jsonb_build_object('kind', w.kind) AS hint, EXISTS (SELECT FROM weight_check_marks k
      WHERE k.company_id = ${companyId} AND k.user_id = ${userId} AND k.delivery_id = ${deliveryId}
        AND k.kind = w.kind) AS seen
    FROM weight_checks w WHERE w.company_id = ${companyId} AND w.delivery_id = ${deliveryId}`.execute(
    db,
  );
  return rows;
};

/** Marks hints about a delivery as seen by a person; those that are gone meanwhile, and marking twice, change nothing. */
export const insertMarks = async (
  db: Database,
  companyId: number,
  { deliveryId, kinds, userId }: { deliveryId: string; kinds: readonly Kind[]; userId: string },
  now: Date,
): Promise<void> => {
  await sql`
    INSERT INTO weight_check_marks (company_id, user_id, delivery_id, kind, seen_at)
    SELECT ${companyId}::int, ${userId}::uuid, w.delivery_id, w.kind, ${now.toISOString()}::timestamptz
    FROM weight_checks w WHERE w.company_id = ${companyId} AND w.delivery_id = ${deliveryId}
      AND w.kind = ANY (${kinds}::text[])
    ON CONFLICT DO NOTHING`.execute(db);
};
