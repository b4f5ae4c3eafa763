import type { ClaimState } from '@abrufbar/domain/deliveries/claims.ts';
import { sql } from 'kysely';

/** A claim as its delivery names it. */
export type ClaimBriefRow = { id: string; number: number; state: ClaimState };

/** More than anybody files on one lorry. */
export const MAX_CLAIMS_OF_DELIVERY = 20;

/** Claims on the delivery `d` of the caller's companies, the newest first (BEY-93). */
export const claimsIn = (scope: readonly number[]) => sql`(
  SELECT coalesce(json_agg(json_build_object('id', k.id, 'number', k.number, 'state', k.state)
    ORDER BY k.received_at DESC, k.id), '[]')
  FROM (SELECT * FROM claims k
    WHERE k.company_id = ANY (${scope}::int[]) AND k.company_id = d.company_id AND k.delivery_id = d.id
    ORDER BY k.received_at DESC, k.id LIMIT ${MAX_CLAIMS_OF_DELIVERY}) k
) AS claims`;
