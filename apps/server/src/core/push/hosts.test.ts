import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPublicAddress, publicLookup, readEndpoint } from '#core/push/hosts.ts';
import { readSettings } from '#core/settings.ts';

const { PUSH_HOSTS } = readSettings({});
const OWN = [...PUSH_HOSTS, 'push.local:8443', '10.0.0.7:8443', '192.0.2.7', '1.1.1.1'];

test('D-53 devices of the four browsers can be reached, and the operator’s own push service', () => {
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc:APA91b-_x',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYA%2bx',
    'https://web.push.apple.com/QOXV',
  ]) {
    assert.equal(readEndpoint(endpoint, PUSH_HOSTS)?.href, endpoint);
  }
  for (const endpoint of ['https://push.local:8443/x', 'https://10.0.0.7:8443/x']) {
    assert.equal(readEndpoint(endpoint, PUSH_HOSTS), null);
    assert.equal(readEndpoint(endpoint, OWN)?.href, endpoint);
  }
});

test('D-53 no other address is one of a push service', () => {
  for (const endpoint of [
    'http://fcm.googleapis.com/x',
    'ws://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com:443/x',
    'https://a@fcm.googleapis.com/x',
    'https://a:b@fcm.googleapis.com/x',
    'https://fcm.googleapis.com/x#y',
    'https://FCM.googleapis.com/x',
    'https://fcm.googleapis.com./x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilfcm.googleapis.com/x',
    'https://push.apple.com/x',
    'https://evilpush.apple.com/x',
    'https://evil.example/fcm.googleapis.com',
    'https://1.1.1.1/x',
    'https://192.0.2.7/x',
    'https://push.local/x',
    'https://push.local:8444/x',
    'https://[::1]/x',
    ' https://fcm.googleapis.com/x',
    'fcm.googleapis.com/x',
    '',
  ]) {
    assert.equal(readEndpoint(endpoint, OWN), null, endpoint);
  }
});

test('D-53 only addresses of the public network are public', () => {
  const cases: [isPublic: boolean, ...addresses: string[]][] = [
    [true, '1.1.1.1', '142.250.185.74', '172.32.0.1', '100.128.0.1', '2a00:1450:4001:82a::200a'],
    [false, '127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '0.0.0.0'],
    [false, '169.254.169.254', '100.64.0.1', '198.18.0.1', '192.0.0.8', '224.0.0.1', '240.0.0.1'],
    [false, '255.255.255.255', '192.0.2.1', '198.51.100.1', '203.0.113.1', '192.88.99.1'],
    [false, '::', '::1', '::ffff:1.1.1.1', '::ffff:7f00:1', '64:ff9b::a00:1', 'fe80::1', 'fc00::1'],
    [false, 'fd12::1', 'ff02::1', '100::1', '2001::1', '2001:db8::1', '2002:a00:1::', '3fff::1'],
  ];
  for (const [isPublic, ...addresses] of cases) {
    for (const one of addresses) assert.equal(isPublicAddress(one), isPublic, one);
  }
});

/** Looks a name up that resolves to these addresses, as a connection does. */
const lookUp = (addresses: readonly string[], all: boolean) =>
  new Promise<unknown>((done) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    publicLookup(async () => found)('push.example', { all }, (error, ...rest) =>
      done(error ? error.name : rest),
    );
  });

test('D-53 a name is refused when one of its addresses lies in the own network', async () => {
  const both = ['1.1.1.1', '2606:4700::1111'];
  assert.deepEqual(await lookUp(both, false), ['1.1.1.1', 4]);
  const all = [
    { address: both[0], family: 4 },
    { address: both[1], family: 6 },
  ];
  assert.deepEqual(await lookUp(both, true), [all]);
  for (const addresses of [['127.0.0.1'], ['1.1.1.1', '10.0.0.1'], ['1.1.1.1', '::1'], []]) {
    assert.equal(await lookUp(addresses, true), 'PrivateAddress', addresses.join());
    assert.equal(await lookUp(addresses, false), 'PrivateAddress', addresses.join());
  }
});
