import type { Page } from '@playwright/test';
import { openAsAdmin } from '../../support/desk.ts';
import { expect, test } from '../../support/fixtures.ts';
import {
  buildColleague,
  codeField,
  codeNow,
  enterPassword,
  expectSignedIn,
  AT_DESK,
} from '../../support/office.ts';

test.use({ ...AT_DESK, alone: 'file' });

/** The server has a newer office: its page names other files, and those of this one are gone. */
const deploy = async (page: Page) => {
  const files = '**/office/assets/*.js';
  await page.route(files, (route) => route.fulfill({ status: 404, json: { code: 'not_found' } }));
  const body = '<script type="module" src="/office/assets/main-newer.js"></script>';
  await page.route('**/office', (route) => route.fulfill({ body }));
  return () => page.unroute(files);
};

test('OFF-271 after a new version what is typed is still asked for and saved, and the page of the old one offers to load it again', async ({
  offences,
  open,
  page,
  portal,
}) => {
  await openAsAdmin(page, portal.server, 'Katrin Vogt');
  const dialogs = Promise.all(
    ['leave-dialog', 'step-up-dialog'].map((file) =>
      page.waitForResponse((answer) => answer.url().includes(`/${file}-`)),
    ),
  );
  await open('/office/settings/deadlines');
  const field = page.getByLabel('Länge der Notiz');
  await expect(field).toHaveValue(/\d/);
  await dialogs;
  const start = await deploy(page);

  await field.fill('180');
  await page.getByRole('link', { name: 'Kunden' }).click();
  const question = page.getByRole('dialog', { name: 'Eingaben verwerfen?' });
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(field).toHaveValue('180');
  await expect(page.getByText('Es gibt eine neue Version der Verwaltung.')).toBeVisible();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('gespeichert')).toBeVisible();

  await page.getByRole('link', { name: 'Kunden' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Es gibt eine neue Version' });
  await expect(notice).toBeVisible();
  offences.splice(0); // the browser reports the missing files
  await start();
  await notice.getByRole('button', { name: 'Neu laden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kunden' })).toBeVisible();
});

test('OFF-271 a sign-in to an office whose files are gone offers to load it again and leaves no white window', async ({
  offences,
  open,
  page,
  portal,
}) => {
  const member = await buildColleague(portal.server, { name: 'Karla Vogt' });
  await open('/office/customers');
  await enterPassword(page, member);
  await expect(codeField(page)).toBeVisible();
  const start = await deploy(page);
  await codeField(page).fill(codeNow(member));
  const notice = page.getByRole('alert').filter({ hasText: 'Es gibt eine neue Version' });
  await expect(notice).toBeVisible();
  offences.splice(0); // the browser reports the missing files
  await start();
  await notice.getByRole('button', { name: 'Neu laden' }).click();
  await expectSignedIn(page, 'Karla Vogt');
});
