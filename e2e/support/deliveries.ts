import { formatIds } from '@abrufbar/domain/deliveries/delivery.ts';
import type { Site } from '../../apps/server/testing/concepts/site.ts';
import type { TestServer } from '../../apps/server/testing/server/server.ts';
import { buildDelivery } from '../../apps/server/src/deliveries/build.ts';

type Load = Awaited<ReturnType<typeof buildDelivery>>;
type Fields = Omit<Parameters<typeof buildDelivery>[1], 'contract'>;

/** One delivery of the site's contract. */
export const buildLoad = ({ build }: TestServer, site: Site, fields: Fields = {}): Promise<Load> =>
  build(site.scope, (db) => buildDelivery(db, { contract: site.contract, ...fields }));

/** Deliveries a minute apart from an instant on, otherwise alike; the newest first. */
export const buildLoads = (
  { build }: TestServer,
  { scope, contract }: Site,
  count: number,
  { from = '2026-11-16T05:00:00Z', ...fields }: Omit<Fields, 'weighed_at'> & { from?: string } = {},
): Promise<Load[]> =>
  build(scope, async (db) => {
    const loads: Load[] = [];
    for (let at = 0; at < count; at += 1) {
      const weighed_at = new Date(Date.parse(from) + at * 60_000);
      loads.unshift(await buildDelivery(db, { ...fields, contract, weighed_at }));
    }
    return loads;
  });

/** Address of its page. */
export const pathOf = ({ id, contract_id }: Load): string =>
  `/delivery-single/${formatIds(id, contract_id)}`;
