/** Thresholds of the hints that a brand chooses. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as contract from '@abrufbar/contract/deliveries/office-weight-limits.ts';
import {
  UNFILTERED,
  officeCounts,
  officeDetail,
  officeList,
} from '@abrufbar/contract/deliveries/office.ts';
import * as calls from '@abrufbar/contract/deliveries/weight-checks.ts';
import { reportChecks } from '@abrufbar/contract/staff/report-checks.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import vasSample from '#imports/samples/vas.json' with { type: 'json' };
import { addMember, asStaff, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { buildPlant } from '#testing/concepts/plant.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const [sample] = vasSample;
assert.ok(sample);
const enter = async (name: string, brand: 'nordstein' | 'suedkies') =>
  asStaff(
    server,
    await signedIn(
      server,
      await addMember(server, { name, brands: [brand], role: 'admin' }, NOW),
      NOW,
    ),
  );
const katrin = await enter('Katrin Vogt', 'nordstein');
const south = await enter('Jens Ahlers', 'suedkies');
const plant = await buildPlant(server);

/** Hints of a load of 41.06 t gross, weighed at this time. */
const hintsOf = async (time: string) => {
  const row = {
    ...sample,
    Debitor: plant.customerNumber,
    Kontraktnummer: plant.contract.contract_number,
    Lieferscheinnummer: `81${time.replace(':', '')}`,
    Wiegezeit: `${time}:00`,
    ...{ Brutto: 41_060, Tara: 14_060 + Number(time.slice(3)) * 20 },
    Netto: 27_000 - Number(time.slice(3)) * 20,
  };
  const { report } = await plant.post('vas', [row]);
  assert.deepEqual(report.failed, []);
  const input = { contract_id: plant.contract.id, state: 'open', filterString: {} } as const;
  const all = await server.send(calls.weightChecks, { ...input, page: 1, page_size: null }, plant);
  return all.items.filter((hint) => hint.weighing_time === time).map(({ kind }) => kind);
};

const valueOf = ({ limits }: Awaited<ReturnType<typeof read>>, name: string) =>
  limits.find((one) => one.name === name)?.value;
const read = () => katrin(contract.officeWeightLimits, {});

test('BEY-40 BEY-41 thresholds of a brand hold for tickets from then on, each change once a version', async () => {
  assert.deepEqual(await hintsOf('06:01'), ['gross']);
  const usual = await read();
  assert.deepEqual([usual.version, valueOf(usual, 'combination'), usual.changed_by], [0, 40, null]);
  const raise = (version: number, value: number) =>
    katrin(contract.officeUpdateWeightLimits, {
      version,
      limits: [{ name: 'combination', value }],
    });
  const raised = await raise(0, 41);
  assert.deepEqual([raised.version, valueOf(raised, 'combination')], [1, 41]);
  assert.deepEqual([valueOf(raised, 'tare_days'), raised.changed_by], [30, 'Katrin Vogt']);
  assert.deepEqual(await hintsOf('06:02'), []);
  assert.deepEqual(await hintsOf('06:01'), ['gross'], 'what was checked before stays');
  assert.partialDeepStrictEqual(await refusalOf(raise(0, 40)), {
    status: 409,
    code: 'stale_version',
    by: 'Katrin Vogt',
  });
  await raise(1, 40.5);
  assert.deepEqual(await hintsOf('06:03'), ['gross']);
});

test('BEY-40 a value outside its range is refused by its name, and nothing is stored', async () => {
  const before = await read();
  const sent = katrin(contract.officeUpdateWeightLimits, {
    version: before.version,
    limits: [
      { name: 'tare_days', value: 20 },
      { name: 'trip_percent', value: 101 },
    ],
  });
  const error = await sent.catch((reason: unknown) => reason);
  assert.ok(error instanceof CallError);
  assert.equal(error.status, 422);
  assert.deepEqual(error.errors, [
    {
      field: 'trip_percent',
      message:
        'Von der üblichen Fahrzeit, %: Dieser Wert ist kleiner, größer oder genauer, als erlaubt ist.',
    },
  ]);
  assert.deepEqual(await read(), before);
});

test('BEY-40 another brand keeps thresholds of its own', async () => {
  const { version, limits } = await south(contract.officeWeightLimits, {});
  assert.equal(version, 0);
  assert.equal(limits.find(({ name }) => name === 'combination')?.value, 40);
});

test('BEY-42 staff list the deliveries with hints, and read them at the slip', async () => {
  const list = async (filters: Partial<typeof UNFILTERED>, of = katrin) =>
    (await of(officeList, { ...UNFILTERED, view: 'checks', ...filters, page: 1 })).items;
  const found = await list({});
  assert.deepEqual(
    found.map((row) => row.weighed_time),
    ['06:01', '06:03'],
  );
  assert.equal((await katrin(officeCounts, {})).checks, 2);
  assert.equal((await south(officeCounts, {})).checks, 0);
  const numbers = async (filters: Partial<typeof UNFILTERED>, of = katrin) =>
    (await list(filters, of)).map(({ number }) => number);
  assert.deepEqual(await numbers({ q: '810601' }), ['810601']);
  assert.deepEqual(await numbers({ q: '810602' }), []);
  assert.deepEqual(await numbers({ contract: plant.contract.id }), ['810601', '810603']);
  assert.deepEqual(await numbers({ contract: '00000000-0000-4000-8000-000000000000' }), []);
  assert.deepEqual(await numbers({ customer: [String(plant.company.id + 1)] }), []);
  assert.deepEqual(await numbers({ until: '2000-01-01' }), []);
  assert.deepEqual(await numbers({}, south), []);
  const last = found.at(-1);
  const { weight_checks } = await katrin(officeDetail, { id: last?.id ?? '' });
  assert.deepEqual(weight_checks, [
    {
      kind: 'gross',
      title: '0,56\u00A0t über 40,5\u00A0t',
      reason_text: 'Das Fahrzeug darf beladen 40,5\u00A0t wiegen.',
    },
  ]);
});

test('BEY-43 the reports count loads with hints by plant, carrier and truck', async () => {
  const asked: Omit<InputOf<typeof reportChecks>, 'by'> = {
    from: null,
    until: '2026-11-18',
    plant: null,
    material: null,
    customer: null,
  };
  const of = async (by: 'plant' | 'carrier' | 'plate', filters: Partial<typeof asked> = {}) => {
    const { groups, ...sums } = await katrin(reportChecks, { ...asked, ...filters, by });
    return [sums, groups.map(({ key: _, ...group }) => group)];
  };
  const kinds = [{ kind: 'gross', count: 2 }];
  const sums = { deliveries: 3, odd: 2, others: 0 };
  for (const [by, name] of [
    ['plant', sample.Werksname],
    ['carrier', sample.Spediteur],
    ['plate', sample.Kennzeichen],
  ] as const)
    assert.deepEqual(await of(by), [sums, [{ name, deliveries: 3, odd: 2, kinds }]]);
  const none = { deliveries: 0, odd: 0, others: 0 };
  assert.deepEqual(await of('plant', { customer: [String(plant.company.id + 1)] }), [none, []]);
  assert.deepEqual(await of('plant', { material: ['0'] }), [none, []]);
  assert.deepEqual(await of('plant', { until: '2020-01-01' }), [none, []]);
  assert.equal((await south(reportChecks, { ...asked, by: null })).deliveries, 0);
});
