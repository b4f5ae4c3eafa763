import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openLog } from '#core/log.ts';
import { openPushSender } from '#core/push/sender.ts';
import { makePushKeys, readPushKeys } from '#core/push/vapid-signature.ts';
import { readSettings } from '#core/settings.ts';
import { type PushReply, startPush } from '#testing/external/push-endpoint.ts';

const NOW = '2026-11-20T06:12:00.500Z';
const push = await startPush({ after }, { now: NOW });
const keys = makePushKeys();
const open = (env: Record<string, string> = push.env, timeoutMs?: number) => {
  const opened = openPushSender({
    settings: readSettings(env),
    keys,
    clock: () => new Date(NOW),
    log: openLog({ LOG_LEVEL: 'silent' }),
    ...(timeoutMs && { timeoutMs }),
  });
  after(opened.close);
  return opened;
};
const { send } = open();

const MESSAGE = {
  title: 'Neuer Lieferschein: 26,40 t Asphalt, A 27',
  path: '/messages/single/0199a0a0-0000-7000-8000-000000000000',
  topic: '0199a0a0-0000-7000-8000-000000000001',
  ttlSeconds: 86_400,
};

test('D-53 a push arrives signed, encrypted for its device alone, and says no more than title and target', async () => {
  const device = await push.subscribe(keys.publicKey);
  const other = await push.subscribe(keys.publicKey);
  assert.deepEqual(await send(device.target, MESSAGE), { kind: 'sent' });
  const [first] = await push.pushesTo(device);
  const { title, path } = MESSAGE;
  const topic = MESSAGE.topic.replaceAll('-', '');
  const { bytes, contact, ...shown } = first ?? assert.fail();
  assert.deepEqual(shown, { device, title, path, ttl: 86_400, topic, urgency: 'high' });
  assert.ok(bytes <= 2_048);
  assert.equal(contact, 'mailto:no-reply@localhost');
  // Another device cannot decrypt it.
  const { endpoint } = other.target;
  assert.deepEqual(await send({ ...device.target, endpoint }, MESSAGE), { kind: 'refused' });
});

test('D-53 push services receive a contact address, by mail or on the web', async () => {
  const cases: [env: Record<string, string>, contact: string][] = [
    [
      { MAIL_FROM: 'portal@bau.example', PUBLIC_URL: 'https://portal.example' },
      'mailto:portal@bau.example',
    ],
    [{ PUBLIC_URL: 'https://portal.example' }, 'https://portal.example'],
    [{ PUBLIC_URL: 'http://portal.example' }, 'mailto:no-reply@localhost'],
  ];
  for (const [env, contact] of cases) {
    const device = await push.subscribe();
    await open({ ...push.env, ...env }).send(device.target, MESSAGE);
    assert.equal((await push.pushesTo(device))[0]?.contact, contact);
  }
});

test('D-53 every answer of a push service has its own outcome', async () => {
  const cases: [reply: PushReply, answer: object][] = [
    [{ status: 201 }, { kind: 'sent' }],
    [{ status: 404 }, { kind: 'gone' }],
    [{ status: 410 }, { kind: 'gone' }],
    [{ status: 401 }, { kind: 'renew' }],
    [{ status: 403 }, { kind: 'renew' }],
    [{ status: 400, body: '{"reason":"VapidPkHashMismatch"}' }, { kind: 'renew' }],
    [{ status: 400, body: '{"reason":"BadTtl"}' }, { kind: 'refused' }],
    [{ status: 429 }, { kind: 'later', afterSeconds: null }],
    [
      { status: 429, headers: { 'Retry-After': '120' } },
      { kind: 'later', afterSeconds: 120 },
    ],
    [
      { status: 500, body: 'x'.repeat(100_000) },
      { kind: 'later', afterSeconds: null },
    ],
    ['hang up', { kind: 'later', afterSeconds: null }],
  ];
  for (const [reply, answer] of cases) {
    const device = await push.subscribe();
    push.reply(device, reply);
    assert.deepEqual(await send(device.target, MESSAGE), answer, JSON.stringify(reply));
  }
});

test('D-53 Retry-After is read in seconds or as a date', async () => {
  const cases: [said: string, afterSeconds: number | null][] = [
    ['999999', 999_999],
    ['1000000', null],
    ['soon', null],
    ['-1', null],
    ['2026-11-20', null],
    ['soon GMT', null],
    ['Fri, 20 Nov 2026 06:14:00 GMT', 120],
    ['Fri, 20 Nov 2026 06:11:00 GMT', 0],
    ['Fri, 20 Nov 2099 06:11:00 GMT', null],
  ];
  const device = await push.subscribe();
  for (const [said, afterSeconds] of cases) {
    push.reply(device, { status: 503, headers: { 'Retry-After': said } });
    const later = { kind: 'later', afterSeconds };
    assert.deepEqual(await send(device.target, MESSAGE), later, said);
  }
});

test('D-53 a redirect is a refusal and is not followed', async () => {
  const [device, elsewhere] = [await push.subscribe(), await push.subscribe()];
  for (const status of [301, 302, 303, 307, 308]) {
    push.reply(device, { status, headers: { Location: elsewhere.target.endpoint } });
    const before = push.requests();
    assert.deepEqual(await send(device.target, MESSAGE), { kind: 'refused' });
    assert.equal(push.requests(), before + 1);
  }
});

test('D-53 a push signed with another key is refused, so the device must subscribe again', async () => {
  const device = await push.subscribe(makePushKeys().publicKey);
  assert.deepEqual(await send(device.target, MESSAGE), { kind: 'renew' });
});

test('D-53 a push that is too large is sent once more, as small as can be', async () => {
  const device = await push.subscribe();
  const long = { ...MESSAGE, title: 'Ä'.repeat(5_000) };
  assert.deepEqual(await send(device.target, long), { kind: 'sent' });
  const [usual] = await push.pushesTo(device);
  assert.ok(usual && usual.bytes <= 2_048 && usual.title.endsWith('Ä…'));
  push.limit(device, 400);
  assert.deepEqual(await send(device.target, long), { kind: 'sent' });
  const [, small] = await push.pushesTo(device, 2);
  assert.equal(small?.title, `${'Ä'.repeat(29)}…`);
  push.limit(device, 100);
  const before = push.requests();
  assert.deepEqual(await send(device.target, long), { kind: 'refused' });
  assert.equal(push.requests(), before + 2);
});

test('D-53 a push service that stops answering times out, an unreachable one is tried later', async () => {
  const device = await push.subscribe();
  push.reply(device, 'silence');
  const later = { kind: 'later', afterSeconds: null };
  assert.deepEqual(await open(push.env, 300).send(device.target, MESSAGE), later);
  push.reply(device, { status: 500, isHalf: true }, { status: 201, isHalf: true });
  assert.deepEqual(await open(push.env, 300).send(device.target, MESSAGE), later);
  assert.deepEqual(await send(device.target, MESSAGE), { kind: 'sent' }); // not after ten seconds
  const away = open({ PUSH_HOSTS: 'localhost:1' });
  const endpoint = 'https://localhost:1/push/x';
  assert.deepEqual(await away.send({ ...device.target, endpoint }, MESSAGE), later);
});

test('D-53 nothing is sent to a foreign address, into the own network, or with a broken key', async () => {
  const device = await push.subscribe();
  const before = push.requests();
  const { port } = new URL(push.origin);
  const refused = { kind: 'refused' };
  for (const PUSH_HOSTS of ['fcm.googleapis.com', 'localhost', `other.local:${port}`]) {
    assert.deepEqual(await open({ PUSH_HOSTS }).send(device.target, MESSAGE), refused, PUSH_HOSTS);
  }
  const inside = { ...device.target, endpoint: 'https://localhost/push/x' };
  assert.deepEqual(await open({ PUSH_HOSTS: 'localhost' }).send(inside, MESSAGE), refused);
  const broken = { ...device.target, p256dh: `B${'A'.repeat(86)}` };
  assert.deepEqual(await send(broken, MESSAGE), refused);
  assert.equal(push.requests(), before);
});

test('a configured key is read, an invalid one is refused', () => {
  assert.deepEqual(readPushKeys(keys.privateKey), keys);
  for (const key of ['', 'A'.repeat(43), '_'.repeat(43), keys.publicKey]) {
    assert.equal(readPushKeys(key), null);
  }
});
