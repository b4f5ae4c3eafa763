import { CALL_OFF_STATUS, type CallOffStatus } from '@abrufbar/domain/call-offs/status.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import type { Page, Request } from '@playwright/test';
import { alterAnswers, buildOneCallOff, inDays } from '../../support/call-offs.ts';
import { expect, test } from '../../support/fixtures.ts';
import { scrollUntil } from '../../support/endless-lists.ts';
import { buildOrder } from '../../support/order-form.ts';
import { buildPerson } from '../../support/people.ts';

const { planned, bindingRequest, inReview, changeRequest, cancelled, refused } = CALL_OFF_STATUS;

const cards = (page: Page) => page.getByRole('list', { name: 'Abrufe' }).getByRole('listitem');
const listOf = ({ contract }: { contract: { id: string } }) => `/calloff-list/${contract.id}`;

/** High enough for every card to be drawn. */
const TALL = { width: 390, height: 2400 };

/** Filters of the lists requested from now on. */
const recordFilters = (page: Page) => {
  const asked: { status: string[]; material_category: string[] }[] = [];
  page.on('request', (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname !== '/api/v2/calloff-list' || searchParams.get('page_size') === '1') return;
    asked.push({
      status: searchParams.getAll('status[]'),
      material_category: searchParams.getAll('material_category[]'),
    });
  });
  return asked;
};

test('RTE-36 CLL-01 CLL-03 ENT-37 D-41 T-50 call-offs are grouped by the day on which delivery begins', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { item, buyer } = await buildOrder(server, site);
  const build = (days: number, status: CallOffStatus, fields: object = {}) =>
    buildOneCallOff(server, site, { item, starts_on: inDays(days), status, ...fields });
  await build(-1, inReview, { ends_on: inDays(0), ends_time: '05:00' });
  await build(0, bindingRequest, { quantity: '1250.000' });
  await build(1, inReview, { starts_time: '09:30', ends_time: '09:30' });
  await build(1, changeRequest, { starts_time: '22:00', ends_on: inDays(2), ends_time: '05:00' });
  await build(6, planned);
  await page.setViewportSize(TALL);
  await open(listOf(site), buyer);

  await expect(page).toHaveTitle('Abrufe · Nordstein');
  await expect(page.getByText(`${site.contract.contract_number} · 5 Abrufe`)).toBeVisible();
  await expect(page.getByText(/^Angezeigt wird der Tag des Liefer\u00AD?beginns\./)).toBeVisible();
  await expect(cards(page)).toHaveCount(5);
  expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
    `Gestern ${shortDate(inDays(-1))}`,
    `Heute ${shortDate(inDays(0))}`,
    `Morgen ${shortDate(inDays(1))}`,
    shortDate(inDays(6)),
  ]);
  for (const text of ['Verbindliche Anfrage', 'Asphalttragschicht', '07:00 – 15:00 Uhr', '1.250'])
    await expect(cards(page).nth(1)).toContainText(text);
  await expect(cards(page).nth(2)).toContainText(/09:30\sUhr/);
  await expect(cards(page).nth(3)).toContainText('22:00 – 05:00 Uhr (Folgetag)');
});

const NAMES = {
  'STA-05 STA-06 STA-07 STA-08': [
    [CALL_OFF_STATUS.planned, 'Geplant'],
    [CALL_OFF_STATUS.bindingRequest, 'Verbindliche Anfrage'],
    [CALL_OFF_STATUS.cancellationRequest, 'Stornierungsanfrage'],
    [CALL_OFF_STATUS.refused, 'Lieferung abgelehnt'],
  ],
  'STA-09 STA-10 STA-11 STA-12': [
    [CALL_OFF_STATUS.confirmed, 'Lieferung bestätigt'],
    [CALL_OFF_STATUS.cancelled, 'Lieferung storniert'],
    [CALL_OFF_STATUS.inReview, 'In Prüfung'],
    [CALL_OFF_STATUS.changeRequest, 'Änderungsanfrage'],
  ],
} as const;

for (const [ids, statuses] of Object.entries(NAMES)) {
  test(`${ids} each status has a text, an unknown one too`, async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    const { item, buyer } = await buildOrder(server, site);
    for (let at = 0; at <= statuses.length; at += 1)
      await buildOneCallOff(server, site, { item, status: planned, starts_on: inDays(at) });
    const statusOf = (at: number) => statuses[at]?.[0] ?? 77;
    await alterAnswers(page, 'calloff-list?*', server, buyer, ({ items, ...rest }) => ({
      ...rest,
      // `listOf` in the contract: every list answers items.
      items: (items as object[]).map((item, at) => ({ ...item, status: statusOf(at) })),
    }));
    await page.setViewportSize(TALL);
    await open(listOf(site), buyer);
    for (const [at, [, name]] of statuses.entries())
      await expect(cards(page).nth(at)).toContainText(name);
    await expect(cards(page).nth(4)).toContainText('Status unbekannt');
    await expect(cards(page).nth(4)).not.toContainText('77');
  });
}

test('CLL-04 CLL-05 API-67 the default filter requests five statuses and all categories @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { item, buyer } = await buildOrder(server, site);
  for (const status of [bindingRequest, cancelled, refused])
    await buildOneCallOff(server, site, { item, status });
  const asked = recordFilters(page);
  await open(listOf(site), buyer);
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: '5 von 8 Status' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Alle Materialien' })).toBeVisible();
  expect(asked[0]).toEqual({
    status: ['0', '1', '20', '4', '30'],
    material_category: ['0', '1', '2', '3', '4'],
  });
});

test('CLL-02 CLL-06 API-53 chips narrow the list; the last one of a row stays chosen @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { item, buyer } = await buildOrder(server, site);
  await buildOneCallOff(server, site, { item, status: bindingRequest });
  await buildOneCallOff(server, site, { item, status: refused });
  const asked = recordFilters(page);
  await open(listOf(site), buyer);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  const statuses = sheet.getByRole('group', { name: 'Status' });
  const chip = (name: string) => statuses.getByRole('checkbox', { name, exact: true });
  await expect(statuses.getByRole('checkbox')).toHaveCount(8);
  for (const name of ['Geplant', 'Verbindliche Anfrage', 'In Prüfung', 'Änderungsanfrage'])
    await chip(name).uncheck();
  await chip('Bestätigt').click();
  await expect(chip('Bestätigt')).toBeChecked();
  await expect(page.getByRole('alert')).toHaveText(
    'Mindestens ein Eintrag muss ausgewählt bleiben.',
  );
  await chip('Abgelehnt').check();
  await chip('Bestätigt').uncheck();
  await sheet.getByRole('button', { name: 'Filter anwenden' }).click();

  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Lieferung abgelehnt');
  await expect(page.getByRole('button', { name: '1 von 8 Status' })).toBeVisible();
  expect(asked.at(-1)?.status).toEqual(['3']);

  await page.getByRole('button', { name: 'Filter, 1 aktiv' }).click();
  await sheet.getByRole('button', { name: 'Zurücksetzen' }).click();
  await expect(cards(page)).toContainText('Verbindliche Anfrage');
  await page.getByRole('button', { name: 'Alle Materialien' }).click();
  const materials = sheet.getByRole('group', { name: /^Material/ }).getByRole('checkbox');
  await expect(materials).toHaveCount(5);
  for (const name of ['Sonstiges', 'Gesteinskörnung', 'Beton', 'Recycling und Boden'])
    await sheet.getByRole('checkbox', { name }).uncheck();
  await sheet.getByRole('checkbox', { name: 'Asphalt' }).click();
  await expect(sheet.getByRole('checkbox', { name: 'Asphalt' })).toBeChecked();
  await sheet.getByRole('button', { name: 'Filter anwenden' }).click();
  await expect(page.getByRole('button', { name: 'Asphalt', exact: true })).toBeVisible();
  expect(asked.at(-1)?.material_category).toEqual(['2']);
});

test(
  'CST-02 a long list loads more while it is scrolled @full',
  { tag: '@full' },
  async ({ open, page, portal: { server }, site }) => {
    const { item, buyer } = await buildOrder(server, site);
    const built: string[] = [];
    for (let at = 0; at < 110; at += 1) {
      const starts_on = inDays(Math.floor(at / 3));
      const starts_time = `0${(at % 3) + 6}:00`;
      const { id } = await buildOneCallOff(server, site, { item, starts_on, starts_time });
      built.push(`/calloff-detail/${id}`);
    }
    await open(listOf(site), buyer);
    await expect(page.getByText('110 Abrufe').first()).toBeVisible();
    expect(await scrollUntil(page.getByRole('list', { name: 'Abrufe' }), 110)).toEqual(built);
  },
);

test('D-29 the list opens at today, the past loads page by page, latest first @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { item, buyer } = await buildOrder(server, site);
  // More than one page of the past: it is skipped without an action of the user.
  for (let days = -105; days < 0; days += 1)
    await buildOneCallOff(server, site, { item, starts_on: inDays(days) });
  await buildOneCallOff(server, site, { item, starts_on: inDays(0) });
  await page.setViewportSize(TALL);
  await open(listOf(site), buyer);
  const heading = page.getByRole('heading', { level: 2 }).first();
  await expect(heading).toHaveText(`Heute ${shortDate(inDays(0))}`);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toHaveAttribute('aria-posinset', '106');
  await page.getByRole('button', { name: '105 frühere Abrufe zeigen' }).click();
  await expect(heading).toHaveText(shortDate(inDays(-10)));
  for (let rest = 95; rest > 0; rest -= 10)
    await page.getByRole('button', { name: `${rest} frühere Abrufe zeigen` }).click();
  await expect(heading).toHaveText(shortDate(inDays(-105)));
  await expect(page.getByRole('button', { name: /frühere/ })).toHaveCount(0);
});

test('CLL-03 D-41 the list begins with call-offs, only earlier ones are offered above; the note ends it @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { item, buyer } = await buildOrder(server, site);
  for (const days of [-3, 0, 1])
    await buildOneCallOff(server, site, { item, starts_on: inDays(days) });
  await page.setViewportSize(TALL);
  await open(listOf(site), buyer);
  const texts = async () => {
    const text = await page.getByRole('main').innerText();
    const order = /^\d+ von 8 Status$|früheren Abruf zeigen$|^Heute|^Morgen|^Angezeigt wird/gm;
    return text.match(order)?.map((found) => found.replace(/^\d+ /, ''));
  };
  const day = ['Heute', 'Morgen', 'Angezeigt wird'];
  await expect.poll(texts).toEqual(['von 8 Status', 'früheren Abruf zeigen', ...day]);
  await page.getByRole('button', { name: '1 früheren Abruf zeigen' }).click();
  await expect(cards(page)).toHaveCount(3);
  await expect.poll(texts).toEqual(['von 8 Status', ...day]);
  const filters = await page.getByRole('group', { name: 'Filter' }).boundingBox();
  const first = await page.getByRole('heading', { level: 2 }).first().boundingBox();
  const room = (first?.y ?? 0) - (filters?.y ?? 0) - (filters?.height ?? 0);
  expect(room, 'nothing between filters and call-offs').toBeLessThan(32);
});

test('an empty list says whether nothing exists or nothing matches @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { item, buyer } = await buildOrder(server, site);
  await open(listOf(site), buyer);
  await expect(page.getByText('Noch keine Abrufe')).toBeVisible();
  await expect(page.getByText(/^Angezeigt wird der Tag/)).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Filter' })).toHaveCount(0); // nothing to choose
  await expect(page.getByRole('link', { name: 'Abruf anlegen' })).toHaveAttribute(
    'href',
    `/contract-items/${site.contract.id}`,
  );
  await buildOneCallOff(server, site, { item, status: cancelled });
  await page.reload();
  await expect(page.getByText('Für die gewählten Filter gibt es keinen Abruf.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Filter' })).toBeVisible();
  await page.getByRole('button', { name: 'Alle Abrufe zeigen' }).click();
  await expect(cards(page)).toContainText('Lieferung storniert');
});

test('CON-08 PER-05 the list is offered to those who may see it @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { item } = await buildOrder(server, site);
  await buildOneCallOff(server, site, { item });
  // The foreman of the site may look, but not order.
  await open(`/contract-detail/${site.contract.id}`, site);
  await page.getByRole('navigation').getByRole('link', { name: 'Abrufe' }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Änderung anfragen' })).toHaveCount(0);
});

test('CLD-03 a card offers a change where one may be requested @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { item, buyer } = await buildOrder(server, site);
  const { id } = await buildOneCallOff(server, site, { item });
  await buildOneCallOff(server, site, { item, status: inReview, starts_on: inDays(4) });
  await open(listOf(site), buyer);
  await expect(cards(page)).toHaveCount(2);
  const change = page.getByRole('link', { name: 'Änderung anfragen' });
  await expect(change).toHaveCount(1);
  await change.click();
  await expect(page).toHaveURL(new RegExp(`/calloff-change/${id}$`));
  await page.goBack();
  await cards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/calloff-detail/${id}$`));
});

test('a card accepts a tap while the list still scrolls @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { item, buyer } = await buildOrder(server, site);
  for (const days of [1, 2, 3, 4])
    await buildOneCallOff(server, site, { item, starts_on: inDays(days) });
  await open(listOf(site), buyer);
  const link = cards(page).nth(1).getByRole('link').first();
  await link.waitFor();
  const isHit = await link.evaluate(async (element) => {
    const scrolled = new Promise((resolve) => {
      addEventListener('scroll', resolve, { once: true });
    });
    scrollBy(0, 20);
    await scrolled;
    await new Promise(requestAnimationFrame); // the list has rendered again
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isHit).toBe(true);
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1180, height: 820 } });

  test(
    'cards of one day are laid out side by side, and the list of sites stays @full',
    { tag: '@full' },
    async ({ open, page, portal: { server }, site }) => {
      const { item, buyer } = await buildOrder(server, site);
      for (const days of [1, 1, 1, 2])
        await buildOneCallOff(server, site, { item, starts_on: inDays(days) });
      await open(listOf(site), buyer);
      await expect(cards(page)).toHaveCount(4);
      const tops = await cards(page).evaluateAll((all) =>
        all.map((one) => one.querySelector('article')?.getBoundingClientRect().top ?? 0),
      );
      expect(tops[0]).toBe(tops[1]);
      expect(tops[2]).toBeGreaterThan(tops[0] ?? 0);
      expect(tops[3]).toBeGreaterThan(tops[2] ?? 0);
      await cards(page).first().getByRole('link').first().click();
      const pane = page.getByRole('region', { name: 'Baustellen' });
      await expect(pane.getByRole('link', { name: site.contract.name })).toHaveAttribute(
        'aria-current',
      );
    },
  );
});

test('PER-05 CLL-01 a person who may not see call-offs learns which right is missing, once @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const reader = await buildPerson(server, { companies: [site.company], permissions: [] });
  await open(listOf(site), { token: reader.token });
  const reason =
    /^Sie dürfen die Abrufe dieser Firma nicht ansehen\. .+Ansprech\u00AD?person im Werk\.$/;
  await expect(page.getByRole('heading', { name: reason })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toHaveCount(0);
});
