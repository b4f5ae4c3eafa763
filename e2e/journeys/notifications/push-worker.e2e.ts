import type { Page } from '@playwright/test';
import { expect, isHydrated, signIn, test } from '../../support/fixtures.ts';
import { NOTE, buildMessage } from '../../support/messages.ts';
import { serveVersions } from '../../support/version-server.ts';
import {
  changeSubscription,
  notifications,
  pushWorker,
  tapNotification,
} from '../../support/push/notifications.ts';

/**
 * Private windows have no push service, but the tap installs the worker, and the browser delivers pushes to it:
 * `push` sends one.
 */
const installWorker = async (page: Page) => {
  const browser = await page.context().newCDPSession(page);
  const installed = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const push = registrations.find(({ scopeURL }) => scopeURL.endsWith('/push/'));
      if (push) resolve(push.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  await page.getByRole('switch', { name: /^Push-Mitteilungen auf diesem Gerät/ }).click();
  const failed = page
    .getByRole('alert')
    .filter({ hasText: 'ließ sich nicht für Push-Mitteilungen' });
  await expect(failed).toBeVisible(); // no push service in a private window
  const registrationId = await installed;
  const { origin } = new URL(page.url());
  const worker = await pushWorker(page);
  await worker.evaluate(() => {
    const counted = Object.assign(globalThis, { pushes: 0 });
    addEventListener('push', () => (counted.pushes += 1));
  });
  const arrived = () => worker.evaluate(() => Number(Reflect.get(globalThis, 'pushes')));
  /** Sends again what the browser did not hand to the worker: seldom, but it does lose one. */
  return async (data: string) => {
    const before = await arrived();
    await expect(async () => {
      await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
      await expect.poll(arrived, { timeout: LOST_AFTER_MS }).toBeGreaterThan(before);
    }).toPass();
  };
};

const LOST_AFTER_MS = 3_000;

test.beforeEach(async ({ context }) => context.grantPermissions(['notifications']));

test(
  'PSH-01 every push shows a notification, also an empty one or one with a foreign link @full',
  { tag: '@chromium' },
  async ({ open, page, site }) => {
    await open('/settings', site);
    const push = await installWorker(page);
    const news = {
      title: 'Es gibt Neues zu Ihren Baustellen.',
      tag: '/messages',
      path: '/messages',
    };
    for (const data of [
      '',
      'kein JSON',
      '{"path":"/messages"}',
      '{"title":"x","path":"//evil.example/"}',
      '{"title":"x","path":"/\\\\evil.example"}',
      '{"title":"x","path":"/\\t/evil.example/"}',
      '{"title":"x","path":"https://evil.example/"}',
    ]) {
      await page.getByRole('link', { name: 'Start', exact: true }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(async () => {
        await push(data);
        // A close that Chromium carries out late also closes the next notification with the same tag.
        await expect
          .poll(() => notifications(page), { message: data, timeout: LOST_AFTER_MS })
          .toEqual([news]);
      }).toPass();
      await tapNotification(page);
      await expect(page).toHaveURL(/\/messages$/);
      await expect.poll(() => notifications(page)).toEqual([]);
    }
    await expect(async () => {
      await push('{"title":"x","path":"/messages","tag":"a"}'); // closed late like those before
      await expect
        .poll(() => notifications(page), { timeout: LOST_AFTER_MS })
        .toEqual([{ title: 'x', path: '/messages', tag: '/messages' }]);
    }).toPass();
    await tapNotification(page);
    await expect.poll(() => notifications(page)).toEqual([]);
    const real = { title: 'Neuer Lieferschein: 26,40 t', path: '/messages/single/a' };
    await push(JSON.stringify(real));
    await push(JSON.stringify({ ...real, title: 'Neuer Lieferschein: 25,92 t' }));
    // A later one of the same page replaces it, with sound.
    await expect
      .poll(() => notifications(page))
      .toEqual([{ ...real, tag: real.path, title: 'Neuer Lieferschein: 25,92 t' }]);
    const { isHeard, icons } = await page.evaluate(async () => {
      const all = await navigator.serviceWorker.getRegistrations();
      const push = all.find(({ scope }) => scope.endsWith('/push/'));
      const [shown] = (await push?.getNotifications()) ?? [];
      const { badge, renotify } = shown as object as { badge: string; renotify: boolean }; // not in the types yet
      const addresses = [shown?.icon, badge];
      const answers = addresses.map(async (address) => {
        const { status, headers } = await fetch(address ?? '/nichts.png');
        return [new URL(address ?? '').pathname, status, headers.get('Content-Type')];
      });
      return { isHeard: renotify, icons: await Promise.all(answers) };
    });
    expect(isHeard).toBe(true);
    expect(icons).toEqual([
      ['/app-icon-192.png', 200, 'image/png'],
      ['/app-icon-badge.png', 200, 'image/png'],
    ]);
  },
);

test(
  'PSH-01 MSG-01 a push updates the open list @full',
  { tag: '@chromium' },
  async ({ open, page, portal: { server }, site }) => {
    await open('/settings', site);
    const push = await installWorker(page);
    await page.getByRole('link', { name: /^Nachrichten/ }).click();
    await expect(page.getByText(/^Guten Tag/)).toBeVisible();
    await buildMessage(server, site);
    await push(JSON.stringify({ title: 'Neuer Lieferschein', path: '/messages' }));
    await expect(page.getByText(NOTE.title).first()).toBeVisible();
  },
);

test(
  'PSH-02 the open page is notified of a changed subscription, also when no new one is available @full',
  { tag: '@chromium' },
  async ({ open, page, site }) => {
    await open('/settings', site);
    await installWorker(page);
    await page.evaluate(() =>
      navigator.serviceWorker.addEventListener('message', ({ data }) =>
        Object.assign(globalThis, { heard: data }),
      ),
    );
    await changeSubscription(page);
    const heard = () => page.evaluate(() => Reflect.get(globalThis, 'heard'));
    await expect.poll(heard).toEqual({ type: 'renewed' });
  },
);

test(
  'a new version of the app installs its own push worker @full',
  { tag: ['@full', '@chromium'] },
  async ({ page, portal: { server }, site }) => {
    const versions = await serveVersions(server);
    const at = `http://nordstein.localhost:${versions.port}`;
    await page.context().grantPermissions(['notifications'], { origin: at });
    await signIn(page, site);
    await page.goto(`${at}/settings`);
    await isHydrated(page);
    await installWorker(page);
    await (await pushWorker(page)).evaluate(() => Object.assign(globalThis, { isOld: true }));
    versions.release();
    await page.reload();
    const isOld = async () => {
      const worker = await pushWorker(page);
      return worker.evaluate(() => 'isOld' in globalThis).catch(() => true); // one that ends meanwhile
    };
    await expect.poll(isOld).toBe(false);
    versions.close();
  },
);
