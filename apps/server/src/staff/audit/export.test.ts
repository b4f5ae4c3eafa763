import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import * as contract from '@abrufbar/contract/staff/audit.ts';
import { exportFile, exportState } from '@abrufbar/contract/staff/exports.ts';
import { readXlsx } from 'hucre';
import { sql } from 'kysely';
import type { OutgoingMail } from '#core/mail/mail.ts';
import { EXPORT_LISTS } from '#export-lists.ts';
import { writeExport } from '#staff/exports/jobs.ts';
import { updateMember } from '#staff/store.ts';
import { addMember, asStaff, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { NOW } from '#testing/concepts/site.ts';
import { jobContext } from '#testing/server/jobs.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const enter = async (fields: Parameters<typeof addMember>[1]) => {
  const member = await addMember(server, { role: 'admin', ...fields }, NOW);
  return { ...member, send: asStaff(server, await signedIn(server, member, NOW)) };
};
const katrin = await enter({ name: 'Katrin Vogt', brands: ['nordstein', 'suedkies'] });

type Request = InputOf<typeof contract.auditExport>;
const request = (change: Partial<Request>): Request => ({
  person: null,
  action: null,
  object: ['plant'],
  from: null,
  until: null,
  q: null,
  direction: null,
  format: 'csv',
  ...change,
});

const SECOND_MS = 1000;
/** Entries about plants of a name, one a second, the last of them one second before now. */
const record = (name: string, count: number, brand = 'nordstein') =>
  server.build({}, (db) =>
    sql`INSERT INTO audit_staff (id, at, staff_id, actor, brands, call, request_id, object_kind, object_id,
        object_name, changes)
      SELECT gen_random_uuid(), ${NOW}::timestamptz - (${count}::int - n + 1) * ${SECOND_MS}::int * interval '1 ms',
        ${katrin.id}::uuid, 'Katrin Vogt', ARRAY[${brand}], 'contracts.officeUpdatePlant', 'r', 'plant', 'p', ${name},
        jsonb_build_object('hourly_limit', jsonb_build_object('old', n, 'new', '=' || n))
      FROM generate_series(1, ${count}::int) n`.execute(db),
  );

const linesOf = async (wanted: Request, send = katrin.send) => {
  const { id, rows } = await send(contract.auditExport, wanted);
  const text = await (await send(exportFile, { id })).text();
  const [head, ...lines] = text.trimEnd().split('\r\n');
  assert.equal(lines.length, rows);
  return { head, lines };
};

test('OFF-41 OFF-84 the log leaves as a file with exactly the filtered entries, in their order', async () => {
  await record('Lauenau', 1203);
  await record('Hohenfels', 2);
  const { head, lines } = await linesOf(request({ q: 'Lauenau' }));
  assert.equal(head, 'Tag;Zeit;Wer;Gegenstand;Aktion;"Nummer, Name";"Alt, neu"');
  assert.equal(lines.length, 1203);
  assert.equal(new Set(lines).size, 1203);
  assert.equal(
    lines[0],
    '20.11.2026;07:11:59;Katrin Vogt;Werk;geändert;Lauenau;Grenze je Stunde: 1203 > =1203',
  );
  const { lines: rising } = await linesOf(request({ q: 'Lauenau', direction: 'asc' }));
  assert.deepEqual(rising, lines.toReversed());
  const none = await linesOf(request({ q: 'Lauenau', until: '2026-11-19' }));
  assert.deepEqual(none.lines, []);

  const { id } = await katrin.send(
    contract.auditExport,
    request({ q: 'Hohenfels', format: 'xlsx' }),
  );
  const file = await katrin.send(exportFile, { id });
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
  assert.deepEqual(
    sheets[0]?.rows.map((row) => row[5]),
    ['Nummer, Name', 'Hohenfels', 'Hohenfels'],
  );
});

test('OFF-15 OFF-41 the file has entries of the chosen brand, and none recorded after it was asked for', async () => {
  await record('Altdorf', 3, 'suedkies');
  const wanted = request({ q: 'Altdorf' });
  assert.deepEqual((await linesOf(wanted)).lines, []);
  const { id, rows } = await katrin.send(contract.auditExport, wanted, { brand: 'suedkies' });
  assert.equal(rows, 3);
  server.at('2026-11-20T06:14:00Z');
  await server.build({}, (db) =>
    sql`INSERT INTO audit_staff (id, at, actor, brands, call, request_id, object_kind, object_name)
      VALUES (gen_random_uuid(), '2026-11-20T06:13:00Z', 'Katrin Vogt', ARRAY['suedkies'],
        'contracts.officeUpdatePlant', 'r', 'plant', 'Altdorf')`.execute(db),
  );
  const text = await (await katrin.send(exportFile, { id })).text();
  assert.equal(text.trimEnd().split('\r\n').length, rows + 1);
  server.at(NOW);
});

test('OFF-10 OFF-14 OFF-41 the log is exported after a code, and kept from who is administrator no longer', async () => {
  const uwe = await enter({ name: 'Uwe Lang' });
  const { id } = await uwe.send(contract.auditExport, request({ q: 'Lauenau' }));
  await uwe.send(exportState, { id });
  await server.build({}, (db) =>
    updateMember(db, uwe.id, { role: 'dispatcher' }, { name: 'x', at: new Date(NOW) }),
  );
  const gone = { status: 404, code: 'export_not_found' };
  assert.deepEqual(await refusalOf(uwe.send(exportState, { id })), gone);
  assert.deepEqual(await refusalOf(uwe.send(exportFile, { id })), gone);
  const late = await addMember(server, { role: 'admin' }, NOW);
  const token = await signedIn(server, late, '2026-11-20T06:00:00Z'); // the code is too long ago
  const refused = await refusalOf(asStaff(server, token)(contract.auditExport, request({})));
  assert.deepEqual(refused, { status: 403, code: 'step_up_required' });
});

test('OFF-44 above 50,000 entries a job writes the file of the log and mails a link', async () => {
  await record('Groß', 50_001);
  const made = await katrin.send(contract.auditExport, request({ q: 'Groß' }));
  assert.deepEqual([made.rows, made.is_large], [50_001, true]);
  const mails: OutgoingMail[] = [];
  const context = jobContext(server, NOW, {
    sendMail: async (sent) => {
      mails.push(sent);
      return 'sent';
    },
  });
  const asked = { staffId: katrin.id, exportId: made.id, linkOrigin: 'https://office.example' };
  const write = writeExport(EXPORT_LISTS);
  // Beside the server's own worker: one of the two names the file, a second try mails.
  for (let tries = 0; tries < 2; tries += 1) await write.run(context, asked);
  const state = await katrin.send(exportState, { id: made.id });
  assert.partialDeepStrictEqual(state, { list: 'audit', rows: made.rows, is_ready: true });
  const text = await (await katrin.send(exportFile, { id: made.id })).text();
  assert.equal(text.trimEnd().split('\r\n').length, made.rows + 1);
  assert.ok(mails[0]?.mail.text.includes(`https://office.example/office/exports/${made.id}`));
});
