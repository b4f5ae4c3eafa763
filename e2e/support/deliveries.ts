import * as changes from '@abrufbar/contract/deliveries/claim-changes.ts';
import * as claims from '@abrufbar/contract/deliveries/claims.ts';
import * as office from '@abrufbar/contract/deliveries/office-claims.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { asStaff, signedIn } from '../../apps/server/testing/concepts/office.ts';
import { buildColleague } from './office.ts';
import { formatIds } from '@abrufbar/domain/deliveries/delivery.ts';
import { buildSite, NOW, type Site, withClerk } from '../../apps/server/testing/concepts/site.ts';
import { buildCallOff } from '../../apps/server/src/call-offs/build.ts';
import { buildItem } from '../../apps/server/src/contracts/build.ts';
import type { TestServer } from '../../apps/server/testing/server/server.ts';
import { buildDeliveries, buildDelivery } from '../../apps/server/src/deliveries/build.ts';
import { newId } from '../../apps/server/src/core/ids.ts';
import { buildAsset, buildInvoice } from '../../apps/server/src/documents/build.ts';

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

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Two of them are confirmed late. */
const TRIP_MINUTES = [20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 90, 110];

/** Trips on the days before an instant: a load weighed then is expected 30 minutes later, more or less 6. */
export const buildTrips = (
  { build }: TestServer,
  { scope, contract }: Site,
  before: Date,
): Promise<unknown> =>
  build(scope, (db) =>
    buildDeliveries(
      db,
      contract,
      TRIP_MINUTES.map((minutes, back) => {
        const weighed_at = new Date(before.getTime() - (back + 2) * DAY_MS);
        const at = new Date(weighed_at.getTime() + minutes * MINUTE_MS);
        return { weighed_at, confirmed: { at, by: null } };
      }),
    ),
  );

/** Address of its page. */
export const pathOf = ({ id, contract_id }: Load): string =>
  `/delivery-single/${formatIds(id, contract_id)}`;

const REMARKS = ['eins', 'zwei', 'drei', 'vier', 'fünf'].map((word) => `Hinweis ${word}`);

/** An invoice with a note of each mark, and a credit note with five remarks. */
export const buildBilled = async (server: TestServer, site: Site) => {
  const { contract } = site;
  const loads = await server.build(site.scope, async (db) => {
    const made = [];
    for (const [at, number] of ['8101', '8104', '8102'].entries()) {
      const weighed_at = new Date(`2026-11-1${at}T06:00:00Z`);
      made.push(await buildDelivery(db, { contract, number, weighed_at }));
    }
    const line = (deliveryNumber: string, quantity: string) => ({
      deliveryNumber,
      itemNumber: null,
      quantity,
      unit: 't',
    });
    const place = { db, files: server.files };
    await buildInvoice(place, contract, {
      number: 'R-2026-7',
      notes: ['8101', '8102', '8103'],
      lines: [line('8101', '26.400'), line('8102', '27.000'), line('8103', '20.000')],
    });
    await buildInvoice(place, contract, {
      number: 'G-1',
      type: '381',
      issued_on: '2026-11-18',
      notes: ['8101'],
      lines: [line('8101', '0.400')],
      remarks: REMARKS,
    });
    return made;
  });
  const [fits, , differs] = loads;
  if (!fits || !differs) throw new Error('three loads were built');
  return { fits, differs, clerk: await withClerk(server, site) };
};

type Filed = InputOf<typeof changes.createClaim>;

/** A claim of the site's foreman on a load. */
const sendClaim = (server: TestServer, site: Site, load: Load, fields: Partial<Filed>) => {
  const filed: Filed = {
    ...{ id: newId(), delivery_id: load.id, contract_id: site.contract.id },
    ...{ reasons: ['temperature', 'segregation'], remedy: 'replacement', note: 'Hinten grob.' },
    ...fields,
  };
  return server.send(changes.createClaim, filed, { token: site.token, key: newId() });
};

type ClaimFields = Partial<Pick<Filed, 'reasons' | 'remedy' | 'note'>>;

/** A claim on a load of its own, with one photo; beside it a paper that is none of it. */
export const fileClaim = async (server: TestServer, site: Site, fields: ClaimFields = {}) => {
  const load = await buildLoad(server, site, { weighed_at: new Date(Date.now() - 60_000) });
  const id = newId();
  const place = { company_id: site.company.id, id: load.id };
  await server.build(site.scope, async (db) => {
    const target = { db, files: server.files };
    await buildAsset(target, place, site.user, { name: 'Schaden.pdf', claim_id: id });
    await buildAsset(target, place, site.user, { name: 'Anderes.pdf', position: 2 });
  });
  const claim = await sendClaim(server, site, load, {
    reasons: ['quantity', 'temperature'],
    note: 'Es fehlen etwa zwei Tonnen.',
    ...fields,
    id,
  });
  return { ...claim, load };
};

/** A load of the site and a claim on it. */
export const buildClaim = async (server: TestServer, site: Site) => {
  const load = await buildLoad(server, site, { vehicle_license_plate: 'HM KS 418' });
  const { id, number } = await sendClaim(server, site, load, {});
  const read = () => server.send(claims.claim, { id }, { token: site.token });
  return { load, id, number, read, path: `/claim/${id}` };
};

/** Jana Röder of the supplier, who works on claims. */
export const buildClerk = async (server: TestServer) => {
  const member = await buildColleague(server, { name: 'Jana Röder', phone: '+49 5043 98125' });
  const as = asStaff(server, await signedIn(server, member, new Date().toISOString()));
  const versionOf = async (id: string) => (await as(office.officeClaim, { id })).version;
  return {
    begin: async (id: string) => as(office.officeTakeClaim, { id, version: await versionOf(id) }),
    settle: async (id: string, replacement: string | null = null) =>
      as(office.officeSettleClaim, {
        ...{ id, version: await versionOf(id), text: 'Wir liefern 13,20 t nach.' },
        ...{ outcome: 'replacement', accepted_quantity: 13.2, replacement },
      }),
  };
};

/** Before the fixed time of journeys. */
export const minutesAgo = (minutes: number) => new Date(Date.parse(NOW) - minutes * MINUTE_MS);

/** A lorry on its way with this plate, and two that wait, one of which has the other plate. */
export const buildGate = async (server: TestServer, onTheWay: string, waiting: string) => {
  server.at(NOW);
  const site = await buildSite(server);
  const { contract, supplier, scope } = site;
  await buildTrips(server, site, minutesAgo(10));
  await server.build(scope, async (db) => {
    const item = await buildItem(db, { contract });
    await buildCallOff(db, { item, supplier, starts_on: '2026-11-20', quantity: '620.000' });
    await buildDeliveries(db, contract, [
      { weighed_at: minutesAgo(19), vehicle_license_plate: onTheWay },
      { weighed_at: minutesAgo(50), vehicle_license_plate: 'HI BT 1204' },
    ]);
  });
  const load = await buildLoad(server, site, {
    weighed_at: minutesAgo(60),
    vehicle_license_plate: waiting,
  });
  return { site, load, check: `${pathOf(load)}?check=1` };
};
