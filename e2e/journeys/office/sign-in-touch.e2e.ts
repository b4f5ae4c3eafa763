import { expect, test } from '../../support/fixtures.ts';
import { stickingOut } from '../../support/layout.ts';
import {
  buildColleague,
  codeField,
  codeNow,
  expectSignedIn,
  STAFF_PASSWORD,
} from '../../support/office.ts';
import { phone } from '../../support/touch.ts';

test.use(phone(640));

test('OFF-05 OFF-240 on a phone a finger signs in for the first time and again, and nothing is wider than the window', async ({
  open,
  page,
  portal: { server },
}) => {
  const member = await buildColleague(server, { name: 'Pia Engel', isNew: true });
  const enterPasswordByTouch = async () => {
    await page.getByLabel('E-Mail-Adresse').tap();
    await page.keyboard.type(member.email);
    await page.getByLabel('Passwort', { exact: true }).tap();
    await page.keyboard.type(STAFF_PASSWORD);
    expect(await stickingOut(page)).toEqual([]);
    await page.getByRole('button', { name: 'Weiter' }).tap();
  };
  await open('/office');
  await enterPasswordByTouch();
  await expect(page.getByText('Willkommen, Pia Engel.')).toBeVisible();
  expect(await stickingOut(page)).toEqual([]);
  const secret = await page.getByRole('status', { name: /Schlüssel/ }).innerText();
  const app = { secret: secret.replace(/\s/g, '') };
  await page.getByLabel('Sechsstelliger Code aus der App').tap();
  await page.keyboard.type(codeNow(app));
  await expect(page.getByText('Code stimmt')).toBeVisible();
  await page.getByLabel('Ich habe die Codes sicher abgelegt.').tap();
  await page.getByRole('button', { name: 'Einrichtung abschließen' }).tap();
  await expectSignedIn(page, 'Pia Engel');

  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await enterPasswordByTouch();
  await expect(codeField(page)).toBeFocused();
  expect(await stickingOut(page)).toEqual([]);
  await page.keyboard.type(codeNow(app, 1)); // that of this step is used up
  await expectSignedIn(page, 'Pia Engel');
});
