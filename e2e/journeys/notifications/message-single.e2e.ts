import { formatIds } from '@abrufbar/domain/deliveries/delivery.ts';
import type { Page } from '@playwright/test';
import { buildSite } from '../../../apps/server/testing/concepts/site.ts';
import { newId } from '../../../apps/server/src/core/ids.ts';
import { startSession } from '../../../apps/server/src/session/start-session.ts';
import { fieldsOf, recordCalls } from '../../support/api-calls.ts';
import { buildOneCallOff } from '../../support/call-offs.ts';
import { expect, isHydrated, isCached, test } from '../../support/fixtures.ts';
import { buildLoad } from '../../support/deliveries.ts';
import {
  holdUndo,
  releaseUndo,
  list,
  NOTE,
  remove,
  SEEN,
  stateOf,
  tab,
  buildMessage,
  buildCallOffMessage,
  undo,
  showLists,
} from '../../support/messages.ts';
import { buildOrder } from '../../support/order-form.ts';
import { buildPerson, endSessions, fillLogin, PASSWORD, signOut } from '../../support/people.ts';
import { extendTimers } from '../../support/timers.ts';

const pathOf = ({ id }: { readonly id: string }) => `/messages/single/${id}`;
const factsOf = async (page: Page): Promise<string[]> => {
  await expect(page.getByRole('term').first()).toBeVisible();
  const rows = await page.getByRole('term').locator('..').allInnerTexts();
  return rows.map((row) => row.replace(/\s+/g, ' '));
};
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('RTE-20 RTE-21 MSG-09 API-41 ENT-15 a delivery note shows the data of the slip', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const message = await buildMessage(server, site, { createdAt: '2026-11-18T05:53:00Z' });
  const calls = recordCalls(page, 'notifications/[0-9a-f-]{36}');
  await open(pathOf(message), site);
  await expect(page).toHaveTitle('Neuer Lieferschein · Nordstein');
  await expect(page.getByRole('banner')).toContainText(/Mi,\s18\.11\.26 · 06:53\sUhr/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: /Asphalttragschicht\sAC/ })).toBeVisible();
  await expect(main).toContainText('102244 · Asphalt');
  await expect(main).toContainText(/26,40\st/);
  await expect(main).toContainText('Ortsumgehung Lauenau BA 2');
  expect(await factsOf(page)).toEqual([
    'Lieferschein 8104552',
    'Verwogen Mi, 18.11.26, 06:52 Uhr',
    'Werk Asphaltwerk Lauenau',
    'Spedition Spedition Hartwig',
  ]);
  await expect(page.getByRole('link', { name: 'Abruf öffnen' })).toHaveCount(0);
  expect([...new Set(calls.map(({ method }) => method))]).toEqual(['GET']);
});

test('ENT-15 each material of a slip shows separately @full', async ({
  open,
  portal: { server },
  site,
}) => {
  const { material_name, material_number, material_category, quantity, quantity_unit } = NOTE;
  const first = { material_name, material_number, material_category, quantity, quantity_unit };
  const second = { ...first, material_name: 'Edelsplitt 5/8', quantity: '13,56' };
  const payload = { ...NOTE, materials: [first, second] };
  const page = await open(pathOf(await buildMessage(server, site, { payload })), site);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    /^Asphalttragschicht/,
    'Edelsplitt 5/8',
  ]);
  await expect(page.getByRole('main')).toContainText(/13,56\st/);
});

test('MSG-11 DLV-06 D-47 a delivery note leads to its delivery', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const load = await buildLoad(server, site);
  const referenceId = formatIds(load.id, site.contract.id);
  await open(pathOf(await buildMessage(server, site, { referenceId })), site);
  await page.getByRole('link', { name: 'Lieferung öffnen' }).click();
  await expect(page).toHaveURL(new RegExp(`/delivery-single/${referenceId}$`));
  await expect(heading(page, `Lieferung ${load.number}`)).toBeVisible();
});

test('ENT-13 ENT-14 a call-off’s message shows begin and end and leads to the call-off @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { item, buyer } = await buildOrder(server, site);
  const callOff = await buildOneCallOff(server, site, { item });
  const message = await buildCallOffMessage(server, { ...site, user: buyer }, callOff.id);
  await open(pathOf(message), buyer);
  expect(await factsOf(page)).toEqual([
    'Lieferbeginn Sa, 21.11.26, 07:00 Uhr',
    'Lieferende Sa, 21.11.26, 15:00 Uhr',
  ]);
  await expect(remove(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lieferung öffnen' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Abruf öffnen' }).click();
  await expect(page).toHaveURL(new RegExp(`/calloff-detail/${callOff.id}$`));
});

test('a user who may not see call-offs gets no link to them @full', async ({
  open,
  portal: { server },
  site,
}) => {
  const companies = [site.company];
  const person = await buildPerson(server, { companies, permissions: [] });
  const message = await buildCallOffMessage(server, { ...site, user: person });
  const page = await open(pathOf(message), person);
  expect(await factsOf(page)).toHaveLength(2);
  await expect(page.getByRole('link', { name: 'Abruf öffnen' })).toHaveCount(0);
});

test('T-26 missing values of a message stay blank @full', async ({
  open,
  portal: { server },
  site,
}) => {
  const payload = { title: 'Neuer Lieferschein' };
  const page = await open(pathOf(await buildMessage(server, site, { payload })), site);
  await expect(heading(page, 'Neuer Lieferschein')).toBeVisible();
  await expect(remove(page)).toBeVisible();
  await expect(page.getByRole('term')).toHaveCount(0);
  expect(await page.locator('#root').innerText()).not.toMatch(/undefined|null|NaN/);
});

test('D-52 MSG-08 opening a message marks it as seen everywhere at once', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await buildMessage(server, site);
  const { id } = await buildCallOffMessage(server, site);
  const calls = recordCalls(page, `notifications/${id}/seen`);
  await open('/messages', site);
  await showLists(page);
  await list(page, 'Neu').getByRole('link').first().click();
  await expect(heading(page, 'Lieferung bestätigt')).toBeVisible();
  await expect(tab(page)).toHaveAccessibleName('Nachrichten, 1 ungelesene Nachricht');
  await expect.poll(() => stateOf(server, site, id)).toBe('seen');
  await page.getByRole('button', { name: 'Zurück zu den Nachrichten' }).click();
  await expect(page).toHaveURL(/\/messages$/);
  await expect(list(page, 'Neu').getByRole('link')).toHaveCount(1);
  await expect(list(page, 'Gelesen').getByRole('link')).toContainText('Lieferung bestätigt');
  await list(page, 'Gelesen').getByRole('link').click();
  await expect(heading(page, 'Lieferung bestätigt')).toBeVisible();
  expect(calls.map(({ method }) => method)).toEqual(['POST']);
});

test('D-03 staff who impersonate a user leave the messages unread @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const message = await buildMessage(server, site);
  const visit = { userId: site.user.id, impersonator: 'Petra Kern', userAgent: 'Testgerät' };
  const token = await server.build({ userId: site.user.id }, (db) =>
    startSession(db, visit, new Date()),
  );
  await open(pathOf(message), { token });
  await expect(page.getByText(/^Ansicht als/)).toBeVisible();
  await expect(page.getByRole('term').first()).toBeVisible();
  await page.getByRole('button', { name: 'Zurück zu den Nachrichten' }).click();
  await showLists(page);
  await expect(list(page, 'Neu').getByRole('link')).toHaveCount(1);
  expect(await stateOf(server, site, message.id)).toBe('new');
});

test('absent, foreign and removed messages look alike and lead to the messages @full', async ({
  open,
  page,
  portal: { at, server },
  site,
}) => {
  const foreign = await buildMessage(server, await buildSite(server));
  await open('/messages', site);
  const looks: string[] = [];
  for (const id of [foreign.id, newId(), 'unsinn']) {
    await page.goto(at('nordstein') + pathOf({ id }));
    await expect(page.getByText('Diese Nachricht gibt es nicht mehr.')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Lieferschein scannen' })).toBeVisible(); // shows once the permissions are loaded
    await expect(page.getByText('Zur Hauptnavigation springen')).toBeAttached(); // loaded when the page rests
    looks.push(await page.locator('#root').innerText());
  }
  expect(new Set(looks).size).toBe(1);
  await page.getByRole('link', { name: 'Zu den Nachrichten' }).click();
  await expect(page).toHaveURL(/\/messages$/);
});

test('MSG-06 MSG-07 MSG-10 API-43 removing can be undone for a short time, then it is final', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const kept = await buildMessage(server, site, SEEN);
  const { id } = await buildCallOffMessage(server, site);
  const calls = recordCalls(page, 'notifications/delete');
  const counts = recordCalls(page, 'notifications/count');
  await holdUndo(page);
  await open('/messages', site);
  await showLists(page);
  await list(page, 'Gelesen').getByRole('link').click();
  await remove(page).click();
  await expect(page).toHaveURL(/\/messages$/);
  await expect(list(page, 'Gelesen')).toHaveCount(0);
  await undo(page).click();
  await expect(list(page, 'Gelesen').getByRole('link')).toHaveCount(1);
  await expect(undo(page)).toHaveCount(0);

  await releaseUndo(page);
  await list(page, 'Neu').getByRole('link').click();
  await remove(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Nachricht gelöscht.' })).toBeVisible();
  await expect(page.getByText('Lieferung bestätigt')).toHaveCount(0);
  await expect.poll(() => stateOf(server, site, id), { timeout: 30_000 }).toBe('deleted');
  expect(fieldsOf(calls)).toEqual([{ id }]);
  expect(await stateOf(server, site, kept.id)).toBe('seen');
  await expect.poll(() => counts.length).toBeGreaterThan(1);
  await page.goForward();
  await expect(page.getByText('Diese Nachricht gibt es nicht mehr.')).toBeVisible();
  await page.goBack();
  await page.reload();
  await showLists(page);
  await expect(list(page, 'Gelesen').getByRole('link')).toHaveCount(1);
});

test('MSG-07 a message is not counted while its removal can be undone @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await buildMessage(server, site, SEEN);
  await holdUndo(page);
  await buildMessage(server, site, SEEN);
  await open('/messages', site);
  await showLists(page);
  await list(page, 'Gelesen').getByRole('link').first().click();
  await remove(page).click();
  const entry = list(page, 'Gelesen').getByRole('listitem').first();
  await expect(entry).toHaveAttribute('aria-setsize', '1');
  await undo(page).click();
  await expect(entry).toHaveAttribute('aria-setsize', '2');
});

test(
  'D-62 a removal survives closing the app while it can be undone @full',
  { tag: '@full' },
  async ({ context, open, page, portal: { at, server }, site }) => {
    const { id } = await buildMessage(server, site);
    await holdUndo(page);
    await open(pathOf({ id }), site);
    await expect.poll(() => stateOf(server, site, id)).toBe('seen');
    await remove(page).click();
    await expect(undo(page)).toBeVisible();
    await page.close();
    expect(await stateOf(server, site, id)).toBe('seen');
    const next = await context.newPage();
    await next.goto(`${at('nordstein')}/messages`);
    await expect(next.getByRole('heading', { name: /^Guten Tag/ })).toBeVisible();
    await expect.poll(() => stateOf(server, site, id), { timeout: 30_000 }).toBe('deleted');
  },
);

test(
  'D-62 a removal survives the end of the session, and signing out sends it first @full',
  { tag: '@full' },
  async ({ open, page, portal: { server }, site }) => {
    const person = await buildPerson(server, { companies: [site.company] });
    const reader = { ...site, user: person };
    const [first, second] = [
      await buildMessage(server, reader),
      await buildMessage(server, reader),
    ];
    await extendTimers(page, 3_000); // timeout of signing out for unsent entries
    await open(pathOf(first), person);
    await remove(page).click();
    await expect(undo(page)).toBeVisible();
    await expect(page).toHaveURL(/\/messages$/); // the next login returns here
    await endSessions(server, person, page);
    await page.reload();
    await expect(page).toHaveURL(/\/login$/, { timeout: 30_000 });
    await fillLogin(page, person.email, PASSWORD);
    await expect.poll(() => stateOf(server, reader, first.id), { timeout: 30_000 }).toBe('deleted');

    await expect(page).toHaveURL(/\/messages/);
    await showLists(page);
    await expect(list(page, 'Neu').getByRole('link')).toHaveCount(1);
    await list(page, 'Neu').getByRole('link').click();
    await remove(page).click();
    await expect(undo(page)).toBeVisible();
    await signOut(page);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await stateOf(server, reader, second.id)).toBe('deleted');
  },
);

test.describe('on a line of its own', () => {
  test('D-62 a message removed offline stays hidden, and is deleted once online @full', async ({
    open,
    page,
    portal: { line, server },
    site,
  }) => {
    const { id } = await buildMessage(server, site, SEEN);
    await open('/messages', site);
    await showLists(page);
    await list(page, 'Gelesen').getByRole('link').click();
    await expect(remove(page)).toBeVisible();
    await isCached(page);
    await line.cut();
    await remove(page).click();
    await expect(page.getByRole('heading', { name: /^Guten Tag/ })).toBeVisible();
    await page.reload();
    await isHydrated(page);
    expect(await stateOf(server, site, id)).toBe('seen');
    await line.restore();
    await expect.poll(() => stateOf(server, site, id), { timeout: 30_000 }).toBe('deleted');
    await expect(page.getByRole('heading', { name: /^Guten Tag/ })).toBeVisible();
  });
});
