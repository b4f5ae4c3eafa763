import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as office from '@abrufbar/contract/deliveries/office.ts';
import * as site from '@abrufbar/contract/deliveries/site-entries.ts';
import { newId } from '#core/ids.ts';
import { buildDelivery, CONCRETE } from '#deliveries/build.ts';
import { buildEntry, temperatureOf } from '#deliveries/freshness/build.ts';
import { buildToken } from '#session/build.ts';
import { addMember, asStaff, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { buildOfficeSite } from '#testing/concepts/office-site.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const clerkOf = async (brand: 'nordstein' | 'suedkies') => {
  const member = await addMember(server, { name: 'Lena Bartels', brands: [brand] }, NOW);
  return asStaff(server, await signedIn(server, member, NOW));
};
const minutesAgo = (minutes: number) => new Date(Date.parse(NOW) - minutes * 60_000);

test('BEY-113 staff see what was entered on site, the newest first, with person and time, also what was withdrawn', async () => {
  const { contract, company, person } = await buildOfficeSite(server);
  const { delivery, token } = await server.build({ companies: [company.id] }, async (db) => {
    const weighed_at = minutesAgo(50);
    const load = await buildDelivery(db, { contract, materials: [CONCRETE], weighed_at });
    // Of somebody whose account is gone.
    await buildEntry(db, contract, load, { id: newId() }, temperatureOf(-2, minutesAgo(40)));
    return { delivery: load, token: await buildToken(db, person, new Date(NOW)) };
  });
  const clerk = await clerkOf('nordstein');
  const look = async () => {
    const { site_entries: entries } = await clerk(office.officeDetail, { id: delivery.id });
    return entries.map(({ id: _, at, ...entry }) => ({ ...entry, at: new Date(at).toISOString() }));
  };
  const both = { delivery_id: delivery.id, contract_id: contract.id };
  const water = { ...both, id: newId(), observed_at: minutesAgo(20).toISOString() };
  await server.send(
    site.enterAddition,
    { ...water, substance: 'water', quantity: 12.5, unit: 'litre', remaining: 4 },
    { token, key: newId() },
  );
  const warm = { ...both, id: newId(), observed_at: minutesAgo(10).toISOString(), celsius: 21 };
  await server.send(site.enterTemperature, warm, { token, key: newId() });
  await server.send(site.withdrawEntry, { ...both, id: water.id }, { token, key: newId() });
  const by = `${person.first_name} ${person.last_name}`;
  const celsius = { kind: 'temperature', unit: 'celsius', remaining: null, is_withdrawn: false };
  assert.deepEqual(await look(), [
    { ...celsius, amount: 21, at: warm.observed_at, by },
    {
      ...{ kind: 'water', amount: 12.5, unit: 'litre', remaining: 4, is_withdrawn: true },
      ...{ at: water.observed_at, by },
    },
    { ...celsius, amount: -2, at: minutesAgo(40).toISOString(), by: null },
  ]);
  const foreign = (await clerkOf('suedkies'))(office.officeDetail, { id: delivery.id });
  assert.equal((await refusalOf(foreign)).status, 404);
});
