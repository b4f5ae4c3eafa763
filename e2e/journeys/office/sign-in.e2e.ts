import { startSmtp, type TestSmtp } from '../../../apps/server/testing/external/smtp-server.ts';
import { violationsInBothThemes } from '../../support/axe.ts';
import { expect, fullIf, startPortal, test } from '../../support/fixtures.ts';
import { tabTo } from '../../support/keyboard.ts';
import {
  buildColleague,
  codeField,
  codeNow,
  enterPassword,
  expectSignedIn,
  AT_DESK,
  signInStaff,
  STAFF_PASSWORD,
} from '../../support/office.ts';

test.use({ ...AT_DESK });

test('OFF-01 OFF-03 OFF-31 signing in by keyboard alone: password, a wrong code, the right one', async ({
  open,
  page,
  portal: { server },
}) => {
  const member = await buildColleague(server, { name: 'Lena Bartels' });
  await open('/office');
  await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused();
  await page.keyboard.type(member.email);
  await tabTo(page.getByLabel('Passwort', { exact: true }));
  await page.keyboard.type('falsch');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'E-Mail-Adresse oder Passwort stimmt nicht.',
  );
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(STAFF_PASSWORD);
  await page.keyboard.press('Enter');

  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type('000000');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Der Code stimmt nicht oder wurde schon benutzt. Noch 4 Versuche.',
  );
  await expect(codeField(page)).toHaveValue('');
  await page.keyboard.type(codeNow(member)); // the sixth digit sends
  await expectSignedIn(page, 'Lena Bartels');
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('token');
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  await page.reload();
  await expectSignedIn(page, 'Lena Bartels');

  const person = page.getByRole('button', { name: 'Eigenes Konto: Lena Bartels' });
  await tabTo(person);
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible();
});

test('OFF-05 OFF-06 the first sign-in sets up the second factor, and a recovery code replaces it once', async ({
  open,
  page,
  portal: { server },
}) => {
  const member = await buildColleague(server, { name: 'Pia Engel', isNew: true });
  await open('/office');
  await enterPassword(page, member);
  await expect(page.getByText('Willkommen, Pia Engel.')).toBeVisible();
  await expect(page.getByRole('img', { name: /QR-Code/ })).toBeVisible();
  const secret = await page.getByRole('status', { name: /Schlüssel/ }).innerText();
  const codes = await page.getByRole('main').getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);

  const finish = page.getByRole('button', { name: 'Einrichtung abschließen' });
  await page.getByLabel('Ich habe die Codes sicher abgelegt.').check();
  await expect(finish).toBeDisabled();
  await page
    .getByLabel('Sechsstelliger Code aus der App')
    .fill(codeNow({ secret: secret.replace(/\s/g, '') }));
  await expect(page.getByText('Code stimmt')).toBeVisible();
  await finish.click();
  await expectSignedIn(page, 'Pia Engel');

  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  const [recovery = ''] = codes;
  for (const isFirst of [true, false]) {
    await enterPassword(page, member);
    await page.getByRole('button', { name: 'Wiederherstellungscode' }).click();
    await page.getByLabel('Wiederherstellungscode').fill(recovery);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    if (!isFirst) break;
    await expect(page.getByText('Noch 9 Codes übrig.')).toBeVisible();
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expectSignedIn(page, 'Pia Engel');
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
  }
  await expect(page.getByText('Der Code stimmt nicht oder wurde schon benutzt.')).toBeVisible();
});

const withMail = test.extend<{ readonly smtp: TestSmtp }>({
  smtp: async ({}, use) => {
    const ends: (() => Promise<void>)[] = [];
    await use(await startSmtp({ after: (end) => ends.push(end) }));
    for (const end of ends) await end();
  },
  portal: async ({ smtp }, use) => startPortal(use, { SMTP_URL: smtp.url }),
});

withMail(
  'OFF-07 a lost password is replaced by a mail, and the second factor is still asked for',
  async ({ open, page, portal: { server }, smtp }) => {
    const member = await buildColleague(server);
    await open('/office');
    await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
    // The page before has a field of that name, too.
    await expect(page.getByRole('heading', { name: 'Passwort vergessen' })).toBeVisible();
    await page.getByLabel('E-Mail-Adresse').fill(member.email);
    await page.getByRole('button', { name: 'Link senden' }).click();
    await expect(page.getByText('Link gesendet')).toBeVisible();
    const { text = '' } = await smtp.mailTo(member.email);
    const [link = ''] = /\/office\/password#\S+/.exec(text) ?? [];

    await open(link);
    await page.getByLabel('Neues Passwort', { exact: true }).fill('kurz');
    await page.getByRole('button', { name: 'Passwort speichern' }).click();
    await expect(page.getByText('Das Passwort erfüllt noch nicht alle Regeln.')).toBeVisible();
    await page.getByLabel('Neues Passwort', { exact: true }).fill('Neuer-Leitstand-27');
    await page.getByLabel('Neues Passwort wiederholen').fill('Neuer-Leitstand-27');
    await page.getByRole('button', { name: 'Passwort speichern' }).click();
    await expect(page.getByText('Ihr Passwort ist geändert.')).toBeVisible();
    await enterPassword(page, member, 'Neuer-Leitstand-27');
    await codeField(page).fill(codeNow(member));
    await expectSignedIn(page, member.name);

    await open(link);
    await page.evaluate(() => sessionStorage.clear());
    await page.getByLabel('Neues Passwort', { exact: true }).fill('Noch-Ein-Leitstand-28');
    await page.getByLabel('Neues Passwort wiederholen').fill('Noch-Ein-Leitstand-28');
    await page.getByRole('button', { name: 'Passwort speichern' }).click();
    await expect(page.getByText('Der Link ist ungültig oder abgelaufen.')).toBeVisible();
  },
);

test('OFF-09 after 28 minutes a dialog counts down, then the sign-in lies over the page', async ({
  open,
  page,
  portal: { server },
}) => {
  const member = await buildColleague(server, { name: 'Lena Bartels' });
  await signInStaff(page, server, member);
  await page.clock.install();
  await open('/office');
  await expectSignedIn(page, 'Lena Bartels');
  const countdown = page.getByRole('dialog', { name: 'Sind Sie noch da?' });
  await page.clock.fastForward('28:01');
  await expect(countdown.getByText(/Abmeldung in 1[01]\d Sekunden\./)).toBeVisible();
  await page.keyboard.press('Enter'); // staying is primary
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.clock.fastForward('05:00');
  await expectSignedIn(page, 'Lena Bartels');

  await page.clock.fastForward('25:05');
  const again = page.getByRole('dialog', { name: 'Anmelden' });
  await expect(again.getByText('Ihre Eingaben sind noch da.')).toBeVisible();
  await expect(page.getByText('Lena Bartels')).toBeVisible(); // the page below stays
  await page.keyboard.press('Escape');
  await expect(again).toBeVisible();
  await expect(again.getByLabel('E-Mail-Adresse')).toHaveValue(member.email);
  await expect(again.getByLabel('Passwort', { exact: true })).toBeFocused();
  await page.keyboard.type(STAFF_PASSWORD);
  await page.keyboard.press('Enter');
  await codeField(page).fill(codeNow(member));
  await expect(again).toBeHidden();
  await expectSignedIn(page, 'Lena Bartels');
});

for (const brand of ['nordstein', 'suedkies'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const isShown = brand === 'nordstein' && colorScheme === 'light';
    test.describe(`${brand}, ${colorScheme}`, { tag: fullIf(!isShown) }, () => {
      test.use({ brand, colorScheme });

      test(`GEN-01 signing in to the office of ${brand}, ${colorScheme}, is free of axe violations`, async ({
        open,
        page,
        portal: { server },
      }) => {
        const clean = async () => expect(await violationsInBothThemes(page)).toEqual([]);
        const member = await buildColleague(server, { brands: [brand] });
        const starter = await buildColleague(server, { brands: [brand], isNew: true });
        await open('/office/password-link');
        await clean();
        await open('/office/password#abp_1');
        await clean();
        await open('/office');
        await clean();
        await enterPassword(page, starter);
        await expect(page.getByRole('img', { name: /QR-Code/ })).toBeVisible();
        await clean();
        await open('/office');
        await enterPassword(page, member);
        await codeField(page).fill('000000');
        await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
        await clean();
        await page.getByRole('button', { name: 'Wiederherstellungscode' }).click();
        await clean();
        await page.getByRole('button', { name: 'Code aus der App' }).click();
        await codeField(page).fill(codeNow(member));
        await expectSignedIn(page, member.name);
        await expect(page.getByRole('heading', { level: 1, name: 'Abrufe' })).toBeVisible();
        await clean();
        await page.getByRole('button', { name: 'Tasten' }).click();
        await expect(page.getByRole('dialog', { name: 'Tasten' })).toBeVisible();
        await clean();
      });
    });
  }
}

test('OFF-32 staff of one brand who open the address of the other see their own', async ({
  open,
  page,
  portal: { server },
}) => {
  const member = await buildColleague(server, { name: 'Miriam Sandner', brands: ['suedkies'] });
  await signInStaff(page, server, member);
  await open('/office/contracts');
  await expectSignedIn(page, 'Miriam Sandner');
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'suedkies');
  await expect(page.getByRole('heading', { level: 1, name: 'Verträge' })).toBeVisible();
});

test('OFF-36 OFF-38 OFF-295 the office shows its frame while its rights are on their way, and says when they cannot be read', async ({
  open,
  page,
  portal: { server },
}) => {
  const member = await buildColleague(server, { name: 'Lena Bartels' });
  await signInStaff(page, server, member);
  const held = Promise.withResolvers<undefined>();
  await page.route(
    '**/admin/api/me*',
    async (route) => {
      await held.promise;
      await route.fulfill({ status: 503, body: '' });
    },
    { times: 1 },
  );
  await open('/office/contracts');
  await expect(page.getByRole('status').getByText('Wird geladen')).toBeAttached();
  held.resolve(undefined);
  await expect(page.getByText('Der Server antwortet gerade nicht richtig.')).toBeVisible();
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expectSignedIn(page, 'Lena Bartels');
});
