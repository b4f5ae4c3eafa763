import { addDays, berlinDay, toFilterDay, weekday } from '@abrufbar/domain/values/calendar.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import type { Page } from '@playwright/test';
import { fieldsOf, once, recordCalls } from '../../support/api-calls.ts';
import { expect, test } from '../../support/fixtures.ts';
import { tabTo } from '../../support/keyboard.ts';
import { buildLoad, pathOf } from '../../support/deliveries.ts';
import { buildAgreedItem, buildDay, CONCRETE, GRAVEL } from '../../support/materials.ts';

const TODAY = berlinDay(new Date());
const YESTERDAY = addDays(TODAY, -1);
const headingOf = (page: Page, day: string) =>
  page.getByRole('heading', { level: 2, name: `Tagesmengen am ${shortDate(day)}` });
const cardOf = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

test('RTE-33 AMT-01 AMT-03 VAL-27 the amounts of today by material, the day in the title', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await buildDay(server, site, {
    day: TODAY,
    target: '360.000',
    delivered: ['160.000', '24.800'],
    incoming: ['52.320'],
  });
  await buildDay(server, site, { day: TODAY, material: CONCRETE, delivered: ['7.500'] });
  await buildDay(server, site, { day: YESTERDAY, material: GRAVEL, delivered: ['80.000'] });
  const calls = recordCalls(page, 'materials/quantity/daily');
  const { id, contract_number, name } = site.contract;
  await open(`/daily-amount/${id}`, site);

  await expect(page).toHaveTitle(`Tagesmengen am ${shortDate(TODAY)} · Nordstein`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(headingOf(page, TODAY)).toBeVisible();
  await expect(page.getByText(`${contract_number} · 2 Materialien`)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  const asphalt = cardOf(page, 'AC\u00A022\u00A0T\u00A0S');
  await expect(asphalt.getByRole('img', { name: 'Asphalt', exact: true })).toBeVisible();
  await expect(asphalt).toContainText('102244 · Asphaltwerk Lauenau');
  await expect(asphalt.getByRole('img', { name: /geliefert/ })).toHaveAccessibleName(
    'Asphalttragschicht AC\u00A022\u00A0T\u00A0S: geliefert 184,80 Tonnen von 360,00 Tonnen, eingehend 52,32 Tonnen, offen 122,88 Tonnen, Mehrmenge 0,00 Tonnen',
  );
  await expect(asphalt).toContainText(/51\s%von\s360,00\st/);
  await expect(asphalt.getByRole('definition')).toHaveText([/184,80\st/, /52,32\st/, /122,88\st/]);
  await expect(asphalt.getByRole('term')).toHaveText(['Geliefert', 'Eingehend', 'Offen']);
  const concrete = cardOf(page, 'Beton C25/30');
  await expect(concrete).toContainText(/7,50\sm³Ohne Soll/);
  await expect(concrete.getByRole('definition')).toHaveText([/7,50\sm³/, /0,00\sm³/, '–']);
  const filterString = `date=${toFilterDay(TODAY)}`;
  expect(fieldsOf(calls)).toEqual([{ contract_number, contract_id: id, page: '1', filterString }]);
});

test('AMT-02 VAL-27 VAL-28 days are changed one by one or chosen in the calendar', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await buildDay(server, site, { day: YESTERDAY, delivered: ['26.400'] });
  const calls = recordCalls(page, 'materials/quantity/daily');
  await open(`/daily-amount/${site.contract.id}`, site);
  const next = page.getByRole('button', { name: 'Nächster Tag' });
  await expect(next).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'Keine Mengen an diesem Tag' })).toBeVisible();
  const words = `Am ${shortDate(TODAY)} wurde nichts geliefert und nichts abgerufen.`;
  await expect(page.getByText(words)).toBeVisible();
  await page.getByRole('button', { name: 'Vorheriger Tag' }).click();
  await expect(headingOf(page, YESTERDAY)).toBeVisible();
  await expect(cardOf(page, 'Asphalttragschicht')).toContainText('26,40');
  await next.click();
  await expect(headingOf(page, TODAY)).toBeVisible();
  await expect(next).toBeDisabled();

  const sunday = addDays(TODAY, -7 - ((weekday(TODAY) + 1) % 7));
  await page.getByRole('button', { name: `Tag wählen, ${shortDate(TODAY)}` }).click();
  const sheet = page.getByRole('dialog', { name: 'Tag wählen' });
  const dayOf = (day: string) =>
    sheet.getByRole('button', { name: new RegExp(` ${Number(day.slice(8))}\\. `) });
  if (sunday.slice(0, 7) !== TODAY.slice(0, 7))
    await sheet.getByRole('button', { name: 'Vorheriger Monat' }).click();
  const colourOf = (day: string) => dayOf(day).evaluate((button) => getComputedStyle(button).color);
  expect(await colourOf(sunday)).toBe('rgb(151, 23, 23)');
  await dayOf(sunday).click();
  await sheet.getByRole('button', { name: `${shortDate(sunday)} übernehmen` }).click();
  await expect(headingOf(page, sunday)).toBeVisible();
  const chosen = page.getByRole('button', { name: `Tag wählen, ${shortDate(sunday)}` });
  await expect(chosen.getByText(shortDate(sunday))).toHaveCSS('color', 'rgb(151, 23, 23)');
  expect(calls.map(({ fields }) => fields['filterString']).at(-1)).toBe(
    `date=${toFilterDay(sunday)}`,
  );
});

test('a chosen day survives a visit to a delivery, also with other filters @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await buildDay(server, site, { day: YESTERDAY, delivered: ['26.400'] });
  await buildDay(server, site, { day: YESTERDAY, material: GRAVEL, incoming: ['25.000'] });
  await open(`/daily-amount/${site.contract.id}`, site);
  await page.getByRole('button', { name: 'Vorheriger Tag' }).click();
  await page.getByRole('checkbox', { name: 'Gesteinskörnung' }).check();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Eingehend', exact: true }).click();
  await page.getByRole('link', { name: /Kies 0\/32/ }).click();
  await expect(page.getByRole('button', { name: 'Lieferung bestätigen' })).toBeVisible();
  await page.getByRole('button', { name: 'Zurück' }).click();
  await page.getByRole('link', { name: 'Tagesmengen' }).click();
  await expect(headingOf(page, YESTERDAY)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Gesteinskörnung' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Alle' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(headingOf(page, YESTERDAY)).toBeVisible();
});

test('DLV-12 after confirming, one tap leads to the amounts of the day of the delivery @full', async ({
  open,
  portal: { server },
  site,
}) => {
  await buildDay(server, site, { day: YESTERDAY, delivered: ['100.000'] });
  const weighed_at = new Date(`${YESTERDAY}T11:00:00Z`);
  const load = await buildLoad(server, site, { weighed_at });
  const page = await open(`/daily-amount/${site.contract.id}?date=${toFilterDay(YESTERDAY)}`, site);
  const values = cardOf(page, 'Asphalttragschicht').getByRole('definition');
  await expect(values).toHaveText([/100,00\st/, /26,40\st/, '–']);
  await page.getByRole('link', { name: 'Eingehend', exact: true }).click();
  await page.locator(`a[href="${pathOf(load)}"]`).click();
  await page.getByRole('button', { name: 'Lieferung bestätigen' }).click();
  await page.getByRole('link', { name: 'Tagesmenge', exact: true }).click();
  await expect(headingOf(page, YESTERDAY)).toBeVisible();
  await expect(values).toHaveText([/126,40\st/, /0,00\st/, '–']);
});

test('RTE-34 AMT-04 AMT-10 AMT-11 the amounts of the whole contract by material', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await buildAgreedItem(server, site, '1250.000', GRAVEL);
  await buildAgreedItem(server, site, '1998.999');
  await buildDay(server, site, { day: YESTERDAY, material: GRAVEL, delivered: ['1000.000'] });
  await buildDay(server, site, { day: TODAY, material: GRAVEL, delivered: ['336.400'] });
  await buildDay(server, site, { day: TODAY, material: GRAVEL, incoming: ['27.080'] });
  await buildDay(server, site, { day: TODAY, delivered: ['999.499'] });
  const calls = recordCalls(page, 'materials/quantity/total');
  const { id, contract_number } = site.contract;
  await open(`/total-amount/${id}`, site);

  await expect(page).toHaveTitle('Gesamtmengen · Nordstein');
  await expect(page.getByText(`${contract_number} · 2 Materialien`)).toBeVisible();
  const gravel = page
    .getByRole('list', { name: 'Gesamtmengen' })
    .getByRole('listitem')
    .filter({ hasText: 'Kies 0/32' });
  await expect(gravel).toContainText(/107\s%von\s1.250\st/);
  await expect(gravel.getByRole('term')).toHaveText([
    'Mehrmenge',
    'Geliefert',
    'Eingehend',
    'Offen',
  ]);
  await expect(gravel.getByRole('definition')).toHaveText([
    /^86,40\st$/,
    /^1.336\st$/,
    /^27,08\st$/,
    /^0,00\st$/,
  ]);
  const red = 'rgb(151, 23, 23)';
  await expect(gravel.getByText('Mehrmenge', { exact: true })).toHaveCSS('color', red);
  await expect(gravel.getByText(/^107\s%$/)).toHaveCSS('color', red);
  const asphalt = cardOf(page, 'Asphalttragschicht').getByRole('definition');
  await expect(asphalt).toHaveText([/^999\st$/, /^0,00\st$/, /^1.000\st$/]);
  expect(fieldsOf(calls)).toEqual([{ contract_number, contract_id: id, page: '1' }]);
});

test('AMT-05 AMT-06 AMT-07 AMT-08 AMT-09 the ring: colours, order from 12 o’clock, a stroke of 7.5 %', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  await buildAgreedItem(server, site, '100.000');
  await buildAgreedItem(server, site, '1000.000', GRAVEL);
  await buildDay(server, site, { day: TODAY, delivered: ['150.000'], incoming: ['10.000'] });
  await buildDay(server, site, {
    day: TODAY,
    material: GRAVEL,
    delivered: ['250.000'],
    incoming: ['250.000'],
  });
  await open(`/total-amount/${site.contract.id}`, site);
  const partsOf = (name: string) =>
    cardOf(page, name)
      .getByRole('img', { name: /geliefert/ })
      .locator('path');
  const looks = (name: string) =>
    partsOf(name).evaluateAll((paths) =>
      paths.map((path) => getComputedStyle(path).getPropertyValue('stroke')),
    );
  const [green, blue, red, grey] = [
    'rgb(22, 128, 70)',
    'rgb(28, 109, 208)',
    'rgb(207, 42, 42)',
    'rgb(139, 148, 153)',
  ];
  await expect(partsOf('Asphalttragschicht').first()).toBeVisible();
  expect(await looks('Asphalttragschicht')).toEqual([green, blue, red]);
  expect(await looks('Kies 0/32')).toEqual([green, blue, grey]);
  const stroke = await partsOf('Kies 0/32')
    .first()
    .evaluate((path) => {
      const { width } = path.closest('svg')?.getBoundingClientRect() ?? { width: 0 };
      return Number.parseFloat(getComputedStyle(path).strokeWidth) / width;
    });
  expect(stroke).toBeCloseTo(0.075); // on both sides, so the hole is 85 %

  await page.emulateMedia({ forcedColors: 'active' });
  const dashes = await partsOf('Kies 0/32').evaluateAll((paths) =>
    paths.map((path) => getComputedStyle(path).strokeDasharray),
  );
  expect(new Set(dashes).size).toBe(3);
});

test('a ring animates the first time it is seen, and never with reduced motion @full', async ({
  open,
  page,
  portal: { at, server },
  site,
}) => {
  await buildDay(server, site, { day: TODAY, delivered: ['26.400'] });
  const ring = page.getByRole('img', { name: /geliefert/ }).locator('svg');
  const motion = () =>
    ring.evaluate((svg) => {
      const { animationName, animationDuration } = getComputedStyle(svg);
      return animationName === 'none' ? 'none' : animationDuration;
    });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(`/total-amount/${site.contract.id}`, site);
  expect(await motion()).toBe('0.4s');
  await page.getByRole('link', { name: 'Eingehend', exact: true }).click();
  await expect(page).toHaveURL(/delivery-incoming/);
  await page.getByRole('link', { name: 'Gesamtmengen' }).click();
  expect(await motion()).toBe('none');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${at('nordstein')}/total-amount/${site.contract.id}`);
  expect(await motion()).toBe('none');
});

test('API-65 API-66 amounts are narrowed by category, material and plant @full', async ({
  open,
  page,
  portal: { at, server },
  site,
}) => {
  await buildDay(server, site, { day: TODAY, delivered: ['26.400'] });
  await buildDay(server, site, { day: TODAY, material: GRAVEL, delivered: ['25.000'] });
  const { id, contract_number } = site.contract;
  const offered = recordCalls(page, 'materials/quantity/(daily|total)/filter-options');
  const calls = recordCalls(page, 'materials/quantity/(daily|total)');
  await open(`/total-amount/${id}`, site);
  const chips = page.getByRole('group', { name: 'Filter' });
  const cards = page.getByRole('article');
  await expect(chips.getByRole('checkbox', { name: 'Alle' })).toBeChecked();
  await expect(cards).toHaveCount(2);
  await chips.getByRole('checkbox', { name: 'Gesteinskörnung' }).check();
  await expect(cards).toHaveCount(1);
  await expect(chips.getByRole('checkbox', { name: 'Alle' })).not.toBeChecked();
  await chips.getByRole('checkbox', { name: 'Alle' }).click();
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByRole('button', { name: 'Material, Alle' }).click();
  await page.getByRole('dialog', { name: 'Material' }).getByText('Kies 0/32').click();
  await sheet.getByRole('button', { name: 'Filter anwenden' }).click();
  await expect(cards).toHaveCount(1);

  await page.goto(`${at('nordstein')}/daily-amount/${id}`);
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(sheet.getByRole('button', { name: /^Datum/ })).toHaveCount(0); // the date has its own row
  await sheet.getByRole('button', { name: 'Schließen' }).click();
  await expect(sheet).toBeHidden();
  await chips.getByRole('checkbox', { name: 'Asphalt' }).check();
  await expect(cards).toHaveCount(1);
  const date = `date=${toFilterDay(TODAY)}`;
  const asked = calls.map(({ path, fields }) => [path.split('/')[2], fields['filterString']]);
  expect(once(asked)).toEqual([
    ['total', undefined],
    ['total', 'material_category=1'],
    ['total', 'material=300110'],
    ['daily', date],
    ['daily', `material_category=2&${date}`],
  ]);
  expect(once(fieldsOf(offered))).toEqual([{ contract_number, contract_id: id }]);
  expect(once(offered.map(({ path }) => path))).toHaveLength(2);
});

test('filtered amounts can be restored, empty totals say what to expect @full', async ({
  open,
  page,
  portal: { at, server },
  site,
}) => {
  const { id } = site.contract;
  await open(`/total-amount/${id}`, site);
  await expect(page.getByRole('heading', { name: 'Noch keine Mengen' })).toBeVisible();
  await buildDay(server, site, { day: TODAY, delivered: ['26.400'] });
  await buildDay(server, site, { day: YESTERDAY, material: GRAVEL, delivered: ['25.000'] });
  await page.goto(`${at('nordstein')}/daily-amount/${id}`);
  await page.getByRole('checkbox', { name: 'Gesteinskörnung' }).check();
  await expect(page.getByRole('heading', { name: 'Keine Treffer' })).toBeVisible();
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
  await expect(cardOf(page, 'Asphalttragschicht')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Tag wählen/ })).toBeFocused(); // the first filter
});

test('the day is chosen with keys alone @full', async ({ open, portal: { server }, site }) => {
  await buildDay(server, site, { day: YESTERDAY, delivered: ['26.400'] });
  const page = await open(`/daily-amount/${site.contract.id}`, site);
  const day = page.getByRole('button', { name: /^Tag wählen, / });
  await tabTo(day);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Tag wählen' });
  await tabTo(sheet.locator('[tabindex="0"]'));
  await page.keyboard.press('ArrowLeft');
  await tabTo(sheet.getByRole('button', { name: /übernehmen$/ }));
  await page.keyboard.press('Enter');
  await expect(headingOf(page, YESTERDAY)).toBeVisible();
  await expect(day).toBeFocused();
});

test.describe('on the overview', () => {
  test('RTE-28 CON-02 the latest day with a delivery shows as a slider that links to the day', async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    await buildDay(server, site, { day: YESTERDAY, target: '100.000', delivered: ['26.400'] });
    await buildDay(server, site, { day: YESTERDAY, material: CONCRETE, incoming: ['7.500'] });
    await buildDay(server, site, { day: addDays(TODAY, -2), material: GRAVEL, delivered: ['1'] });
    const calls = recordCalls(page, 'materials/quantity/daily/latest|deliveries/incoming/latest');
    const { id, contract_number } = site.contract;
    await open(`/contract-detail/${id}`, site);
    const slider = page.getByRole('list', { name: 'Letzte Tagesmengen' });
    await expect(slider.getByRole('listitem')).toHaveCount(2);
    const first = slider.getByRole('listitem').first();
    await expect(first).toContainText(new RegExp(`26\\s%.*${shortDate(YESTERDAY)}`));
    await expect(first).toContainText(/26,40\st/);
    await expect(first.getByRole('img')).toHaveAccessibleName(/geliefert 26,40 Tonnen von 100,00/);
    await expect(first.getByRole('img')).toHaveCSS('width', '84px');
    await expect(slider.getByRole('listitem').last()).toContainText(/0,00\sm³/);
    const pageOfDay = `/daily-amount/${id}?date=${toFilterDay(YESTERDAY)}`;
    await expect(first.getByRole('link')).toHaveAttribute('href', pageOfDay);
    const asked = { contract_number, contract_id: id, page: '1' };
    expect(fieldsOf(calls)).toEqual([asked, asked]);
    await page.getByRole('link', { name: 'Alle, Letzte Tagesmengen' }).click();
    await expect(headingOf(page, YESTERDAY)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(2);
  });

  test('a contract without deliveries has no daily amounts yet @full', async ({ open, site }) => {
    const page = await open(`/contract-detail/${site.contract.id}`, site);
    await expect(page.getByText('Noch keine Tagesmengen.')).toBeVisible();
  });

  test.describe('at 1180 x 820', () => {
    test.use({ viewport: { width: 1180, height: 820 } });

    test('CON-02 the amounts show above the deliveries, two in a row with their legend @full', async ({
      open,
      page,
      portal: { server },
      site,
    }) => {
      await buildDay(server, site, { day: YESTERDAY, delivered: ['26.400'] });
      await buildDay(server, site, { day: YESTERDAY, material: GRAVEL, incoming: ['25.000'] });
      await open(`/contract-detail/${site.contract.id}`, site);
      const cards = page.getByRole('list', { name: 'Letzte Tagesmengen' }).getByRole('listitem');
      await expect(cards).toHaveCount(2);
      await expect(cards.first().getByRole('term')).toHaveText(['Geliefert', 'Eingehend', 'Offen']);
      await expect(page.getByRole('heading', { level: 2 })).toHaveText([
        `Letzte Tagesmengen ${shortDate(YESTERDAY)}`,
        'Neueste Lieferungen',
      ]);
      await expect(cards.last()).toBeInViewport({ ratio: 1 });
      await page.getByRole('link', { name: 'Tagesmengen', exact: true }).click();
      await page.getByRole('button', { name: 'Vorheriger Tag' }).click();
      const [left, right] = [cardOf(page, 'AC'), cardOf(page, 'Kies')];
      await expect(right).toBeVisible();
      const tops = async () => [(await left.boundingBox())?.y, (await right.boundingBox())?.y];
      await expect.poll(async () => new Set(await tops()).size).toBe(1);
    });
  });
});
