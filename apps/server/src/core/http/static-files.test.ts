import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { startTestServer } from '#testing/server/server.ts';

const portal = mkdtempSync(join(tmpdir(), 'portal-'));
after(() => rmSync(portal, { recursive: true }));
const write = (path: string, content: string | Buffer) => {
  mkdirSync(dirname(join(portal, path)), { recursive: true });
  writeFileSync(join(portal, path), content);
};
for (const brand of ['nordstein', 'suedkies']) {
  for (const page of ['login', 'dashboard', 'shell']) {
    write(`${brand}/${page}.html`, `<!doctype html><title>${brand} ${page}</title>`);
  }
  write(`${brand}/manifest.webmanifest`, `{"name":"${brand}"}`);
}
write('assets/main-abc123.js', 'let a;');
write('assets/main-abc123.js.gz', gzipSync('let a;'));
write('assets/scan-worker-abc-123.js', 'let d;');
write('service-worker.js', 'let b;');
write('gallery/gallery.html', '<!doctype html><title>gallery</title>');
write('gallery/assets/gallery-abc123.js', 'let c;');
write('csp.json', '{"scripts":["sha256-abc="],"styles":["sha256-def="]}');

const env = { BRAND_HOSTS: 'nordstein.localhost=nordstein,127.0.0.1=suedkies' };
const server = await startTestServer({ after }, { env, deps: { portal } });
const { request } = server;
const title = async (path: string) =>
  /<title>(.*)<\/title>/.exec((await request('GET', path)).text)?.[1];

test('RTE-44 every address without file extension gets the page of its brand', async () => {
  assert.equal(await title('/login'), 'suedkies login');
  assert.equal(await title('/login?_im=x.y'), 'suedkies login');
  assert.equal(await title('/dashboard'), 'suedkies dashboard');
  for (const path of ['/', '/contract-detail/0199', '/no/such/screen', '/apis']) {
    assert.equal(await title(path), 'suedkies shell', path);
  }
});

test('the gallery of components has a page and files of its own', async () => {
  assert.equal(await title('/gallery'), 'gallery');
  assert.equal((await request('GET', '/assets/gallery-abc123.js')).text, 'let c;');
});

test('BRD-01 the host decides on the brand, an unknown one gets the first', async (t) => {
  const on = async (brandHosts: string) => {
    const other = await startTestServer(t, {
      database: server.database,
      env: { BRAND_HOSTS: brandHosts },
      deps: { portal },
    });
    const [page, manifest] = await Promise.all(
      ['/login', '/manifest.webmanifest'].map((path) => other.request('GET', path)),
    );
    return [page?.text, manifest?.text].map((text) => /nordstein|suedkies/.exec(text ?? '')?.[0]);
  };
  assert.deepEqual(await on('127.0.0.1=suedkies'), ['suedkies', 'suedkies']);
  assert.deepEqual(await on('other.example=suedkies'), ['nordstein', 'nordstein']);
});

test('pages and the service worker are asked for again, hashed files are kept for good', async () => {
  const kept = async (path: string) => (await request('GET', path)).headers.get('Cache-Control');
  assert.equal(await kept('/login'), 'no-cache');
  assert.equal(await kept('/manifest.webmanifest'), 'no-cache');
  assert.equal(await kept('/service-worker.js'), 'no-cache');
  assert.equal(await kept('/assets/main-abc123.js'), 'public, max-age=31536000, immutable');
});

test('files are sent compressed as the build made them', async () => {
  const headers = { 'Accept-Encoding': 'gzip' };
  const { headers: sent, text } = await request('GET', '/assets/main-abc123.js', { headers });
  assert.equal(sent.get('Content-Encoding'), 'gzip');
  assert.match(sent.get('Content-Type') ?? '', /javascript/);
  assert.match(sent.get('Vary') ?? '', /accept-encoding/i);
  assert.equal(text, 'let a;');
});

test('an address of the server that nothing answers is no page of the portal', async () => {
  for (const path of [
    '/admin',
    '/admin/api/orders',
    '/s',
    '/s/Ab3',
    '/gallery/buttons',
    '/api/',
    '/mailbox/1/2',
    '/metrics/',
    '/healthz/',
    '/readyz/deep',
  ]) {
    assert.equal((await request('GET', path)).status, 404, path);
  }
  for (const path of ['/settings', '/offices', '/administration', '/mailboxes']) {
    assert.equal(await title(path), 'suedkies shell', path);
  }
});

test('an absent file is 404, and nothing outside the portal can be read', async () => {
  for (const path of [
    '/assets/none.js',
    '/robots.txt',
    '/api',
    '/api/v2/none',
    '/csp.json',
    '/nordstein/login.html',
    '/assets/main-abc123.js.gz',
    '/..%2f..%2fpackage.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/%00.js',
    '/assets%5c..%5c..%5cpackage.json',
  ]) {
    assert.equal((await request('GET', path)).status, 404, path);
  }
});

test('the policy of pages allows the own origin and what the build put inline, nothing else', async () => {
  const { headers } = await request('GET', '/login');
  const policy = headers.get('Content-Security-Policy') ?? '';
  assert.match(
    policy,
    /^default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self' 'sha256-def=';/,
  );
  assert.match(policy, /require-trusted-types-for 'script'/);
  assert.match(policy, /frame-ancestors 'none'/);
  assert.doesNotMatch(policy, /unsafe|https?:|\*/);
});

test('the policy names what a new build has put inline, without a restart', async () => {
  const policy = async () =>
    (await request('GET', '/login')).headers.get('Content-Security-Policy') ?? '';
  assert.match(await policy(), /sha256-abc=/);
  write('csp.json', '{"scripts":["sha256-ghi="],"styles":[]}');
  assert.match(await policy(), /sha256-ghi=/);
});

test('WebAssembly runs in the worker that decodes pictures and nowhere else', async () => {
  const policyOf = async (path: string) =>
    (await request('GET', path)).headers.get('Content-Security-Policy');
  assert.equal(
    await policyOf('/assets/scan-worker-abc-123.js'),
    "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'",
  );
  for (const path of ['/qr-scanner', '/assets/main-abc123.js', '/assets/scan-worker-abc/x.js'])
    assert.doesNotMatch((await policyOf(path)) ?? '', /wasm/, path);
});

test('a file that pages load names no policy but the strictest, workers at the root that of pages', async () => {
  const policyOf = async (path: string) =>
    (await request('GET', path)).headers.get('Content-Security-Policy') ?? '';
  assert.match(await policyOf('/assets/main-abc123.js'), /^default-src 'none'; base-uri 'none';/);
  assert.equal(await policyOf('/service-worker.js'), await policyOf('/login'));
});

test('every answer carries the security headers; HSTS not on localhost', async () => {
  for (const path of ['/login', '/api/v2/none', '/healthz', '/assets/main-abc123.js', '/%zz']) {
    const { headers } = await request('GET', path);
    assert.equal(headers.get('X-Content-Type-Options'), 'nosniff', path);
    assert.equal(headers.get('Referrer-Policy'), 'no-referrer');
    assert.equal(headers.get('Cross-Origin-Opener-Policy'), 'same-origin');
    assert.equal(headers.get('Cross-Origin-Resource-Policy'), 'same-origin');
    assert.match(headers.get('Permissions-Policy') ?? '', /camera=\(self\)/);
    assert.match(headers.get('Content-Security-Policy') ?? '', /^default-src 'none'/);
    assert.equal(headers.get('Strict-Transport-Security'), null);
    assert.equal(headers.get('Set-Cookie'), null);
  }
});

test('before the first build a page explains how to build', async (t) => {
  const empty = mkdtempSync(join(tmpdir(), 'portal-'));
  t.after(() => rmSync(empty, { recursive: true }));
  const fresh = await startTestServer(t, { database: server.database, deps: { portal: empty } });
  const { status, text } = await fresh.request('GET', '/login');
  assert.equal(status, 500);
  assert.match(text, /npm start/);
});
