import { readFile } from 'node:fs/promises';
import { addDays, berlinDay, berlinInstant } from '@abrufbar/domain/values/calendar.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { startSession } from '../../../apps/server/src/session/start-session.ts';
import { recordCalls } from '../../support/api-calls.ts';
import { expect, isHydrated, isCached, signIn, test } from '../../support/fixtures.ts';
import { buildPerson } from '../../support/people.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

test('D-11 a lost phone is signed out from another and shows the login at its next action @full', async ({
  browser,
  open,
  page,
  portal: { at, server },
}) => {
  const person = await buildPerson(server);
  const start = { userId: person.id, userAgent: FIREFOX };
  const lost = await browser.newContext();
  const lostPage = await lost.newPage();
  const token = await server.build({ userId: person.id }, (db) =>
    startSession(db, start, new Date()),
  );
  await signIn(lostPage, { token });
  await lostPage.goto(`${at('nordstein')}/dashboard`);
  await expect(lostPage.getByText('Hier erscheinen Ihre Baustellen')).toBeVisible();
  await isHydrated(lostPage);

  await open('/profile', person);
  const devices = page.getByRole('region', { name: 'Angemeldete Geräte' });
  await expect(devices.getByText('Unbekanntes Gerät (dieses Gerät)')).toBeVisible();
  await expect(devices.getByText('Firefox auf Linux')).toBeVisible();
  await expect(devices.getByText(/^Angemeldet seit .+, zuletzt genutzt .+$/)).toHaveCount(2);
  await devices.getByRole('button', { name: 'Abmelden: Firefox auf Linux' }).click();
  const question = page.getByRole('dialog', { name: 'Gerät abmelden?' });
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(question).toBeHidden();
  await expect(devices.getByText('Firefox auf Linux')).toBeVisible();
  await devices.getByRole('button', { name: 'Abmelden: Firefox auf Linux' }).click();
  await question.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Gerät abgemeldet.' })).toBeVisible();
  await expect(devices.getByText('Firefox auf Linux')).toHaveCount(0);

  await lostPage.getByRole('link', { name: 'Alle Baustellen' }).click();
  await expect(lostPage).toHaveURL(/\/login$/);
  await lost.close();
});

test('D-11 two phones of one make are distinguished by their last use, also when one is signed out @full', async ({
  open,
  page,
  portal: { server },
}) => {
  const person = await buildPerson(server);
  const today = berlinDay(new Date());
  const phone = (daysAgo: number, time: string) =>
    server.build({ userId: person.id }, (db) => {
      const used = berlinInstant(addDays(today, -daysAgo), time);
      return startSession(db, { userId: person.id, userAgent: FIREFOX }, used);
    });
  const lost = await phone(1, '18:40');
  await phone(0, '00:05');
  await phone(7, '09:00');
  await open('/profile', person);
  const devices = page.getByRole('region', { name: 'Angemeldete Geräte' });
  for (const words of [
    'zuletzt genutzt heute, 00:05\u00A0Uhr',
    'zuletzt genutzt gestern, 18:40\u00A0Uhr',
    `zuletzt genutzt ${shortDate(addDays(today, -7))}`,
  ])
    await expect(devices.getByText(words)).toBeVisible();
  const button = devices.getByRole('button', {
    name: 'Abmelden: Firefox auf Linux (zuletzt genutzt gestern, 18:40 Uhr)',
  });
  await button.click();
  const question = page.getByRole('dialog', { name: 'Gerät abmelden?' });
  await expect(question).toContainText(/Firefox auf Linux \(zuletzt genutzt gestern, 18:40\sUhr\)/);
  await question.getByRole('button', { name: 'Abmelden' }).click();
  await expect(button).toHaveCount(0);
  await expect(devices.getByText('Firefox auf Linux')).toHaveCount(2);
  expect((await server.request('GET', 'user', { token: lost })).status).toBe(401);
});

test('D-11 D-03 all other sessions are signed out, impersonating staff too @full', async ({
  open,
  page,
  portal: { server },
}) => {
  const person = await buildPerson(server);
  const staff = await server.build({ userId: person.id }, async (db) => {
    const visit = { userId: person.id, userAgent: FIREFOX, impersonator: 'Petra Kern' };
    return startSession(db, visit, new Date());
  });
  await open('/profile', person);
  const devices = page.getByRole('region', { name: 'Angemeldete Geräte' });
  await expect(devices.getByText('Ansicht durch Petra Kern')).toBeVisible();
  await devices.getByRole('button', { name: 'Alle anderen Geräte abmelden' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Abmelden' }).click();
  await expect(devices.getByText('Ansicht durch Petra Kern')).toHaveCount(0);
  await expect(devices.getByRole('button')).toHaveCount(0);
  expect((await server.request('GET', 'user', { token: staff })).status).toBe(401);
  await page.reload();
  await expect(devices.getByText('(dieses Gerät)')).toBeVisible();
});

test('own data download as a file with the person and no other company @full', async ({
  open,
  page,
  portal: { server },
}) => {
  const [person, other] = [await buildPerson(server), await buildPerson(server)];
  const sent = recordCalls(page, 'user/export');
  await open('/profile', person);
  const card = page.getByRole('region', { name: 'Ihre Daten' });
  await expect(card.getByText(/wenden Sie sich an Ihre Ansprech\u00AD?person/)).toBeVisible();
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Daten herunterladen' }).click();
  await expect(page.getByText('Ihre Daten sind heruntergeladen.')).toBeVisible(); // disappears after some seconds
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^abrufbar-\d{4}-\d\d-\d\d\.json$/);
  const content = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(content)).toMatchObject({ account: [{ email: person.email }] });
  expect(content).not.toContain(other.email);
  expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined]);

  await isCached(page);
  await page.context().setOffline(true);
  await card.getByRole('button', { name: 'Daten herunterladen' }).click();
  await expect(page.getByRole('alert')).toContainText('Dafür brauchen Sie Empfang.');
});
