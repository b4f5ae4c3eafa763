import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import * as content from '@abrufbar/contract/content/content.ts';
import { updateNoteMax } from '#content/store.ts';
import { buildAnnouncement, buildHelp, buildLegalText } from '#content/build.ts';
import { startTestServer } from '#testing/server/server.ts';

// 127.0.0.1 is no known host and so shows the first brand.
const env = { BRAND_HOSTS: 'nordstein.localhost=nordstein,localhost=suedkies' };
const server = await startTestServer({ after }, { now: '2026-11-20T05:40:00Z', env });
const { address, at, build, request, send } = server;
beforeEach(() => at('2026-11-20T05:40:00Z'));

/** The same read under the host of the other brand. */
const underSuedkies = async (path: string): Promise<unknown> => {
  const host = address.replace('127.0.0.1', 'localhost');
  return (await fetch(`${host}/api/v2/${path}`)).json();
};

const announcement = () => send(content.announcement, { device_type: 'pwa' });
const help = (scheme: string) => send(content.helpPage, { url: scheme.slice(1), scheme });

test('API-18 API-19 D-17 legal texts answer by POST and GET without login, empty before the first version', async () => {
  for (const path of ['terms-of-use', 'privacy-policy']) {
    for (const method of ['POST', 'GET']) {
      const { status, text } = await request(method, path);
      assert.deepEqual([status, text], [200, '{"data":{"html":""}}']);
    }
  }
  const { status, text } = await request('GET', 'imprint');
  assert.deepEqual([status, text], [200, '{"data":{"html":""}}']);
});

test('API-18 API-19 D-61 a legal text is the newest published version of the brand', async () => {
  await build({}, async (db) => {
    const texts = [
      { html: '<p>Fassung 1</p>', publishedAt: new Date('2026-01-01T00:00:00Z') },
      { html: '<p>Fassung 2</p>', publishedAt: new Date('2026-06-01T00:00:00Z') },
      { html: '<p>Fassung 3</p>', publishedAt: new Date('2026-12-01T00:00:00Z') },
      {
        html: '<p>Datenschutz</p>',
        publishedAt: new Date('2026-07-01T00:00:00Z'),
        kind: 'privacy',
      },
      {
        html: '<p>Impressum</p>',
        publishedAt: new Date('2026-07-02T00:00:00Z'),
        kind: 'imprint',
      },
      { html: '<p>Südkies</p>', publishedAt: new Date('2026-07-01T00:00:00Z'), brand: 'suedkies' },
    ] as const;
    for (const text of texts) await buildLegalText(db, text);
  });
  assert.equal((await send(content.terms, {})).html, '<p>Fassung 2</p>');
  assert.equal((await send(content.termsByGet, {})).html, '<p>Fassung 2</p>');
  assert.equal((await send(content.privacy, {})).html, '<p>Datenschutz</p>');
  assert.equal((await send(content.privacyByGet, {})).html, '<p>Datenschutz</p>');
  assert.equal((await send(content.imprint, {})).html, '<p>Impressum</p>');
  assert.deepEqual(await underSuedkies('privacy-policy'), { data: { html: '' } });
  assert.deepEqual(await underSuedkies('imprint'), { data: { html: '' } });
  assert.deepEqual(await underSuedkies('terms-of-use'), { data: { html: '<p>Südkies</p>' } });
  at('2026-12-01T00:00:00Z');
  assert.equal((await send(content.terms, {})).html, '<p>Fassung 3</p>');
});

test('API-24 SRV-19 ENT-19 T-25 the configuration has the limit of the brand and the announcement of now', async () => {
  const none = { note_max_letters: 255, message: null, is_permanent: false };
  const path = 'app-configs?device_type=pwa';
  assert.deepEqual((await request('GET', path)).json, { data: none });
  await build({}, (db) => updateNoteMax(db, 'suedkies', 90));
  await build({}, (db) => updateNoteMax(db, 'suedkies', 100));
  await build({}, (db) =>
    buildAnnouncement(db, {
      message: 'Nur bis 12 Uhr.',
      startsAt: new Date('2026-11-20T05:00:00Z'),
      endsAt: new Date('2026-11-20T05:50:00Z'),
      brand: 'suedkies',
      isPermanent: true,
    }),
  );
  assert.deepEqual((await request('GET', path)).json, { data: none });
  const limited = { note_max_letters: 100, message: 'Nur bis 12 Uhr.', is_permanent: true };
  assert.deepEqual(await underSuedkies(path), { data: limited });
  at('2026-11-20T05:50:00Z');
  assert.deepEqual(await underSuedkies(path), { data: { ...none, note_max_letters: 100 } });
});

test('API-24 the configuration is for the pwa only', async () => {
  for (const path of ['app-configs', 'app-configs?device_type=ios']) {
    const { status, json } = await request('GET', path);
    assert.equal(status, 422, path);
    assert.equal(Object(json).errors[0].field, 'device_type');
  }
});

test('API-23 ENT-18 the announcement is the newest that runs now, else null', async () => {
  assert.equal(await announcement(), null);
  await build({}, async (db) => {
    const from = (startsAt: string, endsAt: string | null, message: string) =>
      buildAnnouncement(db, {
        message,
        startsAt: new Date(startsAt),
        endsAt: endsAt === null ? null : new Date(endsAt),
      });
    await from('2026-11-01T00:00:00Z', null, 'lange');
    await from('2026-11-20T00:00:00Z', '2026-11-20T12:00:00Z', 'heute');
    await from('2026-11-21T00:00:00Z', null, 'morgen');
  });
  const cases = [
    ['2026-10-31T23:59:59Z', undefined],
    ['2026-11-01T00:00:00Z', 'lange'],
    ['2026-11-20T05:40:00Z', 'heute'],
    ['2026-11-20T12:00:00Z', 'lange'],
    ['2026-11-21T00:00:00Z', 'morgen'],
  ] as const;
  for (const [moment, message] of cases) {
    at(moment);
    assert.equal((await announcement())?.message, message, moment);
  }
});

test('API-23 D-61 an announcement speaks to its brand or to both', async () => {
  at('2027-01-10T00:00:00Z');
  const startsAt = new Date('2027-01-01T00:00:00Z');
  const fields = { startsAt, brand: 'suedkies', message: 'Süd', isPermanent: true } as const;
  await build({}, (db) => buildAnnouncement(db, fields));
  assert.equal((await announcement())?.message, 'morgen');
  assert.deepEqual(await underSuedkies('announcements?device_type=pwa'), {
    data: { message: 'Süd', is_permanent: true },
  });
});

test('API-23 another device type is 422', async () => {
  for (const query of ['', '?device_type=', '?device_type=ios']) {
    assert.equal((await request('GET', `announcements${query}`)).status, 422);
  }
});

test('API-22 ENT-20 help is found by path pattern without login', async () => {
  await build({}, async (db) => {
    await buildHelp(db, '/dashboard', '<p>Start</p>');
    await buildHelp(db, '/contract-detail/{id}', '<p>alt</p>');
    await buildHelp(db, '/contract-detail/{id}', '<p>Baustelle</p><script>1</script>');
  });
  const cases = [
    ['/dashboard', '<p>Start</p>'],
    ['/contract-detail/019e2f7c-8a01-7000-8000-000000000001', '<p>Baustelle</p>'],
    ['/contract-detail', ''],
    ['/contract-detail/{id}', '<p>Baustelle</p>'],
    ['/gibt-es-nicht/ä', ''],
  ] as const;
  for (const [path, wanted] of cases) assert.equal((await help(path)).content, wanted, path);
});

test('API-22 a missing or broken path is 422', async () => {
  for (const query of ['', '?url=dashboard', '?url=dashboard&scheme=%25E0%25A4']) {
    assert.equal((await request('GET', `help-page${query}`)).status, 422, query);
  }
});

test('D-60 server HTML is cleaned when it is saved', async () => {
  const startsAt = new Date('2027-02-01T00:00:00Z');
  await build({}, async (db) => {
    await buildAnnouncement(db, { startsAt, message: '<b>Werk</b><img src=x onerror=alert(1)>' });
    await buildLegalText(db, { publishedAt: startsAt, html: '<p onclick="x()">§ 1</p>' });
  });
  at('2027-02-01T00:00:00Z');
  assert.equal((await announcement())?.message, '<b>Werk</b>');
  assert.equal((await send(content.terms, {})).html, '<p>§ 1</p>');
});
