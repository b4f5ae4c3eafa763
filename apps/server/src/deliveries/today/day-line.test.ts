import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as amounts from '@abrufbar/contract/amounts.ts';
import { dayLine } from '@abrufbar/contract/deliveries/day-line.ts';
import { CALL_OFF_STATUS } from '@abrufbar/domain/call-offs/status.ts';
import { berlinInstant } from '@abrufbar/domain/values/calendar.ts';
import { buildUser } from '#companies/build.ts';
import { newId } from '#core/ids.ts';
import { buildToken } from '#session/build.ts';
import { type DayLoad, dayAt } from '#testing/concepts/day.ts';
import { buildSite, NOW, type Site } from '#testing/concepts/site.ts';
import { reverseCleanup } from '#testing/server/cleanup-order.ts';
import { startTestServer } from '#testing/server/server.ts';

const nested = reverseCleanup({ after });
const server = await startTestServer(nested, { now: NOW });

/** Confirmed after so many minutes, if at all. */
const load = (number: string, day: string, time: string, minutes?: number): DayLoad => {
  const weighed_at = berlinInstant(day, time);
  const at = new Date(weighed_at.getTime() + (minutes ?? 0) * 60_000);
  return { number, weighed_at, ...(minutes !== undefined && { confirmed: { at, by: null } }) };
};
const { deliver, order } = dayAt(server);
const ask = ({ contract, token }: Site, date: string) =>
  server.send(dayLine, { contract_id: contract.id, date }, { token });
const numbersOf = (rows: readonly { number: string }[]) => rows.map(({ number }) => number);
const idsOf = (rows: readonly { call_off_id: string }[]) => rows.map((one) => one.call_off_id);

const open = { status: CALL_OFF_STATUS.confirmed };
const DAY = '2026-11-17';

test('BEY-38 a day of a contract: its loads newest first, its amounts, its open call-offs', async () => {
  const site = await buildSite(server);
  const [kept, changed] = await order(site, [
    { ...open, starts_on: DAY, starts_time: '06:30', quantity: '620.000', ends_on: DAY },
    {
      ...{ status: CALL_OFF_STATUS.changeRequest, quantity: '99.000', starts_on: '2026-11-25' },
      earlier: { quantity: '40.500', starts_on: DAY, starts_time: '09:00', ends_on: DAY },
    },
    { starts_on: DAY, status: CALL_OFF_STATUS.cancelled },
    { ...open, starts_on: '2026-11-18' },
  ]);
  await deliver(site, [
    load('before', '2026-11-16', '23:59', 20),
    load('first', DAY, '00:00', 20),
    load('late', DAY, '07:00', 2 * 24 * 60),
    load('open', DAY, '23:59'),
    load('after', '2026-11-18', '00:00', 20),
  ]);
  const answer = await ask(site, DAY);
  assert.deepEqual([answer.date, answer.has_more], [DAY, false]);
  assert.deepEqual(
    answer.deliveries.map(({ number, stage, confirmed_date }) => [number, stage, confirmed_date]),
    [
      ['open', null, null],
      ['late', 'confirmed', '2026-11-19'],
      ['first', 'confirmed', DAY],
    ],
  );
  assert.deepEqual(
    answer.call_offs.map((one) => [one.call_off_id, one.quantity_raw, one.starts_at]),
    [
      [kept, 620, '2026-11-17T05:30:00.000Z'],
      [changed, 40.5, '2026-11-17T08:00:00.000Z'],
    ],
  );
  // As the daily amounts of the contract, word for word.
  const { id: contract_id, contract_number, name: construction_site_name } = site.contract;
  const ofDay = { page: 1, page_size: null, filterString: { date: [DAY] } };
  const input = { contract_id, contract_number, ...ofDay };
  const { items } = await server.send(amounts.daily, input, { token: site.token });
  assert.deepEqual(
    answer.amounts.map(({ id: _, ...rest }) => rest),
    items.map(({ id: _, date: __, ...rest }) => ({
      ...{ contract_id, construction_site_name },
      ...rest,
    })),
  );
  assert.equal(answer.amounts[0]?.target_quantity, '660,50');
});

test('BEY-38 BEY-39 a night is on both of its days: call-offs until they end, and the loads for them', async () => {
  const site = await buildSite(server);
  const night = { starts_on: DAY, starts_time: '20:00', ends_on: '2026-11-18', ends_time: '05:00' };
  const [id] = await order(site, [{ ...open, ...night }]);
  await deliver(site, [
    load('evening', DAY, '20:30', 30),
    load('trip', DAY, '22:00', 30),
    load('midnight', DAY, '23:50', 30),
    load('night', '2026-11-18', '04:50', 20),
    load('morning', '2026-11-18', '05:00', 20),
  ]);
  const first = await ask(site, DAY);
  assert.deepEqual(
    [idsOf(first.call_offs), numbersOf(first.deliveries)],
    [[id], ['night', 'midnight', 'trip', 'evening']],
  );
  const second = await ask(site, '2026-11-18');
  assert.deepEqual(
    [idsOf(second.call_offs), numbersOf(second.deliveries)],
    [[id], ['morning', 'night', 'midnight', 'trip']],
  );
  const third = await ask(site, '2026-11-19');
  assert.deepEqual([third.call_offs, third.deliveries, third.amounts], [[], [], []]);
});

test('BEY-143 a call-off over several days is on each of them, with the loads of each', async () => {
  const site = await buildSite(server);
  const week = { ...open, starts_on: DAY, starts_time: '06:00', ends_time: '15:00' };
  const [long] = await order(site, [{ ...week, ends_on: '2026-11-20' }]);
  await deliver(site, [load('middle', '2026-11-18', '07:00', 20)]);
  const idsOn = async (date: string) => idsOf((await ask(site, date)).call_offs);
  assert.deepEqual(await idsOn('2026-11-16'), []);
  for (const day of [DAY, '2026-11-18', '2026-11-19', '2026-11-20'])
    assert.deepEqual(await idsOn(day), [long], day);
  assert.deepEqual(await idsOn('2026-11-21'), []);
  assert.deepEqual(numbersOf((await ask(site, '2026-11-18')).deliveries), ['middle']);
});

test('BEY-38 days on which clocks change, and days to come with what is planned', async () => {
  const site = await buildSite(server);
  const planned = {
    status: CALL_OFF_STATUS.planned,
    starts_on: '2027-03-28',
    starts_time: '07:00',
  };
  const [id] = await order(site, [planned]);
  await deliver(site, [
    load('eve', '2026-10-24', '23:30', 20),
    load('first', '2026-10-25', '00:00', 20),
    load('last', '2026-10-25', '23:59', 20),
    load('next', '2026-10-26', '00:00', 20),
  ]);
  assert.deepEqual(numbersOf((await ask(site, '2026-10-25')).deliveries), ['last', 'first']);
  const { call_offs, deliveries } = await ask(site, '2027-03-28');
  assert.deepEqual([idsOf(call_offs), deliveries], [[id], []]);
  assert.equal(call_offs[0]?.starts_at, '2027-03-28T05:00:00.000Z');
});

test('BEY-38 a foreign contract answers like none; without the right there are no call-offs', async () => {
  const own = await buildSite(server);
  const other = await buildSite(server);
  await order(own, [{ ...open, starts_on: DAY }]);
  await deliver(own, [load('1', DAY, '07:00', 20)]);
  const answers = [other.contract.id, newId()].map(async (id) => {
    const path = `day-line/${id}?date=17.11.2026`;
    const { status, json } = await server.request('GET', path, own);
    return { status, ...Object(json), request_id: undefined };
  });
  const [foreign, absent] = await Promise.all(answers);
  assert.equal(foreign.status, 404);
  assert.deepEqual(foreign, absent);

  // The right counts in the company of the contract.
  const token = await server.build({}, async (db) => {
    const user = await buildUser(db, { companies: [own.company], permissions: [] });
    return buildToken(db, user, new Date(NOW));
  });
  const { call_offs, deliveries } = await ask({ ...own, token }, DAY);
  assert.deepEqual([call_offs, numbersOf(deliveries)], [[], ['1']]);
  assert.equal((await ask(own, DAY)).call_offs.length, 1);
});

test('BEY-38 a date that is none, or more than two years away, is refused by name', async () => {
  const site = await buildSite(server);
  const answerTo = async (date: string) => {
    const path = `day-line/${site.contract.id}?date=${date}`;
    const { status, json } = await server.request('GET', path, site);
    return [status, Object(json).errors?.[0]?.field, Object(json).errors?.[0]?.message];
  };
  for (const date of ['31.02.2026', '2026-11-17', '', '18.11.2024', '21.11.2028']) {
    const [status, field, message] = await answerTo(date);
    assert.deepEqual([status, field], [422, 'date'], date);
    assert.match(message, /^Datum: Bitte/, date);
  }
  for (const date of ['19.11.2024', '20.11.2028'])
    assert.equal((await answerTo(date))[0], 200, date);
});

test('BEY-38 at most 500 loads of a day, the newest, and whether there are others', async () => {
  const site = await buildSite(server);
  const many = Array.from({ length: 501 }, (_, at) =>
    load(`n${at}`, DAY, `0${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`, 5),
  );
  await deliver(site, many.slice(1));
  const full = await ask(site, DAY);
  assert.deepEqual([full.deliveries.length, full.has_more], [500, false]);
  await deliver(site, many.slice(0, 1));
  const { deliveries, has_more } = await ask(site, DAY);
  assert.deepEqual(
    [deliveries.length, has_more, deliveries[0]?.number, deliveries.at(-1)?.number],
    [500, true, 'n500', 'n1'],
  );
});
