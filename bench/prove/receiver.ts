import { createClient } from '@abrufbar/contract/protocol/client.ts';
import { insertErpId } from '../../apps/server/src/companies/store.ts';
import { buildContract } from '../../apps/server/src/contracts/build.ts';
import { inTransaction } from '../../apps/server/src/core/database/database.ts';
import { insertImportKey } from '../../apps/server/src/imports/store.ts';
import type { ProveStage } from '../stage/prove-stage.ts';
import { buildProveSite, clientOf } from '../stage/sites.ts';

type Numbers = { readonly customer: string | null; readonly contract: string | null };

/** A site whose supplier knows customer and contract by the numbers of a document, with a key of its own. */
export const buildReceiver = async (
  { owner, server }: ProveStage,
  { customer, contract }: Numbers,
) => {
  const site = await buildProveSite(owner, 1);
  const { supplier, company } = site;
  const [buyer] = site.buyers;
  if (!buyer) throw new Error('nobody is there');
  const { key } = await inTransaction(owner, { companies: [company.id] }, async (db) => {
    const known = { supplier_id: supplier.id, company_id: company.id };
    if (customer !== null) await insertErpId(db, { ...known, erp_customer_no: customer });
    const of = { supplierId: supplier.id, source: 'ubl', name: 'ERP', addresses: [] } as const;
    return insertImportKey(db, of, new Date());
  });
  const made =
    contract === null
      ? site.contract
      : await inTransaction(owner, { companies: [company.id] }, (db) =>
          buildContract(db, { company, supplier, contract_number: contract }),
        );
  const base = server.address();
  const supplies = createClient({ base, fetch, token: () => key });
  return { contract: made, company, supplies, buyer: clientOf(base, buyer) };
};
