import { berlinInstant } from '@abrufbar/domain/values/calendar.ts';
import { sql } from 'kysely';
import { type SiteAmountRow, siteAmountsIn } from '#amounts/store.ts';
import type { ContractKey } from '#contracts/mark-store.ts';
import { OPEN_STATUSES } from '#contracts/store.ts';
import type { Database } from '#core/database/database.ts';
import { waitingTrips } from '#deliveries/arrivals/trips-store.ts';
import { NEWEST_FIRST } from '#deliveries/store.ts';
import {
  type CallOffRow,
  isOfDay,
  type LoadRow,
  loadsIn,
  MAX_CALL_OFFS,
  STARTS_TIME,
  VALID_CALL_OFF,
} from '#deliveries/today/store.ts';

/** Companies of the caller, and those where the caller may list call-offs. */
type Reader = { readonly scope: readonly number[]; readonly listing: readonly number[] };
type Named = { company_id: number };

/** Open call-offs of a day of a contract, and of the evening before; undefined when it is foreign or absent. */
export const listDayCallOffs = async (
  db: Database,
  { scope, listing }: Reader,
  contractId: string,
  day: string,
): Promise<{ companyId: number; callOffs: CallOffRow[] } | undefined> => {
  const clock = { now: berlinInstant(day, '00:00'), today: day };
  const { rows } = await sql<Named & (CallOffRow | { id: null })>`
    SELECT c.company_id, c.name AS construction_site_name, c.unloading_points, c.unloading_minutes,
      ${VALID_CALL_OFF}
    FROM contracts c LEFT JOIN call_offs o ON o.company_id = ANY (${listing}::int[])
      AND o.company_id = c.company_id AND o.contract_id = c.id AND ${isOfDay(clock)}
      AND o.status = ANY (${OPEN_STATUSES}::smallint[])
    WHERE c.company_id = ANY (${scope}::int[]) AND c.id = ${contractId}
    ORDER BY o.valid_on, ${STARTS_TIME}, o.id LIMIT ${MAX_CALL_OFFS}`.execute(db);
  const [first] = rows;
  return first && { companyId: first.company_id, callOffs: rows.filter((row) => row.id !== null) };
};

/** Instants and the days they are on, for which there is an index. */
type Within = { readonly from: Date; readonly until: Date; readonly days: readonly string[] };

/** Loads of a contract weighed within a time, newest first, and its amounts of a day. */
export const listDayLoads = async (
  db: Database,
  key: ContractKey,
  { from, until, days }: Within,
  { day, now, limit }: { readonly day: string; readonly now: Date; readonly limit: number },
): Promise<{ loads: LoadRow[]; amounts: SiteAmountRow[] }> => {
  const { companyId, contractId } = key;
  const weighed = sql`SELECT d.* FROM deliveries d
    WHERE d.company_id = ${companyId} AND d.weighed_on = ANY (${days}::date[]) AND d.contract_id = ${contractId}
      AND d.weighed_at >= ${from.toISOString()} AND d.weighed_at < ${until.toISOString()}
    ${NEWEST_FIRST} LIMIT ${limit}`;
  type Row = { amounts: SiteAmountRow[] | null } & (LoadRow | { id: null });
  const { rows } = await sql<Row>`
    SELECT CASE WHEN row_number() OVER () = 1 THEN ${siteAmountsIn(key, day)} END AS amounts, l.*
    FROM (SELECT 1) one LEFT JOIN (${loadsIn(companyId, weighed, waitingTrips(key, now))}) l ON true
    ORDER BY l.weighed_at DESC, l.id DESC`.execute(db);
  return {
    loads: rows.filter((row) => row.id !== null),
    amounts: rows.find(({ amounts }) => amounts)?.amounts ?? [],
  };
};
