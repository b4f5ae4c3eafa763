import { sql } from 'kysely';

/**
 * Whether a delivery `d` belongs to a contract. A contract it was taken from by a correction counts too, so that old
 * messages and links open it (OFF-135).
 */
export const belongsTo = (scope: readonly number[], contractId: string) => sql<boolean>`
  (d.contract_id = ${contractId} OR EXISTS (SELECT FROM delivery_corrections k
    WHERE k.company_id = ANY (${scope}::int[]) AND k.company_id = d.company_id AND k.delivery_id = d.id
      AND k.left_contract_id = ${contractId}))`;
