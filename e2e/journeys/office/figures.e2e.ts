import { ACTIONS } from '../../../packages/domain/src/call-offs/status.ts';
import { AXE, violations } from '../../support/axe.ts';
import { openAsAdmin } from '../../support/desk.ts';
import { expect, test } from '../../support/fixtures.ts';
import { AT_DESK } from '../../support/office.ts';
import { buildWeighing } from '../../support/weighing-site.ts';

test.use({ ...AT_DESK, alone: 'file' });
test.describe.configure({ mode: 'default' }); // one worker, so one server

test('OFF-189 a chart has its numbers as a table, and its bar filters by the day', async ({
  open,
  page,
  portal: { server },
}) => {
  const { weigh } = await buildWeighing(server);
  await weigh('8104552'); // on 18 November
  await openAsAdmin(page, server, 'Katrin Vogt');
  await open('/office/reports?from=2026-11-16&until=2026-11-20');
  const chart = page.getByRole('group', { name: 'Tonnage je Tag und Werk' });
  const bar = chart.getByRole('link', { name: /: [1-9]\d* t$/ });
  await expect(bar).toHaveCount(1);
  await page.evaluate(AXE);
  const names = { type: 'rule' as const, values: ['label-content-name-mismatch'] };
  expect(await violations(page, names)).toEqual([]);
  const tonnes = /: (\d+) t$/.exec((await bar.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await bar.click();
  await expect(page).toHaveURL(/from=2026-11-18&until=2026-11-18/);
  await page.getByRole('button', { name: 'Tabelle' }).click();
  const table = page.getByRole('table', { name: 'Tonnage je Tag und Werk' });
  await expect(table.getByRole('row').last()).toContainText(tonnes);
  await expect(chart).toBeHidden();
});

test('OFF-190 every step a call-off can take is readable in the settings', async ({
  open,
  page,
  portal: { server },
}) => {
  await openAsAdmin(page, server, 'Katrin Vogt');
  await open('/office/settings/workflow');
  const steps = page.getByRole('table', { name: 'Schritte' });
  await expect(steps.getByRole('row')).toHaveCount(Object.keys(ACTIONS).length + 1);
  const declined = steps.getByRole('row', { name: /Stornierung abgelehnt/ });
  await expect(declined).toContainText('vorheriger Zustand');
});

test('OFF-245 the view of open carts and orders exports either list', async ({
  open,
  page,
  portal: { server },
}) => {
  await openAsAdmin(page, server, 'Katrin Vogt');
  await open('/office/carts');
  await page.getByRole('button', { name: 'Exportieren' }).click();
  const formats = page.getByRole('menu', { name: 'Exportieren' }).getByRole('menuitem');
  await expect(formats).toHaveCount(4);
  const file = page.waitForEvent('download');
  await formats.last().click();
  expect((await file).suggestedFilename()).toMatch(/^Bestellungen-.*\.csv$/);
});
