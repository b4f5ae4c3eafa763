import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSettings } from '#core/settings.ts';

test('D-61 without any variable everything has a default', () => {
  const settings = readSettings({});
  assert.equal(settings.PORT, 3000);
  assert.equal(settings.HOST, 'localhost');
  assert.equal(settings.NODE_ENV, 'production');
  assert.match(settings.DATA_DIR, /\/data$/);
  assert.deepEqual(
    [...settings.BRAND_HOSTS],
    [
      ['nordstein.localhost', 'nordstein'],
      ['suedkies.localhost', 'suedkies'],
    ],
  );
  assert.deepEqual([settings.ALLOWED_HOSTS, settings.TRUSTED_PROXY], [[], []]);
  assert.equal(settings.EXPORT_DIRECT_ROWS, 50_000);
});

test('settings of mail and recovery are read', () => {
  const given = readSettings({
    SMTP_URL: 'smtps://user:secret@mail.bau.example:465',
    MAIL_FROM: 'portal@bau.example',
    RECOVERY_TELLS_UNKNOWN: 'true',
  });
  assert.equal(given.SMTP_URL, 'smtps://user:secret@mail.bau.example:465');
  assert.equal(given.MAIL_FROM, 'portal@bau.example');
  assert.equal(given.RECOVERY_TELLS_UNKNOWN, true);
  const { SMTP_URL, MAIL_FROM, RECOVERY_TELLS_UNKNOWN } = readSettings({});
  assert.deepEqual([SMTP_URL, MAIL_FROM, RECOVERY_TELLS_UNKNOWN], [undefined, undefined, false]);
});

test('an empty variable counts as missing', () => {
  assert.equal(readSettings({ PORT: '', DATABASE_URL: '' }).PORT, 3000);
});

test('a relative data directory is made absolute', () => {
  assert.equal(readSettings({ DATA_DIR: 'here' }).DATA_DIR, `${process.cwd()}/here`);
});

test('lists and addresses are read', () => {
  const settings = readSettings({
    PORT: '8080',
    BRAND_HOSTS: 'Portal.Nordstein.de=nordstein',
    ALLOWED_HOSTS: 'A.de, b.de',
    TRUSTED_PROXY: 'loopback, 10.1.2.3, 2001:db8::/32',
    PUBLIC_URL: 'https://portal.nordstein.de',
    DATABASE_URL: 'postgresql://owner:secret@db/abrufbar',
  });
  assert.equal(settings.PORT, 8080);
  assert.equal(settings.BRAND_HOSTS.get('portal.nordstein.de'), 'nordstein');
  assert.deepEqual(settings.ALLOWED_HOSTS, ['a.de', 'b.de']);
  assert.deepEqual(settings.TRUSTED_PROXY, ['loopback', '10.1.2.3', '2001:db8::/32']);
});

test('every variable that cannot be used is named, all at once', () => {
  const wrong = {
    PORT: '70000',
    BRAND_HOSTS: 'a.de=nordstein,b.de=granit',
    PUBLIC_URL: 'https://portal.de/',
    TRUSTED_PROXY: 'proxy.local',
    DATABASE_URL: 'mysql://db',
    S3_URL: 'https://key:secret@s3.bau.example/bucket/folder',
    SMTP_URL: 'mail.bau.example',
    MAIL_FROM: 'Portal <portal@bau.example>',
    RECOVERY_TELLS_UNKNOWN: 'ja',
    PUSH_HOSTS: 'https://push.example.de',
    VAPID_PRIVATE_KEY: 'geheim',
    LOG_LEVEL: 'loud',
    NODE_ENV: 'staging',
  };
  assert.throws(
    () => readSettings(wrong),
    (error) => {
      assert.ok(error instanceof Error);
      const lines = error.message.split('\n');
      assert.equal(lines[0], 'These settings cannot be used:');
      for (const name of Object.keys(wrong))
        assert.match(error.message, new RegExp(`^  ${name}: .{10}`, 'm'));
      assert.match(error.message, /BRAND_HOSTS: "b\.de=granit" must look like/);
      assert.equal(lines.length, 1 + Object.keys(wrong).length);
      return true;
    },
  );
});

test('a wrong address does not repeat the password it holds', () => {
  for (const name of ['DATABASE_URL', 'SMTP_URL']) {
    assert.throws(() => readSettings({ [name]: 'mysql://owner:secret@db/x' }), {
      message: /^(?!.*secret)/s,
    });
  }
});
