import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { toggleSubscription } from '@abrufbar/contract/contracts/subscription.ts';
import { createClaim, replyToClaim } from '@abrufbar/contract/deliveries/claim-changes.ts';
import { claim } from '@abrufbar/contract/deliveries/claims.ts';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import * as office from '@abrufbar/contract/deliveries/office-claims.ts';
import { uploadAsset } from '@abrufbar/contract/documents-assets.ts';
import * as inbox from '@abrufbar/contract/notifications-inbox.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { buildCompany, buildUser } from '#companies/build.ts';
import { replaceUser, updateUserBlocked } from '#companies/store.ts';
import { newId } from '#core/ids.ts';
import { buildDelivery } from '#deliveries/build.ts';
import { buildToken } from '#session/build.ts';
import { addMember, asStaff, signedIn } from '#testing/concepts/office.ts';
import { buildOfficeSite } from '#testing/concepts/office-site.ts';
import { drawPicture } from '#testing/concepts/pictures.ts';
import { NOW } from '#testing/concepts/site.ts';
import { waitForJobs } from '#testing/server/jobs.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const staff = async (name: string, phone: string | null = null) =>
  asStaff(server, await signedIn(server, await addMember(server, { name, phone }, NOW), NOW));
const clerk = await staff('Lena Bartels', '+49 5725 9440-21');
const colleague = await staff('Jens Ahlers');

/** 422 whose sentence names the field. */
const refusedFor = (label: string) => (error: unknown) => {
  if (!(error instanceof CallError)) return false;
  const [first] = error.errors;
  return error.status === 422 && (first?.message.startsWith(`${label}:`) ?? false);
};

/** A delivery of 26.40 t, and how its customer and the office speak about it. */
const buildLoad = async () => {
  const { contract, company, person } = await buildOfficeSite(server);
  const scope = { companies: [company.id] };
  const made = await server.build(scope, async (db) => ({
    delivery: await buildDelivery(db, { contract }),
    token: await buildToken(db, person, new Date(NOW)),
    stranger: await buildToken(
      db,
      await buildUser(db, { companies: [await buildCompany(db)] }),
      new Date(NOW),
    ),
  }));
  const { delivery, token } = made;
  const both = { delivery_id: delivery.id, contract_id: contract.id };
  const id = newId();
  const filed = { ...both, id, reasons: ['segregation', 'temperature'], remedy: 'replacement' };
  const input = { ...filed, note: 'Hinten grob, vorn fein.' } as InputOf<typeof createClaim>;
  return {
    ...{ ...made, company, contract, person, both, id, scope },
    file: (fields: Partial<InputOf<typeof createClaim>> = {}, as = token) =>
      server.send(createClaim, { ...input, ...fields }, { token: as, key: newId() }),
    read: (as = token) => server.send(claim, { id }, { token: as }),
    reply: (version: number, reply: 'agree' | 'disagree', note: string | null = null, as = token) =>
      server.send(replyToClaim, { id, version, reply, note }, { token: as, key: newId() }),
    own: (version: number, as = clerk) => as(office.officeTakeClaim, { id, version }),
    settle: (version: number, fields: Partial<InputOf<typeof office.officeSettleClaim>> = {}) =>
      clerk(office.officeSettleClaim, {
        ...{ id, version, text: 'Wir liefern 13,20 t nach.', outcome: 'replacement' },
        ...{ accepted_quantity: 13.2, replacement: null, ...fields },
      }),
    titles: async () => {
      await waitForJobs(server);
      const { items } = await server.send(
        inbox.list,
        { seen: false, page: 1, page_size: null },
        { token },
      );
      return items.map(({ title }) => title);
    },
  };
};

test('BEY-90 BEY-93 a claim is filed once, and is named by its delivery', async () => {
  const { file, read, id, both, token } = await buildLoad();
  const first = await file();
  assert.deepEqual(first, { id, number: first.number, state: 'received' });
  assert.deepEqual(await file({ note: 'Anders.' }), first);
  const { reasons, remedy, note, steps, photos } = await read();
  assert.deepEqual(reasons, ['temperature', 'segregation']); // in the order of the list
  assert.deepEqual([remedy, note, photos], ['replacement', 'Hinten grob, vorn fein.', 0]);
  assert.deepEqual(
    steps.map(({ kind, date, time }) => [kind, date, time]),
    [['received', '2026-11-20', '07:12']],
  );
  const { claims } = await server.send(deliveries.details, both, { token });
  assert.deepEqual(claims, [first]);
  server.at(new Date(Date.parse(NOW) + 60_000).toISOString());
  const second = await file({ id: newId(), note: null });
  server.at(NOW);
  assert.ok(second.number > first.number);
  const again = await server.send(deliveries.details, both, { token });
  assert.deepEqual(again.claims, [second, first]);
});

test('BEY-90 BEY-93 a reader is refused with a sentence about claims', async () => {
  const { company, scope, file, reply } = await buildLoad();
  const reader = await server.build(scope, async (db) =>
    buildToken(db, await buildUser(db, { companies: [company], role: 'leser' }), new Date(NOW)),
  );
  const refusal = { status: 403, message: /^Reklamationen dieser Firma/ };
  await assert.rejects(file({}, reader), refusal);
  await file();
  await assert.rejects(reply(1, 'agree', null, reader), refusal);
});

test('BEY-90 a claim without a reason, or on a delivery that is not there, is refused', async () => {
  const { file, stranger, read, id } = await buildLoad();
  await assert.rejects(file({ reasons: [] }), refusedFor('Was nicht stimmt'));
  await assert.rejects(file({ delivery_id: newId() }), { status: 404 });
  await assert.rejects(file({}, stranger), { status: 404 });
  await file();
  await assert.rejects(read(stranger), { status: 404 });
  for (let at = 1; at < 20; at += 1) await file({ id: newId() });
  await assert.rejects(file({ id: newId() }), { status: 409, message: /20-mal/ });
  assert.equal((await file()).id, id); // the first one again
  const other = await buildLoad();
  assert.equal((await other.file({ id })).id, id); // ids of two companies may meet
  await assert.rejects(clerk(office.officeClaim, { id }), { status: 404 }); // and are then nobody's
  await assert.rejects(file({ delivery_id: newId(), id }), { status: 404 });
});

test('BEY-91 photos of a claim are counted, whichever comes first', async () => {
  const { file, read, id, both, token } = await buildLoad();
  const ids = { deliveryId: both.delivery_id, contractId: both.contract_id };
  const add = async (claim_id?: string) =>
    server.send(
      uploadAsset,
      {
        ids,
        file: await drawPicture({ width: 8, height: 8 }),
        file_name: null,
        ...(claim_id && { claim_id }),
      },
      { token, key: newId() },
    );
  await add(id);
  await file();
  await add(id);
  await add();
  assert.equal((await read()).photos, 2);
});

test('BEY-92 BEY-93 a claim is taken over and answered; the customer disagrees once, then agrees', async () => {
  const { file, read, reply, own, settle, contract, scope } = await buildLoad();
  await file();
  await assert.rejects(reply(1, 'agree'), { status: 409 });
  await own(1);
  await assert.rejects(own(2), { status: 409 }); // it is theirs already
  assert.deepEqual((await read()).contact, { name: 'Lena Bartels', phone: '+49 5725 9440-21' });
  const { number } = await server.build(scope, (db) => buildDelivery(db, { contract }));
  await settle(2, { replacement: number });
  await settle(3);
  await assert.rejects(own(4), { status: 409, message: /anderen Stand/ });
  const settled = await read();
  assert.deepEqual(settled.answer, {
    ...{ text: 'Wir liefern 13,20 t nach.', outcome: 'replacement' },
    ...{ accepted_quantity: '13,20', replacement: null },
  });
  assert.deepEqual([settled.version, settled.may_agree, settled.may_disagree], [4, true, true]);
  await assert.rejects(reply(3, 'agree'), { status: 409, message: /anderen Stand/ }); // another answer
  await assert.rejects(reply(4, 'disagree'), refusedFor('Notiz'));
  assert.deepEqual(await reply(4, 'disagree', 'Es waren 20 t.'), {
    ...{ id: settled.id, number: settled.number, state: 'in_progress' },
  });
  await assert.rejects(reply(4, 'disagree', 'Auch ich.'), { status: 409 });
  assert.equal((await read()).answer, null);
  await settle(5, { accepted_quantity: 20, outcome: 'none' });
  assert.equal((await read()).answer?.accepted_quantity, null);
  await assert.rejects(reply(6, 'disagree', 'Noch einmal.'), { status: 409 });
  await reply(6, 'agree');
  await reply(6, 'agree');
  await assert.rejects(reply(5, 'agree'), { status: 409 });
  const { steps, may_agree: mayAgree, may_disagree: mayDisagree } = await read();
  assert.deepEqual(
    steps.map(({ kind, by, text }) => [kind, by === 'Lena Bartels', text]),
    [
      ['received', false, 'Hinten grob, vorn fein.'],
      ['in_progress', true, null],
      ['settled', true, 'Wir liefern 13,20 t nach.'],
      ['settled', true, 'Wir liefern 13,20 t nach.'],
      ['disagreed', false, 'Es waren 20 t.'],
      ['settled', true, 'Wir liefern 13,20 t nach.'],
      ['agreed', false, null],
    ],
  );
  assert.deepEqual([mayAgree, mayDisagree], [false, false]);
  await assert.rejects(settle(7), { status: 409, message: /anderen Stand/ });
});

test('BEY-97 the slower one learns the name of the faster; an answer stays within what came', async () => {
  const { file, own, settle, contract, scope, read, delivery } = await buildLoad();
  await file();
  await own(1, colleague);
  await assert.rejects(own(1), { status: 409, message: /Jens Ahlers/ });
  for (const accepted_quantity of [0, 26.401])
    await assert.rejects(settle(2, { accepted_quantity }), refusedFor('Angenommene Menge'));
  const itself = { replacement: delivery.number };
  await assert.rejects(settle(2, itself), refusedFor('Lieferschein des Ersatzes'));
  const { delivery: foreign } = await buildLoad();
  for (const replacement of ['99', foreign.number])
    await assert.rejects(settle(2, { replacement }), refusedFor('Lieferschein des Ersatzes'));
  const instead = await server.build(scope, (db) =>
    buildDelivery(db, { contract, vehicle_license_plate: 'HM KS 419' }),
  );
  const settled = await settle(2, { accepted_quantity: 26.4, replacement: instead.number });
  assert.deepEqual(settled.answer?.replacement, {
    delivery_id: instead.id,
    number: instead.number,
  });
  const { answer } = await read();
  assert.equal(answer?.replacement?.vehicle_license_plate, 'HM KS 419');
});

test('BEY-94 the person with the claim and the followers of the contract get a message of each step', async () => {
  const { file, own, settle, titles, contract, token } = await buildLoad();
  const { number } = await file();
  await own(1);
  const taken = `Reklamation ${number} in Klärung`;
  assert.deepEqual(await titles(), [taken]);
  const follow = { contractId: contract.id, status: true };
  await server.send(toggleSubscription, follow, { token, key: newId() });
  await settle(2);
  assert.deepEqual(await titles(), [`Reklamation ${number} beantwortet`, taken]);
});

test('BEY-94 a person who has left the company, or whose account is blocked, hears of no step', async () => {
  const leave = [
    (userId: string) =>
      server.build({}, (db) =>
        db.deleteFrom('memberships').where('user_id', '=', userId).execute(),
      ),
    (userId: string) => server.build({}, (db) => updateUserBlocked(db, userId, new Date(NOW))),
  ];
  for (const end of leave) {
    const { file, own, person } = await buildLoad();
    await file();
    await end(person.id);
    await own(1);
    await waitForJobs(server);
    const kept = await server.build({ userId: person.id }, (db) =>
      db.selectFrom('notifications').select('id').where('user_id', '=', person.id).execute(),
    );
    assert.deepEqual(kept, []);
  }
});

test('BEY-96 the office lists open claims by age, its own, settled ones and all', async () => {
  const [older, newer] = [await buildLoad(), await buildLoad()];
  await older.file();
  server.at(new Date(Date.parse(NOW) + 60_000).toISOString());
  const { number } = await newer.file();
  server.at(NOW);
  const list = async (fields: Partial<InputOf<typeof office.officeClaims>>) => {
    const customer = [older, newer].map(({ company }) => String(company.id));
    const { items } = await clerk(office.officeClaims, {
      ...{ view: null, q: null, page: 1, customer },
      ...fields,
    });
    return items.map(({ id }) => id);
  };
  assert.deepEqual(await list({}), [older.id, newer.id]);
  assert.deepEqual(await list({ view: 'all' }), [newer.id, older.id]);
  const before = await clerk(office.officeClaimCounts, {});
  await newer.own(1);
  assert.deepEqual(await list({ view: 'mine' }), [newer.id]);
  const mine = { view: 'mine', customer: null, q: null } as const;
  const file = { ...mine, columns: ['number' as const], format: 'csv' as const };
  const counted = await clerk(office.officeClaimCounts, {});
  assert.equal((await clerk(office.officeClaimExport, file)).rows, counted.mine);
  const after = await clerk(office.officeClaimCounts, {});
  assert.deepEqual([after.open, after.mine], [before.open, before.mine + 1]);
  await newer.settle(2);
  assert.deepEqual(await list({ view: 'settled' }), [newer.id]);
  assert.deepEqual(await list({ view: 'all', q: String(number) }), [newer.id]);
  assert.deepEqual(await list({ view: 'all', q: older.delivery.number }), [older.id]);
  assert.deepEqual((await list({ view: 'all', q: 'hm ks4' })).length, 2);
  assert.deepEqual(await list({ view: 'all', q: 'XX' }), []);
});

test('BEY-95 D-64 once the account is removed a claim and its steps show the placeholder', async () => {
  const { file, own, person, id } = await buildLoad();
  await file();
  await own(1);
  const placeholder = { firstName: 'Entferntes', lastName: 'Konto', at: new Date(NOW) };
  await server.build({ userId: person.id }, (db) => replaceUser(db, person.id, placeholder));
  const { person: filedBy, steps } = await clerk(office.officeClaim, { id });
  assert.deepEqual(filedBy, { name: 'Entferntes Konto', phone: null });
  assert.deepEqual(
    steps.map(({ by }) => by),
    ['Entferntes Konto', 'Lena Bartels'],
  );
});
