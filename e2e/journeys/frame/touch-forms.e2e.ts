import type { Page } from '@playwright/test';
import { buildChange, component, note, submit } from '../../support/change-form.ts';
import { expect, test } from '../../support/fixtures.ts';
import { buildOrder, confirm, next, ordered, quantity, success } from '../../support/order-form.ts';
import { buildPerson, PASSWORD } from '../../support/people.ts';
import {
  addCode,
  fieldsOf,
  newAddress,
  PASSWORD as NEW_PASSWORD,
} from '../../support/registration.ts';
import { phone, tap, typeInto, VISIBLE_HEIGHTS } from '../../support/touch.ts';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name });

for (const height of VISIBLE_HEIGHTS)
  test.describe(`by touch, ${height} px visible`, () => {
    test.use(phone(height));

    test('an order is filled in and sent, each step directly from its last field', async ({
      open,
      page,
      portal: { server },
      site,
    }) => {
      const { buyer, path } = await buildOrder(server, site);
      await open(path, buyer);
      await tap(page.getByRole('main').locator('label:has(input[type=radio])').first());
      await tap(button(page, 'Datum').first());
      const sheet = page.getByRole('dialog', { name: 'Lieferbeginn' });
      await tap(sheet.getByRole('button', { name: 'Heute' }));
      await tap(sheet.getByRole('button', { name: /übernehmen$/ }));
      await expect(sheet).toBeHidden();
      await typeInto(component(page), 'Bodenplatte Achse 3');
      await typeInto(note(page), 'Zufahrt von Norden');
      await typeInto(quantity(page), '240');
      await tap(next(page), { early: true });
      await tap(next(page));
      await tap(confirm(page));
      await expect(success(page)).toBeVisible();
      expect(await ordered(server, site)).toMatchObject([
        { quantity: '240.000', component: 'Bodenplatte Achse 3' },
      ]);
    });

    test('a change request is sent while the note has the focus', async ({
      open,
      page,
      portal: { server },
      site,
    }) => {
      const { buyer, path, list } = await buildChange(server, site);
      await open(path, buyer);
      await typeInto(quantity(page), '260');
      await typeInto(component(page), 'Bodenplatte Achse 4');
      await typeInto(note(page), 'Zufahrt von Norden');
      await tap(submit(page));
      await expect(page.getByRole('dialog', { name: 'Änderung angefragt' })).toBeVisible();
      await tap(
        page.getByRole('dialog', { name: 'Änderung angefragt' }).getByRole('button').last(),
      );
      await expect(page).toHaveURL(new RegExp(`${list}$`));
    });

    test('a quantity alone is enough for a change request', async ({
      open,
      page,
      portal: { server },
      site,
    }) => {
      const { buyer, path } = await buildChange(server, site);
      await open(path, buyer);
      await typeInto(quantity(page), '260');
      await tap(submit(page), { early: true });
      await expect(page.getByRole('dialog', { name: 'Änderung angefragt' })).toBeVisible();
    });

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
      await tap(button(page, 'Änderungen speichern'));
      await expect(page.getByRole('status')).toContainText(['Ihre Daten sind gespeichert.']);
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

    test('a login is sent while the password has the focus', async ({
      open,
      page,
      portal: { server },
    }) => {
      const { email } = await buildPerson(server);
      await open('/login');
      await typeInto(field(page, 'E-Mail-Adresse'), email);
      await typeInto(field(page, 'Passwort'), PASSWORD);
      await tap(button(page, 'Anmelden'));
      await expect(page).toHaveURL(/\/dashboard$/);
    });

    test('a registration is filled in and sent', async ({ open, page, portal: { server } }) => {
      const { code } = await addCode(server);
      await open('/register');
      const fields = fieldsOf(page);
      await typeInto(fields.code, code);
      await typeInto(fields.firstName, 'Anke');
      await typeInto(fields.lastName, 'Petersen');
      await typeInto(fields.phone, '5721884215');
      await tap(fields.position);
      await tap(page.getByRole('dialog').getByRole('button', { name: 'Bauleitung' }));
      await typeInto(fields.email, newAddress());
      await typeInto(fields.password, NEW_PASSWORD);
      await typeInto(fields.repeat, NEW_PASSWORD);
      for (const consent of [fields.terms, fields.privacy]) await tap(consent);
      await tap(fields.submit);
      await expect(page).toHaveURL(/\/dashboard$/);
    });

    test('a link for a new password is requested while the address has the focus', async ({
      open,
      page,
      portal: { server },
    }) => {
      const { email } = await buildPerson(server);
      await open('/password-recovery');
      await typeInto(field(page, 'E-Mail-Adresse'), email);
      await tap(button(page, 'Link senden'));
      await tap(page.getByRole('dialog').getByRole('button', { name: 'Verstanden' }));
      await expect(page).toHaveURL(/\/login$/);
    });
  });
