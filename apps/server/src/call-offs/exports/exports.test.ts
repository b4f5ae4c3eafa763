import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as contract from '@abrufbar/contract/call-offs/office-export.ts';
import { UNFILTERED } from '@abrufbar/contract/call-offs/office-list.ts';
import * as files from '@abrufbar/contract/staff/exports.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { readXlsx } from 'hucre';
import { sql } from 'kysely';
import { buildCallOff } from '#call-offs/build.ts';
import { EXPORT_LISTS } from '#export-lists.ts';
import { dropExports, writeExport } from '#staff/exports/jobs.ts';
import { removeOrphanExports } from '#staff/exports/orphan-files.ts';
import type { OutgoingMail } from '#core/mail/mail.ts';
import { addMember, asStaff, type Member, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { buildOrderSite, type OrderSite } from '#testing/concepts/order.ts';
import { NOW } from '#testing/concepts/site.ts';
import { jobContext, waitForJobs } from '#testing/server/jobs.ts';
import { startTestServer } from '#testing/server/server.ts';

/** More than one batch of a file is written. */
const DIRECT_ROWS = 1_200;
const server = await startTestServer(
  { after },
  { now: NOW, env: { EXPORT_DIRECT_ROWS: String(DIRECT_ROWS) } },
);
const enter = async (fields: Parameters<typeof addMember>[1]) => {
  const member = await addMember(server, fields, NOW);
  return { ...member, send: asStaff(server, await signedIn(server, member, NOW)) };
};
const lena = await enter({ name: 'Lena Bartels' });

const write = writeExport(EXPORT_LISTS);

type Request = InputOf<typeof contract.officeExport>;
const request = ({ contract: { id } }: OrderSite, change: Partial<Request> = {}): Request => ({
  ...UNFILTERED,
  contract: id,
  sort: 'amount',
  direction: 'desc',
  columns: ['status', 'time', 'customer', 'amount', 'hourly', 'number'],
  format: 'xlsx',
  ...change,
});
type Fields = Omit<Parameters<typeof buildCallOff>[1], 'item' | 'supplier'>;
const build = ({ item, supplier, scope }: OrderSite, fields: Fields = {}) =>
  server.build(scope, (db) => buildCallOff(db, { item, supplier, ...fields }));

const fetchRows = async ({ send }: typeof lena, wanted: Request) => {
  const { id, rows, is_large: isLarge } = await send(contract.officeExport, wanted);
  assert.equal(isLarge, false);
  const file = await send(files.exportFile, { id });
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()), { readStyles: true });
  const [sheet] = sheets;
  assert.ok(sheet);
  assert.equal(sheet.rows.length, rows + 1);
  return sheet;
};

test('OFF-41 the export holds exactly the filtered rows and shown columns, in their order', async () => {
  const site = await buildOrderSite(server);
  for (const [at, quantity] of ['20.500', '100.000', '60.000'].entries()) {
    const number = `7${site.contract.contract_number}${at}`;
    const hourly_quantity = at === 0 ? '10' : null;
    await build(site, { status: at === 2 ? 1 : 4, quantity, number, hourly_quantity });
  }
  await build(await buildOrderSite(server));
  const { rows } = await fetchRows(lena, request(site));
  const { name } = site.contract;
  const day = new Date('2026-11-21T00:00:00Z');
  const from = new Date('1899-12-31T07:00:00Z');
  const until = new Date('1899-12-31T15:00:00Z');
  const window = [day, from, day, until, site.company.name, name];
  const numberAt = (at: number) => `7${site.contract.contract_number}${at}`;
  const [head, ...lines] = rows;
  assert.deepEqual(head, [
    'Status',
    'Liefertag',
    'Beginn',
    'Ende am',
    'Ende',
    'Kunde',
    'Baustelle',
    'Menge',
    'Einheit',
    'Menge je Stunde',
    'Abrufnummer',
  ]);
  const plain = lines.map((line) => line.map((cell) => cell ?? ''));
  assert.deepEqual(plain, [
    ['Lieferung bestätigt', ...window, 100, 't', '', numberAt(1)],
    ['Verbindliche Anfrage', ...window, 60, 't', '', numberAt(2)],
    ['Lieferung bestätigt', ...window, 20.5, 't', 10, numberAt(0)],
  ]);
  const waiting = await fetchRows(lena, request(site, { view: 'open', columns: ['number'] }));
  assert.deepEqual(waiting.rows, [['Abrufnummer'], [numberAt(2)]]);
});

const EVIL = ['=1+1', '+49', '-2', '@SUM(A1)', '\t=1', '=cmd|"/C calc"!A0', ' =2', 'a;b,=3\n"c"'];

test('OFF-41 quality S12 no cell of either format is read as a formula', async () => {
  const site = await buildOrderSite(server);
  for (const title of EVIL) await build(site, { incoterm: { id: 'frei', title } });
  const wanted = request(site, { sort: 'time', columns: ['incoterm', 'truck'] });
  const sheet = await fetchRows(lena, wanted);
  const texts = sheet.rows.slice(1).map(([first]) => first);
  assert.deepEqual(new Set(texts), new Set(EVIL));
  for (const [place, { type, style }] of sheet.cells ?? []) {
    assert.notEqual(type, 'formula', place);
    if (type === 'string') assert.equal(style?.numFmt, '@', place);
  }
  const { id } = await lena.send(contract.officeExport, { ...wanted, format: 'csv' });
  const csv = await (await lena.send(files.exportFile, { id })).text();
  const [head, ...lines] = csv.split('\r\n');
  assert.equal(head, 'Lieferbedingung;Fahrzeug');
  assert.equal(lines.length, EVIL.length + 1);
  assert.deepEqual(
    lines.filter((line) => /^[\s"]*[=+\-@]/.test(line)),
    [],
  );
  assert.ok(csv.includes(`"'=cmd|""/C calc""!A0";`));
});

test('OFF-10 OFF-41 an export asks for a code, is audited, and belongs to who asked for it', async () => {
  const site = await buildOrderSite(server);
  await build(site);
  const member = await addMember(server, { name: 'Jens Ahlers' }, NOW);
  const token = await signedIn(server, member, '2026-11-20T06:00:00Z'); // the code is too long ago
  const late = await refusalOf(asStaff(server, token)(contract.officeExport, request(site)));
  assert.deepEqual([late.status, late.code], [403, 'step_up_required']);
  const { id } = await lena.send(contract.officeExport, request(site));
  const other = await enter({ role: 'admin' });
  const foreign = await refusalOf(other.send(files.exportFile, { id }));
  assert.deepEqual([foreign.status, foreign.code], [404, 'export_not_found']);
  const { rows } = await server.build({}, (db) =>
    sql<{ actor: string; object_name: string; brands: string[] }>`
      SELECT actor, object_name, brands FROM audit_staff WHERE object_id = ${id}`.execute(db),
  );
  assert.deepEqual(rows, [
    { actor: 'Lena Bartels', object_name: '1 Abrufe', brands: ['nordstein'] },
  ]);
});

test('OFF-15 OFF-41 the export of one brand holds nothing of another, not even for who has both', async () => {
  const site = await buildOrderSite(server);
  await build(site);
  const both = await enter({ brands: ['nordstein', 'suedkies'] });
  const { rows } = await both.send(contract.officeExport, request(site), { brand: 'suedkies' });
  assert.equal(rows, 0);
});

const SAME =
  sql.raw(`company_id, contract_id, contract_item_id, supplier_id, status, material_number, material_name,
  category, factory_number, factory_name, incoterm, incoterm_title, truck_type, truck_type_title, quantity,
  quantity_unit, night_shift, starts_on, starts_time, ends_on, ends_time, starts_at, ends_at, created_at, received_at`);

/** Call-offs like one, so many that their export is large. */
const buildMany = (site: OrderSite, { id }: { readonly id: string }, count: number) =>
  server.build(site.scope, (db) =>
    sql`INSERT INTO call_offs (id, reference, number, ${SAME})
      SELECT gen_random_uuid(), nextval('call_off_references'), 'n' || n, ${SAME}
      FROM call_offs o, generate_series(1, ${count}::int) n
      WHERE o.company_id = ${site.company.id} AND o.id = ${id}`.execute(db),
  );

test('OFF-41 above the rows of a direct download a job writes the file and mails a link, good for 24 hours and with a code', async () => {
  const site = await buildOrderSite(server);
  const built = await build(site, { status: 1 });
  await buildMany(site, built, DIRECT_ROWS);
  const wanted = request(site, { sort: 'time', columns: ['number', 'customer'], format: 'csv' });
  const made = await lena.send(contract.officeExport, wanted);
  assert.deepEqual([made.rows, made.is_large], [DIRECT_ROWS + 1, true]);
  const mails: OutgoingMail[] = [];
  const at = (now: string) =>
    jobContext(server, now, {
      sendMail: async (sent) => {
        mails.push(sent);
        return 'sent';
      },
    });
  const asked = { staffId: lena.id, exportId: made.id, linkOrigin: 'https://office.example' };
  await write.run(at(NOW), asked); // beside the server's own worker: one of the two names the file
  const state = await lena.send(files.exportState, { id: made.id });
  assert.partialDeepStrictEqual(state, { rows: made.rows, format: 'csv', is_ready: true });
  const text = await (await lena.send(files.exportFile, { id: made.id })).text();
  assert.equal(text.trimEnd().split('\r\n').length, made.rows + 1);
  await write.run(at(NOW), asked);
  const [mail] = mails;
  assert.equal(mail?.to, lena.email);
  assert.ok(mail?.mail.text.includes(`https://office.example/office/exports/${made.id}`));
  assert.ok(!mail?.mail.text.includes(site.company.name));
  const over = '2026-11-21T06:12:00Z';
  server.at(over);
  const later = asStaff(server, await signedIn(server, lena, over));
  const gone = await refusalOf(later(files.exportState, { id: made.id }));
  assert.deepEqual([gone.status, gone.code], [404, 'export_not_found']);
  await waitForJobs(server);
  await dropExports.run(at(over), {});
  assert.deepEqual(await server.files.list('exports', new Date(8.64e15)), []);
  server.at(NOW);
});

test('OFF-41 nothing is written for somebody who was blocked meanwhile, and lost files are removed', async () => {
  const site = await buildOrderSite(server);
  const blocked: Member = await addMember(server, {}, NOW);
  const send = asStaff(server, await signedIn(server, blocked, NOW));
  const { id } = await send(contract.officeExport, request(site));
  await server.build({}, (db) =>
    sql`UPDATE staff SET blocked_at = now() WHERE id = ${blocked.id}`.execute(db),
  );
  const asked = { staffId: blocked.id, exportId: id, linkOrigin: 'https://office.example' };
  await write.run(jobContext(server, NOW), asked);
  const lost = await server.files.write('exports', Buffer.from('x'));
  const soon = new Date(Date.now() + 7_200_000);
  await removeOrphanExports({
    files: server.files,
    staffDatabase: server.database.staff,
    now: soon,
  });
  assert.ok(!(await server.files.list('exports', soon)).includes(lost));
});
