import { buildDelivery } from '#deliveries/build.ts';
import { buildAsset } from '#documents/build.ts';
import { MARKS, type Side, type Tenants } from '#testing/requests/tenants.ts';
import type { TestServer } from '#testing/server/server.ts';

/** A delivery that nobody has corrected, with a file; made for one call, because it changes their versions. */
export const buildPapers = (
  server: TestServer,
  { company, user, item, supplier }: Tenants[Side],
  side: Side,
) =>
  server.build({ companies: [company.id] }, async (db) => {
    const contract = {
      company_id: company.id,
      id: item.contract_id,
      supplier_id: supplier.id,
    };
    const load = await buildDelivery(db, { contract, factory_name: `${MARKS[side]} Werk` });
    const paper = { company_id: company.id, id: load.id };
    const name = `${MARKS[side]}.pdf`;
    const file = await buildAsset({ db, files: server.files }, paper, user, { name });
    return { load_id: load.id, file_id: file.id };
  });
