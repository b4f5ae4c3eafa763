import { nextWindow } from '@abrufbar/domain/call-offs/window.ts';
import { berlinDay, berlinInstant } from '@abrufbar/domain/values/calendar.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { recordCalls } from '../../support/api-calls.ts';
import { expect, fullIf, isCached, signIn, test } from '../../support/fixtures.ts';
import { fail } from '../../support/scenes/scene.ts';
import { openOrder } from '../../support/open-pages.ts';
import { serveVersions } from '../../support/version-server.ts';
import {
  buildOrder,
  confirm,
  endContract,
  fillOrder,
  ordered,
  quantity,
  setStatus,
  success,
  toSlip,
} from '../../support/order-form.ts';

const today = berlinDay(new Date());

test('D-34 two tabs have a cart each and never mix their orders @full', async ({
  context,
  open,
  page,
  portal: { at, server },
  site,
}) => {
  const order = await buildOrder(server, site);
  await open(order.path, order.buyer);
  const other = await context.newPage();
  await other.goto(at('nordstein') + order.path);
  await fillOrder(page, '100');
  await fillOrder(other, '200');
  for (const tab of [page, other]) await toSlip(tab);
  for (const tab of [page, other]) {
    await confirm(tab).click();
    await expect(success(tab)).toBeVisible();
  }
  const made = await ordered(server, site);
  expect(made.map((one) => one.quantity).toSorted()).toEqual(['100.000', '200.000']);
});

test('WIZ-23 WIZ-24 T-14 a contract closed meanwhile is reported in German, the input stays, and leaving is possible', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await openOrder(open, server, site);
  await toSlip(page);
  await setStatus(server, site, 1);
  const answer = page.waitForResponse('**/calloff-cart/init');
  const rethrown = page.waitForEvent('console', (line) => line.text().startsWith('order Error: '));
  await confirm(page).click();
  expect((await answer).status()).toBe(409);
  expect((await rethrown).text()).toContain('refused with 409');
  const note = page.getByRole('alert').filter({ hasText: 'Anfrage nicht gesendet' });
  await expect(note).toContainText(/Vertrag/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await ordered(server, site)).toEqual([]);
  await setStatus(server, site, 0);
  const calls = recordCalls(page, 'calloff-cart/.*');
  await confirm(page).click();
  await expect(success(page)).toBeVisible();
  expect(calls.map(({ method }) => method)).toEqual(['POST', 'POST', 'POST']); // over the same cart
  expect(await ordered(server, site)).toHaveLength(1);
});

test(
  'D-62 an order that the server cannot take for a fault of its own waits, and says so @full',
  { tag: '@full' },
  async ({ open, page, portal: { server }, site }) => {
    await openOrder(open, server, site);
    await toSlip(page);
    await fail(page, '**/calloff-cart/create-calloff', 502);
    await confirm(page).click();
    const queued = page.getByRole('dialog', { name: 'Wird später gesendet' });
    await expect(queued).toContainText('Der Server ist gerade nicht bereit.');
    await expect(queued).not.toContainText('Empfang');
    await page.unrouteAll();
    await expect.poll(() => ordered(server, site), { timeout: 30_000 }).toHaveLength(1);
  },
);

for (const call of ['init', 'update-contact-person', 'create-calloff']) {
  test(
    `D-34 D-69 a lost answer to ${call} still creates exactly one call-off`,
    { tag: fullIf(call !== 'create-calloff') },
    async ({ open, page, portal: { server }, site }) => {
      await openOrder(open, server, site);
      await toSlip(page);
      await page.route(
        `**/calloff-cart/${call}`,
        async (route) => {
          const sent = route.request(); // reaches the server, but the answer is lost
          const { authorization = '', 'idempotency-key': key = '' } = sent.headers();
          const form = new URLSearchParams(sent.postData() ?? '');
          const url = server.address + new URL(sent.url()).pathname;
          const headers = { Authorization: authorization, 'Idempotency-Key': key };
          const answer = await fetch(url, { method: 'POST', headers, body: form });
          expect(answer.status).toBe(200);
          await route.abort();
        },
        { times: 1 },
      );
      await confirm(page).click();
      await expect(
        page.getByRole('dialog', { name: /^(Anfrage gesendet|Wird später)/ }),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/\/contract-items\//);
      await expect
        .poll(() => ordered(server, site), { timeout: 30_000 })
        .toMatchObject([{ status: 1, quantity: '240.000' }]);
    },
  );
}

test('T-05 one visit has one cart, also after a reload, and rotating a tablet keeps the input @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const carts = recordCalls(page, 'calloff-cart/init');
  await page.setViewportSize({ width: 1180, height: 820 });
  await openOrder(open, server, site);
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(page.getByRole('button', { name: /^Datum Lieferbeginn, / })).toBeVisible();
  await expect(quantity(page)).toHaveAccessibleName('Menge, 240 Tonnen');
  for (const event of ['focus', 'online', 'visibilitychange'])
    await page.evaluate((type) => {
      for (const target of [window, document]) target.dispatchEvent(new Event(type));
    }, event);
  await toSlip(page);
  await expect(page.getByRole('main')).toContainText(shortDate(today));
  expect(carts).toHaveLength(1);
});

test(
  'T-48 a new version asks before it reloads the page @full',
  { tag: '@full' },
  async ({ page, portal: { server }, site }) => {
    const order = await buildOrder(server, site);
    const versions = await serveVersions(server);
    await signIn(page, order.buyer);
    const items = `http://nordstein.localhost:${versions.port}/contract-items/${site.contract.id}`;
    await page.goto(items);
    await isCached(page);
    await page.reload(); // from here on the worker controls the page
    await page.getByRole('link', { name: /^Abruf anlegen/ }).click();
    await fillOrder(page);
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    versions.release();
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    const reload = page.getByRole('button', { name: 'Jetzt neu laden' });
    const question = page.getByRole('dialog', { name: 'Abruf verwerfen?' });
    await reload.click();
    await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await expect(question).toBeHidden();
    await expect(quantity(page)).toHaveAccessibleName('Menge, 240 Tonnen');
    await reload.click();
    await question.getByRole('button', { name: 'Eingaben verwerfen' }).click();
    await expect(quantity(page)).toHaveAccessibleName('Menge');
    await expect(reload).toHaveCount(0);
    expect(asked).toEqual([]); // one question is enough
    versions.close();
  },
);

test('T-11 VAL-49 midnight clears a start in the past and says why @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await page.clock.install();
  await openOrder(open, server, site);
  await toSlip(page);
  await page.clock.setSystemTime(Date.now() + 24 * 3_600_000);
  await page.clock.fastForward(20_000);
  await expect(page.getByText('Der Lieferbeginn liegt in der Vergangenheit.')).toBeVisible();
  await expect(page.getByText('Es fehlt noch: Lieferbeginn', { exact: true })).toBeVisible();
  await expect(quantity(page)).toHaveAccessibleName('Menge, 240 Tonnen');
});

test('T-11 D-38 a window that is over and a start after the contract are warned about, also before sending @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await endContract(server, site, today);
  await page.clock.setFixedTime(berlinInstant(today, '16:20'));
  await openOrder(open, server, site); // until 15:00
  const over = page.getByText('Diese Zeit ist schon vorbei.');
  const afterContract = page.getByText(
    `Der Lieferbeginn liegt nach dem Ende des Vertrags am ${shortDate(today)}.`,
  );
  await expect(over).toBeVisible();
  await expect(afterContract).toHaveCount(0);
  await toSlip(page);
  await expect(over).toBeVisible();
  await page.getByRole('button', { name: 'Ändern' }).click();
  const window = { startsOn: today, startsTime: '07:00', endsOn: today, endsTime: '15:00' };
  const day = shortDate(nextWindow(window, today).startsOn);
  await page.getByRole('button', { name: `Stattdessen ${day}` }).click();
  await expect(over).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Datum Lieferbeginn, ${day}` })).toBeVisible();
  await expect(afterContract).toBeVisible();
  await toSlip(page);
  await expect(afterContract).toBeVisible();
  await expect(confirm(page)).toBeEnabled();
});

test('T-21 D-43 CON-04 a user without the right to order gets a page that says so and leads back @full', async ({
  open,
  page,
  portal: { at, server },
  site,
}) => {
  const order = await buildOrder(server, site);
  const cancelled = await buildOrder(server, site, { cancelled: true, position: '20' });
  await open(order.path, site);
  await expect(page.getByRole('heading', { name: 'Keine Berechtigung' })).toBeVisible();
  await expect(
    page.getByText('Bitte wenden Sie sich an Ihre Ansprechperson im Werk.'),
  ).toBeVisible();
  await page.getByRole('link', { name: /^Zu den/ }).click();
  await expect(page).not.toHaveURL(/calloff-creation/);

  await page.evaluate((token) => localStorage.setItem('abrufbar.token', token), order.buyer.token);
  const visit = (path: string) => page.goto(at('nordstein') + path);
  await visit(cancelled.path);
  await expect(page.getByRole('heading', { name: 'Position storniert' })).toBeVisible();
  await visit('/calloff-creation/unsinn');
  await expect(page.getByRole('heading', { name: 'Diese Position gibt es nicht.' })).toBeVisible();
  await setStatus(server, site, 3);
  await visit(order.path);
  await expect(page.getByRole('heading', { name: 'Vertrag gesperrt' })).toBeVisible();
  await page.getByRole('link', { name: 'Zu den Positionen' }).click();
  await expect(page).toHaveURL(new RegExp(`/contract-items/${site.contract.id}$`));
});

test.describe('on a line of its own', () => {
  test('D-62 D-69 an order made offline waits on the phone and is sent once online @full', async ({
    open,
    page,
    portal: { line, server },
    site,
  }) => {
    await openOrder(open, server, site);
    await toSlip(page);
    await isCached(page);
    await line.cut();
    await confirm(page).click();
    const queued = page.getByRole('dialog', { name: 'Wird später gesendet' });
    await expect(queued).toContainText('Sie haben gerade keinen Empfang.', { timeout: 20_000 });
    await queued.getByRole('button', { name: 'Zu den Positionen' }).click();
    await expect(page).toHaveURL(/\/contract-items\//);
    expect(await ordered(server, site)).toEqual([]);
    await line.restore();
    await expect(page.getByText('1 Abruf gesendet.')).toBeVisible({ timeout: 30_000 });
    expect(await ordered(server, site)).toHaveLength(1);
  });

  test('a refused order opens with its values and replaces the old one when sent @full', async ({
    open,
    page,
    portal: { line, server },
    site,
  }) => {
    const order = await buildOrder(server, site);
    await open(`/contract-items/${site.contract.id}`, order.buyer);
    await page.getByRole('link', { name: /^Abruf anlegen/ }).click();
    await fillOrder(page, '60');
    await toSlip(page);
    await isCached(page);
    await line.cut();
    await confirm(page).click();
    const queued = page.getByRole('dialog', { name: 'Wird später gesendet' });
    await expect(queued).toBeVisible({ timeout: 20_000 });
    await queued.getByRole('button', { name: 'Zu den Positionen' }).click();
    await setStatus(server, site, 1);
    await line.restore();
    await page.getByText(/^Nicht angenommen: /).click({ timeout: 60_000 }); // it stays until tapped
    await page.getByRole('link', { name: 'Abrufe' }).click();
    await expect(page.getByText('Nicht angenommen', { exact: true })).toBeVisible({
      timeout: 30_000,
    });
    expect(await ordered(server, site)).toEqual([]);
    await setStatus(server, site, 0);
    await page.getByRole('link', { name: 'Bearbeiten' }).click();
    await expect(quantity(page)).toHaveAccessibleName('Menge, 60 Tonnen');
    await quantity(page).fill('55');
    await toSlip(page);
    await confirm(page).click();
    await expect(success(page)).toBeVisible();
    await success(page).getByRole('button', { name: 'Zu den Positionen' }).click();
    await page.getByRole('link', { name: 'Abrufe' }).click();
    await expect(page.getByText('Nicht angenommen', { exact: true })).toHaveCount(0);
    expect(await ordered(server, site)).toMatchObject([{ quantity: '55.000' }]);
  });
});

test('VAL-36 VAL-37 an unweighed material is ordered in its own unit @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const order = await buildOrder(server, site, {
    quantity_unit: 'm³',
    target_quantity: '390.000',
  });
  await open(order.path, order.buyer);
  await expect(page.getByText('Nur ganze Kubikmeter')).toBeVisible();
  await fillOrder(page, '500');
  await expect(quantity(page)).toHaveAccessibleName('Menge, 500 Kubikmeter');
  await expect(quantity(page)).toHaveAttribute('placeholder', '500\u00A0m³');
  await expect(page.getByText(/^Die Menge liegt über 390\sm³\./)).toBeVisible();
  await toSlip(page);
  await confirm(page).click();
  await expect(success(page)).toContainText(/Angefragt: 500\sm³/);
});
