import { buildCallOff } from '#call-offs/build.ts';
import { buildItem, buildOffer } from '#contracts/build.ts';
import { buildDeliveries } from '#deliveries/build.ts';
import type { Site } from '#testing/concepts/site.ts';
import type { TestServer } from '#testing/server/server.ts';

export type DayLoad = Parameters<typeof buildDeliveries>[2][number];
type CallOff = Omit<Parameters<typeof buildCallOff>[1], 'item' | 'supplier'>;

/** Loads and call-offs of a day at a site; the call-offs are of one item, and their ids come back. */
export const dayAt = (server: TestServer) => ({
  deliver: ({ scope, contract }: Site, loads: readonly DayLoad[]) =>
    server.build(scope, (db) => buildDeliveries(db, contract, loads)),
  order: ({ scope, contract, supplier }: Site, callOffs: readonly CallOff[]) =>
    server.build(scope, async (db) => {
      await buildOffer(db, supplier);
      const item = await buildItem(db, { contract });
      const ids: string[] = [];
      for (const fields of callOffs) {
        ids.push((await buildCallOff(db, { item, supplier, ...fields })).id);
      }
      return ids;
    }),
});
