import type { ClaimStep } from '@abrufbar/domain/deliveries/claims.ts';
import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';

type Claim = { readonly company_id: number; readonly id: string; readonly supplier_id: number };

type Step = {
  readonly kind: ClaimStep;
  readonly at: Date;
  /** A person of the customer, or a member of staff. */
  readonly by: { readonly userId: string } | { readonly staffId: string; readonly name: string };
  readonly text: string | null;
};

/** Adds what happened to a claim, which the caller has locked or just filed (BEY-92). */
export const insertStep = async (
  db: Database,
  { company_id: companyId, id, supplier_id: supplierId }: Claim,
  { kind, at, by, text }: Step,
): Promise<void> => {
  const userId = 'userId' in by ? by.userId : null;
  const [staffId, staffName] = 'staffId' in by ? [by.staffId, by.name] : [null, null];
  await sql`
    INSERT INTO claim_steps (company_id, claim_id, number, supplier_id, kind, made_at, user_id, staff_id, staff_name,
      text)
    SELECT ${companyId}, ${id}, coalesce(max(s.number), 0) + 1, ${supplierId}, ${kind}, ${at.toISOString()},
      ${userId}, ${staffId}, ${staffName}, ${text}
    FROM claim_steps s WHERE s.company_id = ${companyId} AND s.claim_id = ${id}`.execute(db);
};

export type StepRow = {
  kind: ClaimStep;
  made_at: string;
  text: string | null;
  /** Null when the account is gone. */
  name: string | null;
};

/** Steps of a claim that the caller may see, oldest first. */
export const listSteps = async (
  db: Database,
  { company_id: companyId, id, supplier_id: supplierId }: Claim,
): Promise<StepRow[]> => {
  const { rows } = await sql<StepRow>`
    SELECT s.kind, s.made_at, s.text, coalesce(s.staff_name, u.first_name || ' ' || u.last_name) AS name
    FROM claim_steps s
    LEFT JOIN users u ON u.id = s.user_id
    WHERE s.supplier_id = ${supplierId} AND s.company_id = ${companyId} AND s.claim_id = ${id}
    ORDER BY s.number`.execute(db);
  return rows;
};
