import { MAX_WAIT_HOURS } from '@abrufbar/domain/deliveries/arrival.ts';
import type { Trip } from '@abrufbar/domain/deliveries/driving-time.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ContractKey } from '#contracts/mark-store.ts';
import type { Database } from '#core/database/database.ts';
import { TRIP_DAYS, tripsIn } from '#deliveries/arrivals/trips-sql.ts';

/** Trips of the last days from one plant. */
export type PlantTrips = {
  readonly factory_number: string;
  /** Driving time that the supplier maintains for the contract. */
  readonly driving_minutes: number | null;
  readonly trips: readonly Trip[];
};
export type NamedPlantTrips = PlantTrips & { readonly factory_name: string };
/** The same to one of several contracts. */
export type SiteTrips = PlantTrips & { readonly contract_id: string };

const since = (now: Date) =>
  sql`${now.toISOString()}::timestamptz - make_interval(days => ${TRIP_DAYS})`;
/** Whether a delivery `d` may be on the way. */
export const isWaiting = (now: Date) =>
  sql`NOT d.confirmed AND d.weighed_at >= ${now.toISOString()}::timestamptz - make_interval(hours => ${MAX_WAIT_HOURS})`;

const wayTo = (companyId: number, contract: RawBuilder<unknown>, now: Date) => ({
  ofCompany: sql`e.company_id = ${companyId}`,
  contract,
  plant: sql`p.factory_number`,
  within: sql`e.weighed_at > ${since(now)}`,
});

/** Trips from each plant that delivers to a contract, all of its company (BEY-28). */
export const listTrips = async (
  db: Database,
  key: ContractKey,
  now: Date,
): Promise<NamedPlantTrips[]> => {
  const { companyId, contractId } = key;
  const { rows } = await sql<NamedPlantTrips>`
    SELECT p.factory_number, p.factory_name, c.driving_minutes, ${tripsIn(wayTo(companyId, sql`${contractId}`, now))} AS trips
    FROM contracts c CROSS JOIN (
      SELECT d.factory_number, max(d.factory_name) AS factory_name FROM deliveries d
      WHERE d.company_id = ${companyId} AND d.contract_id = ${contractId} AND d.weighed_at > ${since(now)}
      GROUP BY d.factory_number) p
    WHERE c.company_id = ${companyId} AND c.id = ${contractId}
    ORDER BY p.factory_name COLLATE german, p.factory_number`.execute(db);
  return rows;
};

/** The same as JSON for pairs of contract and plant of a company, null where there is none: part of the statement of a list. */
export const tripsOfPlants = (companyId: number, pairs: RawBuilder<unknown>, now: Date) => sql`(
  SELECT json_agg(json_build_object('contract_id', c.id, 'factory_number', p.factory_number,
    'driving_minutes', c.driving_minutes, 'trips', ${tripsIn(wayTo(companyId, sql`c.id`, now))}))
  FROM (${pairs}) p JOIN contracts c ON c.company_id = ${companyId} AND c.id = p.contract_id)`;

/** The same from the plants of loads of a contract that may be on the way. */
export const waitingTrips = ({ companyId, contractId }: ContractKey, now: Date) =>
  tripsOfPlants(
    companyId,
    sql`SELECT DISTINCT d.contract_id, d.factory_number FROM deliveries d
      WHERE d.company_id = ${companyId} AND d.contract_id = ${contractId} AND ${isWaiting(now)}`,
    now,
  );

/** The same for one delivery `d` of the companies of a caller, beside its contract `c`. */
export const waitingTripsOf = (scope: readonly number[], now: Date) => {
  const way = {
    ofCompany: sql`e.company_id = ANY (${scope}::int[]) AND e.company_id = d.company_id`,
    contract: sql`d.contract_id`,
    plant: sql`d.factory_number`,
    within: sql`e.weighed_at > ${since(now)}`,
  };
  return sql`CASE WHEN ${isWaiting(now)} THEN
    json_build_array(json_build_object('factory_number', d.factory_number, 'driving_minutes', c.driving_minutes,
      'trips', ${tripsIn(way)})) END`;
};
