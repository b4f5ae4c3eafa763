import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import type { Page } from '@playwright/test';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import type { Site } from '../../../apps/server/testing/concepts/site.ts';
import { buildLoad } from '../../support/deliveries.ts';
import { expect, fullIf, test } from '../../support/fixtures.ts';
import { isAtRest, stickingOut } from '../../support/layout.ts';

const at = (text: string) => new Date(text);
/** Narrow and wide digits; a later day is the longest text of a chip. */
const WEIGHED = [at('2026-11-11T10:11:00Z'), at('2026-08-08T06:08:00Z')];
const LATER_MS = 2 * 86_400_000;

/** Per time of weighing an incoming delivery, one confirmed half an hour later, one confirmed days later. */
const buildStates = async (server: TestServer, site: Site) => {
  const by = site.user.id;
  for (const [index, weighed_at] of WEIGHED.entries()) {
    const load = { weighed_at, factory_name: 'Werk' };
    const confirmed = (ms: number) => ({ at: new Date(weighed_at.getTime() + ms), by });
    await buildLoad(server, site, { ...load, number: `81045520${index}1` });
    const soon = confirmed(30 * 60_000);
    await buildLoad(server, site, { ...load, number: `81045520${index}2`, confirmed: soon });
    const later = confirmed(LATER_MS);
    await buildLoad(server, site, { ...load, number: `81045520${index}3`, confirmed: later });
  }
};

const cardsOf = async (page: Page, chips: readonly RegExp[]) => {
  const list = page.getByRole('list', { name: /Lieferungen$/ });
  for (const chip of chips) await expect(list.getByText(chip).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await isAtRest(page);
  return list.getByRole('article');
};

const heightsOf = async (page: Page, chips: readonly RegExp[]) =>
  (await cardsOf(page, chips)).evaluateAll((cards) =>
    cards.map((card) => card.getBoundingClientRect().height),
  );

/** Texts and chips that are wider than their card lets them be. */
const cutOff = async (page: Page, chips: readonly RegExp[]) =>
  (await cardsOf(page, chips)).evaluateAll((cards) =>
    cards.flatMap((card) => {
      const { right } = card.getBoundingClientRect();
      return [...card.querySelectorAll('p, span')]
        .filter((element) => element.getBoundingClientRect().right > right)
        .map(({ textContent }) => textContent);
    }),
  );

const INCOMING = [/^Unbestä\u00AD?tigt$/];
const CONFIRMED = [/^Bestätigt 11:41$/, /^Bestätigt 08:38$/, /^Bestätigt Mo,\s10\.08\.26$/];

for (const brand of BRANDS)
  test.describe(brand, { tag: fullIf(brand !== BRANDS[0]) }, () => {
    test.use({ brand });

    for (const width of [360, 390])
      test(
        `DLV-01 DLV-02 STA-04 at ${width} px every card is as high, whether and whenever its delivery was confirmed`,
        { tag: fullIf(width !== 390) },
        async ({ open, page, portal: { server }, site }) => {
          await page.setViewportSize({ width, height: 844 });
          await buildStates(server, site);
          await open(`/delivery-incoming/${site.contract.id}`, site);
          const incoming = await heightsOf(page, INCOMING);
          expect(incoming).toHaveLength(2);
          await open(`/delivery-confirmed/${site.contract.id}`);
          const confirmed = await heightsOf(page, CONFIRMED);
          expect(confirmed.length).toBeGreaterThanOrEqual(3);
          expect([...new Set([...incoming, ...confirmed])]).toHaveLength(1);
        },
      );

    test('DLV-02 text at 200 % cuts nothing off a card at 360 px @full', async ({
      open,
      page,
      portal: { server },
      site,
    }) => {
      await page.setViewportSize({ width: 360, height: 844 });
      await buildStates(server, site);
      for (const [path, chips] of [
        ['delivery-incoming', INCOMING],
        ['delivery-confirmed', [/^Bestätigt Fr,\s13\.11\.26$/]],
      ] as const) {
        await open(`/${path}/${site.contract.id}`, site);
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('html{font-size:200%}');
          document.adoptedStyleSheets.push(sheet);
        });
        expect(await cutOff(page, chips), path).toEqual([]);
        expect(await stickingOut(page), path).toEqual([]);
      }
    });
  });
