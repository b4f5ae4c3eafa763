import { type RawBuilder, sql } from 'kysely';

/** Trips of this many days say how long driving takes (BEY-04, BEY-22). */
export const TRIP_DAYS = 60;
const MAX_TRIPS = 100;
/** Confirmations by one person that follow each other faster are in bulk (BEY-23). */
const BULK_SECONDS = 60;

type Way = {
  /** Names the company of its deliveries, `e`. */
  readonly ofCompany: RawBuilder<unknown>;
  readonly contract: RawBuilder<unknown>;
  readonly plant: RawBuilder<unknown>;
  /** Which of them. */
  readonly within: RawBuilder<unknown>;
};

/** The latest trips from a plant to a contract as JSON, in the form of `Trip` of the domain. */
export const tripsIn = ({ ofCompany, contract, plant, within }: Way) => sql`
  (SELECT coalesce(json_agg(json_build_object('minutes', t.minutes,
      'isBulk', t.by_person AND coalesce(least(t.since, t.until) < ${BULK_SECONDS}, false))), '[]')
    FROM (SELECT (extract(epoch FROM l.confirmed_at - l.weighed_at) / 60)::float8 AS minutes,
        l.confirmed_by IS NOT NULL AS by_person,
        extract(epoch FROM l.confirmed_at - lag(l.confirmed_at) OVER person) AS since,
        extract(epoch FROM lead(l.confirmed_at) OVER person - l.confirmed_at) AS until
      FROM (SELECT e.id, e.weighed_at, e.confirmed_at, e.confirmed_by FROM deliveries e
        WHERE ${ofCompany} AND e.contract_id = ${contract} AND e.confirmed
          AND e.factory_number = ${plant} AND e.confirmed_at IS NOT NULL AND ${within}
        ORDER BY e.weighed_at DESC, e.id DESC LIMIT ${MAX_TRIPS}) l
      WINDOW person AS (PARTITION BY l.confirmed_by ORDER BY l.confirmed_at, l.id)) t)`;
