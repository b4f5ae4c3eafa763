import { readDevice } from '@abrufbar/domain/session/devices.ts';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { holdCalls } from '../../support/api-calls.ts';
import { expect, isCached } from '../../support/fixtures.ts';
import { buildPerson, endSessions, fillLogin, PASSWORD, signOut } from '../../support/people.ts';
import { PUSH_TIMEOUT_MS, test } from '../../support/push/fixtures.ts';
import {
  changeSubscription,
  isSubscribed,
  notifications,
} from '../../support/push/notifications.ts';
import { answer, fail, failure } from '../../support/scenes/scene.ts';
import { shortenTimers } from '../../support/timers.ts';

const toggle = (page: Page) =>
  page.getByRole('switch', { name: /^Push-Mitteilungen auf diesem Gerät/ });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Gespeichert.' });
const testButton = (page: Page) => page.getByRole('button', { name: 'Push-Mitteilungen testen' });

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name });

type Person = { readonly id: string };

/** Registered devices of a person at the server. */
const devices = ({ build }: TestServer, { id }: Person) =>
  build({ userId: id }, async (db) => {
    const { rows } = await sql<{ endpoint: string; device_os: string; device_model: string }>`
      SELECT endpoint, device_os, device_model FROM push_devices WHERE user_id = ${id}`.execute(db);
    return rows;
  });

const turnOn = async (page: Page): Promise<void> => {
  await toggle(page).click();
  await expect(saved(page)).toBeVisible({ timeout: PUSH_TIMEOUT_MS });
  await expect(toggle(page)).toBeChecked();
};

test('SET-03 PSH-02 PSH-03 API-36 PSH-05 the switch subscribes and unsubscribes this device, a test push shows that it works', async ({
  open,
  page,
  portal: { server },
  pushService,
}) => {
  const person = await buildPerson(server);
  await open('/settings', person);
  await expect(toggle(page)).toBeEnabled();
  await expect(toggle(page)).not.toBeChecked();
  await expect(testButton(page)).toHaveCount(0);
  await turnOn(page);
  await isCached(page);
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
  expect(scopes.toSorted()).toEqual(['/', '/push/']);
  const [device] = await devices(server, person);
  expect(device?.endpoint).toContain(pushService.host);
  const { system, browser } = readDevice(await page.evaluate(() => navigator.userAgent));
  expect([device?.device_os, device?.device_model]).toEqual([system, browser]);
  const { json } = await server.request('GET', 'user', { token: person.token });
  expect(json).toMatchObject({ data: { has_notification_subscription: true } });

  await testButton(page).click();
  await expect(
    page.getByText('Die Push-Mitteilung zum Test ist unterwegs zu diesem Gerät.'),
  ).toBeVisible();
  await expect.poll(() => notifications(page), { timeout: PUSH_TIMEOUT_MS }).toHaveLength(1);
  pushService.refuse(410);
  await testButton(page).click();
  const subscribedAgain = page.getByText(
    /^Dieses Gerät war nicht mehr angemeldet und ist es jetzt wieder/,
  );
  await expect(subscribedAgain).toBeVisible({ timeout: PUSH_TIMEOUT_MS });
  pushService.refuse(null);
  await testButton(page).click();
  await expect(
    page.getByText('Die Push-Mitteilung zum Test ist unterwegs zu diesem Gerät.'),
  ).toBeVisible();

  await page.reload();
  await expect(toggle(page)).toBeChecked();
  await toggle(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(toggle(page)).not.toBeChecked();
  await expect.poll(() => isSubscribed(page)).toBe(false);
  await expect.poll(() => devices(server, person)).toEqual([]);
  await page.reload();
  await expect(toggle(page)).toBeEnabled();
  await expect(toggle(page)).not.toBeChecked();
});

test('T-13 SES-07 SES-09 the end of the session ends the subscription, the next login restores it @full', async ({
  open,
  page,
  portal: { server },
}) => {
  const person = await buildPerson(server);
  await shortenTimers(page, 45_000); // until a failed attempt is repeated
  await open('/settings', person);
  await turnOn(page);
  await page.evaluate(() => Object.assign(Notification, { requestPermission: null })); // the browser asks nobody again

  const comesBack = async () => {
    await fillLogin(page, person.email, PASSWORD);
    await expect.poll(() => isSubscribed(page), { timeout: PUSH_TIMEOUT_MS }).toBe(true);
    await expect
      .poll(async () => (await devices(server, person)).length, { timeout: PUSH_TIMEOUT_MS })
      .toBe(1);
  };
  await page.route('**/api/v2/auth/logout', () => {}); // the server never answers
  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => isSubscribed(page)).toBe(false);
  await comesBack();

  await endSessions(server, person, page); // 401
  const login = /\/login$/; // the page may notice before anything is tapped
  await Promise.any([tab(page, 'Nachrichten').click(), page.waitForURL(login)]);
  await expect(page).toHaveURL(login);
  await expect.poll(() => isSubscribed(page)).toBe(false);
  await fail(page, '**/notifications/subscription/key', 500, { times: 1 });
  await comesBack();

  await answer('**', failure, 503)(page);
  await tab(page, 'Hilfe').click();
  await expect(page).toHaveURL(/\/maintenance$/);
  await expect.poll(() => isSubscribed(page)).toBe(false);
});

test(
  'T-13 SES-07 signing out unsubscribes at once, also during a running call @full',
  { tag: '@full' },
  async ({ open, page, portal: { server } }) => {
    await open('/settings', await buildPerson(server));
    await turnOn(page);
    const release = await holdCalls(page, 'notifications/subscription/check');
    const asked = page.waitForRequest('**/notifications/subscription/check*');
    await page.reload();
    await asked;
    await signOut(page);
    await expect.poll(() => isSubscribed(page)).toBe(false);
    release();
  },
);

test(
  'PSH-02 a subscription unknown to the server, or with another key, is renewed silently at the next start @full',
  { tag: '@full' },
  async ({ open, page, portal: { server } }) => {
    const person = await buildPerson(server);
    await open('/settings', person);
    await turnOn(page);
    const [before] = await devices(server, person);
    await server.build({ userId: person.id }, (db) =>
      sql`DELETE FROM push_devices WHERE user_id = ${person.id}`.execute(db),
    );
    await page.reload();
    await expect
      .poll(async () => (await devices(server, person)).length, { timeout: PUSH_TIMEOUT_MS })
      .toBe(1);
    const [after] = await devices(server, person);
    expect(after?.endpoint).not.toBe(before?.endpoint);

    await page.evaluate(async () => {
      const all = await navigator.serviceWorker.getRegistrations();
      const push = all.find(({ scope }) => scope.endsWith('/push/'));
      await (await push?.pushManager.getSubscription())?.unsubscribe();
      const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
        'sign',
      ]);
      const applicationServerKey = await crypto.subtle.exportKey('raw', pair.publicKey);
      await push?.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    });
    await page.reload();
    await expect(async () => {
      const [now = after] = await devices(server, person); // none during the renewal
      expect(now?.endpoint).not.toBe(after?.endpoint);
    }).toPass({ timeout: PUSH_TIMEOUT_MS });
    await expect(toggle(page)).toBeChecked();
    await testButton(page).click();
    await expect.poll(() => notifications(page), { timeout: PUSH_TIMEOUT_MS }).toHaveLength(1);
  },
);

test('PSH-02 the open page reports a subscription changed by the browser to the server @full', async ({
  open,
  page,
  portal: { server },
}) => {
  const person = await buildPerson(server);
  await open('/settings', person);
  await turnOn(page);
  const [before] = await devices(server, person);
  const release = await holdCalls(page, 'notifications/subscription/.*');
  await changeSubscription(page);
  await expect.poll(() => isSubscribed(page), { timeout: PUSH_TIMEOUT_MS }).toBe(true); // the page waits for its server
  release();
  await expect(async () => {
    const [now = before] = await devices(server, person);
    expect(now?.endpoint).not.toBe(before?.endpoint);
  }).toPass({ timeout: PUSH_TIMEOUT_MS });
});

test('T-33 the switch stays off and says so when the push service is unreachable @full', async ({
  open,
  page,
  portal: { server },
  pushService,
}) => {
  pushService.outOfOrder(true);
  const person = await buildPerson(server);
  const release = await holdCalls(page, 'notifications/subscription/key');
  await shortenTimers(page, 30_000); // timeout of the push service
  await open('/settings', person);
  await toggle(page).click();
  await expect(toggle(page)).toHaveAccessibleDescription('Wird eingeschaltet …');
  await expect(toggle(page)).toBeChecked();
  release();
  const failed = page
    .getByRole('alert')
    .filter({ hasText: 'ließ sich nicht für Push-Mitteilungen' });
  await expect(failed).toBeVisible({ timeout: PUSH_TIMEOUT_MS });
  await expect(toggle(page)).not.toBeChecked();
  expect(await devices(server, person)).toEqual([]);
});
