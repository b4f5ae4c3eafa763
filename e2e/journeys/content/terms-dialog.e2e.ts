import { buildLegalText } from '../../../apps/server/src/content/build.ts';
import { enter } from '../../../apps/server/src/core/database/database.ts';
import { startSession } from '../../../apps/server/src/session/start-session.ts';
import type { Page } from '@playwright/test';
import { recordCalls } from '../../support/api-calls.ts';
import { expect, isHydrated, test, type Showroom } from '../../support/fixtures.ts';
import { buildLoad, pathOf } from '../../support/deliveries.ts';
import { buildPerson } from '../../support/people.ts';

test.use({ alone: 'test' }); // a new version is for everybody

type Server = Showroom['server'];
const publish = (server: Server, html: string) =>
  server.build({}, (db) => buildLegalText(db, { html, publishedAt: new Date() }));
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Nutzungsbedingungen' });
const press = (page: Page, name: string) => dialogOf(page).getByRole('button', { name }).click();
const dateOf = async (server: Server, token: string) => {
  const { json } = await server.request('GET', 'user', { token });
  return Object(json).data.accepted_terms_of_use_date;
};

test('TRM-07 TRM-08 API-20 a user who has not accepted is asked on the dashboard, and only a button closes the dialog @full', async ({
  open,
  page,
  portal: { server },
}) => {
  const person = await buildPerson(server, { acceptedTermsAt: null });
  const calls = recordCalls(page, 'accept-terms-of-use');
  await open('/dashboard', person);
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('Bitte stimmen Sie den Nutzungsbedingungen zu. Danach können');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(200, 30);
  await page.goBack();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(calls).toEqual([]);

  await press(page, 'Zustimmen');
  await expect(dialog).toHaveCount(0);
  expect(calls.map(({ method, fields }) => [method, fields])).toEqual([['POST', {}]]);
  expect(await dateOf(server, person.token)).toMatch(/^\d\d\.\d\d\.\d{4}$/);
  await page.reload();
  await isHydrated(page);
  await expect(page.getByText('Hier erscheinen Ihre Baustellen')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('TRM-09 refusing the terms logs out and accepts nothing', async ({
  open,
  page,
  portal: { server },
}) => {
  const person = await buildPerson(server, { acceptedTermsAt: null });
  await open('/dashboard', person);
  const farewell = page.waitForResponse('**/api/v2/auth/logout');
  await press(page, 'Ablehnen und abmelden');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
  expect((await farewell).status()).toBe(200);
  expect((await server.request('GET', 'user', { token: person.token })).status).toBe(401);
});

test('TRM-04 T-18 reading opens the terms and returns to the question', async ({
  open,
  page,
  portal: { server },
}) => {
  await publish(server, '<p>Fassung vom Mai</p>');
  const person = await buildPerson(server, { acceptedTermsAt: null });
  await open('/dashboard', person);
  for (const place of ['first', 'last'] as const) {
    await dialogOf(page).getByRole('link', { name: 'Bedingungen lesen' }).click();
    await expect(page).toHaveURL(/\/terms-of-use\?changed=true$/);
    await expect(page.getByText('Fassung vom Mai')).toBeVisible();
    await expect(dialogOf(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Schließen' })[place]().click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(dialogOf(page)).toBeVisible();
  }
});

test('TRM-08 accepting offline says so and asks again @full', async ({
  open,
  page,
  portal: { line, server },
}) => {
  const person = await buildPerson(server, { acceptedTermsAt: null });
  await open('/dashboard', person);
  await expect(dialogOf(page)).toBeVisible();
  await line.cut();
  await press(page, 'Zustimmen');
  await expect(page.getByText('Dafür brauchen Sie Empfang.')).toBeVisible();
  await expect(dialogOf(page)).toBeVisible();
  await line.restore();
  await press(page, 'Zustimmen');
  await expect(dialogOf(page)).toHaveCount(0);
});

test('TRM-07 D-03 staff who impersonate a user are not asked', async ({
  open,
  page,
  portal: { server },
}) => {
  const { id: userId } = await buildPerson(server, { acceptedTermsAt: null });
  const token = await server.build({ userId }, async (db) => {
    await enter(db, { userId });
    return startSession(db, { userId, impersonator: 'Frau Kern', userAgent: 'x' }, new Date());
  });
  await open('/dashboard', { token });
  await expect(page.getByText('Ansicht als Jens Harms')).toBeVisible();
  await expect(page.getByText('Hier erscheinen Ihre Baustellen')).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
});

test('TRM-07 D-56 a new version while signed in: the server refuses, the question comes, then it works @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const delivery = await buildLoad(server, site);
  await open(pathOf(delivery), site);
  const confirm = page.getByRole('button', { name: 'Lieferung bestätigen' });
  await expect(confirm).toBeVisible();
  await publish(server, '<p>Neue Fassung</p>');
  await confirm.click();
  const popup = page.getByRole('dialog', { name: 'Das hat nicht geklappt' });
  await expect(popup).toContainText('Bitte stimmen Sie zuerst den Nutzungsbedingungen zu.');
  await popup.getByRole('button', { name: 'Verstanden' }).click();
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('Die Nutzungsbedingungen haben sich geändert.');
  const link = dialog.getByRole('link', { name: 'Bedingungen lesen' });
  await expect(link).toHaveAttribute('target', '_blank'); // nothing on this page is lost by reading
  await press(page, 'Zustimmen');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(pathOf(delivery)));
  await confirm.click();
  await expect(page.getByText(/^Bestätigt am/)).toBeVisible();
});
