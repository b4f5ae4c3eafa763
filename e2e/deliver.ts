import type { Site } from '../apps/server/src/contracts/test-site.ts';
import type { TestServer } from '../apps/server/src/core/test-server.ts';
import { buildDelivery } from '../apps/server/src/deliveries/build.ts';

const MINUTE = 60_000;

/** Lorries weighed in the last minutes for a site, the newest first. */
export const fillWithDeliveries = ({ build }: TestServer, site: Site, count: number) =>
  build(site.scope, async (db) => {
    const deliveries = [];
    for (let age = 1; age <= count; age += 1) {
      const weighed_at = new Date(Date.now() - age * MINUTE);
      deliveries.push(await buildDelivery(db, { contract: site.contract, weighed_at }));
    }
    return deliveries;
  });
