import type { Page, Locator } from '@playwright/test';
import { buildContract } from '../../../apps/server/src/contracts/build.ts';
import { buildDeliveries } from '../../../apps/server/src/deliveries/build.ts';
import { NOW } from '../../../apps/server/testing/concepts/site.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { loadAxe, violations, violationsInBothThemes } from '../../support/axe.ts';
import { buildGate, minutesAgo, pathOf } from '../../support/deliveries.ts';
import { expect, isCached, isHydrated, test } from '../../support/fixtures.ts';
import { isAtRest, stickingOut } from '../../support/layout.ts';
import { centreOf, phone, tap, touchDown, touchMove, touchUp } from '../../support/touch.ts';

const buildDay = (server: TestServer) => buildGate(server, 'HM KS 418', 'SHG WL 81');

const root = (page: Page) => page.locator('html');
const main = (page: Page) => page.getByRole('main');
const sunButton = (page: Page) => page.getByRole('button', { name: 'Sonnenmodus ein/aus' });
const sunToggle = (page: Page) => page.getByRole('switch', { name: 'Sonnenmodus' });
const checkLink = (page: Page) => main(page).getByRole('link', { name: 'Lieferung prüfen' });
const holdButton = (page: Page) => page.getByRole('button', { name: 'Bestätigen: halten' });

/** The device has the mode on, as after an earlier visit. */
const withSun = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('abrufbar.sun', 'on'));

/** Records how the page looked at every frame that showed something. */
const watchPaints = (page: Page) =>
  page.addInitScript(() => {
    const paints = new Set<string>();
    Object.assign(window, { paints });
    const note = () => {
      const { body, documentElement } = document;
      if (body && getComputedStyle(body).visibility === 'visible')
        paints.add(getComputedStyle(documentElement).getPropertyValue('--ring'));
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
const paintsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(Reflect.get(window, 'paints') as Set<string>)]); // set above

/** Targets below 64 px, and pairs closer than 16 px; those of the tab bar lie side by side. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = [...document.querySelectorAll('a, button, summary, label:has(input)')]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1)
      .map((one) => ({ one, box: one.getBoundingClientRect(), name: one.outerHTML.slice(0, 90) }));
    const small = found
      .filter(({ box }) => Math.min(box.width, box.height) < 63.5)
      .map(({ box, name }) => `${box.width} x ${box.height}: ${name}`);
    const apart = found.filter(({ one }) => !one.closest('nav'));
    // Content scrolls below a bar and behind a sheet.
    const layerOf = (one: Element) => one.closest('[data-action-bar], dialog');
    const close = apart.flatMap(({ one, box: a, name }, at) =>
      apart
        .slice(at + 1)
        .filter((other) => layerOf(other.one) === layerOf(one))
        .filter(({ box: b }) => {
          const across = Math.max(a.left, b.left) - Math.min(a.right, b.right);
          const down = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom);
          return Math.max(across, down) < 15.5;
        })
        .map((other) => `${name} is close to ${other.name}`),
    );
    return [...small, ...close];
  });

/** Texts below 7:1, by the enhanced rule of WCAG. */
const lowContrast = async (page: Page): Promise<string[]> => {
  await loadAxe(page);
  return violations(page, { type: 'rule', values: ['color-contrast-enhanced'] });
};

const isBlackOnWhite = async (one: Locator) => {
  await expect(one).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(one).toHaveCSS('background-color', 'rgb(255, 255, 255)');
};

test.describe('in the sun', () => {
  test.use({ ...phone(844), alone: 'file' });

  test('BEY-110 one tap switches the mode on for every page and every visit, until the settings switch it off', async ({
    context,
    open,
    page,
    portal: { at, server },
  }) => {
    const { site } = await buildDay(server);
    await page.clock.setFixedTime(NOW);
    await open('/dashboard', site);
    await expect(sunButton(page)).toHaveAttribute('aria-pressed', 'false');
    const stylesOfMode = page.waitForResponse(/\/assets\/sun-/);
    await tap(sunButton(page));
    await stylesOfMode;
    await expect(root(page)).toHaveAttribute('data-sun', '');
    await expect(sunButton(page)).toHaveAttribute('aria-pressed', 'true');
    await isBlackOnWhite(root(page));
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#fff');

    await watchPaints(page);
    for (const path of ['/dashboard', '/messages', '/settings']) {
      await page.goto(at('nordstein') + path);
      await isHydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await paintsOf(page), path).toEqual(['3px']);
      await isBlackOnWhite(root(page));
    }
    await expect(sunToggle(page)).toBeChecked();
    await tap(sunToggle(page));
    await expect(root(page)).not.toHaveAttribute('data-sun');
    await page.reload();
    await expect(sunToggle(page)).not.toBeChecked();
    expect(await paintsOf(page)).toEqual(['1.5px']);
    await tap(sunToggle(page));
    await expect(root(page)).toHaveAttribute('data-sun', '');

    await isCached(page);
    await context.setOffline(true);
    await page.reload();
    await expect(sunToggle(page)).toBeChecked();
    await isBlackOnWhite(root(page));
    await context.setOffline(false);
    await page.evaluate(() => localStorage.removeItem('abrufbar.token'));
    await page.goto(`${at('nordstein')}/login`);
    await isBlackOnWhite(root(page));
  });

  test('BEY-110 without its styles, or after two seconds without, the page is shown as it is, and the mode stays @full', async ({
    open,
    page,
    portal: { server },
  }) => {
    const { site } = await buildDay(server);
    await page.clock.install({ time: NOW });
    await withSun(page);
    await page.route(/\/assets\/sun-/, (route) => route.abort());
    await open('/dashboard', site);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(root(page)).not.toHaveAttribute('data-sun');
    await page.unroute(/\/assets\/sun-/);

    const { promise: hangs, resolve: answer } = Promise.withResolvers<void>();
    await page.route(/\/assets\/sun-/, async (route) => {
      await hangs;
      await route.continue();
    });
    await page.clock.pauseAt(new Date(Date.parse(NOW) + 60_000));
    await page.reload({ waitUntil: 'commit' });
    await expect(root(page)).toHaveAttribute('data-sun', 'wait');
    await page.clock.runFor(1_999);
    await expect(root(page)).toHaveAttribute('data-sun', 'wait');
    await page.clock.runFor(1);
    await expect(root(page)).not.toHaveAttribute('data-sun');
    answer();
    await expect(root(page)).toHaveAttribute('data-sun', '');
  });

  test('BEY-111 BEY-112 the next lorry is found, compared and confirmed with a gloved thumb', async ({
    open,
    page,
    portal: { server },
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const { site, load } = await buildDay(server);
    await page.clock.setFixedTime(NOW);
    await withSun(page);
    await open('/dashboard', site);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jetzt', {
      useInnerText: true,
    });
    await expect(main(page)).toContainText(
      /HM KS 418.*Asphalttragschicht.*26,40.*hier ca\.\s*07:23/s,
    );
    await expect(main(page)).toContainText(/2\s*Alle prüfen.*Noch 540,80.*von 620,00/s);
    await expect(main(page).getByText('Zuletzt geöffnet')).toBeHidden();
    await expect(sunButton(page)).toBeVisible();
    expect(await tooSmall(page)).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await lowContrast(page)).toEqual([]);
    await main(page).getByText('Mehr anzeigen').tap();
    await expect(
      main(page)
        .getByRole('link', { name: /Baustellen/ })
        .first(),
    ).toBeVisible();

    await tap(checkLink(page));
    await expect(page.getByRole('heading', { name: 'Stimmt alles?' })).toBeFocused();
    await expect(main(page)).toContainText(
      /HM KS 418.*26,40.*Sorte.*Asphalttragschicht.*Firma, Baustelle/s,
    );
    await expect(main(page).getByText('Kennzeichen')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Vorbehalt' })).toBeVisible();
    await expect(holdButton(page)).toHaveAccessibleDescription('Ohne Halten: zweimal tippen');
    expect((await holdButton(page).boundingBox())?.height).toBeGreaterThanOrEqual(96);
    expect(await tooSmall(page)).toEqual([]);
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await lowContrast(page)).toEqual([]);

    await tap(page.getByRole('button', { name: 'Vorbehalt' }));
    const reasons = page.getByRole('dialog', { name: /^Weshalb/ });
    const { x, y } = await centreOf(reasons.getByRole('heading'));
    await touchDown(page, { x, y });
    await touchMove(page, { x, y: y + 200 });
    await touchUp(page);
    expect(await lowContrast(page)).toEqual([]);
    await tap(reasons.getByRole('button', { name: 'Schließen' }));
    await expect(reasons).toBeHidden();

    await tap(page.getByRole('link', { name: 'Falsch' }));
    await tap(main(page).locator('label').filter({ hasText: 'Temperatur' }));
    expect(await tooSmall(page)).toEqual([]);
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await lowContrast(page)).toEqual([]);
    await tap(main(page).locator('label').filter({ hasText: 'Temperatur' }));
    await tap(page.getByRole('button', { name: 'Abbrechen' }));

    await touchDown(page, await centreOf(holdButton(page)));
    await expect(page.getByRole('heading', { name: /^Bestätigt um 07:\d\d Uhr$/ })).toBeFocused();
    await touchUp(page);
    expect(await tooSmall(page)).toEqual([]);
    expect(await lowContrast(page)).toEqual([]);

    await open(pathOf(load));
    await expect(main(page)).toContainText(/SHG WL 81.*26,40/s);
    await expect(main(page).getByText('Spedition Hartwig')).toBeHidden();
    expect(await tooSmall(page)).toEqual([]);
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await lowContrast(page)).toEqual([]);
    await main(page).getByText('Mehr anzeigen').tap();
    await expect(main(page).getByText('Spedition Hartwig')).toBeVisible();
    await tap(main(page).getByRole('button', { name: /^Temperatur zulässig/ }));
    const temperature = page.getByRole('dialog', { name: 'Temperatur' });
    await expect(temperature).toContainText(/Asphalttragschicht.*SHG WL 81/s);
    await isAtRest(page);
    expect(await tooSmall(page)).toEqual([]);
  });

  test('BEY-84 BEY-112 warnings stand above the next lorry, readable in the sun @full', async ({
    open,
    page,
    portal: { server },
  }) => {
    const { site } = await buildDay(server);
    await server.build(site.scope, (db) =>
      buildDeliveries(db, site.contract, [
        { weighed_at: minutesAgo(18), vehicle_license_plate: 'NI TR 2018' },
        { weighed_at: minutesAgo(17), vehicle_license_plate: 'NI TR 2017' },
      ]),
    );
    await page.clock.setFixedTime(NOW);
    await withSun(page);
    await open('/dashboard', site);
    await tap(page.getByRole('button', { name: '1 weitere Warnung' }));
    await expect(main(page)).toContainText(/Lücke.*3 Lkw gleich.?zeitig um 07:23.*26,40/s);
    await expect.poll(() => tooSmall(page)).toEqual([]); // the button is pressed for a moment
    expect(await lowContrast(page)).toEqual([]);
  });

  test('BEY-112 BEY-52 one of several sites is chosen in a sheet, without swiping through chips @full', async ({
    open,
    page,
    portal: { server },
  }) => {
    const { site } = await buildDay(server);
    const { company, supplier } = site;
    await server.build(site.scope, async (db) => {
      const contract = await buildContract(db, { company, supplier, name: 'Wohnpark Elbufer' });
      await buildDeliveries(db, contract, [
        { weighed_at: minutesAgo(5), vehicle_license_plate: 'OHZ BM 310' },
      ]);
    });
    await page.clock.setFixedTime(NOW);
    await withSun(page);
    await open('/dashboard', site);
    await tap(page.getByRole('button', { name: 'Alle Baustellen' }));
    const sheet = page.getByRole('dialog', { name: 'Baustelle wählen' });
    await expect(sheet.getByRole('button', { name: 'Schließen' })).toBeVisible();
    await isAtRest(page);
    expect(await tooSmall(page)).toEqual([]);
    await tap(sheet.getByRole('button', { name: 'Wohnpark Elbufer' }));
    await expect(sheet).toBeHidden();
    await expect(main(page)).toContainText(/OHZ BM 310.*verwogen\s*07:07/s);
    await expect(main(page)).not.toContainText('HM KS 418');
    await expect(page).toHaveURL(/[?]site=/);
  });

  test('BEY-111 nothing sticks out on a small phone and with large text, by day and at night @full', async ({
    open,
    page,
    portal: { server },
  }) => {
    const { site, load } = await buildDay(server);
    await page.clock.setFixedTime(NOW);
    await withSun(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    const looks = [
      { width: 320, size: '100%' },
      { width: 390, size: '200%' },
    ];
    const paths = ['/dashboard', `${pathOf(load)}?check=1`, pathOf(load), '/settings'];
    for (const [at, path] of paths.entries()) {
      await open(path, at === 0 ? site : undefined);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(root(page)).toHaveCSS('background-color', 'rgb(0, 0, 0)');
      for (const { width, size } of looks) {
        await page.setViewportSize({ width, height: 844 });
        await root(page).evaluate((element, wanted) => {
          element.style.fontSize = wanted;
        }, size);
        await isAtRest(page);
        expect(await stickingOut(page), `${path} ${width} ${size}`).toEqual([]);
        expect(await lowContrast(page), `${path} ${width} ${size}`).toEqual([]);
      }
    }
  });
});
