import type { Page } from '@playwright/test';
import { addDays, berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { buildOfficeCustomer } from '../../support/desk.ts';
import { expect, signIn, test } from '../../support/fixtures.ts';
import { buildColleague, codeNow, AT_DESK, signInStaff } from '../../support/office.ts';

test.use({ ...AT_DESK, alone: 'test' });

const PHONE = { width: 390, height: 844 } as const;
/** A moment as the field takes it, in so many days. */
const moment = (days: number, time: string) => `${addDays(berlinDay(new Date()), days)}T${time}`;
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('OFF-180 OFF-183 OFF-184 MNT-03 maintenance planned, called off, switched on and off, followed on the phone', async ({
  context,
  page,
  portal,
  site,
}) => {
  const { server } = portal;
  await buildOfficeCustomer(server, site); // a second person, and a number that the supplier knows the company by
  const katrin = await buildColleague(server, { name: 'Katrin Vogt', role: 'admin' });
  // The last code is too long ago: switching asks for one.
  await signInStaff(page, server, katrin, new Date(Date.now() - 10 * 60_000));
  const phone = await context.newPage();
  await phone.setViewportSize(PHONE);
  await signIn(phone, site);
  await phone.goto(`${portal.at('nordstein')}/dashboard`);
  await expect(phone.getByRole('link', { name: 'Alle Baustellen' })).toBeVisible();

  await page.goto(`${portal.at('nordstein')}/office/settings/maintenance`);
  await expect(page.getByText('Portal läuft')).toBeVisible();
  await expect(page.getByText('2 Personen sind gerade angemeldet.')).toBeVisible();
  const start = page.getByLabel('Beginn');
  await start.selectOption('zu einem Zeitpunkt');
  await page.getByRole('button', { name: 'Einplanen …' }).click();
  await expect(page.getByText('Bitte geben Sie einen Zeitpunkt an.')).toBeVisible();
  await page.getByLabel('Zeitpunkt').fill(moment(3, '19:00'));
  await page.getByLabel('Voraussichtlich bis').fill(moment(3, '19:30'));
  await page.getByRole('button', { name: 'Einplanen …' }).click();
  const plan = page.getByRole('dialog', { name: 'Wartung einplanen?' });
  const code = plan.getByLabel('Ihr aktueller Code');
  await expect(code).toBeFocused();
  await code.fill('000000');
  await plan.getByRole('button', { name: 'Wartung einplanen' }).click();
  await expect(plan.getByText('Noch 4 Versuche')).toBeVisible();
  await code.fill(codeNow(katrin));
  await plan.getByRole('button', { name: 'Wartung einplanen' }).click();
  await expect(plan).toBeHidden();
  const planned = row(page, 'Ändern');
  await expect(planned).toContainText('19:00');

  await planned.getByRole('button', { name: 'Ändern' }).click();
  await page.getByLabel('Text').fill('Wir sind am Abend wieder da.');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Die Wartung ist gespeichert.')).toBeVisible();
  await planned.getByRole('button', { name: 'Absagen' }).click();
  await expect(planned).toHaveCount(0);

  // Since a code was given just now, only the question is left.
  await page.getByLabel('Voraussichtlich bis').fill(moment(1, '06:00'));
  await expect(page.getByLabel('Text')).toHaveValue(/gegen 06:00\u00A0Uhr/);
  await page.getByRole('button', { name: 'Einschalten …' }).click();
  const question = page.getByRole('dialog', { name: 'Wartung einschalten?' });
  await expect(question).toContainText('2 Personen werden abgemeldet');
  await question.getByRole('button', { name: 'Wartung einschalten' }).click();
  await expect(page.getByText('Wartung läuft', { exact: true })).toBeVisible();
  const bar = page.getByText(
    /^Wartung seit \d\d:\d\d\u00A0Uhr\. Das Portal ist nicht erreichbar\.$/,
  );
  await expect(bar).toBeVisible();

  const ask = () => server.request('POST', 'terms-of-use').then(({ status }) => status);
  await expect.poll(ask, { intervals: [100] }).toBe(503);
  await phone.getByRole('link', { name: 'Alle Baustellen' }).click();
  await expect(phone).toHaveURL(/\/maintenance$/);
  await expect(
    phone.getByText(/Das Portal ist gegen 06:00\u00A0Uhr wieder erreichbar/),
  ).toBeVisible();

  await page.getByRole('link', { name: 'Protokoll' }).click();
  await expect(bar).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Ausschalten' }).click();
  await expect(bar).toHaveCount(0);
  await expect.poll(ask, { intervals: [100] }).toBe(200);
  await phone.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(phone).toHaveURL(/\/login$/);
  await page.goto(`${portal.at('nordstein')}/office/settings/maintenance`);
  await expect(row(page, '0\u00A0min')).toContainText('Katrin Vogt');
});
