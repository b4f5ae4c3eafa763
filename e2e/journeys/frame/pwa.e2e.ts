import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import { expect, fullIf, isHydrated, isCached, signIn, test } from '../../support/fixtures.ts';
import { serveVersions } from '../../support/version-server.ts';

test('PSH-04 the service worker is at its address and takes over the pages of the portal', async ({
  open,
  page,
  portal: { at, server },
}) => {
  const answer = await server.request('GET', '/service-worker.js');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toMatch(/^(?:text|application)\/javascript/);
  expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  await open('/login');
  await isCached(page);
  const registration = await page.evaluate(async () => {
    const { active, scope } = await navigator.serviceWorker.ready;
    return { script: active && new URL(active.scriptURL).pathname, scope: new URL(scope).pathname };
  });
  expect(registration).toEqual({ script: '/service-worker.js', scope: '/' });
  await page.reload();
  const state = () => page.evaluate(() => navigator.serviceWorker.controller?.state);
  await expect.poll(state).toBe('activated');
  // Other addresses come from the server all the same.
  for (const [path, text] of [
    ['/healthz', 'ok'],
    ['/metrics', 'live_streams'],
    ['/mailbox', 'Mailbox'],
  ] as const) {
    const shown = await page.goto(at('nordstein') + path);
    expect([path, shown?.fromServiceWorker()]).toEqual([path, false]);
    await expect(page.locator('body')).toContainText(text);
  }
});

for (const brand of BRANDS) {
  test.describe(brand, { tag: fullIf(brand !== BRANDS[0]) }, () => {
    test.use({ brand });

    test('GEN-02 ONL-68 the app can be installed, has shortcuts and fits the phone', async ({
      open,
      page,
    }) => {
      await open('/login');
      await isCached(page);
      const browser = await page.context().newCDPSession(page);
      const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
      // Playwright's windows are private, and private windows never install.
      const errors = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
      expect(errors).toEqual([]);
      const { errors: faults, manifest } = await browser.send('Page.getAppManifest');
      expect(faults).toEqual([]);
      expect(manifest).toMatchObject({
        display: expect.stringMatching(/standalone/i),
        startUrl: expect.stringMatching(/\/dashboard$/),
        shortcuts: [
          { name: 'Lieferschein scannen', url: expect.stringMatching(/\/qr-scanner$/) },
          { name: 'Baustellen', url: expect.stringMatching(/\/construction-site$/) },
          { name: 'Nachrichten', url: expect.stringMatching(/\/messages$/) },
        ],
      });
      const viewport = page.locator('meta[name=viewport]');
      await expect(viewport).toHaveAttribute('content', /width=device-width, initial-scale=1/);
    });
  });
}

test('answers of the API and personal data never enter the cache of the worker @full', async ({
  open,
  page,
  site,
}) => {
  await open('/construction-site', site);
  await expect(page.getByText(site.contract.name)).toBeVisible();
  await isCached(page);
  await page.reload();
  await expect(page.getByText(site.contract.name)).toBeVisible();
  const kept = await page.evaluate(async () => {
    const texts: { path: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        texts.push({ path: new URL(request.url).pathname, text: (await answer?.text()) ?? '' });
      }
    }
    return texts;
  });
  expect(kept.length).toBeGreaterThan(5);
  expect(kept.filter(({ path }) => path.startsWith('/api'))).toEqual([]);
  expect(kept.filter(({ text }) => text.includes(site.company.name))).toEqual([]);
});

test.describe('on a line of its own', () => {
  test('the app starts after one visit although the server does not answer @full', async ({
    open,
    page,
    portal: { at, line },
    site,
  }) => {
    await open('/login');
    await isCached(page);
    await line.cut();
    await page.close();
    const later = await page.context().newPage();
    for (const path of ['/', '/login']) {
      await later.goto(at('nordstein') + path);
      await expect(later.getByRole('button', { name: 'Anmelden' })).toBeVisible();
    }
    await later.evaluate((token) => localStorage.setItem('abrufbar.token', token), site.token);
    for (const [path, title] of [
      ['/dashboard', 'Jetzt auf der Baustelle'],
      ['/construction-site', 'Baustellen'],
      [`/contract-detail/${site.contract.id}`, 'Vertrag'],
      ['/help', 'Hilfe'],
    ] as const) {
      await later.goto(at('nordstein') + path);
      await expect(later.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(later.getByText('Für diese Seite liegen noch keine Daten vor')).toBeVisible();
    }
    await later.context().setOffline(true);
    await later.goto(`${at('nordstein')}/dashboard`);
    await expect(later.getByRole('heading', { level: 1 })).toHaveText('Jetzt auf der Baustelle');
    await later.getByRole('button', { name: 'Menü' }).click();
    await expect(later.getByRole('dialog', { name: 'Menü' })).toBeVisible();
  });
});

test('a new version is offered and never forced @full', async ({
  page,
  portal: { server },
  site,
}) => {
  const versions = await serveVersions(server);
  await signIn(page, site);
  await page.goto(`http://nordstein.localhost:${versions.port}/construction-site`);
  await isCached(page);
  await page.reload(); // from here on the worker controls the page
  await isHydrated(page);
  await page.getByRole('searchbox').fill('halb getippt');
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));

  versions.release();
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  const offer = page.getByText('Eine neue Fassung ist bereit.');
  await expect(offer).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('halb getippt');
  expect(loads).toBe(0);
  await page.getByRole('button', { name: 'Jetzt neu laden' }).click();
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByText(site.contract.name)).toBeVisible();
  await expect(offer).toHaveCount(0);
  versions.close();
});
