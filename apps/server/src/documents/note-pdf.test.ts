import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { downloadNote } from '@abrufbar/contract/documents.ts';
import { scan } from '@abrufbar/contract/deliveries/code.ts';
import { insertErpId } from '#companies/store.ts';
import { buildSite, NOW, type Site } from '#testing/concepts/site.ts';
import { newId } from '#core/ids.ts';
import { startTestServer } from '#testing/server/server.ts';
import { ASPHALT, buildDelivery } from '#deliveries/build.ts';
import { embeddedFonts, overlaps, readPdf, scanPdf } from '#testing/concepts/read-pdf.ts';

const server = await startTestServer({ after }, { now: NOW });

type Fields = Omit<Parameters<typeof buildDelivery>[1], 'contract'>;
const add = (site: Site, fields: Fields = {}) =>
  server.build(site.scope, (db) => buildDelivery(db, { contract: site.contract, ...fields }));
const download = async ({ token }: Site, scale_note_uuid: string) => {
  const file = await server.send(downloadNote, { scale_note_uuid }, { token });
  return Buffer.from(await file.arrayBuffer());
};

test('SRV-26 D-50 a delivery note is a tagged German PDF on one page with the house font inside', async () => {
  const site = await buildSite(server);
  const { id, number } = await add(site);
  const bytes = await download(site, id);
  const { info, pages, sizes, roles, alts } = await readPdf(bytes);
  assert.deepEqual([info.Language, info.Title], ['de-DE', `Lieferschein ${number}`]);
  assert.deepEqual([pages.length, sizes], [1, ['595 x 842']]);
  assert.ok(bytes.includes('/Marked true'));
  const count = (role: string) => roles.filter((one) => one === role).length;
  assert.deepEqual(['H1', 'H2', 'Figure', 'Table', 'TH', 'TR'].map(count), [1, 6, 1, 1, 5, 2]);
  assert.deepEqual(alts, ['QR-Code zu dieser Lieferung im Portal']);
  const fonts = embeddedFonts(bytes).map((name) => name.replace(/^[A-Z]{6}\+/, ''));
  assert.deepEqual(fonts.toSorted(), ['SofiaSans-Bold', 'SofiaSans-Regular']);
  assert.ok(bytes.length < 40_000, `${bytes.length} bytes: the whole font`);
});

test('SRV-26 D-50 it shows everything a weighing ticket must, and no price', async () => {
  const site = await buildSite(server, { customer_order_number: 'BE-77' });
  const { company, supplier, contract } = site;
  const known = { supplier_id: supplier.id, company_id: company.id, erp_customer_no: '104233' };
  await server.build({}, (db) => insertErpId(db, known));
  const { id, number } = await add(site);
  const [page = ''] = (await readPdf(await download(site, id))).pages;
  const said = page.replaceAll(/\s+/g, ' ');
  for (const words of [
    `Lieferschein ${number} Wiegeschein vom 20.11.2026, 06:52 Uhr`,
    `Werk: Asphaltwerk Lauenau (2140)`,
    `Lieferant: ${supplier.name}`,
    `Kunde: ${company.name} Kundennummer: 104233`,
    `Baustelle: ${contract.name} Baustellennummer: BS-2291 Vertrag: ${contract.contract_number}`,
    'Bestellnummer: BE-77',
    'Kennzeichen: HM-KS 418 Fahrzeug: Sattelkipper Spedition: Spedition Hartwig Umläufe: 3',
    'Brutto (B): 41,000 t Tara (T): 14,600 t Netto (N): 26,400 t',
    '1 102244 Asphalttragschicht AC 22 T S 26,400 t',
    `Erstellt am 20.11.2026 um 07:12 Uhr aus dem Portal Nordstein Lieferschein ${number}, Seite 1 von 1`,
  ])
    assert.ok(said.includes(words), `${words}\n${said}`);
  assert.doesNotMatch(said, /€|EUR|Preis|gespeicherte|bestätigt|Summe|undefined|null/);
  const two = await add(site, { materials: [ASPHALT, ASPHALT] });
  const [other = ''] = (await readPdf(await download(site, two.id))).pages;
  assert.match(other, /Summe\s+52,800/);
});

test('SRV-26 D-49 its code is read and names the delivery', async () => {
  const site = await buildSite(server);
  const { id } = await add(site);
  const data = await scanPdf(await download(site, id));
  const { company, token } = site;
  const found = await server.send(scan, { company_number: company.company_nr, data }, { token });
  assert.equal(found.delivery_id, id);
});

test('DOC-30 a confirmed note names who confirmed and when, as the receipt does', async () => {
  const site = await buildSite(server);
  const { first_name, last_name, id: by } = site.user;
  const at = new Date('2026-11-20T06:01:00Z');
  for (const [person, words] of [
    [by, `Im Portal bestätigt von ${first_name} ${last_name} am 20.11.2026 um 07:01 Uhr.`],
    [null, 'Im Portal bestätigt am 20.11.2026 um 07:01 Uhr.'],
  ] as const) {
    const { id } = await add(site, { confirmed: { at, by: person } });
    const [page = ''] = (await readPdf(await download(site, id))).pages;
    assert.ok(page.replaceAll(/\s+/g, ' ').includes(words), page);
  }
});

test('SRV-26 a stored tare and unknown values are shown; many materials fill more pages', async () => {
  const site = await buildSite(server);
  const long = { ...ASPHALT, name: 'Gesteinskörnung 8/16, gewaschen, „Łódź“ '.repeat(4).trim() };
  const { id, number } = await add(site, {
    tare_weight: '14.600',
    tare_stored: true,
    vehicle_license_plate: null,
    materials: [...Array.from({ length: 24 }, () => long), { ...ASPHALT, quantity_unit: 'm³' }],
  });
  const { pages } = await readPdf(await download(site, id));
  const said = pages.join(' ').replaceAll(/\s+/g, ' ');
  assert.match(said, /Tara \(PT\): 14,600 t/);
  assert.match(said, /PT: gespeicherte Tara/);
  assert.match(said, /Kennzeichen: nicht angegeben/);
  assert.match(said, /Summe 633,600 t Summe 26,400 m³/);
  assert.equal(said.match(/„Łódź“/g)?.length, 96);
  const withRows = pages.filter((page) => page.includes('102244'));
  assert.ok(withRows.length > 1);
  assert.ok(
    withRows.every((page) => page.includes('Einheit')),
    'each has the head of the table',
  );
  for (const [at, page] of pages.entries())
    assert.ok(page.includes(`Lieferschein ${number}, Seite ${at + 1} von ${pages.length}`));
});

test('SRV-26 a character that the font lacks is left out, and every hyphen is drawn', async () => {
  const site = await buildSite(server, { name: 'Lauenau\u2011Süd 村😀Nord\u2010West' });
  const { id } = await add(site);
  const [page = ''] = (await readPdf(await download(site, id))).pages;
  assert.match(page, /Lauenau-Süd Nord-West/);
});

const LONG =
  'Arbeitsgemeinschaft Ortsumgehung Lauenau-Süd und Gewerbegebiet Am Hüttenberg GmbH & Co. KG';

test('SRV-26 however long its words, no text lies on another or beyond the edges', async () => {
  const site = await buildSite(server, {
    name: 'Hochwasserschutzanlagenwiderlagerinstandsetzungsmaßnahme Nordost',
    customer_order_number: '4500017-2026-11-20-NACHTRAG-3-ZU-BE-77-UND-BE-78',
  });
  await server.build({}, (db) =>
    db
      .updateTable('users')
      .set({ first_name: LONG.slice(0, 60), last_name: LONG.slice(0, 60) })
      .where('id', '=', site.user.id)
      .execute(),
  );
  const { id } = await add(site, {
    confirmed: { at: new Date('2026-11-20T06:01:00Z'), by: site.user.id },
    number: 'LS-2026-11-20-000000000000000018277153-A',
    factory_name: LONG,
    spedition_name: LONG,
    vehicle_type: LONG,
    incoterm: LONG,
    tare_stored: true,
    materials: Array.from({ length: 30 }, () => ({ ...ASPHALT, name: `${LONG} ${LONG}` })),
  });
  const { boxes } = await readPdf(await download(site, id));
  for (const page of boxes) {
    assert.deepEqual(overlaps(page), []);
    const beyond = page.filter(({ left, right, low }) => left < 41 || right > 555 || low < 20);
    assert.deepEqual(beyond, []);
  }
});

test('SRV-26 wherever a page ends, neither goods nor signatures reach the foot', async () => {
  const site = await buildSite(server);
  for (let rows = 2; rows <= 30; rows += 4) {
    const { id } = await add(site, { materials: Array.from({ length: rows }, () => ASPHALT) });
    const { boxes } = await readPdf(await download(site, id));
    for (const page of boxes) {
      const nearFoot = page.filter(({ low }) => low < 60);
      assert.deepEqual(overlaps(page), [], `${rows} rows`);
      assert.equal(nearFoot.length, 2, `${rows} rows: ${nearFoot.map(({ text }) => text).join()}`);
    }
  }
});

test('SRV-26 the brand of the host is drawn, and the file has a name', async () => {
  const site = await buildSite(server);
  const { id } = await add(site, { number: 'LS 81/4Ä' });
  const headers = { Host: 'suedkies.localhost' };
  const path = `scale-notes/download/${id}`;
  const { status, headers: answered } = await server.request('GET', path, { ...site, headers });
  assert.equal(status, 200);
  assert.deepEqual(
    ['Content-Type', 'Content-Disposition', 'Cache-Control'].map((name) => answered.get(name)),
    [
      'application/pdf',
      `attachment; filename="Lieferschein-LS 81_4_.pdf"; filename*=UTF-8''Lieferschein-LS%2081%2F4%C3%84.pdf`,
      'no-store',
    ],
  );
  assert.match(answered.get('Content-Security-Policy') ?? '', /default-src 'none'.*; sandbox$/);
  assert.match(answered.get('Content-Length') ?? '', /^\d{5}$/);
});

test('SRV-26 D-14 a foreign note and one that does not exist are alike absent', async () => {
  const site = await buildSite(server);
  const foreign = await add(await buildSite(server));
  for (const uuid of [foreign.id, newId()])
    await assert.rejects(download(site, uuid), { status: 404 });
  const path = `scale-notes/download/${foreign.id}`;
  assert.equal((await server.request('GET', path)).status, 401);
});
