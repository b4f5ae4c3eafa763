import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { startTestServer } from '#testing/server/server.ts';

const office = mkdtempSync(join(tmpdir(), 'office-'));
after(() => rmSync(office, { recursive: true }));
const write = (path: string, content: string | Buffer) => {
  mkdirSync(dirname(join(office, path)), { recursive: true });
  writeFileSync(join(office, path), content);
};
for (const brand of ['nordstein', 'suedkies']) {
  write(`${brand}/shell.html`, `<!doctype html><title>${brand}</title>`);
}
write('preview.html', '<!doctype html><title>Vorschau</title>');
write('assets/main-abc123.js', 'let a;');
write('assets/main-abc123.js.gz', gzipSync('let a;'));
write('nordstein-app-icon.svg', '<svg/>');
write('csp.json', '{"scripts":["sha256-abc="],"styles":[]}');
write('.vite/manifest.json', '{}');

const env = { BRAND_HOSTS: 'nordstein.localhost=nordstein,127.0.0.1=suedkies' };
const { request, database } = await startTestServer({ after }, { env, deps: { office } });

test('GEN-06 OFF-30 every address of the office without file extension gets the page of its brand', async () => {
  for (const path of ['/office', '/office/', '/office/calloffs', '/office/no/such/screen?a=b']) {
    const { status, text, headers } = await request('GET', path);
    assert.equal(status, 200, path);
    assert.match(text, /<title>suedkies<\/title>/);
    assert.equal(headers.get('Cache-Control'), 'no-cache');
  }
});

test('OFF-30 files of the office are sent compressed and kept for good; absent and hidden ones are 404', async () => {
  const compressed = { 'Accept-Encoding': 'gzip' };
  const { headers, text } = await request('GET', '/office/assets/main-abc123.js', {
    headers: compressed,
  });
  assert.equal(text, 'let a;');
  assert.equal(headers.get('Content-Encoding'), 'gzip');
  assert.equal(headers.get('Cache-Control'), 'public, max-age=31536000, immutable');
  assert.equal((await request('GET', '/office/nordstein-app-icon.svg')).status, 200);
  for (const path of [
    '/office/assets/none.js',
    '/office/csp.json',
    '/office/nordstein/shell.html',
    '/office/assets/main-abc123.js.gz',
    '/office/.vite/manifest.json',
    '/office/..%2f..%2fpackage.json',
    '/office/assets%5c..%5cpackage.json',
    '/assets/main-abc123.js',
  ]) {
    assert.equal((await request('GET', path)).status, 404, path);
  }
});

test('OFF-30 the policy of the office is that of the portal, and its own frames', async () => {
  const { headers } = await request('GET', '/office');
  const policy = headers.get('Content-Security-Policy') ?? '';
  assert.match(policy, /^default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self';/);
  assert.match(policy, /require-trusted-types-for 'script'/);
  assert.match(policy, /frame-ancestors 'none'/);
  assert.match(policy, /; frame-src 'self'$/);
  assert.doesNotMatch(policy, /unsafe|https?:|\*/);
});

test('OFF-145 quality S6 the page of the preview alone may be framed, by the office, and runs nothing', async () => {
  const { status, text, headers } = await request('GET', '/office/preview');
  assert.equal(status, 200);
  assert.match(text, /Vorschau/);
  const policy = headers.get('Content-Security-Policy') ?? '';
  assert.match(policy, /^default-src 'none'; style-src 'self'; font-src 'self';/);
  assert.match(policy, /frame-ancestors 'self'/);
  assert.doesNotMatch(policy, /script-src|unsafe|https?:|\*/);
  assert.equal(headers.get('X-Frame-Options'), 'SAMEORIGIN');
  for (const path of ['/office', '/office/preview/x', '/office/texts']) {
    assert.equal((await request('GET', path)).headers.get('X-Frame-Options'), 'DENY', path);
  }
  assert.equal((await request('GET', '/office/preview.html')).status, 404, 'one address only');
});

test('before the first build a page explains how to build the office', async (t) => {
  const empty = mkdtempSync(join(tmpdir(), 'office-'));
  t.after(() => rmSync(empty, { recursive: true }));
  const fresh = await startTestServer(t, { database, deps: { office: empty } });
  const { status, text } = await fresh.request('GET', '/office');
  assert.equal(status, 500);
  assert.match(text, /npm start/);
});
