import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as content from '@abrufbar/contract/content/content.ts';
import { auditChain } from '@abrufbar/contract/staff/audit.ts';
import * as contract from '@abrufbar/contract/staff/settings.ts';
import { addMember, asStaff, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const enter = async (name: string, ...brands: ('nordstein' | 'suedkies')[]) =>
  asStaff(
    server,
    await signedIn(server, await addMember(server, { name, brands, role: 'admin' }, NOW), NOW),
  );
const katrin = await enter('Katrin Vogt', 'nordstein');
const lena = await enter('Lena Bartels', 'nordstein');
const south = await enter('Jens Ahlers', 'suedkies');

test('OFF-191 OFF-18 the longest note of a brand is set within bounds, whoever is late learns of it', async () => {
  const { notes } = await katrin(contract.settings, {});
  assert.deepEqual(notes, { version: 0, note_max: 255, changed_by: null, changed_at: null });
  for (const note_max of [19, 2001]) {
    const { status } = await refusalOf(katrin(contract.updateNotes, { version: 0, note_max }));
    assert.equal(status, 422);
  }
  const changed = await katrin(contract.updateNotes, { version: 0, note_max: 400 });
  assert.deepEqual([changed.version, changed.note_max], [1, 400]);
  const late = await refusalOf(lena(contract.updateNotes, { version: 0, note_max: 300 }));
  assert.deepEqual(
    [late.status, late.code, 'by' in late && late.by],
    [409, 'stale_version', 'Katrin Vogt'],
  );
  await lena(contract.updateNotes, { version: 1, note_max: 300 });
  const portal = await server.send(content.configuration, { device_type: 'pwa' });
  assert.equal(portal.note_max_letters, 300);
  assert.equal((await south(contract.settings, {})).notes.note_max, 255);
});

test('OFF-191 brands, mails and retention are read as they are; no member sees another brand', async () => {
  const { brands, mail, kept } = await katrin(contract.settings, {});
  assert.deepEqual(
    brands.map(({ brand, hosts }) => [brand, hosts]),
    [['nordstein', ['nordstein.localhost']]],
  );
  assert.deepEqual(mail, { from: null, is_sent: false, tells_unknown: false });
  assert.deepEqual(
    kept.find(({ kind }) => kind === 'action'),
    { kind: 'action', months: 24, days: null, hours: null, choice: null },
  );
});

test('OFF-219 staff of all brands lengthen a span within its bounds, once a version', async () => {
  const [admin, colleague] = [
    await enter('Karla Voss', 'nordstein', 'suedkies'),
    await enter('Udo Lang', 'nordstein', 'suedkies'),
  ];
  const spanOf = async (kind: string) =>
    (await admin(contract.settings, {})).kept.find((one) => one.kind === kind);
  const choose = (version: number, amount: number) =>
    admin(contract.updateSpan, { kind: 'action', version, amount });
  assert.partialDeepStrictEqual(await spanOf('action'), {
    months: 24,
    choice: { least: 24, most: 120, version: 0 },
  });
  assert.equal((await spanOf('cart'))?.choice, null, 'is what it is');
  for (const amount of [23, 121, 0]) assert.equal((await refusalOf(choose(0, amount))).status, 422);
  assert.deepEqual(await choose(0, 36), { version: 1 });
  const late = colleague(contract.updateSpan, { kind: 'action', version: 0, amount: 48 });
  assert.partialDeepStrictEqual(await refusalOf(late), {
    status: 409,
    code: 'stale_version',
    by: 'Karla Voss',
  });
  assert.deepEqual(await choose(1, 30), { version: 2 });
  assert.partialDeepStrictEqual(await spanOf('action'), {
    months: 30,
    choice: { version: 2, changed_by: 'Karla Voss' },
  });
  assert.equal((await admin(auditChain, {})).kept_months, 30);
  const ofOne = katrin(contract.updateSpan, { kind: 'action', version: 2, amount: 40 });
  const refused = { status: 403, code: 'retention_of_all_brands' };
  assert.deepEqual(await refusalOf(ofOne), refused);
});
