import type { Page } from '@playwright/test';
import { buildRecoveryLink } from '../../../apps/server/src/session/build.ts';
import { buildLoad, pathOf } from '../../support/deliveries.ts';
import { expect, test } from '../../support/fixtures.ts';
import { buildPerson, PASSWORD } from '../../support/people.ts';
import {
  addCode,
  fieldsOf,
  newAddress,
  PASSWORD as NEW_PASSWORD,
} from '../../support/registration.ts';
import { byTouch, chooseIn, tap, typeInto } from '../../support/touch.ts';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const logIn = async (page: Page, email: string, password: string): Promise<void> => {
  await typeInto(field(page, 'E-Mail-Adresse'), email);
  await typeInto(field(page, 'Passwort'), password);
  await tap(button(page, 'Anmelden'));
  await expect(page).toHaveURL(/\/dashboard$/);
};

byTouch(() => {
  test('a login is sent while the password has the focus', async ({
    open,
    page,
    portal: { server },
  }) => {
    const { email } = await buildPerson(server);
    await open('/login');
    await logIn(page, email, PASSWORD);
  });

  test('a registration is filled in and sent', async ({ open, page, portal: { server } }) => {
    const { code } = await addCode(server);
    await open('/register');
    const fields = fieldsOf(page);
    await typeInto(fields.code, code.replaceAll('-', ''));
    await typeInto(fields.firstName, 'Anke'); // the code has got its dashes and a second line
    await expect(fields.code).toHaveValue(code);
    await typeInto(fields.lastName, 'Petersen');
    await typeInto(fields.phone, '5721884215');
    const positions = page.getByRole('dialog', { name: 'Funktion' });
    await chooseIn(
      fields.position,
      positions,
      positions.getByRole('button', { name: 'Bauleitung' }),
    );
    await tap(fields.more);
    const faxCountry = page.getByRole('button', { name: /^Ländervorwahl/ }).nth(1);
    const countries = page.getByRole('dialog', { name: 'Ländervorwahl' });
    await tap(faxCountry);
    await typeInto(countries.getByRole('searchbox'), 'öster');
    await tap(countries.getByRole('button', { name: '+43 Österreich' }));
    await expect(countries).toBeHidden();
    await expect(faxCountry).toBeFocused();
    await typeInto(fields.fax, '15058833');
    await typeInto(fields.mobile, '15120417733');
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

  test('a link sets a new password, and the terms are accepted after the login with it', async ({
    open,
    page,
    portal: { server },
  }) => {
    const person = await buildPerson(server, { acceptedTermsAt: null });
    const link = await server.build({}, (db) => buildRecoveryLink(db, person));
    await open(`/password-reset#${link}`);
    await typeInto(field(page, 'Neues Passwort'), NEW_PASSWORD);
    await typeInto(field(page, 'Neues Passwort wiederholen'), NEW_PASSWORD);
    await tap(button(page, 'Passwort speichern'));
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page, person.email, NEW_PASSWORD);
    const terms = page.getByRole('dialog', { name: 'Nutzungsbedingungen' });
    await tap(terms.getByRole('button', { name: 'Zustimmen' }));
    await expect(terms).toHaveCount(0);
  });

  test('signing out asks before it deletes a waiting entry', async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    await page.route('**/delivery/confirm', (route) => route.abort());
    await open(pathOf(await buildLoad(server, site)), site);
    await tap(button(page, 'Lieferung bestätigen'));
    await expect(page.getByText(/^Bestätigung wird gesendet/)).toBeVisible();
    const question = page.getByRole('dialog', { name: 'Abmelden?' });
    const menu = page.getByRole('dialog', { name: 'Menü' });
    await tap(button(page, 'Menü'));
    await tap(menu.getByRole('button', { name: 'Abmelden' }));
    await tap(question.getByRole('button', { name: 'Angemeldet bleiben' }));
    await expect(menu.getByRole('button', { name: 'Abmelden' })).toBeFocused();
    await tap(menu.getByRole('button', { name: 'Abmelden' }));
    await tap(question.getByRole('button', { name: 'Abmelden' }));
    await expect(page).toHaveURL(/\/login$/);
  });
});
