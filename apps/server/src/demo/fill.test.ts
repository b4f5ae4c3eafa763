import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as amounts from '@abrufbar/contract/amounts.ts';
import { officeClaim, officeClaims } from '@abrufbar/contract/deliveries/office-claims.ts';
import { today } from '@abrufbar/contract/deliveries/today.ts';
import { CLAIM_STATES } from '@abrufbar/domain/deliveries/claims.ts';
import { freshnessAt, outsideOf } from '@abrufbar/domain/deliveries/freshness.ts';
import { exportFile, exportState } from '@abrufbar/contract/staff/exports.ts';
import * as content from '@abrufbar/contract/content/content.ts';
import * as contracts from '@abrufbar/contract/contracts/contracts.ts';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import { invoice as invoiceCall } from '@abrufbar/contract/documents-invoice-list.ts';
import { downloadInvoice } from '@abrufbar/contract/documents.ts';
import * as papers from '@abrufbar/contract/documents-assets.ts';
import { officeTranslations } from '@abrufbar/contract/content/office-translations.ts';
import * as imports from '@abrufbar/contract/imports/tickets.ts';
import { officeList } from '@abrufbar/contract/call-offs/office-list.ts';
import { reports } from '@abrufbar/contract/staff/reports.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import { WEIGHT_CHECKS } from '@abrufbar/domain/deliveries/weight-checks.ts';
import { gapsOf, loadKindOf, plantDay } from '@abrufbar/domain/call-offs/load.ts';
import { type Action, type CallOffStatus, nextStatus } from '@abrufbar/domain/call-offs/status.ts';
import { sql } from 'kysely';
import { findCompany } from '#companies/store.ts';
import { listPlants } from '#contracts/plant-store.ts';
import { EXPORT_LISTS } from '#export-lists.ts';
import { writeExport } from '#staff/exports/jobs.ts';
import type { OutgoingMail } from '#core/mail/mail.ts';
import { jobContext } from '#testing/server/jobs.ts';
import { enter } from '#core/database/database.ts';
import { startTestServer } from '#testing/server/server.ts';
import { fillDemoData } from '#demo/fill.ts';
import { ODD_SITE } from '#demo/odd/fill-hints.ts';
import { DEMO_PASSWORD, USERS } from '#demo/people.ts';
import { addMember, asStaff, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { ASK_FOR } from '#testing/concepts/export-requests.ts';
import { readPdf } from '#testing/concepts/read-pdf.ts';
import { lookAt } from '#testing/concepts/pictures.ts';

const NOW = '2026-11-20T10:15:00Z';

/** Every export of this file is large, so it goes by mail and link. */
const env = { EXPORT_DIRECT_ROWS: '0' };
const server = await startTestServer({ after }, { now: NOW, env });
const keys = await server.build({}, (db) => fillDemoData({ ...server, db }, new Date(NOW)));
const login = (email: string) =>
  server.send(session.login, { username: email, password: DEMO_PASSWORD, _im: null });

test('the demo data can be signed in to and shows lorries of today', async () => {
  assert.equal(Object.keys(keys).length, 6);
  const [foreman] = USERS;
  const { access_token: token } = await login(foreman?.email ?? '');
  const input = { company_number: '104233' };
  const { items } = await server.send(contracts.recent, input, { token });
  assert.ok(items.length > 5);
  const [site] = items;
  assert.ok(site);
  assert.ok(site.today_delivery > 0);
  const list = {
    contract_number: site.contract_number,
    contract_id: site.id,
    page: 1,
    page_size: null,
    filterString: {},
  };
  const incoming = await server.send(deliveries.incoming, list, { token });
  assert.ok(incoming.items.length > 0);
  const agreed = [];
  const cards = [];
  const contract = { page: 1, page_size: null, filterString: {} };
  for (const { contract_number, id: contract_id } of items) {
    const asked = { ...contract, contract_number, contract_id };
    const listed = await server.send(contracts.items, asked, { token });
    assert.ok(listed.items.length >= 2, contract_number);
    agreed.push(...listed.items);
    cards.push(...(await server.send(amounts.total, asked, { token })).items);
  }
  assert.ok(agreed.some((item) => item.cancelled));
  assert.ok(agreed.some((item) => item.target_quantity_raw === null && !item.cancelled));
  const shares = cards
    .filter((card) => card.target_quantity_raw > 0)
    .map((card) => card.delivered_quantity_raw / card.target_quantity_raw);
  for (const [min, below] of [
    [0.3, 0.6],
    [0.85, 1],
    [1.01, 1.5],
  ] as const) {
    assert.ok(
      shares.some((share) => share >= min && share < below),
      `${min}: ${shares.join(' ')}`,
    );
  }
  assert.ok(await server.send(content.announcement, { device_type: 'pwa' }));
  await assert.rejects(login('gesperrt@weserbau.example'), { status: 403 });

  const key = keys['2100'];
  assert.ok(key);
  const report = await server.send(imports.vas, [], { token: key });
  assert.deepEqual(report.failed, []);
});

const bytesOf = async (body: Blob) => Buffer.from(await body.arrayBuffer());
const ALL = { page: 1, page_size: null, filterString: {} };

test('BEY-33 BEY-73 every site that is supplied has loads on the way with estimates, and shows photos of its latest load, the largest papers of the plant too', async () => {
  const { access_token: token } = await login('m.demir@brinkmann-tiefbau.example');
  const { items } = await server.send(contracts.recent, { company_number: '104233' }, { token });
  const estimates = new Set<string>();
  const listOf = async (list: typeof deliveries.incoming | typeof deliveries.confirmed) => {
    const seen = [];
    for (const { contract_number, id: contract_id } of items) {
      const asked = { ...ALL, contract_number, contract_id };
      const listed = (await server.send(list, asked, { token })).items;
      for (const { stage, arrival_span: span, arrival_basis, reservation } of listed)
        estimates.add(`${stage} ${(span ?? 0) > 8}`).add(`${arrival_basis} ${reservation}`);
      if (listed[0])
        seen.push(...(await server.send(papers.assets, { id: listed[0].id }, { token })).items);
    }
    return seen;
  };
  const coming = await listOf(deliveries.incoming);
  assert.equal(coming.length, 2 * items.filter((one) => one.today_delivery > 0).length);
  assert.ok(coming.length >= 10);
  const [arrival, slip] = coming;
  assert.deepEqual([arrival?.position, arrival?.uploader], [1, 'Murat Demir']);
  assert.deepEqual([slip?.position, slip?.uploader], [2, 'Anke Petersen']);
  assert.match(`${arrival?.file_name} ${slip?.file_name}`, /^A.*Wiegeschein/);
  const known = [...coming, ...(await listOf(deliveries.confirmed))];
  const kinds = ['on_the_way false', 'on_the_way true', 'arrived false', 'reported null'];
  for (const one of [...kinds, 'null temperature']) assert.ok(estimates.has(one), one);
  for (const { id, type, file_name, size } of known) {
    const bytes = await bytesOf(await server.send(papers.asset, { id }, { token }));
    assert.equal(bytes.length, size);
    if (type === 'image/webp') {
      assert.match(file_name, /^(Abladestelle|Ausbreitmaß|Wiegeschein) .*\.webp$/);
      assert.deepEqual((await lookAt(bytes)).size, ['webp', 1_280, 960]);
    } else {
      assert.match(file_name, /^Leistungserklärung .*\.pdf$/);
      assert.match((await readPdf(bytes)).pages.join(' '), /EN 13108/);
    }
  }
  assert.equal(known.filter(({ type }) => type === 'application/pdf').length, 1);
});

test('ENT-54 DOC-54 DOC-55 DOC-86 the invoice of the demo data adds up and holds a note of each mark, its credit note is owed to the customer', async () => {
  const { access_token: token } = await login('m.demir@brinkmann-tiefbau.example');
  const [invoice, credit, more] = await server.build({}, async (db) => {
    const company = await findCompany(db, '104233');
    await enter(db, { companies: [company?.id ?? 0] });
    const { rows } = await sql<Record<string, string>>`
      SELECT i.id, i.net::text, i.tax::text, i.gross::text, count(d.id)::text AS notes FROM invoices i
      JOIN invoice_deliveries n ON n.company_id = i.company_id AND n.invoice_id = i.id
      JOIN deliveries d ON d.company_id = n.company_id AND d.number = n.delivery_number
      WHERE i.company_id = ${company?.id} GROUP BY i.company_id, i.id ORDER BY i.type`.execute(db);
    return rows;
  });
  assert.ok(invoice && credit && !more);
  const { id: invoice_uuid = '', net, tax, gross, notes } = invoice;
  assert.equal(notes, '10');
  const { marks } = await server.send(invoiceCall, { invoice_uuid }, { token });
  assert.ok(
    Object.values(marks).every((count) => count > 0),
    JSON.stringify(marks),
  );
  assert.equal((Number(net) + Number(tax)).toFixed(2), gross);
  const file = await bytesOf(await server.send(downloadInvoice, { invoice_uuid }, { token }));
  const { pages, info } = await readPdf(file);
  const german = Number(gross).toLocaleString('de-DE', { minimumFractionDigits: 2 });
  assert.ok(pages.join(' ').includes(`${german} €`), pages.join(' '));
  assert.equal(info['Author'], 'Nordstein');
  const { kind, gross_raw: owed } = await server.send(
    invoiceCall,
    { invoice_uuid: credit['id'] ?? '' },
    { token },
  );
  assert.deepEqual([kind, owed], ['credit_note', -Number(credit['gross'])]);
});

test('OFF-50 OFF-69 the dispatchers of the demo data have something to decide, and a plant goes over its limit', async () => {
  type Row = Parameters<typeof plantDay>[1][number] & { id: string; factory: string };
  const { plants, callOffs } = await server.build({}, async (db) => {
    const { rows: companies } = await sql<{ id: number }>`SELECT id FROM companies`.execute(db);
    const { rows: suppliers } = await sql<{ id: number }>`SELECT id FROM suppliers`.execute(db);
    await enter(db, { companies: companies.map(({ id }) => id) });
    const { rows } =
      await sql<Row>`SELECT id, factory_number AS factory, status, starts_at AS "startsAt",
        ends_at AS "endsAt", quantity::float, hourly_quantity::float AS "hourlyQuantity"
      FROM call_offs`.execute(db);
    return {
      plants: await listPlants(
        db,
        suppliers.map(({ id }) => id),
      ),
      callOffs: rows.map((row) => ({
        ...row,
        startsAt: new Date(row.startsAt),
        endsAt: new Date(row.endsAt),
      })),
    };
  });
  const waiting = callOffs.filter(({ status }) => loadKindOf(status) === 'open');
  assert.ok(waiting.length >= 10);
  assert.deepEqual(new Set(waiting.map(({ status }) => status)), new Set([1, 2, 20, 30]));
  const dayOf = (number: string) => {
    const plant = plants.find((one) => one.number === number);
    assert.ok(plant);
    const ofPlant = callOffs.filter(({ factory }) => factory === number);
    return plantDay(plant, ofPlant, '2026-11-23'); // the next working day
  };
  const lauenau = dayOf('2140');
  assert.ok(lauenau.filter(({ excess }) => excess > 0).length >= 3);
  assert.ok(lauenau.some(({ isOpen, confirmed, open }) => !isOpen && confirmed + open === 0));
  assert.ok(gapsOf(dayOf('2230')).length >= 1);
});

test('OFF-82 every call-off of the demo data came to its status by the steps of the state machine, by customers, dispatchers and systems', async () => {
  type Step = {
    id: string;
    action: Action;
    from: CallOffStatus | null;
    to: CallOffStatus;
    by: string;
  };
  const { steps, rows } = await server.build({}, async (db) => {
    const { rows: companies } = await sql<{ id: number }>`SELECT id FROM companies`.execute(db);
    await enter(db, { companies: companies.map(({ id }) => id) });
    const { rows: taken } = await sql<Step>`SELECT call_off_id AS id, action, from_status AS "from",
        to_status AS "to", CASE WHEN staff_id IS NOT NULL THEN 'staff' WHEN user_id IS NOT NULL THEN 'customer'
        ELSE 'system' END AS by
      FROM call_off_steps ORDER BY call_off_id, version`.execute(db);
    const found = await sql<{ id: string; status: number; version: number }>`
      SELECT id, status, version FROM call_offs`.execute(db);
    return { steps: Map.groupBy(taken, ({ id }) => id), rows: found.rows };
  });
  assert.deepEqual(new Set(rows.map(({ status }) => status)), new Set([0, 1, 2, 3, 4, 5, 20, 30]));
  for (const { id, status, version } of rows) {
    const [created, ...further] = steps.get(id) ?? [];
    assert.ok(created);
    let at = created.to;
    for (const { action, from, to } of further) {
      assert.equal(from, at, action);
      assert.equal(nextStatus(action, at, null), to, action);
      at = to;
    }
    assert.deepEqual([at, 1 + further.length], [status, version]);
  }
  const all = [...steps.values()].flat();
  assert.deepEqual(new Set(all.map(({ by }) => by)), new Set(['staff', 'customer', 'system']));
  assert.ok(all.length > 2 * rows.length);
});

test('OFF-246 the reports of both brands have figures in their usual period, and texts are missing and overridden', async () => {
  for (const brand of BRANDS) {
    const email = `berichte@${brand}.example`;
    const member = await addMember(server, { role: 'admin', brands: [brand], email }, NOW);
    const send = asStaff(server, await signedIn(server, member, NOW));
    const all = { from: null, until: null, step: null, plant: null, material: null } as const;
    const report = await send(reports, { ...all, customer: null });
    assert.ok((report.tonnes.now ?? 0) > 0 && (report.tonnes.before ?? 0) > 0, brand);
    assert.ok(
      Object.values(report.answers).every((count) => count > 0),
      brand,
    );
    assert.ok(
      report.lead_classes.every((count) => count > 0),
      brand,
    );
    assert.ok(report.confirmed.before !== null && report.response_minutes.now !== null, brand);
    for (const view of ['missing', 'own'] as const) {
      const { items } = await send(officeTranslations, { view, area: null, q: null, page: 1 });
      assert.ok(items.length > 0, `${brand} ${view}`);
    }
  }
});

test('OFF-252 every list of the office leaves by mail and link above the direct rows, whole, and for whoever asked alone', async () => {
  const enter = async (email: string) => {
    const member = await addMember(server, { role: 'admin', brands: BRANDS, email }, NOW);
    return { ...member, send: asStaff(server, await signedIn(server, member, NOW)) };
  };
  // A member may ask for ten files an hour.
  const askers = [await enter('erste@nordstein.example'), await enter('zweite@nordstein.example')];
  const other = await enter('andere@nordstein.example');
  assert.equal(Object.keys(ASK_FOR).length, EXPORT_LISTS.length);
  const write = writeExport(EXPORT_LISTS);
  const linkOrigin = 'https://office.example';
  for (const [at, [list, ask]] of Object.entries(ASK_FOR).entries()) {
    const asker = askers[at % askers.length] ?? assert.fail();
    const { id, rows, is_large: isLarge } = await ask(asker.send);
    assert.deepEqual([rows > 0, isLarge], [true, true], list);
    const mails: OutgoingMail[] = [];
    const sendMail = async (sent: OutgoingMail) => {
      mails.push(sent);
      return 'sent' as const;
    };
    const asked = { staffId: asker.id, exportId: id, linkOrigin };
    const context = jobContext(server, NOW, { sendMail });
    // Beside the server's own worker: one of the two names the file, a second try mails.
    for (let tries = 0; tries < 2; tries += 1) await write.run(context, asked);
    assert.ok(mails[0]?.mail.text.includes(`${linkOrigin}/office/exports/${id}`), list);
    assert.partialDeepStrictEqual(await asker.send(exportState, { id }), {
      list,
      rows,
      is_ready: true,
    });
    const text = await (await asker.send(exportFile, { id })).text();
    assert.equal(text.trimEnd().split('\r\n').length, rows + 1, list);
    assert.equal((await refusalOf(other.send(exportFile, { id }))).status, 404, list);
  }
});

test('OFF-224 demo contracts of both brands have limits of each kind, and open call-offs lie above some', async () => {
  const admin = await addMember(
    server,
    { role: 'admin', brands: ['nordstein', 'suedkies'], email: 'grenzen@nordstein.example' },
    NOW,
  );
  const send = asStaff(server, await signedIn(server, admin, NOW));
  const all = { view: 'all', plant: null, material: null, customer: null, contract: null } as const;
  const rest = { from: null, until: null, q: null, sort: null, direction: null, page: 1 } as const;
  const { items } = await send(officeList, { ...all, ...rest });
  assert.ok(items.some(({ over_limits }) => over_limits.length > 0));
  const companies = await server.build({}, async (db) =>
    (await db.selectFrom('companies').select('id').execute()).map(({ id }) => id),
  );
  for (const brand of BRANDS) {
    const { rows } = await server.build({ companies }, (db) =>
      sql<Record<'warn' | 'most' | 'day' | 'lead', number>>`
        SELECT count(i.warn_above)::int AS warn, count(i.max_per_call_off)::int AS most,
          count(i.per_day)::int AS day, count(c.lead_hours)::int AS lead
        FROM contracts c JOIN suppliers s ON s.id = c.supplier_id AND s.brand = ${brand}
        JOIN contract_items i ON i.company_id = c.company_id AND i.contract_id = c.id`.execute(db),
    );
    const [{ warn, most, day, lead } = assert.fail()] = rows;
    assert.ok(warn > 0 && day > 0 && lead > 0 && most > 0, brand);
  }
});

test('BEY-21 one site shows each kind of hint, slips of other sites are in order', async () => {
  const companies = await server.build({}, async (db) =>
    (await db.selectFrom('companies').select('id').execute()).map(({ id }) => id),
  );
  const { rows } = await server.build({ companies }, (db) =>
    sql<{ site: string; kinds: string[] }>`
      SELECT c.contract_number AS site, array_agg(DISTINCT w.kind ORDER BY w.kind) AS kinds FROM weight_checks w
      JOIN deliveries d ON d.company_id = w.company_id AND d.id = w.delivery_id
      JOIN contracts c ON c.company_id = d.company_id AND c.id = d.contract_id GROUP BY 1`.execute(
      db,
    ),
  );
  assert.deepEqual(rows, [{ site: ODD_SITE, kinds: [...WEIGHT_CHECKS].toSorted() }]);
});

test('BEY-102 both brands have claims in each state, one with photos and one with a replacement', async () => {
  for (const brand of BRANDS) {
    const email = `reklamationen@${brand}.example`;
    const member = await addMember(server, { brands: [brand], email }, NOW);
    const send = asStaff(server, await signedIn(server, member, NOW));
    const all = { view: 'all', customer: null, q: null, page: 1 } as const;
    const { items } = await send(officeClaims, all);
    assert.deepEqual(new Set(items.map(({ state }) => state)), new Set(CLAIM_STATES), brand);
    assert.ok(
      items.some(({ photos }) => photos > 0),
      brand,
    );
    const answers = await Promise.all(items.map(({ id }) => send(officeClaim, { id })));
    assert.ok(
      answers.some(({ answer }) => answer?.replacement),
      brand,
    );
  }
});

test('BEY-114 loads are fresh, soon and over, with temperatures of each kind and additions', async () => {
  const concrete = ['fresh', 'soon', 'over', 'hot', 'within', 'water', 'superplasticizer', '180'];
  for (const [email, company_number, expected] of [
    ['m.demir@brinkmann-tiefbau.example', '104233', [...concrete, 'open', 'cold']],
    ['k.obermaier@obermaier-bau.example', '208114', concrete],
  ] as const) {
    const { access_token: token } = await login(email);
    const day = await server.send(today, { company_number, contract_id: null }, { token });
    const seen = new Set<string>();
    for (const { id: delivery_id, contract_id } of day.deliveries) {
      const both = { delivery_id, contract_id };
      const { freshness: age } = await server.send(deliveries.details, both, { token });
      if (age === null || age.confirmed_at !== null) continue;
      const { loaded_at, limit_minutes: limit, temperature, additions } = age;
      seen.add(freshnessAt(new Date(loaded_at), limit, new Date(NOW)).state).add(`${limit}`);
      for (const { substance } of additions) seen.add(substance);
      const range = { coldestCelsius: age.coldest_celsius, hottestCelsius: age.hottest_celsius };
      if (temperature) seen.add(outsideOf(temperature.celsius, range)?.is ?? 'within');
    }
    for (const one of expected) assert.ok(seen.has(one), `${email}: ${one}`);
  }
});
