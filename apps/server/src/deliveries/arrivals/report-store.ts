import type { ReportedArrival } from '@abrufbar/domain/imports/arrival-row.ts';
import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';

/** A delivery as a source of the supplier names it. */
export type SentNumber = {
  readonly companyId: number;
  readonly supplierId: number;
  readonly source: string;
  readonly number: string;
};

type Reported = {
  id: string;
  contract_id: string;
  status: string;
  weighed_at: string;
  arrival_stage: string | null;
  arrival_expected_at: string | null;
  arrival_reported_at: string | null;
};

/** The delivery with its newest report, locked until the transaction ends: that of this source, else the latest load of this number. */
export const lockReportedDelivery = async (
  db: Database,
  { companyId, supplierId, source, number }: SentNumber,
): Promise<Reported | undefined> => {
  const { rows } = await sql<Reported>`
    SELECT d.id, d.contract_id, d.status, d.weighed_at,
      d.arrival_stage, d.arrival_expected_at, d.arrival_reported_at
    FROM delivery_sources s
    JOIN deliveries d ON d.company_id = ${companyId} AND d.id = s.delivery_id
    WHERE s.company_id = ${companyId} AND s.supplier_id = ${supplierId} AND s.number = ${number}
    ORDER BY s.source = ${source} DESC, d.weighed_at DESC, d.id DESC LIMIT 1
    FOR UPDATE OF d`.execute(db);
  return rows[0];
};

/** Writes the newest report; the version that corrections are based on stays, because an arrival is no value of the slip. */
export const updateReport = async (
  db: Database,
  companyId: number,
  id: string,
  { stage, arrivesAt, reportedAt }: ReportedArrival,
): Promise<void> => {
  await db
    .updateTable('deliveries')
    .set({
      arrival_stage: stage,
      arrival_expected_at: arrivesAt.toISOString(),
      arrival_reported_at: reportedAt.toISOString(),
    })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
};
