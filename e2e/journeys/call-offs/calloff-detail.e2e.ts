import { CALL_OFF_STATUS } from '@abrufbar/domain/call-offs/status.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import type { Page } from '@playwright/test';
import { alterAnswers, buildOneCallOff, inDays } from '../../support/call-offs.ts';
import { expect, test } from '../../support/fixtures.ts';
import { fail } from '../../support/scenes/scene.ts';
import { buildOrder } from '../../support/order-form.ts';

const pathOf = ({ id }: { id: string }) => `/calloff-detail/${id}`;
const change = (page: Page) => page.getByRole('link', { name: 'Änderung anfragen' });
const day = (count: number) => shortDate(inDays(count)).replace('\u00A0', ' ');

/** Values of the page by their labels; a label may occur twice. */
const factsOf = async (page: Page): Promise<string[]> => {
  await expect(page.getByRole('term').first()).toBeVisible();
  const rows = page.locator('dl > div');
  const texts = await rows.allInnerTexts();
  return texts.map((row) => row.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim());
};

test('RTE-37 CLD-01 ENT-38 ENT-40 ENT-41 one call-off with everything that was agreed', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { item, buyer } = await buildOrder(server, site, { night_shift: true });
  const callOff = await buildOneCallOff(server, site, {
    item,
    number: '551208',
    quantity: '240.000',
    hourly_quantity: '30.000',
    starts_time: '22:00',
    ends_on: inDays(4),
    ends_time: '05:00',
    component: 'Bodenplatte Achse 3',
    note: 'Zufahrt über die Rampe',
    contact_user_id: buyer.id,
  });
  await open(pathOf(callOff), buyer);
  await expect(page).toHaveTitle('Abruf 551208 · Nordstein');
  await expect(page.getByRole('banner')).toContainText(site.contract.name);
  const main = page.getByRole('main');
  await expect(main.getByText('Lieferung bestätigt')).toBeVisible();
  await expect(main.getByText('Asphalt · 102244 · Asphaltwerk Lauenau')).toBeVisible();
  expect(await factsOf(page)).toEqual([
    'Soll 240,00 t Tonnen',
    `Lieferbeginn ${day(3)}, 22:00 Uhr`,
    `Lieferende ${day(4)}, 05:00 Uhr`,
    'Soll 240,00 t Tonnen',
    'Geliefert 0,00 t Tonnen',
    'Offen 240,00 t Tonnen',
    'Tagesmenge 240,00 t',
    'Stundenmenge 30 t/h',
    'Lieferbedingung frei Baustelle',
    'Fahrzeug Sattelkipper',
    'Nachtlieferung ja',
    'Bauteil Bodenplatte Achse 3',
    'Notiz Zufahrt über die Rampe',
  ]);
  await expect(main.getByText('Murat Demir')).toBeVisible();
  await expect(main.getByRole('link', { name: /^Murat Demir anrufen/ })).toHaveAttribute(
    'href',
    'tel:+4915120417733',
  );
});

test('ENT-42 API-68 missing values show as a dash, and a call-off without a number has a name', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { item, buyer } = await buildOrder(server, site);
  const callOff = await buildOneCallOff(server, site, { item });
  await open(pathOf(callOff), buyer);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Abruf');
  const facts = await factsOf(page);
  for (const fact of ['Stundenmenge –', 'Notiz –', 'Nachtlieferung nein'])
    expect(facts).toContain(fact);
  await expect(page.getByRole('link', { name: /anrufen/ })).toHaveCount(0);
});

test('CLD-02 T-28 ENT-44 values of an open change request show the previous value @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { item, buyer } = await buildOrder(server, site);
  const callOff = await buildOneCallOff(server, site, {
    item,
    status: CALL_OFF_STATUS.changeRequest,
    quantity: '240.000',
    component: 'Achse 4',
    earlier: { quantity: '180.000', starts_time: '06:00', component: 'Achse 3' },
  });
  await open(pathOf(callOff), buyer);
  await expect(page.getByText('Änderungsanfrage')).toBeVisible();
  expect((await factsOf(page)).slice(0, 4)).toEqual([
    'Soll Geändert 240,00 t Tonnen bisher 180,00 t',
    `Lieferbeginn Geändert ${day(3)}, 07:00 Uhr bisher ${day(3)}, 06:00 Uhr`,
    `Lieferende ${day(3)}, 15:00 Uhr`,
    'Bauteil Geändert Achse 4 bisher Achse 3',
  ]);
  await expect(page.locator('s')).toHaveCount(3);
  await expect(change(page)).toHaveCount(0);
});

/** Texts of this size that are seen. */
const textsOf = (page: Page, pixels: number) =>
  page.evaluate((wanted) => {
    const isRead = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim();
    return [...document.body.querySelectorAll('*')]
      .filter((element) => [...element.childNodes].some(isRead))
      .filter((element) => !element.closest('.visually-hidden'))
      .filter((element) => getComputedStyle(element).fontSize === `${wanted}px`)
      .map((element) => element.firstChild?.textContent);
  }, pixels);

test('CLD-01 CLD-02 the ordered quantity is the one headline figure, also while a change is open @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { item, buyer } = await buildOrder(server, site);
  const confirmed = await buildOneCallOff(server, site, { item, quantity: '240.000' });
  const changing = await buildOneCallOff(server, site, {
    item,
    status: CALL_OFF_STATUS.changeRequest,
    quantity: '260.000',
    earlier: { quantity: '180.000' },
  });
  for (const width of [360, 1180]) {
    await page.setViewportSize({ width, height: 820 });
    for (const [callOff, figure] of [
      [confirmed, '240,00'],
      [changing, '260,00'],
    ] as const) {
      await open(pathOf(callOff), buyer);
      await expect(page.getByText('Tagesmenge')).toBeVisible();
      expect(await textsOf(page, 40)).toEqual([figure]);
    }
  }
});

test('CLD-03 T-55 a change is offered when server, status and contract allow it @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { item, buyer } = await buildOrder(server, site);
  const callOff = await buildOneCallOff(server, site, { item });
  await open(pathOf(callOff), buyer);
  await change(page).click();
  await expect(page).toHaveURL(new RegExp(`/calloff-change/${callOff.id}$`));

  const head = `contracts/${site.contract.id}`;
  await alterAnswers(page, head, server, buyer, (data) => ({ ...data, contract_status: 3 }));
  await open(pathOf(callOff));
  await expect(page.getByText('Tagesmenge')).toBeVisible();
  await expect(change(page)).toHaveCount(0);
  await page.unrouteAll();

  for (const status of [CALL_OFF_STATUS.bindingRequest, CALL_OFF_STATUS.refused]) {
    await open(pathOf(await buildOneCallOff(server, site, { item, status })));
    await expect(page.getByText('Tagesmenge')).toBeVisible();
    await expect(change(page)).toHaveCount(0);
  }
  const started = await buildOneCallOff(server, site, { item, starts_on: inDays(-1) });
  await open(pathOf(started));
  await expect(page.getByText('Tagesmenge')).toBeVisible();
  await expect(change(page)).toHaveCount(0);
});

test('D-31 the call-off shows the note of the plant @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { item, buyer } = await buildOrder(server, site);
  const callOff = await buildOneCallOff(server, site, {
    item,
    status: CALL_OFF_STATUS.refused,
    answer: 'An diesem Tag steht die Anlage still.',
  });
  await open(pathOf(callOff), buyer);
  await expect(page.getByText('Lieferung abgelehnt')).toBeVisible();
  await expect(page.getByText('Antwort des Werks')).toBeVisible();
  await expect(page.getByText('An diesem Tag steht die Anlage still.')).toBeVisible();
});

test('ERR-24 a call-off that fails to load is logged without a popup and can be retried', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { item, buyer } = await buildOrder(server, site);
  const callOff = await buildOneCallOff(server, site, { item, number: '551208' });
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') logged.push(message.text());
  });
  await fail(page, '**/api/v2/calloff-detail/*', 500);
  await open(pathOf(callOff), buyer);
  await expect(page.getByText('Der Abruf konnte nicht geladen werden.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveText('');
  expect(logged.filter((line) => line.startsWith('callOffs.detail'))).toHaveLength(1);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Abruf 551208');
});

test('a missing call-off says so @full', async ({ open, page, site }) => {
  for (const id of [crypto.randomUUID(), 'irgendwas']) {
    await open(`/calloff-detail/${id}`, site);
    await expect(page.getByRole('heading', { name: 'Diesen Abruf gibt es nicht.' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Zu den Baustellen' }).click();
  await expect(page).toHaveURL(/construction-site$/);
});
