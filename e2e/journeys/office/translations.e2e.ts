import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import { insertMissingKey } from '../../../apps/server/src/content/translation-store.ts';
import { AXE, EVERYTHING, violations } from '../../support/axe.ts';
import { expect, isHydrated, test, signIn } from '../../support/fixtures.ts';
import { buildColleague, AT_DESK, signInStaff } from '../../support/office.ts';

test.use({ ...AT_DESK, hasTouch: true, alone: 'test' }); // texts are the same for everybody

test('OFF-155 OFF-156 OFF-157 OFF-260 OFF-263 a translation is overridden by keyboard and by touch, read on the open phone, kept after a late save, and reset', async ({
  browser,
  context,
  open,
  page,
  portal: { server, at },
  site,
}) => {
  await server.build({}, (db) =>
    insertMissingKey(db, 'nordstein', 'contract.status.9', new Date()),
  );
  const enter = async (window: typeof page, name: string) => {
    const member = await buildColleague(server, { name, role: 'editor', brands: BRANDS });
    await signInStaff(window, server, member);
  };
  await enter(page, 'Sabine Kruse');
  await open('/office/translations');
  const row = (key: string) => page.getByRole('row', { name: new RegExp(`^${key}, `) });
  const field = (key: string) =>
    page.getByRole('textbox', { name: `Eigener Text zu ${key}`, exact: true });
  await expect(row('contract.status.9')).toContainText('Text eingeben');
  await expect(page.getByText('1 Schlüssel, vom Portal gemeldet')).toBeVisible();

  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 } })
  ).newPage();
  await signIn(phone, site);
  await phone.goto(`${at('nordstein')}/dashboard`);
  await isHydrated(phone);
  const bar = phone.getByRole('navigation', { name: 'Hauptnavigation' });
  await expect(bar.getByText('Hilfe', { exact: true })).toBeVisible();

  // A search, then everything by keyboard: the row, its cell, the next row.
  await page.keyboard.press('/');
  await page.keyboard.type('nav.h');
  await expect(row('contract.status.9')).toBeHidden();
  await page.keyboard.type('elp'); // the answer takes the focus from nobody who goes on typing
  await expect(page.getByRole('searchbox')).toHaveValue('nav.help');
  await expect(row('nav.help')).toBeVisible();
  await expect(page).toHaveURL(/q=nav\.help/);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  await row('nav.help').focus();
  await page.keyboard.press('Enter');
  await expect(field('nav.help')).toHaveValue('Hilfe');
  await page.keyboard.type('Rat und {n}');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Den Platzhalter {n} hat der Standard nicht.')).toBeVisible();
  await field('nav.help').fill('Rat');
  await page.keyboard.press('Tab');
  await expect(field('nav.help_none')).toBeFocused();
  await expect(row('nav.help')).toContainText('eigener Text');
  await expect(page.getByRole('status').getByText('Gespeichert: nav.help')).toBeVisible();
  await page.evaluate(AXE);
  expect(await violations(page, EVERYTHING)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(row('nav.help_none')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Überschrieben 1' })).toBeVisible();

  // The person comes back to the portal, which was open all the time.
  await phone.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(bar.getByText('Rat', { exact: true })).toBeVisible();

  const colleague = await context.newPage();
  await enter(colleague, 'Katrin Vogt');
  await colleague.goto(page.url());
  await colleague.getByRole('row', { name: /^nav\.help, / }).tap();
  await colleague.keyboard.type('Beistand {n}');
  const save = colleague.getByRole('button', { name: 'Speichern', exact: true });
  await save.tap();
  await expect(colleague.getByText('Den Platzhalter {n} hat der Standard nicht.')).toBeVisible();
  await colleague.getByRole('textbox', { name: /nav\.help$/ }).fill('Beistand');
  await save.tap();
  await expect(colleague.getByRole('status').getByText('Gespeichert: nav.help')).toBeVisible();
  await expect(save).toBeHidden();
  await expect(colleague.getByRole('row', { name: /^nav\.help, .*Beistand$/ })).toBeVisible();

  await row('nav.help').click();
  await field('nav.help').fill('Rat und Tat');
  await page.keyboard.press('ControlOrMeta+s');
  const notice = page.getByRole('alert').filter({ hasText: 'Katrin Vogt hat „nav.help“' });
  await expect(notice).toContainText('Rat und Tat');
  await expect(notice).toContainText('Beistand');
  await notice.getByRole('button', { name: 'Ihre Fassung speichern' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('row', { name: /^nav\.help, .*Rat und Tat$/ })).toBeVisible();

  await row('nav.help').focus();
  await page.keyboard.press('r');
  const undo = page.getByRole('region', { name: 'Zurückgesetzt: nav.help' });
  await expect(undo).toBeVisible();
  await expect(row('nav.help')).toContainText('Standard');
  await page.keyboard.press('z');
  await expect(row('nav.help')).toContainText('Rat und Tat');
  await page.keyboard.press('r');
  await expect(row('nav.help')).toContainText('Standard');
  await phone.reload();
  await expect(bar.getByText('Hilfe', { exact: true })).toBeVisible();
  await Promise.all([phone.context().close(), colleague.close()]);
});
