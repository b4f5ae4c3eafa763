import { isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';
import {
  type ArrivalProblem,
  checkArrival,
  type ReportedArrival,
} from '@abrufbar/domain/imports/arrival-row.ts';
import type { Database } from '#core/database/database.ts';
import { sendCompanyHint } from '#core/live/hints.ts';
import {
  lockReportedDelivery,
  type SentNumber,
  updateReport,
} from '#deliveries/arrivals/report-store.ts';

type Stored = 'updated' | 'unchanged' | 'older' | 'confirmed' | 'unknown';

/** Stores what a plant knows about the arrival of a load; open screens read again if it is new (BEY-34, BEY-37). */
export const storeReport = async (
  db: Database,
  sent: SentNumber,
  report: ReportedArrival,
): Promise<Stored | ArrivalProblem> => {
  const found = await lockReportedDelivery(db, sent);
  if (found === undefined) return 'unknown';
  if (isConfirmed(found.status)) return 'confirmed';
  const problem = checkArrival(report, new Date(found.weighed_at));
  if (problem !== null) return problem;
  const reportedAt = report.reportedAt.getTime();
  const { arrival_stage, arrival_expected_at, arrival_reported_at } = found;
  if (arrival_reported_at !== null && Date.parse(arrival_reported_at) > reportedAt) return 'older';
  const isSame =
    arrival_stage === report.stage &&
    arrival_expected_at !== null &&
    Date.parse(arrival_expected_at) === report.arrivesAt.getTime();
  // Also where it says the same: reports between the two are older from now on.
  await updateReport(db, sent.companyId, found.id, report);
  if (isSame) return 'unchanged';
  await sendCompanyHint(db, sent.companyId, 'deliveries', found.contract_id);
  return 'updated';
};
