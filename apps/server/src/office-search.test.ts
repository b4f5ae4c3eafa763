/** Search of staff over everything, as tables of terms and hits (OFF-80, OFF-81). */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { search } from '@abrufbar/contract/staff/search.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { addMember, asStaff, signedIn } from '#testing/concepts/office.ts';
import { buildOfficeSite } from '#testing/concepts/office-site.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const staffOf = async (brand: 'nordstein' | 'suedkies') =>
  asStaff(server, await signedIn(server, await addMember(server, { brands: [brand] }, NOW), NOW));
const north = await staffOf('nordstein');
const south = await staffOf('suedkies');

const road = await buildOfficeSite(server, {
  company: 'Brinkmann Tiefbau GmbH',
  name: 'Ortsumgehung Lauenau BA 2',
  contract_number: '40018277',
  customer_number: '104233',
});
const hill = await buildOfficeSite(server, {
  company: 'Lauterbach Straßenbau',
  name: 'Klausberg, Erschließung Süd',
  contract_number: '40017455',
  customer_number: '104871',
});
const foreign = await buildOfficeSite(server, {
  brand: 'suedkies',
  company: 'Lauinger Bau',
  name: 'Lauingen, B 16',
  contract_number: '40018278',
  customer_number: '104234',
});
const waiting = await road.order({ number: '551208', status: 1, starts_on: '2026-11-24' });
const confirmed = await road.order({ number: null, status: 4, starts_on: '2026-11-21' });
const old = await hill.order({ number: '551100', status: 4, starts_on: '2026-03-01' });
const other = await foreign.order({ number: '551209', status: 1 });
const load = await road.load({ number: '2511-04418', vehicle_license_plate: 'HM-KS 418' });
const early = await hill.load({
  number: '2503-00017',
  vehicle_license_plate: 'LAU KS 214',
  weighed_at: new Date('2026-03-01T07:00:00Z'),
});
const foreignLoad = await foreign.load({
  number: '2511-04419',
  vehicle_license_plate: 'HM-KS 419',
});

type Input = InputOf<typeof search>;
type Send = typeof north;
const ask = (send: Send, q: string, rest: Partial<Input> = {}) =>
  send(search, { q, only: null, period: null, ...rest });
const idsOf = async (send: Send, q: string, rest: Partial<Input> = {}) => {
  const { call_offs, contracts, customers, deliveries } = await ask(send, q, rest);
  const ids = ({ items }: { items: readonly { readonly id: string | number }[] }) =>
    items.map(({ id }) => id);
  return [ids(call_offs), ids(contracts), ids(customers), ids(deliveries)];
};

type Hits = readonly (readonly (string | number)[])[];
const only = (callOffs: Hits[0], contracts: Hits[0], customers: Hits[0], deliveries: Hits[0]) => [
  callOffs,
  contracts,
  customers,
  deliveries,
];

test('OFF-80 OFF-296 words find call-offs by site, contracts, customers and plates of the brand', async () => {
  const cases: [term: string, hits: Hits][] = [
    [
      'lau',
      // A waiting call-off comes first; one of long ago is left out, its contract is not.
      only([waiting.id, confirmed.id], [hill.contract.id, road.contract.id], [hill.company.id], []),
    ],
    ['LAUENAU', only([waiting.id, confirmed.id], [road.contract.id], [], [])],
    ['strassen', only([], [hill.contract.id], [hill.company.id], [])],
    ['erschliessung sued', only([], [hill.contract.id], [], [])],
    ['SÜD Erschl', only([], [hill.contract.id], [], [])],
    ['hmks4', only([], [], [], [load.id])],
    ['hm ks 418', only([], [], [], [load.id])],
    ['HM-KS418', only([], [], [], [load.id])],
    ['100%', only([], [], [], [])],
    ['gibt es nicht', only([], [], [], [])],
  ];
  for (const [term, hits] of cases) assert.deepEqual(await idsOf(north, term), hits, term);
});

test('OFF-80 numbers are found by their beginning: of call-offs both, of contracts, customers and slips', async () => {
  const { items } = (await ask(north, 'Lauenau')).call_offs;
  const reference = items.find(({ id }) => id === confirmed.id)?.number ?? assert.fail();
  assert.match(reference, /^\d{6,}$/, 'ours, for the supplier has given none');
  const cases: [term: string, hits: Hits][] = [
    ['5512', only([waiting.id], [], [], [])],
    ['55 12 08', only([waiting.id], [], [], [])],
    [reference, only([confirmed.id], [], [], [])],
    ['551100', only([old.id], [], [], [])],
    ['4001827', only([waiting.id, confirmed.id], [road.contract.id], [], [])],
    ['104233', only([], [], [road.company.id], [])],
    [road.company.company_nr, only([], [], [road.company.id], [])],
    ['2511-04418', only([], [], [], [load.id])],
    ['2503', only([], [], [], [early.id])],
  ];
  for (const [term, hits] of cases) assert.deepEqual(await idsOf(north, term), hits, term);
  const { call_offs, deliveries } = await ask(north, '551208');
  assert.deepEqual(
    [call_offs.items[0]?.by_number, call_offs.total, deliveries.total],
    [true, 1, 0],
  );
});

test('OFF-81 a search for numbers leaves out what only the words would find', async () => {
  const cases: [term: string, hits: Hits][] = [
    ['lau', only([], [], [], [])],
    ['40018277', only([], [road.contract.id], [], [])],
    ['551208', only([waiting.id], [], [], [])],
    ['hmks418', only([], [], [], [])],
  ];
  for (const [term, hits] of cases)
    assert.deepEqual(await idsOf(north, term, { only: 'numbers' }), hits, term);
});

test('OFF-80 in all periods the words also find what is long ago', async () => {
  const [callOffs] = await idsOf(north, 'klausberg');
  assert.deepEqual(callOffs, []);
  const [all, , , deliveries] = await idsOf(north, 'klausberg', { period: 'all' });
  assert.deepEqual([all, deliveries], [[old.id], []]);
  assert.deepEqual((await idsOf(north, 'lauks'))[3], []);
  assert.deepEqual((await idsOf(north, 'lauks', { period: 'all' }))[3], [early.id]);
});

test('OFF-15 nothing of another brand is found, by no word and no number', async () => {
  const none = only([], [], [], []);
  for (const term of [
    'Lauingen',
    'Lauinger',
    '551209',
    '40018278',
    '104234',
    '2511-04419',
    'hmks419',
  ])
    assert.deepEqual(await idsOf(north, term, { period: 'all' }), none, term);
  const its = only([other.id], [foreign.contract.id], [foreign.company.id], []);
  assert.deepEqual(await idsOf(south, 'lau', { period: 'all' }), its);
  assert.deepEqual(await idsOf(south, 'hmks'), only([], [], [], [foreignLoad.id]));
});

test('OFF-80 a row says what the palette shows of it', async () => {
  const { customers, deliveries, contracts } = await ask(north, '104233');
  assert.deepEqual([deliveries.items, contracts.items], [[], []]);
  const { company } = road;
  assert.deepEqual(customers.items, [
    {
      id: company.id,
      number: company.company_nr,
      name: company.name,
      contracts: 1,
      people: 1,
      by_number: true,
    },
  ]);
  const [delivery] = (await ask(north, 'hmks418')).deliveries.items;
  assert.deepEqual(delivery, {
    id: load.id,
    number: '2511-04418',
    plate: 'HM-KS 418',
    material_name: 'Asphalttragschicht AC 22 T S',
    quantity: 26.4,
    quantity_unit: 't',
    weighed_at: '2026-11-20T05:52:00Z',
    factory_name: 'Asphaltwerk Lauenau',
    by_number: false,
  });
});

test('OFF-80 five rows of a kind are shown and the others are counted', async () => {
  const site = await buildOfficeSite(server, { name: 'Hafenstraße 12-40', company: 'Ostkamp' });
  for (let at = 0; at < 7; at += 1) await site.order({ number: `7700${at}`, status: 1 });
  const byWord = (await ask(north, 'hafen')).call_offs;
  const byNumber = (await ask(north, '7700')).call_offs;
  for (const { items, total } of [byWord, byNumber])
    assert.deepEqual([items.length, total], [5, 7]);
});

test('OFF-80 one character is too little for data', async () => {
  const token = await signedIn(server, await addMember(server, {}, NOW), NOW);
  const { status } = await server.request('GET', '/admin/api/search?q=l', { token });
  assert.equal(status, 422);
});
