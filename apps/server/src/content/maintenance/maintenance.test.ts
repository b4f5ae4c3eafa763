import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import * as content from '@abrufbar/contract/content/content.ts';
import * as contract from '@abrufbar/contract/content/office-maintenance.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { sql } from 'kysely';
import { buildAnnouncement } from '#content/build.ts';
import { sendCompanyHint, sendSupplierHint } from '#core/live/hints.ts';
import { buildToken } from '#session/build.ts';
import { addMember, asStaff, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { buildOfficeSite } from '#testing/concepts/office-site.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';
import { openOfficeStream, openStream } from '#testing/server/stream.ts';
import { until } from '#testing/server/until.ts';

// 127.0.0.1 is no known host and so shows the first brand.
const env = { BRAND_HOSTS: 'nordstein.localhost=nordstein,localhost=suedkies' };
const server = await startTestServer({ after }, { now: NOW, env });
const enter = async (name: string, brands: readonly Brand[]) =>
  asStaff(
    server,
    await signedIn(server, await addMember(server, { name, brands, role: 'admin' }, NOW), NOW),
  );
const katrin = await enter('Katrin Vogt', ['nordstein', 'suedkies']);
const lena = await enter('Lena Bartels', ['nordstein']);
const south = await enter('Jens Ahlers', ['suedkies']);
const suedkies = server.address.replace('127.0.0.1', 'localhost');

type Period = InputOf<typeof contract.officeBeginMaintenance>;
const IMMEDIATE: Period = { both: false, starts_at: null, expected_until: null, text: null };
const minutesFromNow = (minutes: number) =>
  new Date(Date.parse(NOW) + minutes * 60_000).toISOString();
const PLANNED: Period = { ...IMMEDIATE, starts_at: minutesFromNow(90) };

const statusAt = async (address: string) =>
  (await fetch(`${address}/api/v2/terms-of-use`, { method: 'POST' })).status;
/** The server asks once a second. */
const isClosed = (address: string) => until(async () => (await statusAt(address)) === 503);
const isOpen = (address: string) => until(async () => (await statusAt(address)) === 200);
const announced = () => server.send(content.announcement, { device_type: 'pwa' });

beforeEach(async () => {
  await server.build({}, (db) => db.deleteFrom('maintenance_windows').execute());
  await isOpen(server.address);
});

test('OFF-180 OFF-181 MNT-02 D-58 T-44 a maintenance closes the hosts of its brand until somebody ends it', async () => {
  const text = 'Bis 14 Uhr & kurz danach <b>nicht</b>.';
  const { id, version, state } = await lena(contract.officeBeginMaintenance, {
    ...IMMEDIATE,
    text,
  });
  assert.equal(state, 'running');
  await isClosed(server.address);
  assert.equal(await statusAt(suedkies), 200);
  const { json } = await server.request('POST', 'terms-of-use');
  assert.equal(
    (json as { html: string }).html, // the body of maintenance
    '<p>Bis 14 Uhr &amp; kurz danach &lt;b&gt;nicht&lt;/b&gt;.</p>',
  );
  assert.equal((await server.request('GET', 'user')).status, 503);
  assert.equal((await server.request('POST', 'import/scale-note/vas')).status, 503);
  for (const path of ['/healthz', '/readyz', '/office']) {
    assert.notEqual((await server.request('GET', path)).status, 503, path);
  }
  const [listed] = (await lena(contract.officeMaintenance, {})).items;
  assert.deepEqual([listed?.text, listed?.created_by], [text, 'Lena Bartels']);
  const running = await lena(contract.officeRunningMaintenance, {});
  assert.deepEqual(
    running.items.map((one) => one.id),
    [id],
  );
  assert.deepEqual((await south(contract.officeRunningMaintenance, {})).items, []);

  assert.deepEqual(await refusalOf(katrin(contract.officeBeginMaintenance, IMMEDIATE)), {
    status: 409,
    code: 'maintenance_running',
  });
  await katrin(contract.officeEndMaintenance, { id, version });
  await isOpen(server.address);
  const [over] = (await lena(contract.officeMaintenance, {})).items;
  assert.deepEqual([over?.state, over?.ended_by], ['over', 'Katrin Vogt']);
  assert.deepEqual(await refusalOf(lena(contract.officeEndMaintenance, { id, version })), {
    status: 409,
    code: 'maintenance_over',
  });
});

test('OFF-181 a maintenance of both brands closes all hosts and is for staff of both', async () => {
  const both = { ...IMMEDIATE, both: true };
  assert.deepEqual(await refusalOf(lena(contract.officeBeginMaintenance, both)), {
    status: 403,
    code: 'foreign_brand',
  });
  const { id, version } = await katrin(contract.officeBeginMaintenance, both);
  await isClosed(server.address);
  await isClosed(suedkies);
  const [seen] = (await south(contract.officeMaintenance, {})).items;
  assert.deepEqual([seen?.id, seen?.can_change], [id, false]);
  assert.deepEqual(await refusalOf(south(contract.officeEndMaintenance, { id, version })), {
    status: 403,
    code: 'foreign_brand',
  });
  await katrin(contract.officeEndMaintenance, { id, version });
});

test('OFF-182 a planned maintenance is announced one hour before, before everything else, and begins by itself', async () => {
  await server.build({}, (db) =>
    buildAnnouncement(db, { message: 'Neue Preise', startsAt: new Date(NOW) }),
  );
  const planned = { ...PLANNED, expected_until: minutesFromNow(120) };
  await lena(contract.officeBeginMaintenance, planned);
  assert.equal((await announced())?.message, 'Neue Preise');
  server.at(minutesFromNow(30));
  assert.deepEqual(await announced(), {
    message:
      'Von 08:42 bis voraussichtlich 09:12\u00A0Uhr ist das Portal wegen einer Wartung nicht erreichbar.',
    is_permanent: true,
  });
  assert.equal(await statusAt(server.address), 200);
  server.at(minutesFromNow(90));
  await isClosed(server.address);
  assert.equal(await statusAt(suedkies), 200);
  server.at(NOW);
});

test('OFF-18 OFF-180 a planned maintenance is changed and called off; whoever is late learns of it', async () => {
  const { id, version } = await lena(contract.officeBeginMaintenance, {
    ...PLANNED,
    text: 'Ein Text',
  });
  const later = { ...PLANNED, id, version, starts_at: minutesFromNow(200), text: 'Neuer Text' };
  const changed = await katrin(contract.officeUpdateMaintenance, later);
  assert.deepEqual(
    [changed.starts_at, changed.text, changed.version],
    [later.starts_at.replace('.000', ''), 'Neuer Text', 2],
  );
  for (const late of [
    refusalOf(lena(contract.officeUpdateMaintenance, later)),
    refusalOf(lena(contract.officeEndMaintenance, { id, version })),
  ]) {
    const { status, code, by } = await late;
    assert.deepEqual([status, code, by], [409, 'stale_version', 'Katrin Vogt']);
  }
  assert.deepEqual(await refusalOf(south(contract.officeEndMaintenance, { id, version: 2 })), {
    status: 404,
    code: 'maintenance_not_found',
  });
  await lena(contract.officeEndMaintenance, { id, version: 2 });
  assert.deepEqual((await lena(contract.officeMaintenance, {})).items, []);
  const { rows } = await server.build({}, (db) =>
    sql<{ call: string; changes: Record<string, unknown> }>`
      SELECT call, changes FROM audit_staff WHERE object_id = ${id} ORDER BY id`.execute(db),
  );
  assert.deepEqual(
    rows.map(({ call, changes }) => [call.split('.')[1], Object.keys(changes).toSorted()]),
    [
      ['officeBeginMaintenance', ['begins', 'brands', 'text']],
      ['officeUpdateMaintenance', ['begins', 'text']],
      ['officeEndMaintenance', ['begins']],
    ],
  );
});

test('OFF-182 a begin in the past and an end before the begin are refused at their field', async () => {
  const cases: [period: Partial<Period>, field: string][] = [
    [{ starts_at: minutesFromNow(-1) }, 'starts_at'],
    [{ expected_until: minutesFromNow(-1) }, 'expected_until'],
    [{ starts_at: minutesFromNow(90), expected_until: minutesFromNow(60) }, 'expected_until'],
  ];
  for (const [period, field] of cases) {
    const refused = await lena(contract.officeBeginMaintenance, { ...IMMEDIATE, ...period }).catch(
      (error: unknown) => error,
    );
    assert.ok(refused instanceof CallError);
    assert.deepEqual([refused.status, refused.errors.map((one) => one.field)], [422, [field]]);
  }
});

test('OFF-183 people count whose session sent a call in the last quarter of an hour', async () => {
  const site = await buildOfficeSite(server);
  const other = await buildOfficeSite(server, { brand: 'suedkies' });
  const people = async () => (await lena(contract.officeMaintenance, {})).people;
  assert.equal(await people(), 0);
  for (const { person } of [site, other]) {
    await server.build({}, (db) => buildToken(db, person, new Date(NOW)));
  }
  assert.equal(await people(), 1);
  server.at(minutesFromNow(16));
  assert.equal(await people(), 0);
  server.at(NOW);
});

test('OFF-221 open streams of the closed hosts end, those of the other brand and of the office stay', async () => {
  const site = await buildOfficeSite(server);
  const token = await server.build({ companies: [site.company.id] }, (db) =>
    buildToken(db, site.person, new Date(NOW)),
  );
  const admin = await addMember(server, { role: 'admin', brands: ['nordstein'] }, NOW);
  const closed = await openStream(server.address, token, { behind: 0 });
  const open = await openStream(suedkies, token, { behind: 0 });
  const office = await openOfficeStream(server.address, await signedIn(server, admin, NOW));
  await lena(contract.officeBeginMaintenance, IMMEDIATE);
  await closed.ended;
  assert.equal((await openStream(server.address, token)).status, 503);
  await server.build({}, async (db) => {
    await sendCompanyHint(db, site.company.id, 'contracts', 'later');
    await sendSupplierHint(db, site.supplier.id);
  });
  await open.until('"later"');
  await office.until('"call-offs"');
  open.leave();
  office.leave();
});
