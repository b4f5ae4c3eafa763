import type { Locator, Page } from '@playwright/test';
import { buildCompany, buildSupplier } from '../../../apps/server/src/companies/build.ts';
import { buildContract } from '../../../apps/server/src/contracts/build.ts';
import { enter } from '../../../apps/server/src/core/database/database.ts';
import { ASPHALT, buildDelivery } from '../../../apps/server/src/deliveries/build.ts';
import { expect, test } from '../../support/fixtures.ts';
import { stickingOut } from '../../support/layout.ts';
import { buildLoad, pathOf } from '../../support/deliveries.ts';
import { NOTE, buildMessage } from '../../support/messages.ts';
import { buildOrder } from '../../support/order-form.ts';
import { buildPerson } from '../../support/people.ts';

const WORD = 'Hochwasserschutzanlagenwiderlagerinstandsetzungsmaßnahme';
const NAME = `Ersatzneubau ${WORD} Nordost, Bauabschnitt 14 bis 17 einschließlich Nebenanlagen`;

test.use({ viewport: { width: 320, height: 640 } });

test('long German names break no page at 320 pixels @full', async ({
  open,
  page,
  portal: { at, server },
}) => {
  const { company, load } = await server.build({}, async (db) => {
    const made = await buildCompany(db, { name: `${WORD} Gesellschaft mbH & Co. KG` });
    await enter(db, { companies: [made.id] });
    const contract = await buildContract(db, {
      company: made,
      supplier: await buildSupplier(db, { name: `${WORD}-Lieferwerke` }),
      name: NAME,
      building_site_number: 'BS-2291-4711-0815-X',
      customer_order_number: '4500017-2026-11-20-NACHTRAG-3',
      ends_on: '2026-01-01',
    });
    return {
      company: made,
      load: await buildDelivery(db, {
        contract,
        number: '81045520000000000000',
        factory_name: `Asphaltmischwerk ${WORD}`,
        spedition_name: `${WORD} Spedition`,
        vehicle_type: WORD,
        incoterm: `frei Baustelle ${WORD}`,
        vehicle_license_plate: 'WESEL-XX 9999 H',
        materials: [
          { ...ASPHALT, quantity: '99999.000' },
          { ...ASPHALT, name: `${WORD} AC 22 T S` },
        ],
      }),
    };
  });
  const person = await buildPerson(server, { companies: [company] });
  const payload = {
    ...NOTE,
    title: `${WORD} bestätigt`,
    construction_site_name: `${NAME}, Lauenau`,
    material_name: WORD,
    quantity: '99.999,00',
    factory_name: `Asphaltmischwerk ${WORD}`,
  };
  const message = await buildMessage(server, { user: person, company }, { payload });
  await open('/dashboard', person);
  for (const path of [
    '/dashboard',
    '/construction-site',
    `/contract-detail/${load.contract_id}`,
    `/delivery-incoming/${load.contract_id}`,
    pathOf(load),
    '/messages',
    `/messages/single/${message.id}`,
  ]) {
    await page.goto(at('nordstein') + path);
    await expect(page.getByText(new RegExp(WORD)).first()).toBeVisible();
    await expect(
      page.getByText(/Lauenau|99\.999|Lieferungen heute|abgelaufen/).first(),
    ).toBeVisible();
    expect(await stickingOut(page), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

/** Share of the window's height that no bar covers while the page is scrolled. */
const shareOfContent = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('header, nav, [data-action-bar]')].filter((bar) => {
      const { position, display } = getComputedStyle(bar);
      return display !== 'none' && position === 'sticky' && bar.clientWidth > innerWidth / 2;
    });
    return 1 - bars.reduce((sum, bar) => sum + bar.clientHeight, 0) / innerHeight;
  });

test('ONL-102 ONL-117 with text of 200 % the bars of the wizard let go, its title is whole, and fields stand below each other @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { buyer, path } = await buildOrder(server, site);
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html{font-size:200%}');
    document.adoptedStyleSheets.push(sheet);
  });
  await open(path, buyer);
  await expect.poll(() => shareOfContent(page)).toBeGreaterThan(0.6);
  expect(await stickingOut(page)).toEqual([]);
  const title = page.getByRole('heading', { level: 1 });
  expect(await title.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  const day = page.getByRole('button', { name: /^Datum/ }).first();
  const time = page.getByRole('button', { name: /^Uhrzeit/ }).first();
  const gap = async () => {
    const [above, below] = [await day.boundingBox(), await time.boundingBox()];
    return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? Infinity);
  };
  await expect.poll(gap).toBeGreaterThan(-1);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(() => shareOfContent(page)).toBeGreaterThan(0.6);
});

test('ONL-122 ONL-123 the head names the whole number at 320 pixels, and large text leaves words of a name and of a card whole @full', async ({
  open,
  page,
  portal: { at, server },
  site,
}) => {
  const { scope, company, supplier } = site;
  const name = 'Seniorenzentrum Landshut-West';
  const contract = await server.build(scope, (db) =>
    buildContract(db, { company, supplier, name }),
  );
  await buildLoad(server, { ...site, contract }); // recent contracts have deliveries
  const person = await buildPerson(server, {
    companies: [company],
    first_name: 'Korbinian',
    last_name: 'Obermaier',
  });
  await open(pathOf(await buildLoad(server, site)), person);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText(/^Lieferung \d+/);
  expect(await title.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);

  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html{font-size:200%}');
    document.adoptedStyleSheets.push(sheet);
  });
  await page.goto(`${at('nordstein')}/profile`);
  const ofPerson = page.getByRole('heading', { name: 'Korbinian Obermaier' });
  await expect.poll(() => linesOfWords(ofPerson)).toEqual([1, 1]);
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.goto(`${at('nordstein')}/dashboard`);
  const ofCard = page.getByRole('heading', { name });
  await expect.poll(() => linesOfWords(ofCard)).toEqual([1, 1, 1]);
});

/** On how many lines each word of a text is drawn. */
const linesOfWords = (text: Locator): Promise<number[]> =>
  text.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const lines: number[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        lines.push(range.getClientRects().length);
      }
    }
    return lines;
  });
