import { ASPHALT } from '../../../apps/server/src/deliveries/build.ts';
import { fieldsOf, holdCalls, once, recordCalls } from '../../support/api-calls.ts';
import { expect, isCached, test } from '../../support/fixtures.ts';
import { tabTo } from '../../support/keyboard.ts';
import { scrollUntil } from '../../support/endless-lists.ts';
import { buildLoad, buildLoads, pathOf } from '../../support/deliveries.ts';
import { extendTimers } from '../../support/timers.ts';

const GRAVEL = { ...ASPHALT, number: '300110', name: 'Kies 0/32', category: 1 };

test('RTE-29 DLV-01 CST-07 unconfirmed deliveries are cards, the newest first', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const plain = await buildLoad(server, site);
  const mixed = await buildLoad(server, site, {
    weighed_at: new Date('2026-11-20T06:01:00Z'),
    vehicle_license_plate: null,
    materials: [ASPHALT, { ...GRAVEL, quantity: '1234.500' }],
  });
  const confirmed = { at: new Date('2026-11-20T06:12:00Z'), by: site.user.id };
  const arrived = await buildLoad(server, site, { confirmed });
  const calls = recordCalls(page, 'deliveries/incoming');
  await open(`/delivery-incoming/${site.contract.id}`, site);

  await expect(page).toHaveTitle('Eingehende Lieferungen · Nordstein');
  await expect(page.getByRole('heading', { level: 1, name: site.contract.name })).toBeVisible();
  const { contract_number, id } = site.contract;
  await expect(page.getByText(`${contract_number} · 2 unbestätigt`)).toBeVisible();
  const cards = page.getByRole('list', { name: 'Eingehende Lieferungen' }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  for (const text of ['Ohne Kennzeichen', '2 Materialien', 'Kies 0/32', '26,40', '1.235'])
    await expect(cards.first()).toContainText(text);
  const second = cards.last();
  for (const text of ['AC 22 T S', 'HM-KS 418', '26,40', 'Tonnen', 'Fr, 20.11.26 · 06:52'])
    await expect(second).toContainText(new RegExp(text.replaceAll(' ', String.raw`\s`)));
  for (const text of ['Asphaltwerk Lauenau', plain.number, 'Unbestätigt'])
    await expect(second).toContainText(text);
  await expect(page.getByText(arrived.number)).toBeHidden();
  expect(fieldsOf(calls)).toEqual([{ contract_number, contract_id: id, page: '1' }]);

  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL((url) => url.pathname === pathOf(mixed));
});

test('RTE-30 DLV-02 confirmed deliveries are cards with the time of confirming', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const by = site.user.id;
  await buildLoad(server, site, { confirmed: { at: new Date('2026-11-20T06:12:00Z'), by } });
  const at = new Date('2026-11-21T06:12:00Z');
  await buildLoad(server, site, { confirmed: { at, by, status: '7' } });
  const unconfirmed = await buildLoad(server, site);
  const calls = recordCalls(page, 'deliveries/confirmed');
  await open(`/delivery-confirmed/${site.contract.id}`, site);

  await expect(page).toHaveTitle('Bestätigte Lieferungen · Nordstein');
  const cards = page.getByRole('list', { name: 'Bestätigte Lieferungen' }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  const { contract_number, id } = site.contract;
  await expect(page.getByText(`${contract_number} · 2 bestätigt`)).toBeVisible();
  await expect(cards.getByText('Bestätigt 07:12')).toHaveCount(1);
  await expect(cards.getByText(/^Bestätigt Sa,\s21.11.26$/)).toHaveCount(1);
  await expect(page.getByText(unconfirmed.number)).toBeHidden();
  expect(fieldsOf(calls)).toEqual([{ contract_number, contract_id: id, page: '1' }]);
});

test('DLV-03 API-52 API-05 VAL-31 both lists are filtered by the offered values @full', async ({
  open,
  page,
  portal: { at, server },
  site,
}) => {
  await buildLoad(server, site);
  await buildLoad(server, site, {
    materials: [GRAVEL],
    factory_number: '3310',
    factory_name: 'Kieswerk',
  });
  const confirmed = { at: new Date('2026-11-20T06:12:00Z'), by: site.user.id };
  await buildLoad(server, site, { confirmed, materials: [GRAVEL] });
  await buildLoad(server, site, { confirmed });
  const { contract_number, id } = site.contract;
  const offered = recordCalls(page, 'deliveries/(incoming|confirmed)/filter-options');
  const calls = recordCalls(page, 'deliveries/(incoming|confirmed)');
  await open(`/delivery-incoming/${id}`, site);
  const cards = page.getByRole('listitem').filter({ hasText: 'Lauenau' });
  const chips = page.getByRole('group', { name: 'Filter' });
  const gravel = page.getByText('Kies 0/32');
  await expect(gravel).toBeVisible();
  await expect(cards).toHaveCount(1);

  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  const apply = sheet.getByRole('button', { name: 'Filter anwenden' });
  await expect(apply).toBeDisabled();
  await sheet.getByRole('button', { name: 'Werk, Alle' }).click();
  await page.getByRole('dialog', { name: 'Werk' }).getByText('Kieswerk').click();
  await sheet.getByRole('button', { name: 'Datum, Alle' }).click();
  const days = page.getByRole('dialog', { name: 'Datum' });
  await expect(days.getByRole('gridcell', { selected: true })).toHaveCount(1);
  await days.getByRole('button', { name: 'Schließen' }).click();
  await expect(apply).toBeEnabled();
  await apply.click();
  await expect(sheet).toBeHidden();
  await expect(cards).toHaveCount(0);
  await expect(gravel).toBeVisible();
  await chips.getByRole('checkbox', { name: 'Kieswerk' }).click(); // a chosen value can be removed without the sheet
  await expect(cards).toHaveCount(1);
  await chips.getByRole('checkbox', { name: 'Asphalt' }).check();
  await expect(gravel).toBeHidden();
  expect(once(fieldsOf(calls)).map(({ filterString }) => filterString)).toEqual([
    undefined,
    'factory=3310',
    'material_category=2',
  ]);

  await page.goto(`${at('nordstein')}/delivery-confirmed/${id}`);
  await expect(gravel).toBeVisible();
  await expect(chips.getByRole('checkbox')).toHaveCount(3); // the day and two materials
  await expect(chips.getByRole('checkbox', { name: 'Gesteinskörnung' })).toBeVisible();
  expect(once(offered.map(({ path, fields }) => [path, fields]))).toEqual(
    ['incoming', 'confirmed'].map((list) => [
      `deliveries/${list}/filter-options`,
      { contract_number, contract_id: id },
    ]),
  );
});

test('DLV-04 CST-01 CST-02 CST-03 65 deliveries come once each while new ones arrive', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const loads = await buildLoads(server, site, 65);
  const calls = recordCalls(page, 'deliveries/incoming');
  const release = await holdCalls(page, 'deliveries/incoming', (call) => call['page'] === '2');
  await open(`/delivery-incoming/${site.contract.id}`, site);
  const list = page.getByRole('list', { name: 'Eingehende Lieferungen' });
  const first = await scrollUntil(list, 20);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await buildLoads(server, site, 3, { from: '2026-11-17T05:00:00Z' });
  await expect.poll(() => calls.length).toBe(2);
  release(); // the end of the list is visible, and the scroll position stays
  const second = await scrollUntil(list, 41);
  await buildLoads(server, site, 7, { from: '2026-11-18T05:00:00Z' });
  const third = await scrollUntil(list, 65);
  expect([...new Set([...first, ...second, ...third])]).toEqual(loads.map(pathOf));
  await expect(list.getByRole('listitem').last()).toHaveAttribute('aria-posinset', '65');
  expect(fieldsOf(calls).map((call) => [call['page'], call['page_size']])).toEqual([
    ['1', undefined],
    ['2', '20'],
    ['3', '20'],
    ['4', '20'],
  ]);

  await page.reload();
  await expect(page.getByText('75 unbestätigt').first()).toBeVisible();
});

for (const [id, name] of [
  ['API-57', 'incoming'],
  ['API-58', 'confirmed'],
] as const) {
  test(
    `${id} every page of a filtered ${name} list is requested in full @full`,
    { tag: '@full' },
    async ({ open, page, portal: { server }, site }) => {
      const confirmed = { at: new Date('2026-11-20T06:12:00Z'), by: site.user.id };
      const loads = await buildLoads(server, site, 21, {
        materials: [GRAVEL],
        ...(name === 'confirmed' && { confirmed }),
      });
      await buildLoad(server, site, name === 'confirmed' ? { confirmed } : {});
      const calls = recordCalls(page, `deliveries/${name}`);
      const { id: contract_id, contract_number } = site.contract;
      await open(`/delivery-${name}/${contract_id}`, site);
      await page.getByRole('checkbox', { name: 'Gesteinskörnung' }).check();
      await expect(page.getByRole('status').filter({ hasText: /^21 / })).toBeAttached();
      const list = page.getByRole('list', { name: /Lieferungen$/ });
      expect(await scrollUntil(list, 21)).toEqual(loads.map(pathOf));
      const narrowed = { contract_number, contract_id, filterString: 'material_category=1' };
      expect(fieldsOf(calls)).toEqual([
        { contract_number, contract_id, page: '1' },
        { ...narrowed, page: '1' },
        { ...narrowed, page: '2', page_size: '20' },
      ]);
    },
  );
}

test('DLV-05 empty lists say what to expect, filtered ones what to do', async ({
  open,
  portal: { at, server },
  site,
}) => {
  const { id } = site.contract;
  const page = await open(`/delivery-incoming/${id}`, site);
  await expect(page.getByRole('heading', { name: 'Nichts unterwegs' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Filter' })).toHaveCount(0);
  await page.goto(`${at('nordstein')}/delivery-confirmed/${id}`);
  await expect(page.getByRole('heading', { name: 'Noch nichts bestätigt' })).toBeVisible();

  await buildLoads(server, site, 1, { from: '2026-01-05T05:00:00Z' });
  await page.goto(`${at('nordstein')}/delivery-incoming/${id}`);
  await page.getByRole('group', { name: 'Filter' }).getByText('Heute').click();
  await expect(page.getByRole('heading', { name: 'Keine Treffer' })).toBeVisible();
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
  await expect(page.getByRole('link', { name: /Asphalttragschicht/ })).toBeVisible();
});

test('back from a delivery restores the scroll position and filter of the list @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const loads = await buildLoads(server, site, 50);
  await buildLoad(server, site, { materials: [GRAVEL] });
  await extendTimers(page, 1_000); // timeout for restoring the length of the list
  await open(`/delivery-incoming/${site.contract.id}`, site);
  const asphalt = page.getByRole('checkbox', { name: 'Asphalt' });
  await asphalt.check();
  await expect(page.getByText('50 unbestätigt').first()).toBeVisible();
  const list = page.getByRole('list', { name: 'Eingehende Lieferungen' });
  await scrollUntil(list, 30);
  const card = page.locator(`a[href="${pathOf(loads[29] ?? fail())}"]`);
  await card.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  await expect(list).toHaveCSS('pointer-events', 'auto'); // scrolling has ended
  const { x, y } = (await card.boundingBox()) ?? fail();
  await page.mouse.click(x + 20, y + 10); // unlike `click()` this never scrolls
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lieferung 81');
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect.poll(async () => (await card.boundingBox())?.y).toBeCloseTo(y, 0);
  await expect(asphalt).toBeChecked();
  await expect(page.getByText('50 unbestätigt').first()).toBeVisible();
});

test('a confirmed delivery moves from one list to the other @full', async ({
  open,
  portal: { server },
  site,
}) => {
  const [newest] = await buildLoads(server, site, 3);
  const page = await open(`/contract-detail/${site.contract.id}`, site);
  await page.getByRole('link', { name: 'Eingehend' }).click();
  await expect(page.getByText('3 unbestätigt').first()).toBeVisible();
  await page.locator(`a[href="${pathOf(newest ?? fail())}"]`).click();
  await page.getByRole('button', { name: 'Lieferung bestätigen' }).click();
  await expect(page.getByText(/^Bestätigt am/)).toBeVisible();
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect(page.getByText('2 unbestätigt').first()).toBeVisible();
  await expect(page.getByText(newest?.number ?? '')).toBeHidden();
  await page.getByRole('link', { name: 'Bestätigt' }).click();
  await expect(page.getByText('1 bestätigt').first()).toBeVisible();
  await expect(page.getByText(newest?.number ?? '')).toBeVisible();
  await page.getByRole('link', { name: 'Überblick' }).click();
  await expect(
    page.getByRole('list', { name: 'Neueste Lieferungen' }).getByRole('listitem'),
  ).toHaveCount(2);
});

test(
  'lists of deliveries work with keys alone @full',
  { tag: '@full' },
  async ({ open, portal: { server }, site }) => {
    await buildLoads(server, site, 1, { from: '2026-01-05T05:00:00Z' });
    const page = await open(`/delivery-incoming/${site.contract.id}`, site);
    await tabTo(page.getByRole('button', { name: 'Filter', exact: true }));
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    await expect(sheet).toBeVisible();
    await tabTo(sheet.getByRole('button', { name: 'Datum, Alle' }));
    await page.keyboard.press('Enter');
    const days = page.getByRole('dialog', { name: 'Datum' });
    await expect(days).toBeVisible();
    await tabTo(days.locator('[tabindex="0"]'));
    for (const key of ['PageUp', 'Home']) await page.keyboard.press(key);
    await tabTo(days.getByRole('button', { name: /übernehmen$/ }));
    await page.keyboard.press('Enter');
    await expect(sheet.getByRole('button', { name: /^Datum, / })).toBeFocused();
    await tabTo(sheet.getByRole('button', { name: 'Filter anwenden' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Keine Treffer' })).toBeVisible();
    await tabTo(page.getByRole('button', { name: 'Filter zurücksetzen' }));
    await page.keyboard.press('Enter');
    await tabTo(page.getByRole('link', { name: /Asphalttragschicht/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Lieferung 81/ })).toBeFocused();
  },
);

test.describe('at 1180 x 820', () => {
  test.use({ viewport: { width: 1180, height: 820 } });

  test(
    'deliveries are a table beside the list of sites @full',
    { tag: '@full' },
    async ({ open, page, portal, site }) => {
      const loads = await buildLoads(portal.server, site, 45);
      await open('/construction-site', site);
      await expect(page.getByText('Keine Baustelle gewählt')).toBeVisible();
      const pane = page.getByRole('region', { name: 'Baustellen' });
      await pane.getByRole('link', { name: site.contract.name }).click();
      await expect(pane.getByRole('link', { name: site.contract.name })).toHaveAttribute(
        'aria-current',
      );
      await expect(
        page.getByRole('table', { name: 'Neueste Lieferungen' }).getByRole('row'),
      ).toHaveCount(11);
      await page.getByRole('link', { name: 'Eingehend' }).click();

      const table = page.getByRole('table', { name: 'Eingehende Lieferungen' });
      await expect(table).toHaveAttribute('aria-rowcount', '46');
      const heads = ['Kennzeichen', 'Material', 'Menge', 'Verwogen', 'Status'];
      await expect(table.getByRole('columnheader')).toHaveText(heads);
      const row = table.getByRole('row').nth(1);
      await expect(row).toContainText('HM-KS 418');
      await expect(row).toContainText('26,40');
      expect(await scrollUntil(table, 46)).toEqual(loads.map(pathOf));
      await page.locator(`a[href="${pathOf(loads[44] ?? fail())}"]`).press('Enter');
      await expect(page.getByRole('button', { name: 'Lieferung bestätigen' })).toBeInViewport();
      await expect(pane).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toHaveCount(1);
    },
  );
});

test.describe('on a line of their own', () => {
  test(
    'the list offers a retry when the next page fails @full',
    { tag: '@full' },
    async ({ open, page, portal: { line, server }, site }) => {
      const loads = await buildLoads(server, site, 25);
      await open(`/delivery-incoming/${site.contract.id}`, site);
      const list = page.getByRole('list', { name: 'Eingehende Lieferungen' });
      await expect(list.getByRole('listitem').first()).toBeVisible();
      await isCached(page);
      await line.cut();
      const first = await scrollUntil(list, 20);
      const again = page.getByRole('button', { name: 'Erneut versuchen' });
      await expect(again).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await line.restore();
      await expect(async () => {
        if (await again.isVisible()) await again.click({ timeout: 1_000 }); // or it has loaded by itself
        await expect(again).toHaveCount(0, { timeout: 1_000 });
      }).toPass();
      const rest = await scrollUntil(list, 25);
      expect([...new Set([...first, ...rest])]).toEqual(loads.map(pathOf));
    },
  );
});

const fail = (): never => {
  throw new Error('There are not so many deliveries.');
};
