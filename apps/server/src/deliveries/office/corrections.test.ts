import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as amounts from '@abrufbar/contract/amounts.ts';
import * as portal from '@abrufbar/contract/deliveries/deliveries.ts';
import * as office from '@abrufbar/contract/deliveries/office.ts';
import * as corrections from '@abrufbar/contract/deliveries/office-corrections.ts';
import * as inbox from '@abrufbar/contract/notifications-inbox.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { sql } from 'kysely';
import { buildContract, buildItem, buildSubscription } from '#contracts/build.ts';
import { newId } from '#core/ids.ts';
import { buildInvoice } from '#documents/build.ts';
import { buildToken } from '#session/build.ts';
import { buildCompany } from '#companies/build.ts';
import { addMember, asStaff, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { buildOfficeSite } from '#testing/concepts/office-site.ts';
import { waitForJobs } from '#testing/server/jobs.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const enter = async (fields: Parameters<typeof addMember>[1]) =>
  asStaff(server, await signedIn(server, await addMember(server, fields, NOW), NOW));
const lena = await enter({ name: 'Lena Bartels' });
const tomasz = await enter({ name: 'Tomasz Wilke', role: 'support' });

type Correction = InputOf<typeof corrections.officeCorrect>;
const KEPT = { contract: null, item: null, material: null, gross: null, tare: null };
const heavier = (id: string, change: Partial<Correction> = {}): Correction => ({
  ...KEPT,
  id,
  version: 1,
  tare: 15.6,
  reason: 'tare',
  text: 'Tara laut Waage 2 nachgetragen.',
  ...change,
});

const build = async () => {
  const site = await buildOfficeSite(server);
  const { contract, company, supplier, person, scope } = {
    ...site,
    scope: { companies: [site.company.id] },
  };
  const more = await server.build(scope, async (db) => {
    await buildSubscription(db, contract, person);
    const other = await buildContract(db, { company, supplier, name: 'Kanal Rosenweg' });
    const item = await buildItem(db, {
      contract: other,
      position: '20',
      material_name: 'AC 11 D S',
      material_number: '102211',
    });
    return { other, otherItem: item, token: await buildToken(db, person, new Date(NOW)) };
  });
  const amountsOf = async ({ contract_number }: { readonly contract_number: string }) => {
    const input = {
      contract_number,
      contract_id: null,
      page: 1,
      page_size: null,
      filterString: {},
    };
    const { items } = await server.send(amounts.total, input, more);
    const cards = items.filter(({ incoming_quantity_raw: a, delivered_quantity_raw: b }) => a || b);
    return cards.map((card) => [
      card.material_number,
      card.incoming_quantity_raw,
      card.delivered_quantity_raw,
    ]);
  };
  const incoming = async ({ contract_number }: { readonly contract_number: string }) => {
    const input = {
      contract_number,
      contract_id: null,
      page: 1,
      page_size: null,
      filterString: {},
    };
    const { items, pagination } = await server.send(portal.incoming, input, more);
    const corrected = items.filter((one) => one.corrected).map(({ id }) => id);
    return { count: pagination.total_items, ids: items.map(({ id }) => id), corrected };
  };
  const open = (id: string, contractId = contract.id) =>
    server.send(portal.details, { delivery_id: id, contract_id: contractId }, more);
  const refusedFields = async (change: Partial<Correction>, id: string) => {
    const refused = await lena(corrections.officeCorrect, heavier(id, change)).catch(
      (error: unknown) => error,
    );
    assert.ok(refused instanceof CallError && refused.status === 422);
    return refused.errors.map(({ field, message }) => `${field}: ${message}`);
  };
  return { ...site, ...more, scope, amountsOf, incoming, open, refusedFields };
};

test('OFF-130 OFF-131 OFF-134 OFF-229 a corrected tare counts everywhere, and the slip stays beside it', async () => {
  const site = await build();
  const { id } = await site.load();
  await site.load();
  const changed = await lena(corrections.officeCorrect, heavier(id));
  assert.partialDeepStrictEqual(changed, {
    gross: 41,
    tare: 15.6,
    net: 25.4,
    is_corrected: true,
    version: 2,
    slip: { gross: 41, tare: 14.6, net: 26.4, changed_at: null },
    corrections: [{ number: 1, by: 'Lena Bartels', reason: 'tare' }],
  });
  assert.deepEqual(await site.amountsOf(site.contract), [['102244', 51.8, 0]]);
  const list = await lena(office.officeList, {
    ...office.UNFILTERED,
    view: 'corrected',
    contract: site.contract.id,
    page: 1,
  });
  assert.deepEqual(
    [list.items.map((row) => [row.id, row.net]), list.sum.quantity],
    [[[id, 25.4]], 25.4],
  );
  assert.deepEqual((await site.incoming(site.contract)).corrected, [id]);
  const seen = await site.open(id);
  assert.equal(seen.corrected, true);
  assert.deepEqual(seen.correction, {
    date: '2026-11-20',
    time: '07:12',
    by: 'Lena Bartels',
    reason_text: 'Tara falsch erfasst',
    text: 'Tara laut Waage 2 nachgetragen.',
    values: [
      { field: 'tare', old: '14,60', new: '15,60', unit: 't' },
      { field: 'net', old: '26,40', new: '25,40', unit: 't' },
    ],
  });
  assert.equal(seen.materials[0]?.quantity, '25,40');
  await waitForJobs(server);
  const { items } = await server.send(inbox.list, { seen: false, page: 1, page_size: null }, site);
  assert.deepEqual(
    items.map(({ type, title, reference_id, quantity }) => [type, title, reference_id, quantity]),
    [['scale_note.created', 'Lieferung korrigiert', `${id}_${site.contract.id}`, '25,40']],
  );
  const { rows } = await server.build(site.scope, (db) =>
    sql<{ changes: Record<string, unknown> }>`
      SELECT changes FROM audit_company WHERE object_id = ${id}`.execute(db),
  );
  assert.deepEqual(rows[0]?.changes, {
    tare: { old: '14.600', new: '15.600' },
    net: { old: '26.400', new: '25.400' },
    reason: { old: null, new: 'tare' },
    correction: { old: null, new: 1 },
  });
});

test('OFF-130 a second correction follows the first, and a confirmed delivery can be corrected', async () => {
  const site = await build();
  const confirmed = { at: new Date(NOW), by: site.person.id };
  const { id } = await site.load({ confirmed });
  await lena(corrections.officeCorrect, heavier(id));
  assert.deepEqual(await site.amountsOf(site.contract), [['102244', 0, 25.4]]);
  const again = await lena(
    corrections.officeCorrect,
    heavier(id, { version: 2, gross: 42, tare: 14.6, reason: 'reweigh' }),
  );
  assert.deepEqual(
    again.corrections.map(({ number }) => number),
    [2, 1],
  );
  assert.deepEqual([again.slip?.net, again.net], [26.4, 27.4]);
  assert.deepEqual(await site.amountsOf(site.contract), [['102244', 0, 27.4]]);
});

test('OFF-135 a delivery comes to another contract of its company, and its old address still opens and confirms it', async () => {
  const site = await build();
  const { id } = await site.load();
  const choices = await lena(corrections.officeCorrectionChoices, { id, contract: site.other.id });
  assert.deepEqual(
    choices.contracts.map(({ name }) => name).toSorted(),
    [site.contract.name, 'Kanal Rosenweg'].toSorted(),
  );
  const effect = { ...KEPT, id, contract: site.other.id, item: site.otherItem.id };
  const before = await lena(corrections.officeCorrectionEffect, effect);
  assert.deepEqual(
    before.amounts.map(({ contract_number, day, old, new: now }) => [
      contract_number,
      day,
      old,
      now,
    ]),
    [
      [site.contract.contract_number, null, 26.4, 0],
      [site.other.contract_number, null, 0, 26.4],
      [site.contract.contract_number, '2026-11-20', 26.4, 0],
      [site.other.contract_number, '2026-11-20', 0, 26.4],
    ],
  );
  assert.equal(before.recipients.length, 1);
  await lena(corrections.officeCorrect, {
    ...heavier(id, { tare: null, reason: 'contract' }),
    contract: site.other.id,
    item: site.otherItem.id,
  });
  assert.deepEqual(await site.amountsOf(site.contract), []);
  assert.deepEqual(await site.amountsOf(site.other), [['102211', 26.4, 0]]);
  assert.equal((await site.incoming(site.contract)).count, 0);
  assert.deepEqual(await site.incoming(site.other), { count: 1, ids: [id], corrected: [id] });
  const old = await site.open(id);
  assert.deepEqual([old.contract_id, old.ids], [site.other.id, `${id}_${site.other.id}`]);
  assert.deepEqual(
    old.correction?.values.map(({ field }) => field),
    ['material', 'contract'],
  );
  const both = { delivery_id: id, contract_id: site.contract.id };
  const done = await server.send(portal.confirm, both, site);
  assert.equal(done.status, '1');
  assert.deepEqual(await site.amountsOf(site.other), [['102211', 0, 26.4]]);
  assert.deepEqual(await site.incoming(site.other), { count: 0, ids: [], corrected: [] });
  const never = await buildOfficeSite(server);
  await assert.rejects(site.open(id, never.contract.id), { status: 404 });
});

test('OFF-132 OFF-135 wrong weights, foreign contracts, items and materials are refused at their field', async () => {
  const site = await build();
  const { id } = await site.load();
  const foreign = await buildOfficeSite(server);
  const sibling = await server.build({}, (db) => buildCompany(db));
  const ofSibling = await server.build({ companies: [sibling.id] }, (db) =>
    buildContract(db, { company: sibling, supplier: site.supplier }),
  );
  const wrong: [change: Partial<Correction>, said: string][] = [
    [{ tare: 41.001 }, 'tare: Tara: Die Tara ist größer als das Brutto.'],
    [{ gross: 80, tare: 10 }, 'gross: Brutto: Das Netto liegt über 60 t.'],
    [{ text: 'zu kurz' }, 'text: Begründung: Bitte begründen Sie mit mindestens 10 Zeichen.'],
    [
      { contract: foreign.contract.id },
      'contract: Vertrag: Bitte wählen Sie einen der angebotenen Werte.',
    ],
    [
      { contract: ofSibling.id },
      'contract: Vertrag: Bitte wählen Sie einen der angebotenen Werte.',
    ],
    [{ item: site.otherItem.id }, 'item: Position: Bitte wählen Sie einen der angebotenen Werte.'],
    [{ material: '4711' }, 'material: Material: Bitte wählen Sie einen der angebotenen Werte.'],
    [{ tare: 14.6 }, 'correction: Korrektur: Bitte ändern Sie mindestens eine Angabe.'],
  ];
  for (const [change, said] of wrong)
    assert.deepEqual(await site.refusedFields(change, id), [said]);
  const concrete = {
    number: '7',
    name: 'C25/30',
    category: 3,
    quantity: '7.500',
    quantity_unit: 'm³',
  };
  const unweighed = await site.load({ net_weight: null, materials: [concrete] });
  const [said = ''] = await site.refusedFields({ tare: 15 }, unweighed.id);
  assert.match(said, /^gross: Brutto: Hier bestimmt nicht das Gewicht die Menge/);
  assert.equal((await lena(office.officeDetail, { id })).is_corrected, false);
});

test('OFF-136 an invoiced delivery is refused with the number of the invoice', async () => {
  const site = await build();
  const { id, number } = await site.load();
  const invoice = await server.build(site.scope, (db) =>
    buildInvoice({ db, files: server.files }, site.contract, { notes: [number] }),
  );
  const refused = await refusalOf(lena(corrections.officeCorrect, heavier(id)));
  assert.partialDeepStrictEqual(refused, { status: 409, code: 'delivery_invoiced' });
  const detail = await lena(office.officeDetail, { id });
  assert.deepEqual(detail.invoices, [{ id: invoice.id, number: invoice.number }]);
});

test('OFF-18 OFF-130 of two corrections of one state the second is refused; support may not correct', async () => {
  const site = await build();
  const { id } = await site.load();
  const key = newId();
  const first = await lena(corrections.officeCorrect, heavier(id), { key });
  assert.deepEqual(await lena(corrections.officeCorrect, heavier(id), { key }), first);
  const late = await refusalOf(lena(corrections.officeCorrect, heavier(id, { tare: 16 })));
  assert.partialDeepStrictEqual(late, { status: 409, code: 'stale_version', by: 'Lena Bartels' });
  assert.equal((await lena(office.officeDetail, { id })).corrections.length, 1);
  const denied = await refusalOf(tomasz(corrections.officeCorrect, heavier(id, { version: 2 })));
  assert.equal(denied.status, 403);
});
