import * as callOffs from '@abrufbar/contract/call-offs.ts';
import { CALL_OFF_STATUS } from '@abrufbar/domain/call-offs/status.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { buildDispatcher, inDays } from '../../support/call-offs.ts';
import { holdCalls, recordCalls } from '../../support/api-calls.ts';
import {
  buildChange,
  component,
  dialog,
  enterQuantity,
  note,
  startAt,
  submit,
} from '../../support/change-form.ts';
import { expect, isCached, test } from '../../support/fixtures.ts';
import { fail } from '../../support/scenes/scene.ts';
import { quantity } from '../../support/order-form.ts';

test('ERR-26 ERR-27 D-44 a refused change shows the reason and keeps the input', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { callOff, buyer, path, list } = await buildChange(server, site);
  const decide = await buildDispatcher(server, site);
  await open(path, buyer);
  await enterQuantity(page, '260');
  await startAt(page, '06', '30');
  await note(page).fill('Bitte früher');
  await decide({ call_off_id: callOff.id, action: 'cancel', answer: 'Stornierung' });
  await submit(page).click();
  const error = dialog(page, 'Änderung nicht angenommen');
  await expect(error.getByRole('paragraph')).not.toBeEmpty();
  await expect(error.getByRole('button')).toHaveText(['Zu den Abrufen']); // no input could help
  await page.keyboard.press('Escape');
  await expect(error).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(quantity(page)).toHaveAccessibleName(/260/);
  await expect(page.getByRole('button', { name: /^Uhrzeit Lieferbeginn/ })).toContainText('06:30');
  await expect(note(page)).toHaveValue('Bitte früher');
  // The card above shows the current values.
  await expect(page.getByRole('main').getByText('Lieferung storniert')).toBeVisible();
  await submit(page).click();
  await error.getByRole('button', { name: 'Zu den Abrufen' }).click();
  await expect(page).toHaveURL(new RegExp(`${list}$`));
});

test('ERR-26 the sentences to single fields are shown, then at their fields @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { buyer, path } = await buildChange(server, site);
  const errors = [
    { field: 'amount', message: 'Die Menge ist zu klein.' },
    { field: 'customer_note', message: 'Die Notiz ist zu lang.' },
    { field: 'component', message: 'Bauteil: Bitte kürzen Sie die Eingabe.' },
  ];
  await fail(page, '**/calloff-change-request', 422, { message: 'Bitte prüfen.', errors });
  await open(path, buyer);
  await note(page).fill('Bitte früher');
  await component(page).fill('Achse 3');
  await submit(page).click();
  const error = dialog(page, 'Änderung nicht angenommen');
  for (const { message } of errors) await expect(error).toContainText(message);
  await error.getByRole('button', { name: 'Eingaben prüfen' }).click();
  await expect(error).toBeHidden();
  await expect(component(page)).toHaveAccessibleDescription(
    'Bauteil: Bitte kürzen Sie die Eingabe.',
  );
  await expect(note(page)).toHaveAccessibleDescription(/Die Notiz ist zu lang\./);
  await component(page).fill('Achse');
  await expect(component(page)).toHaveAccessibleDescription('Neu');
});

test('ERR-28 T-14 a refusal without a text shows nothing and enables the button', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { buyer, path } = await buildChange(server, site);
  await fail(page, '**/calloff-change-request', 422, { message: '' });
  await open(path, buyer);
  await note(page).fill('Bitte früher');
  const answered = page.waitForResponse('**/calloff-change-request');
  await submit(page).click();
  await answered;
  await expect(submit(page)).not.toHaveAttribute('aria-busy');
  await expect(submit(page)).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(note(page)).toHaveValue('Bitte früher');
});

test('CHG-15 T-15 a spinner shows while the call-off loads, and a retry is offered later @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { buyer, path } = await buildChange(server, site);
  await page.clock.install();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('calloff-detail/')) asked += 1;
  });
  const release = await holdCalls(page, 'calloff-detail/.*');
  await open(path, buyer);
  await expect(page.getByRole('status').filter({ hasText: 'Wird geladen' })).toBeVisible();
  const slow = page.getByText('Das Laden dauert länger als gewöhnlich.');
  await page.clock.runFor(6_000); // in addition to the time that has passed; the clock keeps running
  await expect(page.getByText('Wird geladen').first()).toBeAttached();
  await expect(slow).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(slow).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zu den Abrufen' })).toBeVisible();
  expect(asked).toBe(1);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(slow).toHaveCount(0);
  await expect.poll(() => asked).toBe(2);
  release();
  await expect(submit(page)).toBeVisible();
});

test('CHG-15 T-15 the spinner looks every second itself whether the call-off has arrived', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { buyer, path } = await buildChange(server, site);
  // The cache tells its readers by a timer without a delay: none of them fires while the page is deaf.
  await page.addInitScript(() => {
    const later = globalThis.setTimeout;
    const heard = (work: () => void, ms = 0) =>
      Object(globalThis).isDeaf && ms === 0 ? 0 : later(work, ms);
    Object.assign(globalThis, { setTimeout: heard });
  });
  const release = await holdCalls(page, 'calloff-detail/.*');
  const arrived = page.waitForResponse('**/calloff-detail/*');
  await open(path, buyer);
  await expect(page.getByText('Wird geladen').first()).toBeAttached();
  await page.evaluate(() => Object.assign(globalThis, { isDeaf: true }));
  release();
  await (await arrived).finished();
  await expect(page.getByText('Abruf 551208').first()).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { isDeaf: false }));
});

test('ERR-24 T-15 a failed load is only logged; a retry brings the form @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { buyer, path } = await buildChange(server, site);
  await page.clock.install();
  await fail(page, '**/api/v2/calloff-detail/*', 500);
  await open(path, buyer);
  await page.clock.runFor(16_000);
  await expect(page.getByText('Das Laden dauert länger als gewöhnlich.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(submit(page)).toBeVisible();
});

test('D-33 the form is absent where no change may be requested @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { buyer, path, list } = await buildChange(server, site, {
    status: CALL_OFF_STATUS.changeRequest,
    earlier: { quantity: '180.000' },
  });
  await open(path, buyer);
  await expect(page.getByText('Keine Änderung möglich')).toBeVisible();
  await expect(submit(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Zu den Abrufen' }).click();
  await expect(page).toHaveURL(new RegExp(`${list}$`));
});

test.describe('on a line of their own', () => {
  test('D-62 D-69 a change made offline waits on the phone and is sent once @full', async ({
    open,
    page,
    portal: { server, line },
    site,
  }) => {
    const { callOff, buyer, path, list } = await buildChange(server, site);
    await open(path, buyer);
    await enterQuantity(page, '260');
    await isCached(page);
    await line.cut();
    await submit(page).click();
    const kept = dialog(page, 'Wird später gesendet');
    await kept.getByRole('button', { name: 'Zu den Abrufen' }).click();
    await expect(page).toHaveURL(new RegExp(`${list}$`));
    const waiting = page.getByRole('list', { name: 'Noch nicht gesendet' });
    await expect(waiting).toContainText('Änderungsanfrage');
    await expect(waiting).toContainText('260,00');
    await expect(waiting).toContainText(shortDate(inDays(3)));

    await line.restore();
    await expect(waiting).toHaveCount(0, { timeout: 45_000 });
    const card = page.getByRole('list', { name: 'Abrufe' }).getByRole('listitem').first();
    await expect(card).toContainText('Änderungsanfrage');
    const as = { token: buyer.token };
    const { status, daily_tonnage } = await server.send(callOffs.detail, { id: callOff.id }, as);
    expect([status, daily_tonnage.raw]).toEqual([CALL_OFF_STATUS.changeRequest, 260]);
  });
});

test('D-62 a fault of the server is not reported as missing reception @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { buyer, path } = await buildChange(server, site);
  await open(path, buyer);
  await enterQuantity(page, '260');
  await fail(page, '**/calloff-change-request', 500);
  await submit(page).click();
  const kept = dialog(page, 'Wird später gesendet');
  await expect(kept).toContainText('Der Server ist gerade nicht bereit.');
  await expect(kept).not.toContainText('Empfang');
  await kept.getByRole('button', { name: 'Zu den Abrufen' }).click();
  const waiting = page.getByRole('list', { name: 'Noch nicht gesendet' });
  await expect(waiting).toContainText('sobald der Server wieder bereit ist');
  await expect(waiting).not.toContainText('Empfang');
  await page.unrouteAll();
  await expect(waiting).toHaveCount(0, { timeout: 45_000 });
});

test(
  'D-62 a waiting change can be withdrawn, and is then never sent @full',
  { tag: '@full' },
  async ({ open, page, portal: { server }, site }) => {
    const { buyer, path } = await buildChange(server, site);
    const calls = recordCalls(page, 'calloff-change-request');
    await open(path, buyer);
    await enterQuantity(page, '260');
    await isCached(page);
    await page.context().setOffline(true);
    await expect(page.getByText('Kein Empfang')).toBeVisible();
    await submit(page).click();
    await dialog(page, 'Wird später gesendet').getByRole('button').click();
    const waiting = page.getByRole('list', { name: 'Noch nicht gesendet' });
    await expect(waiting).toContainText('Wartet auf Empfang');
    const discard = waiting.getByRole('button', { name: 'Verwerfen' });
    await discard.click();
    const question = dialog(page, 'Eingabe verwerfen?');
    await question.getByRole('button', { name: 'Behalten' }).click();
    await expect(waiting).toContainText('260,00');
    await discard.click();
    await question.getByRole('button', { name: 'Verwerfen' }).click();
    await expect(waiting).toHaveCount(0);
    await page.context().setOffline(false);
    await expect(page.getByRole('list', { name: 'Abrufe' })).toContainText('Lieferung bestätigt');
    expect(calls).toEqual([]);
  },
);

test('D-62 a later refusal shows on the card and can be continued from there @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { buyer, path, list } = await buildChange(server, site);
  await open(path, buyer);
  await enterQuantity(page, '260');
  await note(page).fill('Bitte früher');
  await isCached(page);
  await page.context().setOffline(true);
  await expect(page.getByText('Kein Empfang')).toBeVisible();
  await submit(page).click();
  await dialog(page, 'Wird später gesendet').getByRole('button').click();
  const waiting = page.getByRole('list', { name: 'Noch nicht gesendet' });
  await expect(waiting).toContainText('Wartet auf Empfang');
  await fail(page, '**/calloff-change-request', 422, { message: 'So viel geht nicht.' });
  await page.context().setOffline(false);
  await expect(waiting).toContainText('Nicht angenommen', { timeout: 45_000 });
  await expect(waiting).toContainText('So viel geht nicht.');

  await waiting.getByRole('link', { name: 'Bearbeiten' }).click();
  await expect(quantity(page)).toHaveAccessibleName(/260/);
  await expect(note(page)).toHaveValue('Bitte früher');
  await page.unrouteAll();
  await enterQuantity(page, '250');
  await submit(page).click();
  await dialog(page, 'Änderung angefragt').getByRole('button').click();
  await expect(page).toHaveURL(new RegExp(`${list}$`));
  await expect(page.getByRole('list', { name: 'Abrufe' })).toContainText('250,00');
  await expect(waiting).toHaveCount(0);
});
