import { drawPicture } from '../../../apps/server/testing/concepts/pictures.ts';
import {
  altered,
  answer,
  dialog,
  failure,
  heading,
  press,
  silence,
  text,
  type Scene,
} from './scene.ts';

const profile = { as: 'foreman', path: () => '/profile' } as const satisfies Partial<Scene>;
const openPanel: Scene['act'] = (page) =>
  page.getByRole('main').getByText('Passwort ändern').first().click();
const setPicture: Scene['act'] = async (page) => {
  const buffer = await drawPicture({ width: 600, height: 600 });
  const url = '/api/v2/profile-picture?id=0199a0a0-0000-7000-8000-000000000000';
  // The demo data is for looking only: the picture is that of a server that has taken it.
  await page.route('**/api/v2/profile-picture*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ json: { data: { img_url: url } } })
      : route.fulfill({ body: buffer, contentType: 'image/webp' }),
  );
  await altered('customer-profile?*', { img_url: url })(page);
  const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
};

/** The own profile and everything that opens on it. */
export const profileScenes: readonly Scene[] = [
  { ...profile, name: 'profile', shows: text('Benutzer-ID') },
  {
    ...profile,
    name: 'profile-loading',
    before: async (page) => {
      await silence('customer-profile*')(page);
      await silence('user')(page);
    },
    waiting: true,
    shows: heading('Profil'),
  },
  {
    ...profile,
    name: 'profile-picture',
    alone: true,
    act: setPicture,
    shows: (page) => page.getByRole('main').locator('img'),
  },
  {
    ...profile,
    name: 'profile-picture-remove',
    alone: true,
    act: async (page) => {
      await setPicture(page);
      await press('Bild entfernen')(page);
    },
    shows: dialog('Bild entfernen?'),
  },
  {
    ...profile,
    name: 'profile-password',
    act: async (page) => {
      await openPanel(page);
      await page.getByLabel('Neues Passwort', { exact: true }).fill('Neue-kelle');
    },
    shows: text('mindestens 8 Zeichen'),
  },
  {
    ...profile,
    name: 'profile-password-refused',
    alone: true,
    act: async (page) => {
      await openPanel(page);
      await answer('auth/password_reset', { ...failure, message: 'Falsch.' }, 422)(page);
      await page.getByLabel('Bisheriges Passwort').fill('Falsch-2026');
      await page.getByLabel('Neues Passwort', { exact: true }).fill('Neue-Kelle-2027');
      await page.getByLabel('Neues Passwort wiederholen').fill('Neue-Kelle-2027');
      await press('Passwort ändern')(page);
    },
    shows: text('Falsch.'),
  },
  {
    ...profile,
    name: 'profile-required',
    act: (page) => page.getByLabel('Vorname').fill(''),
    shows: text('Bitte füllen Sie dieses Feld aus.'),
  },
  {
    ...profile,
    name: 'profile-leave',
    act: async (page) => {
      await page.getByLabel('Vorname').fill('Mehmet');
      await page.getByRole('navigation').getByRole('link', { name: 'Start' }).click();
    },
    shows: dialog('Änderungen verwerfen?'),
  },
];
