import type { Page } from '@playwright/test';
import { buildOfficeCustomer } from '../../support/desk.ts';
import { expect, test } from '../../support/fixtures.ts';
import { buildColleague, expectSignedIn, AT_DESK, signInStaff } from '../../support/office.ts';

test.use({ ...AT_DESK, alone: 'file' });

/** Longer than a call waits for its answer. */
const ANSWER_TIMEOUT_CLOCK = '00:21';

const retry = (page: Page) => page.getByRole('button', { name: 'Erneut versuchen' });

/** The screen may ask only after its code has arrived, so the time is advanced until it has given up. */
const expectGivenUp = (page: Page, name: string): Promise<void> =>
  expect(async () => {
    await page.clock.fastForward(ANSWER_TIMEOUT_CLOCK);
    await expect(retry(page).last(), name).toBeVisible({ timeout: 1_000 });
  }).toPass();

/** Every call but the rights of the person hangs until the line is back. */
const silence = async (page: Page): Promise<() => Promise<void>> => {
  const calls = /\/admin\/api\/(?!me(\?|$)|live)/;
  await page.route(calls, () => undefined);
  return () => page.unroute(calls);
};

test(
  'OFF-38 every screen whose calls are never answered offers to try again',
  { tag: '@full' },
  async ({ open, page, portal: { server }, site }) => {
    const { callOff, load } = await buildOfficeCustomer(server, site);
    const member = await buildColleague(server, { name: 'Katrin Vogt', role: 'admin' });
    await signInStaff(page, server, member);
    await page.clock.install();
    await open('/office/settings/keys');
    await expectSignedIn(page, 'Katrin Vogt');
    const speak = await silence(page);
    for (const area of [
      'Abrufe',
      'Tagesplan',
      'Lieferungen',
      'Reklamationen',
      'Verträge',
      'Kunden',
      'Hilfe und Texte',
      'Nutzer und Rollen',
      'Protokoll',
      'Einstellungen',
    ]) {
      const link = page.getByRole('link', { name: new RegExp(`^${area}`) }).first();
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expectGivenUp(page, area);
    }
    for (const path of [
      `/office/contracts/${site.contract.id}`,
      `/office/customers/${site.company.id}`,
      `/office/deliveries?open=${load.id}`,
      `/office/calloffs?open=${callOff.id}`,
      '/office/calloffs?create=new',
      '/office/settings/templates',
    ]) {
      await open(path);
      await expectSignedIn(page, 'Katrin Vogt');
      await expectGivenUp(page, path);
    }
    await speak();
    await retry(page).click();
    await expect(retry(page)).toBeHidden();
  },
);
