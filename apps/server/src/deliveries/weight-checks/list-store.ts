import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import type { HintRow, Kind } from '#deliveries/weight-checks/store.ts';

/** A hint with the delivery it is about. */
export type ListedHint = HintRow & {
  id: string;
  contract_id: string;
  number: string;
  vehicle_license_plate: string | null;
  weighed_on: string;
  weighed_time: string;
};

type Contract = {
  readonly companyId: number;
  readonly contractId: string;
  /** The person who has seen hints, or not. */
  readonly userId: string;
};
type Filters = {
  readonly isSeen: boolean;
  readonly kinds: readonly Kind[] | null;
};
type Window = { readonly offset: number; readonly limit: number };

const seenBy = ({
  companyId,
  userId,
}: Contract) => sql<boolean>`EXISTS (SELECT FROM weight_check_marks k
  WHERE k.company_id = ${companyId} AND k.user_id = ${userId} AND k.delivery_id = w.delivery_id AND k.kind = w.kind)`;

const hintsOf = ({ companyId, contractId }: Contract) => sql`
  weight_checks w JOIN deliveries d ON d.company_id = ${companyId} AND d.id = w.delivery_id
    AND d.contract_id = ${contractId}
  WHERE w.company_id = ${companyId}`;

const narrowedTo = (contract: Contract, { isSeen, kinds }: Filters) => sql`${hintsOf(contract)}
  AND ${seenBy(contract)} = ${isSeen} ${kinds === null ? sql`` : sql`AND w.kind = ANY (${kinds}::text[])`}`;

/** A window of the hints of a contract, those of the newest loads first, and how many there are. */
export const listContractHints = async (
  db: Database,
  contract: Contract,
  filters: Filters,
  { offset, limit }: Window,
): Promise<{ rows: ListedHint[]; total: number }> => {
  type Counted = { total: number } & (ListedHint | { id: null });
  const where = narrowedTo(contract, filters);
  const { rows } = await sql<Counted>`
    SELECT t.total, h.* FROM (SELECT count(*)::int AS total FROM ${where}) t
    LEFT JOIN (SELECT d.id, d.contract_id, d.number, d.vehicle_license_plate, d.weighed_on, d.weighed_time,
        d.weighed_at, w.kind, w.numbers || jsonb_build_object('kind', w.kind) AS hint, ${filters.isSeen}::bool AS seen
      FROM ${where} ORDER BY d.weighed_at DESC, d.id DESC, w.kind OFFSET ${offset} LIMIT ${limit}) h ON true
    ORDER BY h.weighed_at DESC, h.id DESC, h.kind`.execute(db);
  return {
    rows: rows.filter((row) => row.id !== null),
    total: rows[0]?.total ?? 0,
  };
};

/** How many hints of a contract a person has not seen yet, and has seen. */
export const countContractHints = async (
  db: Database,
  contract: Contract,
): Promise<{ open: number; seen: number }> => {
  const { rows } = await sql<{ open: number; seen: number }>`
    SELECT (count(*) FILTER (WHERE NOT h.seen))::int AS open, (count(*) FILTER (WHERE h.seen))::int AS seen
    FROM (SELECT ${seenBy(contract)} AS seen FROM ${hintsOf(contract)}) h`.execute(db);
  return rows[0] ?? { open: 0, seen: 0 };
};
