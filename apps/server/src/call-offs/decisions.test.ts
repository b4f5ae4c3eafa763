import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as callOffs from '@abrufbar/contract/call-offs.ts';
import * as imports from '@abrufbar/contract/imports/call-offs.ts';
import * as inbox from '@abrufbar/contract/notifications-inbox.ts';
import {
  CALL_OFF_STATUS,
  nextStatus,
  PROVIDER_ACTIONS,
} from '@abrufbar/domain/call-offs/status.ts';
import { buildCallOff } from '#call-offs/build.ts';
import {
  findPendingDecision,
  holdDecision,
  undoDecision,
} from '#call-offs/office/decision-store.ts';
import { inTransaction } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import {
  asStaff,
  LENA,
  pendingOf,
  place,
  placed,
  runDue,
  stepsOf,
  dropDecisionJobs,
} from '#testing/concepts/decisions.ts';
import { buildOrderSite, type OrderSite, refused } from '#testing/concepts/order.ts';
import { NOW } from '#testing/concepts/site.ts';
import { waitForJobs } from '#testing/server/jobs.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const ANSWER = 'Das Werk ist ausgebucht.';

type Fields = Omit<Parameters<typeof buildCallOff>[1], 'item' | 'supplier'>;
const build = ({ item, supplier, scope, buyer }: OrderSite, fields: Fields = {}) =>
  server.build(scope, (db) =>
    buildCallOff(db, { item, supplier, created_by: buyer.id, ...fields }),
  );
const statusOf = async ({ buyer }: OrderSite, { id }: { readonly id: string }) =>
  (await server.send(callOffs.detail, { id }, buyer)).status;
const messagesOf = async ({ buyer }: OrderSite) => {
  await dropDecisionJobs(server);
  await waitForJobs(server);
  const { items } = await server.send(inbox.list, { seen: false, page: 1, page_size: null }, buyer);
  return items.map(({ title }) => title);
};
const decide = (site: OrderSite, { id }: { readonly id: string }, action: 'confirm' | 'review') =>
  server.send(
    callOffs.decide,
    { call_off_id: id, customer_number: site.customerNumber, action, number: null, answer: null },
    { token: site.plant },
  );

test('OFF-54 OFF-56 a decision changes nothing until it is due and takes effect once then', async () => {
  const site = await buildOrderSite(server);
  const callOff = await build(site, { status: 1 });
  const decision = { action: 'confirm', number: '551208', answer: 'Ab 06:00 Uhr.' } as const;
  const made = await placed(server, site, callOff, decision, NOW);
  assert.equal(made.dueAt.toISOString(), '2026-11-20T06:12:10.000Z');
  await runDue(server, site, callOff, made, NOW, 9.9);
  assert.deepEqual(await messagesOf(site), []);
  assert.equal(await statusOf(site, callOff), 1);
  assert.deepEqual(await pendingOf(server, site), [made.decisionId]);
  for (let run = 0; run < 3; run += 1) await runDue(server, site, callOff, made, NOW);
  assert.deepEqual(await stepsOf(server, site, callOff), [
    {
      action: 'confirm',
      at: '2026-11-20T06:12:10Z',
      user_id: null,
      import_key_id: null,
      staff_id: LENA.staffId,
      staff_name: LENA.staffName,
      answer: 'Ab 06:00 Uhr.',
      number: '551208',
    },
  ]);
  const shown = await server.send(callOffs.detail, { id: callOff.id }, site.buyer);
  assert.deepEqual([shown.status, shown.number, shown.answer], [4, '551208', 'Ab 06:00 Uhr.']);
  assert.deepEqual(await messagesOf(site), ['Lieferung bestätigt']);
  assert.deepEqual(await pendingOf(server, site), []);
});

test('OFF-54 D-31 a decision of staff follows the same state machine as one of a system', async () => {
  const site = await buildOrderSite(server);
  for (const status of Object.values(CALL_OFF_STATUS)) {
    const earlier_status = status === 2 ? 4 : null;
    for (const action of PROVIDER_ACTIONS) {
      const callOff = await build(site, { status, earlier_status });
      const to = nextStatus(action, status, earlier_status);
      const made = await place(server, site, callOff, { action, answer: ANSWER }, NOW);
      if (typeof made === 'string') assert.deepEqual([made, to], ['not_possible', null]);
      else await runDue(server, site, callOff, made, NOW);
      assert.equal(await statusOf(site, callOff), to ?? status, `${action} at ${status}`);
    }
  }
});

test('OFF-59 OFF-18 a decision that cannot be stored says why and stores nothing', async () => {
  const site = await buildOrderSite(server);
  const taken = await build(site, { status: 4, number: '551208' });
  const callOff = await build(site, { status: 1 });
  const numbered = await build(site, { status: 1, number: '551209' });
  for (const [one, decision, code] of [
    [callOff, { action: 'confirm', version: 2 }, 'stale'],
    [callOff, { action: 'acceptChange' }, 'not_possible'],
    [callOff, { action: 'refuse' }, 'answer_missing'],
    [callOff, { action: 'confirm', number: '551208' }, 'number_taken'],
    [numbered, { action: 'confirm', number: '551210' }, 'numbered'],
  ] as const) {
    assert.equal(await place(server, site, one, decision, NOW), code);
  }
  assert.deepEqual(await pendingOf(server, site), []);
  const made = await placed(server, site, numbered, { action: 'confirm', number: '551209' }, NOW);
  const again = await place(server, site, numbered, { action: 'refuse', answer: ANSWER }, NOW);
  assert.equal(again, 'pending');
  const { id: supplierId } = site.supplier;
  const find = (suppliers: number[]) =>
    asStaff(server, suppliers, (db) =>
      findPendingDecision(db, suppliers, site.company.id, numbered.id),
    );
  assert.equal(await find([supplierId + 1]), undefined);
  const first = await find([supplierId]);
  assert.deepEqual(
    [first?.id, first?.staff_name, first?.action],
    [made.decisionId, LENA.staffName, 'confirm'],
  );
  assert.equal(taken.status, 4);
});

test('OFF-55 a decision is taken back before it takes effect, not afterwards, and not by others', async () => {
  const site = await buildOrderSite(server);
  const callOff = await build(site, { status: 1 });
  const made = await placed(server, site, callOff, { action: 'confirm' }, NOW);
  const undo = (suppliers: readonly number[], { decisionId } = made) =>
    asStaff(server, suppliers, (db) => undoDecision(db, suppliers, decisionId));
  const own = [site.supplier.id];
  assert.equal(await undo([site.supplier.id + 1]), undefined);
  assert.equal((await undo(own))?.action, 'confirm');
  assert.equal(await undo(own), undefined);
  await runDue(server, site, callOff, made, NOW);
  assert.deepEqual(await stepsOf(server, site, callOff), []);
  // The job of the decision that was taken back does not apply a later one.
  const later = await placed(server, site, callOff, { action: 'review' }, NOW);
  await runDue(server, site, callOff, made, NOW);
  assert.equal(await statusOf(site, callOff), 1);
  await runDue(server, site, callOff, later, NOW);
  assert.equal(await statusOf(site, callOff), 20);
  assert.equal(await undo(own, later), undefined);
});

test('OFF-55 a decision that is held takes effect later, at most a minute after the click', async () => {
  const site = await buildOrderSite(server);
  const callOff = await build(site, { status: 1 });
  const made = await placed(server, site, callOff, { action: 'confirm' }, NOW);
  const hold = async (seconds: number, suppliers = [site.supplier.id]) => {
    const now = new Date(Date.parse(NOW) + seconds * 1000);
    const due = await asStaff(server, suppliers, (db) =>
      holdDecision(db, suppliers, made.decisionId, now),
    );
    return due && (due.getTime() - Date.parse(NOW)) / 1000;
  };
  assert.equal(await hold(5, [site.supplier.id + 1]), undefined);
  assert.equal(await hold(5), 15);
  await runDue(server, site, callOff, made, NOW, 10);
  assert.equal(await statusOf(site, callOff), 1);
  assert.equal(await hold(58), 60);
  await runDue(server, site, callOff, made, NOW, 60);
  assert.equal(await statusOf(site, callOff), 4);
  assert.equal(await hold(60), undefined);
  const beyond = inTransaction(server.database.owner, site.scope, async (db) => {
    const row = { company_id: site.company.id, supplier_id: site.supplier.id, version: 1 };
    const times = { decided_at: NOW, due_at: '2026-11-20T06:13:01Z' };
    const by = { staff_id: newId(), staff_name: 'x', id: newId(), call_off_id: callOff.id };
    const decision = { ...row, ...by, ...times, action: 'cancel' };
    await db.insertInto('call_off_decisions').values(decision).execute();
  });
  await assert.rejects(beyond, { code: '23514' });
});

test('OFF-57 a step of the supplier’s system holds, and the decision that was pending falls', async () => {
  const site = await buildOrderSite(server);
  const decided = await build(site, { status: 1 });
  const corrected = await build(site, { status: 4, number: '551208' });
  const refusing = { action: 'refuse', answer: ANSWER } as const;
  const first = await placed(server, site, decided, refusing, NOW);
  const second = await placed(server, site, corrected, { action: 'cancel' }, NOW);
  await decide(site, decided, 'confirm');
  const report = await server.send(
    imports.callOffs,
    [
      {
        customer_number: site.customerNumber,
        contract_number: site.contract.contract_number,
        number: '551208',
        status: 4,
        material_number: '102244',
        quantity_raw: 90,
        incoterm: 'frei',
        truck_type: 'sattel',
        delivery_start_date: '21.11.2026',
        delivery_start_time: '07:00',
        delivery_end_date: '21.11.2026',
        delivery_end_time: '15:00',
      },
    ],
    { token: site.plant },
  );
  assert.equal(report.updated, 1);
  assert.deepEqual(await pendingOf(server, site), []);
  await runDue(server, site, decided, first, NOW);
  await runDue(server, site, corrected, second, NOW);
  const actions = async (one: { readonly id: string }) =>
    (await stepsOf(server, site, one)).map(({ action, staff_id }) => `${action} ${staff_id}`);
  assert.deepEqual(await actions(decided), ['confirm null']);
  assert.deepEqual(await actions(corrected), ['correct null']);
});

const wish = ({ id }: { readonly id: string }) => ({
  call_off_id: id,
  amount: 120,
  delivery_start_date: '2026-11-23',
  delivery_start_time: '07:00',
  delivery_end_date: '2026-11-23',
  delivery_end_time: '15:00',
  customer_note: null,
  contact_person: null,
});

test('OFF-58 a change request of the customer overtakes a pending cancellation', async () => {
  const site = await buildOrderSite(server);
  const callOff = await build(site, { status: 4 });
  const made = await placed(server, site, callOff, { action: 'cancel', answer: ANSWER }, NOW);
  await server.send(callOffs.requestChange, wish(callOff), site.buyer);
  assert.deepEqual(await pendingOf(server, site), []);
  await runDue(server, site, callOff, made, NOW);
  const [step, ...more] = await stepsOf(server, site, callOff);
  assert.deepEqual([step?.action, step?.user_id, more], ['requestChange', site.buyer.id, []]);
  assert.equal(await statusOf(site, callOff), 30);
});

test('OFF-58 the customer who is later than the cancellation is refused', async () => {
  const site = await buildOrderSite(server);
  const callOff = await build(site, { status: 4 });
  const made = await placed(server, site, callOff, { action: 'cancel', answer: ANSWER }, NOW);
  const both = await Promise.allSettled([
    runDue(server, site, callOff, made, NOW),
    server.send(callOffs.requestChange, wish(callOff), site.buyer),
  ]);
  const steps = (await stepsOf(server, site, callOff)).map(({ action }) => action);
  assert.equal(steps.length, 1);
  assert.equal(both[1].status === 'fulfilled', steps[0] === 'requestChange');
  const last = await build(site, { status: 4 });
  const cancelling = await placed(server, site, last, { action: 'cancel', answer: ANSWER }, NOW);
  await runDue(server, site, last, cancelling, NOW);
  await assert.rejects(server.send(callOffs.requestChange, wish(last), site.buyer), refused(409));
});

test('OFF-54 a decision whose number was given away meanwhile takes effect without it', async () => {
  const site = await buildOrderSite(server);
  const callOff = await build(site, { status: 1 });
  const made = await placed(server, site, callOff, { action: 'confirm', number: '551208' }, NOW);
  await build(site, { status: 4, number: '551208' });
  await runDue(server, site, callOff, made, NOW);
  const [step, ...more] = await stepsOf(server, site, callOff);
  assert.deepEqual([step?.action, step?.number, more], ['confirm', null, []]);
  assert.equal(await statusOf(site, callOff), 4);
});
