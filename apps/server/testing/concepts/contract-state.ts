import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';

type Owner = { readonly companyId: number; readonly contractId: string };

/** All that is kept of the deliveries of a contract, without what every row, import and site has of its own; a version counts the changes on the way. */
export const stateOf = async (db: Database, { companyId, contractId }: Owner) => {
  const own = sql`company_id = ${companyId} AND contract_id = ${contractId}`;
  const without = sql`ARRAY['id', 'company_id', 'contract_id', 'supplier_id', 'imported_at', 'delivery_id',
    'version']`;
  const { rows } = await sql<{ what: string; row: object }>`
    SELECT 'delivery' AS what, to_jsonb(d) - ${without} || jsonb_build_object('materials',
        (SELECT jsonb_agg(to_jsonb(m) - ${without} ORDER BY m.pos) FROM delivery_materials m
          WHERE m.company_id = ${companyId} AND m.company_id = d.company_id AND m.delivery_id = d.id)) AS row
      FROM deliveries d WHERE ${own}
    UNION ALL SELECT 'counts', to_jsonb(k) - ${without} FROM contract_counts k WHERE ${own}
    UNION ALL SELECT 'day', to_jsonb(a) - ${without} FROM daily_amounts a WHERE ${own} AND incoming + delivered > 0
    UNION ALL SELECT 'total', to_jsonb(a) - ${without} FROM total_amounts a WHERE ${own} AND incoming + delivered > 0
    ORDER BY 1, 2`.execute(db);
  return rows.map(({ what, row }) => ({ what, ...row }));
};
