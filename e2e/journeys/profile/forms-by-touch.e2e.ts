import type { Page } from '@playwright/test';
import { drawPicture } from '../../../apps/server/testing/concepts/pictures.ts';
import { buildToken } from '../../../apps/server/src/session/build.ts';
import { expect, test } from '../../support/fixtures.ts';
import { buildPerson, PASSWORD } from '../../support/people.ts';
import { PASSWORD as NEW_PASSWORD } from '../../support/registration.ts';
import { byTouch, tap, tapForFiles, typeInto } from '../../support/touch.ts';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const says = (page: Page, words: string) =>
  expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();

byTouch(() => {
  test('the person is saved while a field has the focus', async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    await open(
      '/profile',
      await buildPerson(server, {
        companies: [site.company],
        phone_country: '+49',
        phone_number: '5721884210',
      }),
    );
    await typeInto(field(page, 'Vorname'), 'Murat');
    await typeInto(field(page, 'Nachname'), 'Demir');
    await typeInto(page.getByRole('textbox', { name: 'Mobil (freiwillig)' }), '15120417733');
    await tap(button(page, 'Änderungen speichern'));
    await says(page, 'Ihre Daten sind gespeichert.');
    await typeInto(field(page, 'Vorname'), 'Mehmet');
    await tap(button(page, 'Zurück'));
    const question = page.getByRole('dialog', { name: 'Änderungen verwerfen?' });
    await tap(question.getByRole('button', { name: 'Weiter bearbeiten' }));
    await expect(button(page, 'Zurück')).toBeFocused();
    await expect(field(page, 'Vorname')).toHaveValue('Mehmet');
    await tap(button(page, 'Zurück'));
    await tap(question.getByRole('button', { name: 'Änderungen verwerfen' }));
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('a new password is saved while its repeat has the focus', async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    await open('/profile', await buildPerson(server, { companies: [site.company] }));
    await tap(page.getByRole('main').locator('summary', { hasText: 'Passwort ändern' }));
    await typeInto(field(page, 'Bisheriges Passwort'), PASSWORD);
    await typeInto(field(page, 'Neues Passwort'), NEW_PASSWORD);
    await typeInto(field(page, 'Neues Passwort wiederholen'), NEW_PASSWORD);
    await tap(button(page, 'Passwort ändern'));
    await expect(page.getByText('Ihr Passwort ist geändert.')).toBeVisible();
  });

  test('a picture is added and removed, and another device signed out', async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    await server.build({}, (db) => buildToken(db, site.user));
    await open('/profile', site);
    const picture = page.getByRole('main').locator('img');
    await tapForFiles(button(page, 'Bild hochladen'), {
      name: 'a.jpg',
      mimeType: 'image/jpeg',
      buffer: await drawPicture({ width: 60, height: 60 }),
    });
    await expect(picture).toBeVisible();
    const remove = page.getByRole('main').getByRole('button', { name: 'Bild entfernen' });
    const asksForPicture = page.getByRole('dialog', { name: 'Bild entfernen?' });
    await tap(remove);
    await tap(asksForPicture.getByRole('button', { name: 'Bild behalten' }));
    await expect(remove).toBeFocused();
    await tap(remove);
    await tap(asksForPicture.getByRole('button', { name: 'Bild entfernen' }));
    await expect(picture).toHaveCount(0);

    const devices = page.getByRole('region', { name: 'Angemeldete Geräte' });
    const asksForDevice = page.getByRole('dialog', { name: 'Gerät abmelden?' });
    const signOut = devices.getByRole('button', { name: /^Abmelden: / }).first();
    await tap(signOut);
    await tap(asksForDevice.getByRole('button', { name: 'Abbrechen' }));
    await expect(signOut).toBeFocused();
    await tap(signOut);
    await tap(asksForDevice.getByRole('button', { name: 'Abmelden' }));
    await says(page, 'Gerät abgemeldet.');
  });

  test('switches and theme of the settings and the switch of a contract', async ({
    open,
    page,
    portal: { at },
    brand,
    site,
  }) => {
    await open('/settings', site);
    for (const name of [/^E-Mail zu Abrufen/, /^E-Mail zur Erinnerung/]) {
      const toggle = page.getByRole('switch', { name });
      await expect(toggle).toBeChecked();
      await tap(toggle);
      await expect(toggle).not.toBeChecked();
    }
    await tap(page.getByRole('radio', { name: 'Dunkel' }));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await says(page, 'Gespeichert.');
    await page.goto(`${at(brand)}/contract-detail/${site.contract.id}`);
    const subscription = page.getByRole('switch', { name: 'Nachrichten zu diesem Vertrag' });
    await tap(subscription);
    await says(page, 'Nachrichten sind an.');
    await tap(subscription);
    await says(page, 'Nachrichten zu diesem Vertrag sind aus.');
    await expect(subscription).not.toBeChecked();
  });
});
