import type { Page } from '@playwright/test';
import { altered, answer, failure, press, text, type Scene } from './scene.ts';

const settings = { as: 'foreman', path: () => '/settings' } as const satisfies Partial<Scene>;

/** Push is on, as far as the page can tell: private windows know no push service. */
const pushIsOn = async (page: Page) => {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(() => {
    localStorage.setItem('abrufbar.push', crypto.randomUUID());
    const subscription = { options: {}, toJSON: () => ({}) };
    Object.assign(PushManager.prototype, { subscribe: () => Promise.resolve(subscription) });
  });
  await altered('settings?*', { PushNotification: true })(page);
  await answer('notifications/subscription/key', { data: { public_key: '' } })(page);
  await answer('notifications/subscription', { data: { is_subscribed: true } })(page);
  await answer('notifications/device', { data: { is_registered: true } })(page);
  await answer('notifications/test', { data: { test_id: crypto.randomUUID() } })(page);
  await answer('notifications/test?*', { data: { outcome: 'sent' } })(page);
};

/** Settings, and what stands about devices on the profile. */
export const settingsScenes: readonly Scene[] = [
  {
    ...settings,
    name: 'settings',
    shows: (page) => page.getByRole('switch', { name: /^E-Mail zu Abrufen/ }),
  },
  {
    ...settings,
    name: 'settings-unsaved',
    answers: answer('settings', failure, 500),
    act: (page) => page.getByRole('switch', { name: /^E-Mail zu Abrufen/ }).click(),
    shows: text('Die Einstellung konnte nicht gespeichert werden.'),
  },
  {
    ...settings,
    name: 'settings-push',
    inWholeBrowser: true,
    before: pushIsOn,
    act: press('Push-Mitteilungen testen'),
    shows: text('Die Push-Mitteilung zum Test ist unterwegs zu diesem Gerät.'),
  },
  {
    ...settings,
    name: 'settings-push-denied',
    act: (page) => page.getByRole('switch', { name: /^Push-Mitteilungen/ }).click(),
    shows: text(/^Ihr Browser blockiert/),
  },
  {
    ...settings,
    name: 'settings-home-screen',
    before: (page) =>
      page.addInitScript(() => {
        Reflect.deleteProperty(window, 'PushManager');
        Object.defineProperty(navigator, 'userAgent', { value: 'iPhone' });
      }),
    shows: text('App auf den Startbildschirm legen'),
  },
  {
    ...settings,
    name: 'settings-company',
    as: 'ofTwo',
    act: press(/^Firma/),
    shows: (page) => page.getByRole('dialog', { name: 'Firma wählen' }),
  },
  {
    name: 'profile-devices',
    as: 'foreman',
    path: () => '/profile',
    act: press('Alle anderen Geräte abmelden'),
    shows: (page) => page.getByRole('dialog', { name: 'Alle anderen Geräte abmelden?' }),
  },
];
