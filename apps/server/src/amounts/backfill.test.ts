import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as amounts from '@abrufbar/contract/amounts.ts';
import { buildSite, NOW } from '#testing/concepts/site.ts';
import { migrate } from '#core/database/migrate.ts';
import { query } from '#testing/database/cluster.ts';
import { startTestServer } from '#testing/server/server.ts';
import { ASPHALT, buildDelivery } from '#deliveries/build.ts';

const MIGRATION = '0012-amounts-rollups.sql';

test('D-46 the migration counts loads that were weighed before there were amounts', async (t) => {
  const server = await startTestServer(t, { now: NOW });
  const { owner } = server.database.logins;
  const sites = [await buildSite(server), await buildSite(server)];
  for (const { contract, user, scope } of sites) {
    const confirmed = { at: new Date(NOW), by: user.id };
    await server.build(scope, async (db) => {
      await buildDelivery(db, { contract, materials: [ASPHALT, ASPHALT] });
      await buildDelivery(db, { contract, weighed_at: new Date('2026-11-18T05:52:00Z') });
      await buildDelivery(db, { contract, confirmed, factory_number: '2155' });
    });
  }
  const seen = () =>
    Promise.all(
      sites.flatMap((site) => {
        const { contract_number } = site.contract;
        const all = { contract_number, contract_id: null, page: 1, page_size: null };
        return [
          server.send(amounts.total, { ...all, filterString: {} }, site),
          server.send(amounts.daily, { ...all, filterString: {} }, site),
          server.send(amounts.daily, { ...all, filterString: { date: ['2026-11-18'] } }, site),
        ];
      }),
    );
  const kept = await seen();
  await query(owner, 'DROP TABLE daily_amounts, total_amounts');
  await query(owner, `DELETE FROM migrations WHERE name = '${MIGRATION}'`);
  assert.deepEqual(await migrate(owner), [MIGRATION]);
  assert.deepEqual(await seen(), kept);
  const [total, today, earlier] = kept.map(({ items }) => items[0]?.incoming_quantity_raw);
  assert.deepEqual([total, today, earlier], [79.2, 52.8, 26.4]);
});
