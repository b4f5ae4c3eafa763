import { UNDO_LIMIT_MS } from '@abrufbar/domain/deliveries/confirmation.ts';
import { sql } from 'kysely';
import type { ClaimRow } from '#deliveries/claims/store.ts';

/** A claim as the receipt of its delivery names it: what its customer filed, which nobody changes. */
export type ReceiptClaimRow = Pick<ClaimRow, 'number' | 'reasons' | 'remedy'>;

/** Claims on the delivery `d` that came before its confirmation was final, so that a receipt stays as it is (BEY-133). */
export const receiptClaimsIn = (scope: readonly number[]) => sql<ReceiptClaimRow[]>`(
  SELECT coalesce(json_agg(json_build_object('number', k.number, 'reasons', k.reasons, 'remedy', k.remedy)
    ORDER BY k.received_at, k.id), '[]')
  FROM claims k
  WHERE k.company_id = ANY (${scope}::int[]) AND k.company_id = d.company_id AND k.delivery_id = d.id
    AND k.received_at < d.confirmed_at + make_interval(secs => ${UNDO_LIMIT_MS / 1000})
) AS claims`;
