import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';

type Weighed = { readonly after: Date; readonly until: Date };

// The days alone are in an index.
const weighedIn = ({ after, until }: Weighed) => sql`
  NOT d.confirmed AND d.weighed_on BETWEEN ${berlinDay(after)} AND ${berlinDay(until)}
  AND d.weighed_at > ${after} AND d.weighed_at <= ${until}`;

/** Contracts of a company with deliveries from that time that nobody has confirmed. */
export const listOpenContracts = async (
  db: Database,
  companyId: number,
  weighed: Weighed,
): Promise<string[]> => {
  const { rows } = await sql<{ contract_id: string }>`
    SELECT DISTINCT d.contract_id FROM deliveries d
    WHERE d.company_id = ${companyId} AND ${weighedIn(weighed)}
    ORDER BY d.contract_id`.execute(db);
  return rows.map(({ contract_id }) => contract_id);
};

/** The name of a contract and the numbers of such deliveries. */
export const findOpen = async (
  db: Database,
  { companyId, contractId }: { readonly companyId: number; readonly contractId: string },
  weighed: Weighed,
): Promise<{ contract_name: string; numbers: string[] } | undefined> => {
  const { rows } = await sql<{ contract_name: string; numbers: string[] }>`
    SELECT c.name AS contract_name, array_agg(d.number ORDER BY d.weighed_at, d.id) AS numbers
    FROM contracts c
    JOIN deliveries d ON d.company_id = c.company_id AND d.contract_id = c.id
    WHERE c.company_id = ${companyId} AND c.id = ${contractId} AND d.company_id = ${companyId}
      AND ${weighedIn(weighed)}
    GROUP BY c.name`.execute(db);
  return rows[0];
};
