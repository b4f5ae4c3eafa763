import { answer, failure, press, text, type Scene } from './scene.ts';

const settings = { as: 'foreman', path: () => '/settings' } as const satisfies Partial<Scene>;

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
    before: answer('settings', failure, 500),
    act: (page) => page.getByRole('switch', { name: /^E-Mail zu Abrufen/ }).click(),
    shows: text('Die Einstellung konnte nicht gespeichert werden.'),
  },
  {
    ...settings,
    name: 'settings-push-denied',
    act: (page) => page.getByRole('switch', { name: /^Mitteilungen/ }).click(),
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
