import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { exportContract } from '@abrufbar/contract/documents.ts';
import { readXlsx } from 'hucre';
import { buildUser } from '#companies/build.ts';
import { buildInvoice } from '#documents/build.ts';
import { buildToken } from '#session/build.ts';
import { buildSite, NOW, type Site, withClerk } from '#testing/concepts/site.ts';
import { newId } from '#core/ids.ts';
import { startTestServer } from '#testing/server/server.ts';
import { ASPHALT, buildDelivery } from '#deliveries/build.ts';

const server = await startTestServer({ after }, { now: NOW });

type Fields = Omit<Parameters<typeof buildDelivery>[1], 'contract'>;
const add = (site: Site, fields: Fields = {}) =>
  server.build(site.scope, (db) => buildDelivery(db, { contract: site.contract, ...fields }));
const read = async ({ token, contract }: Pick<Site, 'token' | 'contract'>) => {
  const file = await server.send(exportContract, { contract_id: contract.id }, { token });
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()), { readStyles: true });
  const [sheet] = sheets;
  assert.ok(sheet);
  const [head = [], ...rows] = sheet.rows;
  const column = (label: string) => head.indexOf(label);
  /** Values of a row by the head of their columns, without empty ones. */
  const lines = rows.map((row) =>
    Object.fromEntries(
      row.flatMap((cell, at) => (cell === null ? [] : [[String(head[at]), cell]])),
    ),
  );
  return { sheet, head, rows, column, lines };
};

const SAND = { ...ASPHALT, number: '201045', name: 'Frostschutzkies 0/45', quantity: '0.105' };
const CONCRETE = {
  ...ASPHALT,
  number: '7',
  name: 'C25/30',
  quantity: '7.500',
  quantity_unit: 'm³',
};

test('SRV-28 D-50 the deliveries of a contract are a spreadsheet with typed cells', async () => {
  const site = await withClerk(server, await buildSite(server));
  const weighed_at = new Date('2026-11-19T22:30:00Z'); // after midnight only in UTC
  const { number } = await add(site, { number: '0081', weighed_at });
  await add(site, {
    confirmed: { at: new Date('2026-11-20T06:01:00Z'), by: site.user.id },
    tare_stored: true,
    vehicle_license_plate: null,
  });
  const { lines, head, sheet, column } = await read(site);
  assert.deepEqual(lines[0], {
    Lieferschein: number,
    Datum: new Date('2026-11-19T00:00:00Z'),
    Uhrzeit: new Date('1899-12-31T23:30:00Z'),
    Werk: 'Asphaltwerk Lauenau',
    Kennzeichen: 'HM-KS 418',
    Spedition: 'Spedition Hartwig',
    Lieferbedingung: 'frei Baustelle',
    'Materialnr.': '102244',
    Material: 'Asphalttragschicht AC 22 T S',
    Menge: 26.4,
    Einheit: 't',
    'Brutto (t)': 41,
    'Tara (t)': 14.6,
    Taraart: 'T',
    'Netto (t)': 26.4,
    Status: 'unbestätigt',
  });
  assert.partialDeepStrictEqual(lines[1], {
    Taraart: 'PT',
    Status: 'bestätigt',
    'Bestätigt am': new Date('2026-11-20T00:00:00Z'),
    'Bestätigt um': new Date('1899-12-31T07:01:00Z'),
  });
  assert.equal(lines[1]?.['Kennzeichen'], undefined);
  assert.equal(head.length, 20);
  assert.deepEqual([sheet.name, sheet.freezePane?.rows], ['Lieferungen', 1]);
  assert.equal(sheet.autoFilter?.range, 'A1:T3');
  const formatOf = (label: string) => sheet.cells?.get(`1,${column(label)}`)?.style?.numFmt;
  assert.deepEqual(['Datum', 'Uhrzeit', 'Menge', 'Netto (t)'].map(formatOf), [
    'dd\\.mm\\.yyyy',
    'hh:mm',
    '#,##0.000',
    '#,##0.000',
  ]);
  assert.partialDeepStrictEqual(sheet.pageSetup, {
    orientation: 'landscape',
    printTitlesRow: '$1:$1',
  });
  for (const [at, label] of head.entries()) {
    const { width = 0 } = sheet.columns?.[at] ?? {};
    assert.ok(
      width > String(label).length + 3,
      `${String(label)} goes on below the arrow of its filter`,
    );
  }
});

test('SRV-28 each material has its line; sums are exact formulas, one per unit', async () => {
  const site = await withClerk(server, await buildSite(server));
  await add(site, { materials: [SAND, { ...SAND, quantity: '0.205' }, CONCRETE] });
  await add(site, { materials: [{ ...SAND, quantity: '1234.567' }], net_weight: '0.020' });
  const { lines, sheet, column } = await read(site);
  assert.deepEqual(
    lines.map((line) => [line['Material'], line['Menge'], line['Einheit'], line['Netto (t)']]),
    [
      [SAND.name, 0.105, 't', 26.4],
      [SAND.name, 0.205, 't', undefined],
      ['C25/30', 7.5, 'm³', undefined],
      [SAND.name, 1234.567, 't', 0.02],
      [undefined, undefined, undefined, undefined],
      ['Summe', 1234.877, 't', 26.42],
      ['Summe', 7.5, 'm³', undefined],
    ],
  );
  const formulas = [6, 7].map((row) => sheet.cells?.get(`${row},${column('Menge')}`)?.formula);
  assert.deepEqual(formulas, ['SUMIF(L$2:L$5,L7,K$2:K$5)', 'SUMIF(L$2:L$5,L8,K$2:K$5)']);
  const net = sheet.cells?.get(`6,${column('Netto (t)')}`);
  assert.deepEqual([net?.formula, net?.style?.font?.bold], ['SUM(P$2:P$5)', true]);
});

test('quality S12 D-50 SRV-28 texts that look like formulas stay texts, whole and harmless', async () => {
  const site = await withClerk(server, await buildSite(server));
  const evil = [
    '=1+1',
    '+49',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '=cmd|"/C calc"!A0',
    "'=1",
    '_x003D_1+1_x003d_',
    '<b>&amp;',
  ];
  for (const text of evil) {
    const materials = [{ ...ASPHALT, number: text, name: text, quantity_unit: text }];
    await add(site, { factory_name: text, spedition_name: text, incoterm: text, materials });
  }
  const later = new Date('2026-11-20T05:53:00Z'); // ids of one millisecond are in no order
  await add(site, { factory_name: 'a\u0001b\uFFFE \u{1F69A}', weighed_at: later });
  const { lines, sheet } = await read(site);
  for (const label of [
    'Werk',
    'Spedition',
    'Lieferbedingung',
    'Materialnr.',
    'Material',
    'Einheit',
  ])
    assert.deepEqual(
      new Set(lines.slice(0, evil.length).map((line) => line[label])),
      new Set(evil),
      label,
    );
  assert.equal(lines[evil.length]?.['Werk'], 'ab \u{1F69A}');
  for (const [place, { type, formula, style }] of sheet.cells ?? []) {
    if (type === 'formula') assert.match(formula ?? '', /^SUM(IF)?\([A-Z$0-9:,]+\)$/, place);
    if (type === 'string') assert.equal(style?.numFmt, '@', place); // also after it was edited
  }
});

test('DOC-57 each delivery names its invoices, for those who may see invoices', async () => {
  const site = await withClerk(server, await buildSite(server));
  await add(site, { number: '0081' });
  await add(site, { number: '0082' });
  await server.build(site.scope, async (db) => {
    const place = { db, files: server.files };
    await buildInvoice(place, site.contract, { number: 'R-2', notes: ['0081'] });
    await buildInvoice(place, site.contract, { number: 'R-1', notes: ['0081'] });
  });
  const { lines } = await read(site);
  assert.deepEqual(
    new Map(lines.map((line) => [line['Lieferschein'], line['Rechnung']])),
    new Map([
      ['0081', 'R-1, R-2'],
      ['0082', undefined],
      [undefined, undefined],
    ]),
  );
  const token = await server.build({}, async (db) => {
    const permissions = ['call-off-list'] as const;
    const user = await buildUser(db, { companies: [site.company], permissions });
    return buildToken(db, user, new Date(NOW));
  });
  assert.ok(!(await read({ ...site, token })).head.includes('Rechnung'));
});

test('SRV-28 a contract without deliveries is a list without lines', async () => {
  const { lines, head } = await read(await withClerk(server, await buildSite(server)));
  assert.deepEqual([lines.flatMap((line) => Object.keys(line)), head.length], [[], 20]);
});

test('SRV-28 more deliveries than are read at a time all come, oldest first', async () => {
  const site = await withClerk(server, await buildSite(server));
  const built: { id: string; number: string; at: number }[] = [];
  await server.build(site.scope, async (db) => {
    for (let at = 0; at < 501; at += 1) {
      const weighed_at = new Date(Date.parse(NOW) + Math.floor(at / 3) * 60_000);
      const confirmed = { at: weighed_at, by: site.user.id };
      const fields = { contract: site.contract, weighed_at, ...(at % 2 === 0 && { confirmed }) };
      built.push({ ...(await buildDelivery(db, fields)), at: weighed_at.getTime() });
    }
  });
  // Ids that were made within one millisecond have no order of their making.
  const ordered = built.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  const { lines } = await read(site);
  const listed = lines.slice(0, -2).map((line) => line['Lieferschein']);
  assert.deepEqual(
    listed,
    ordered.map(({ number }) => number),
  );
});

test('SRV-28 D-14 a foreign contract and one that does not exist are alike absent', async () => {
  const site = await withClerk(server, await buildSite(server));
  const foreign = await withClerk(server, await buildSite(server));
  for (const id of [foreign.contract.id, newId()])
    await assert.rejects(read({ ...site, contract: { ...site.contract, id } }), { status: 404 });
  const path = `scale-notes/export/${site.contract.id}`;
  assert.equal((await server.request('GET', path)).status, 401);
  const { headers } = await server.request('GET', path, site);
  const name = `Lieferungen-${site.contract.contract_number}-2026-11-20.xlsx`;
  assert.ok(headers.get('Content-Disposition')?.startsWith(`attachment; filename="${name}"`));
});
