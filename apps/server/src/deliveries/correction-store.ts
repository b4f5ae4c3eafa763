import type { CorrectionReason } from '@abrufbar/domain/deliveries/correction.ts';
import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import type { MaterialRow } from '#deliveries/store.ts';

/** The part of a load that staff can correct. */
export type LoadRow = {
  contract_id: string;
  gross_weight: string | null;
  tare_weight: string | null;
  net_weight: string | null;
};

/** The slip of a delivery beside its newest correction. */
export type CorrectedSlip = LoadRow & {
  contract_number: string;
  contract_name: string;
  materials: MaterialRow[];
  made_at: string;
  reason: CorrectionReason;
  text: string;
  staff_name: string;
};

/** Slip and newest correction of a delivery of these companies; undefined where nothing was corrected. */
export const findCorrectedSlip = async (
  db: Database,
  scope: readonly number[],
  deliveryId: string,
): Promise<CorrectedSlip | undefined> => {
  const { rows } = await sql<CorrectedSlip>`
    SELECT s.contract_id, s.gross_weight, s.tare_weight, s.net_weight, s.materials, c.contract_number,
      c.name AS contract_name, k.made_at, k.reason, k.text, k.staff_name
    FROM delivery_slips s
    JOIN contracts c ON c.company_id = ANY (${scope}::int[]) AND c.company_id = s.company_id AND c.id = s.contract_id
    JOIN delivery_corrections k ON k.company_id = ANY (${scope}::int[]) AND k.company_id = s.company_id
      AND k.delivery_id = s.delivery_id
    WHERE s.company_id = ANY (${scope}::int[]) AND s.delivery_id = ${deliveryId}
    ORDER BY k.number DESC LIMIT 1`.execute(db);
  return rows[0];
};

type Weighed = LoadRow & { readonly company_id: number; readonly id: string };

/**
 * Gives the slip of a corrected delivery what an import says of it; the slip remembers when it changed. False where
 * nothing was corrected (OFF-137).
 */
export const updateSlip = async (
  db: Database,
  { company_id, id, contract_id, gross_weight, tare_weight, net_weight }: Weighed,
  materials: readonly MaterialRow[],
  now: Date,
): Promise<boolean> => {
  const { rows } = await sql`
    UPDATE delivery_slips s SET contract_id = n.contract_id, gross_weight = n.gross, tare_weight = n.tare,
      net_weight = n.net, materials = n.materials,
      changed_at = CASE WHEN (s.contract_id, s.gross_weight, s.tare_weight, s.net_weight, s.materials)
        IS DISTINCT FROM (n.contract_id, n.gross, n.tare, n.net, n.materials)
        THEN ${now.toISOString()}::timestamptz ELSE s.changed_at END
    FROM (SELECT ${contract_id}::uuid AS contract_id, ${gross_weight}::numeric AS gross,
      ${tare_weight}::numeric AS tare, ${net_weight}::numeric AS net,
      ${JSON.stringify(materials)}::jsonb AS materials) n
    WHERE s.company_id = ${company_id} AND s.delivery_id = ${id}
    RETURNING s.delivery_id`.execute(db);
  return rows.length === 1;
};
