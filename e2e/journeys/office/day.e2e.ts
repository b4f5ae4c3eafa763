import { addDays } from '@abrufbar/domain/values/calendar.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import type { Page } from '@playwright/test';
import { sendSupplierHint } from '../../../apps/server/src/core/live/hints.ts';
import { violationsInBothThemes } from '../../support/axe.ts';
import {
  answer,
  buildDesk,
  buildOpenPlant,
  drawer,
  openAsStaff,
  workingDay,
} from '../../support/desk.ts';
import { expect, fullIf, test } from '../../support/fixtures.ts';
import { tabTo } from '../../support/keyboard.ts';
import { AT_DESK } from '../../support/office.ts';

test.use({ ...AT_DESK, alone: 'file', live: true });
test.describe.configure({ mode: 'default' }); // one worker, so one server

const bar = (page: Page, name: RegExp) => page.getByRole('button', { name });
const plan = (page: Page, day: string) =>
  page.getByRole('region', { name: `Tagesplan, ${shortDate(day)}` });

test('OFF-39 OFF-69 OFF-70 OFF-34 the day of a plant by keyboard alone: hours, bars, drawer, decision, other days', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { build, item } = await buildDesk(server, site);
  const { name, plant } = await buildOpenPlant(server, site, item);
  const starts_on = workingDay();
  const of = { starts_on, hourly_quantity: '40.000', quantity: '80.000' };
  await build({ ...of, status: 4, starts_time: '07:00', ends_time: '10:00' });
  await build({ ...of, status: 1, starts_time: '08:00', ends_time: '12:00' });
  await build({ ...of, status: 30, starts_time: '06:00', ends_time: '09:00' });
  await openAsStaff(page, server, 'Lena Bartels');
  await open(`/office/day?day=${starts_on}&plant=${plant}`);

  await expect(page.getByText('bis 50 t/h · 6–17\u00A0Uhr')).toBeVisible();
  await expect(page.getByText('2 h über Grenze')).toBeVisible();
  await expect(page.getByText('bestätigt 80,00 t · 2 offen, 160,00 t')).toBeVisible();
  const hours = page.getByRole('table', { name: `Stundenmengen ${name} in t/h` });
  await expect(hours.getByRole('row', { name: /^über Grenze/ })).toHaveText(
    /^über Grenze0,000,0030,0030,000,00/,
  );

  const first = bar(page, /06:00 bis 09:00/);
  const second = bar(page, /07:00 bis 10:00.*Bestätigt/);
  const third = bar(page, /08:00 bis 12:00.*Verbindliche Anfrage/);
  await tabTo(first);
  await page.keyboard.press('ArrowDown');
  await expect(second).toBeFocused();
  await page.keyboard.press('b'); // nothing to confirm
  await page.keyboard.press('ArrowDown');
  await expect(third).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeFocused();
  await expect(answer(page)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(drawer(page).getByText('07:00 – 10:00')).toBeVisible(); // the drawer follows
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(third).toBeFocused();
  await page.keyboard.press('b');
  await expect(page.getByText(/^Abruf \d+ bestätigt$/)).toBeVisible();
  const confirmed = bar(page, /08:00 bis 12:00.*Bestätigt/);
  await expect(confirmed).toBeFocused();
  await expect(page.getByText('bestätigt 160,00 t · 1 offen, 80,00 t')).toBeVisible(); // after its ten seconds

  const place = await confirmed.boundingBox();
  await build({ ...of, status: 4, starts_time: '06:00', ends_time: '16:00' });
  await server.build({}, (db) => sendSupplierHint(db, site.supplier.id));
  const waiting = page.getByRole('button', { name: '1 neuen Abruf anzeigen' });
  await expect(waiting).toBeVisible(); // while a bar has the focus none changes its place
  expect(await confirmed.boundingBox()).toEqual(place);
  await page.keyboard.press('Shift+Tab');
  await expect(waiting).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar(page, /06:00 bis 16:00/)).toBeVisible();
  await expect(confirmed).toBeFocused();

  await page.keyboard.press('ArrowRight');
  await expect(plan(page, addDays(starts_on, 1))).toBeFocused();
  await expect(page.getByText('Keine Abrufe an diesem Tag.')).toBeVisible();
  await page.keyboard.press('h');
  await expect(page).toHaveURL(new RegExp(`/office/day\\?plant=${plant.replace(':', '%3A')}$`));
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/[?&]day=/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, { tag: fullIf(colorScheme === 'dark') }, () => {
    test.use({ colorScheme, live: false });

    test(`GEN-01 OFF-69 day plan and settings, ${colorScheme}, are free of axe violations`, async ({
      open,
      page,
      portal: { server },
      site,
    }) => {
      const clean = async () => {
        expect(await violationsInBothThemes(page)).toEqual([]);
      };
      const { build, item } = await buildDesk(server, site);
      const { name, plant } = await buildOpenPlant(server, site, item);
      const starts_on = workingDay();
      for (const status of [1, 2, 4, 20, 30] as const) await build({ starts_on, status });
      await openAsStaff(page, server, 'Lena Bartels');
      await open(`/office/day?day=${starts_on}&plant=${plant}`);
      await expect(bar(page, /In Prüfung/)).toBeVisible();
      await clean();
      await open('/office/day?day=2020-01-01');
      await expect(page.getByText('Keine Abrufe an diesem Tag.')).toBeVisible();
      await clean();
      await open('/office/settings');
      await page.getByRole('row', { name: new RegExp(name) }).click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await clean();
      await open('/office/settings/keys');
      await expect(page.getByRole('switch')).toBeVisible();
      await clean();
    });
  });
}
