import { confirm } from '@abrufbar/contract/deliveries/deliveries.ts';
import type { Locator, Page } from '@playwright/test';
import { CONCRETE } from '../../../apps/server/src/deliveries/build.ts';
import { buildEntry, temperatureOf } from '../../../apps/server/src/deliveries/freshness/build.ts';
import { newId } from '../../../apps/server/src/core/ids.ts';
import { buildSite, NOW } from '../../../apps/server/testing/concepts/site.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { fieldsOf, recordCalls } from '../../support/api-calls.ts';
import { violationsInBothThemes } from '../../support/axe.ts';
import { buildLoad, minutesAgo, pathOf } from '../../support/deliveries.ts';
import { expect, isCached, test } from '../../support/fixtures.ts';
import { isAtRest, stickingOut } from '../../support/layout.ts';
import { buildPerson } from '../../support/people.ts';
import { phone, tap, typeInto } from '../../support/touch.ts';

const MINUTE_MS = 60_000;
const later = (minutes: number) => new Date(Date.parse(NOW) + minutes * MINUTE_MS);

const main = (page: Page) => page.getByRole('main');
const sheet = (page: Page, name: RegExp) => page.getByRole('dialog', { name });
const temperatureSheet = (page: Page) => sheet(page, /^(?:Beton.?tempe.?ratur|Temperatur)$/);
const additionSheet = (page: Page) => sheet(page, /^Zugabe$/);
const temperatureRow = (page: Page) =>
  main(page).getByRole('button', { name: /^(?:Beton.?tempe.?ratur|Temperatur) zulässig/ });
const enter = (of: Locator) => of.getByRole('button', { name: 'Eintragen' });
const choice = (of: Locator, words: RegExp) => of.locator('label').filter({ hasText: words });
const press = async (page: Page, keys: string) => {
  for (const key of keys)
    await tap(temperatureSheet(page).getByRole('button', { name: key, exact: true }));
};

/** A load of concrete, or of asphalt, that was weighed so many minutes ago. */
const buildDay = async (server: TestServer, kind: 'concrete' | 'asphalt', minutes: number) => {
  server.at(NOW);
  const site = await buildSite(server);
  const load = await buildLoad(server, site, {
    weighed_at: minutesAgo(minutes),
    vehicle_license_plate: 'HM KS 418',
    ...(kind === 'concrete' && { materials: [CONCRETE] }),
  });
  return { site, load, path: pathOf(load) };
};

test.describe('by touch', () => {
  test.use({ ...phone(844), alone: 'file' });

  test('BEY-104 BEY-105 BEY-108 the dial moves with the clock through soon to over, and stops with the confirmation', async ({
    open,
    page,
    portal: { server },
  }) => {
    const { site, load, path } = await buildDay(server, 'concrete', 62);
    await page.clock.install({ time: NOW });
    await open(`/delivery-incoming/${site.contract.id}`, site);
    await expect(main(page)).toContainText(/62\smin seit Beladung/);
    await main(page)
      .getByRole('link', { name: /C25\/30/ })
      .tap();
    await expect(main(page)).toContainText(/62\s*min seit Beladung\s*noch 28\smin/);
    await expect(main(page)).toContainText(/beladen 06:10\s*leer bis 07:40/);
    expect(await violationsInBothThemes(page)).toEqual([]);

    await page.clock.fastForward(16 * MINUTE_MS);
    await expect(main(page)).toContainText(/78\s*min seit Beladung\s*noch 12\smin, bald\sabladen/);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.clock.fastForward(12 * MINUTE_MS);
    await expect(main(page)).toContainText(/90\s*min seit Beladung\s*90\smin erreicht/);
    await page.clock.fastForward(4 * MINUTE_MS);
    await expect(main(page)).toContainText(/seit 4\smin über\s90\smin/);
    expect(await violationsInBothThemes(page)).toEqual([]);

    server.at(later(32).toISOString());
    await open(`${path}?check=1`);
    await expect(main(page)).toContainText(/94\smin seit Beladung\s*seit 4\smin über\s90\smin/);
    await open(path);
    await tap(page.getByRole('button', { name: 'Lieferung bestätigen' }));
    await expect(main(page)).toContainText(/nach 94\smin bestätigt\s*4\smin über 90\smin/);
    await expect(main(page)).not.toContainText('min seit Beladung');
    await page.clock.fastForward(3 * MINUTE_MS);
    await expect(main(page)).toContainText(/nach 94\smin bestätigt/);

    const old = await buildLoad(server, site, {
      weighed_at: minutesAgo(25 * 60),
      materials: [CONCRETE],
    });
    await open(pathOf(old));
    await expect(main(page)).toContainText(/beladen Do,\s19\.11\.26, 06:12/);
    await expect(main(page)).not.toContainText('min seit Beladung');
    expect(load.id).not.toBe(old.id);
  });

  test('BEY-106 BEY-109 a temperature outside the range is entered on large keys and leads to a reservation', async ({
    open,
    page,
    portal: { server },
  }) => {
    const { site, path } = await buildDay(server, 'asphalt', 36);
    const calls = recordCalls(page, 'delivery/(?:temperature|confirm)');
    await page.clock.install({ time: NOW });
    await open(path, site);
    await expect(main(page)).toContainText(/36\smin seit Beladung\s*beladen 06:36/);
    await tap(temperatureRow(page));
    const value = temperatureSheet(page).getByRole('textbox', { name: 'Temperatur in °C' });
    await expect(value).toHaveAccessibleDescription(/^zulässig 140\s–\s180\s°C$/);
    await tap(enter(temperatureSheet(page)));
    await expect(temperatureSheet(page).getByRole('alert')).toHaveText(
      'Bitte geben Sie die gemessene Temperatur ein.',
    );
    await press(page, '999');
    await tap(enter(temperatureSheet(page)));
    await expect(temperatureSheet(page).getByRole('alert')).toHaveText(/^Bitte geben Sie ganze/);
    await tap(temperatureSheet(page).getByRole('button', { name: 'Leeren' }));
    await press(page, '137');
    await tap(temperatureSheet(page).getByRole('button', { name: 'Letzte Ziffer löschen' }));
    await press(page, '6');
    await expect(temperatureSheet(page).getByRole('status')).toHaveText(/^136\s°C, 4\s°C zu kalt$/);
    await expect(temperatureSheet(page)).toContainText(/^.*Sie können trotzdem bestätigen/s);
    expect(await violationsInBothThemes(page)).toEqual([]);

    await tap(temperatureSheet(page).getByRole('button', { name: 'Vorbehalt' }));
    const reasons = sheet(page, /^Weshalb/);
    await expect(reasons.getByRole('radio', { name: 'Temperatur' })).toBeChecked();
    await reasons.getByRole('button', { name: 'Unter Vorbehalt: halten' }).tap();
    await page.getByRole('button', { name: 'Nochmals tippen' }).tap();
    await expect(main(page).getByText('Bestätigt, Vorbehalt')).toBeVisible();
    await expect(main(page)).toContainText(/nach 36\smin bestätigt/);
    await expect(main(page)).toContainText(/136\s*°C/);
    await expect(main(page)).toContainText(/4\s°C zu kalt\s*gemessen 07:12/);
    expect(fieldsOf(calls)).toMatchObject([{ celsius: '136' }, { reservation: 'temperature' }]);

    // Until the confirmation is final it may still be put right.
    server.at(later(1).toISOString());
    await tap(temperatureRow(page));
    await press(page, '152');
    await tap(temperatureSheet(page).getByRole('button', { name: 'Schließen' }));
    await tap(sheet(page, /^Eingabe/).getByRole('button', { name: 'Weiter bearbeiten' }));
    await expect(temperatureSheet(page).getByRole('button', { name: 'Vorbehalt' })).toBeHidden();
    await tap(enter(temperatureSheet(page)));
    await expect(main(page)).toContainText(/152\s*°C/);
    await expect(main(page)).not.toContainText('zu kalt');
  });

  test('BEY-136 a temperature typed in the check stays when a colleague confirms, asks before it is lost, and is entered', async ({
    open,
    page,
    portal: { server },
  }) => {
    const { site, load, path } = await buildDay(server, 'asphalt', 36);
    const colleague = await buildPerson(server, { companies: [site.company] });
    await page.clock.setFixedTime(NOW);
    await open(`${path}?check=1`, site);
    await tap(main(page).getByRole('button', { name: 'Temperatur' }));
    await press(page, '136');
    await tap(temperatureSheet(page).getByRole('button', { name: 'Vorbehalt' }));
    const reasons = sheet(page, /^Weshalb/);
    await expect(reasons.getByRole('radio', { name: 'Temperatur' })).toBeChecked();
    await tap(reasons.getByRole('button', { name: 'Schließen' }));
    await tap(main(page).getByRole('button', { name: /136/ }));
    await press(page, '152');

    const of = { delivery_id: load.id, contract_id: site.contract.id };
    await server.send(confirm, of, { ...colleague, key: newId() });
    server.at(later(1).toISOString());
    await page.clock.setFixedTime(later(1));
    const reread = page.waitForResponse('**/delivery/details?*');
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await reread;
    await expect(temperatureSheet(page).getByRole('button', { name: 'Vorbehalt' })).toBeHidden();
    await tap(temperatureSheet(page).getByRole('button', { name: 'Schließen' }));
    await tap(sheet(page, /^Eingabe/).getByRole('button', { name: 'Weiter bearbeiten' }));
    await tap(enter(temperatureSheet(page)));
    await expect(page.getByRole('heading', { name: /^Bestätigt um 07:1/ })).toBeVisible();
    await open(path);
    await expect(main(page)).toContainText(/152\s*°C/);
  });

  test('BEY-106 BEY-109 an addition says at its fields what is wrong, is entered and withdrawn', async ({
    open,
    page,
    portal: { server },
  }) => {
    const { site, path } = await buildDay(server, 'concrete', 40);
    const calls = recordCalls(page, 'delivery/(?:addition|withdraw-entry)');
    await page.clock.setFixedTime(NOW);
    await open(path, site);
    await tap(main(page).getByRole('button', { name: /^Zugabe eintragen/ }));
    const form = additionSheet(page);
    const quantity = form.getByRole('textbox', { name: 'Menge' });
    await tap(enter(form));
    await expect(quantity).toBeFocused();
    await expect(quantity).toHaveAccessibleDescription('Bitte geben Sie die Menge ein.');
    await typeInto(quantity, '1001');
    await form.getByLabel('Uhrzeit').fill('06:20');
    await typeInto(form.getByRole('textbox', { name: /^Noch in der Trommel/ }), '21');
    await tap(enter(form));
    await expect(quantity).toHaveAccessibleDescription(/^Bitte geben Sie eine Menge bis 1\.000/);
    await expect(form).toContainText('Zeit von der Beladung um 06:32 bis jetzt');
    await expect(form).toContainText(/bis zu 20\sm³/);
    expect(await violationsInBothThemes(page)).toEqual([]);

    await tap(choice(form, /^Fließ.?mittel$/));
    await typeInto(quantity, '12,5');
    await form.getByLabel('Uhrzeit').fill('07:05');
    await typeInto(form.getByRole('textbox', { name: /^Noch in der Trommel/ }), '4,5');
    await tap(form.getByRole('button', { name: 'Schließen' }));
    await tap(sheet(page, /^Eingabe/).getByRole('button', { name: 'Weiter bearbeiten' }));
    await expect(quantity).toHaveValue('12,5');
    await tap(enter(form));
    await expect(main(page)).toContainText(/12,50\sl Fließ.?mittel\s*07:05/);
    await expect(main(page)).toContainText(/4,50\sm³ noch in der Trommel/);
    expect(fieldsOf(calls)).toMatchObject([
      {
        substance: 'superplasticizer',
        quantity: '12.5',
        unit: 'litre',
        remaining: '4.5',
        observed_at: '2026-11-20T06:05:00.000Z',
      },
    ]);

    const withdraw = main(page).getByRole('button', { name: /^12,50.*zurück.?nehmen$/ });
    await tap(withdraw);
    await tap(sheet(page, /^Eintrag zurück/).getByRole('button', { name: 'Behalten' }));
    await tap(withdraw);
    await tap(sheet(page, /^Eintrag zurück/).getByRole('button', { name: /^Zurück.?nehmen$/ }));
    await expect(withdraw).toBeHidden();
    await expect(main(page)).not.toContainText('12,50');
  });

  test('BEY-106 BEY-109 without reception entries wait in their place, go before the confirmation, and stay when they are refused @full', async ({
    context,
    open,
    page,
    portal: { server },
  }) => {
    const { site, path } = await buildDay(server, 'concrete', 62);
    const calls = recordCalls(page, 'delivery/(?:temperature|addition|confirm)');
    await page.clock.install({ time: NOW });
    await open(path, site);
    await expect(main(page)).toContainText(/noch 28\smin/);
    await isCached(page);
    await context.setOffline(true);
    await open(path); // from the last state
    await expect(main(page)).toContainText(/62\s*min seit Beladung\s*noch 28\smin/);
    await tap(temperatureRow(page));
    await press(page, '18');
    await tap(enter(temperatureSheet(page)));
    await expect(main(page)).toContainText(/18\s*°C.*Wartet auf Empfang/s);
    await tap(main(page).getByRole('button', { name: /^Zugabe eintragen/ }));
    await typeInto(additionSheet(page).getByRole('textbox', { name: 'Menge' }), '12');
    await tap(enter(additionSheet(page)));
    await expect(main(page)).toContainText(/12\sl Wasser.*Wartet auf Empfang/s);
    await tap(page.getByRole('button', { name: 'Lieferung bestätigen' }));
    await tap(page.getByRole('link', { name: /^Ausgang/ }));
    await expect(main(page)).toContainText(/Temperatur 18\s°C.*HM KS 418/s);
    await expect(main(page)).toContainText(/Zugabe 12\sl Wasser/);
    expect(calls).toEqual([]);
    await context.setOffline(false);
    await expect(main(page)).toContainText('Alles gesendet');
    expect(calls.map((call) => call.path)).toEqual([
      'delivery/temperature',
      'delivery/addition',
      'delivery/confirm',
    ]);

    await open(path);
    await expect(main(page)).toContainText(/nach 62\smin bestätigt/);
    await expect(main(page)).toContainText(/18\s*°C/);
    await context.setOffline(true);
    await tap(temperatureRow(page));
    await press(page, '19');
    await tap(enter(temperatureSheet(page)));
    await expect(main(page)).toContainText(/19\s*°C.*Wartet auf Empfang/s);
    server.at(later(11).toISOString());
    await context.setOffline(false);
    const note = main(page)
      .getByRole('alert')
      .filter({ hasText: /Temperatur 19\s°C/ });
    await expect(note).toContainText('endgültig');
    await expect(main(page)).toContainText(/18\s*°C/);
    await tap(note.getByRole('button', { name: 'Verwerfen' }));
    await expect(note).toBeHidden();
    await expect(temperatureRow(page)).toBeHidden();
  });

  test('BEY-108 BEY-109 nothing sticks out at 320 pixels and with text of 200 %, and keys alone enter a temperature @full', async ({
    open,
    page,
    portal: { server },
  }) => {
    const { site, path } = await buildDay(server, 'concrete', 80);
    await page.clock.setFixedTime(NOW);
    await open(path, site);
    const looks = [
      { width: 320, size: '100%' },
      { width: 390, size: '200%' },
    ];
    for (const { width, size } of looks) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate((wanted) => {
        document.documentElement.style.fontSize = wanted;
      }, size);
      await isAtRest(page);
      await expect(main(page)).toContainText(/noch 10\smin, bald\sabladen/);
      expect(await stickingOut(page), `page ${width} ${size}`).toEqual([]);
      await temperatureRow(page).press('Enter');
      const value = temperatureSheet(page).getByRole('textbox', { name: 'Temperatur in °C' });
      await expect(value).toBeFocused();
      await page.keyboard.type('-9');
      await expect(temperatureSheet(page).getByRole('status')).toHaveText(
        /^−9\s°C, 14\s°C zu kalt$/,
      );
      await isAtRest(page);
      expect(await stickingOut(page), `temperature ${width} ${size}`).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(main(page)).toContainText(/−9\s*°C/);
      await main(page)
        .getByRole('button', { name: /^Zugabe eintragen/ })
        .press('Enter');
      await isAtRest(page);
      expect(await stickingOut(page), `addition ${width} ${size}`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(additionSheet(page)).toBeHidden();
    }
  });

  test('BEY-105 BEY-106 a person who may not confirm sees the dial and values, but nothing to enter @full', async ({
    open,
    page,
    portal: { server },
  }) => {
    const { site, load, path } = await buildDay(server, 'concrete', 62);
    await server.build({ ...site.scope, userId: site.user.id }, async (db) => {
      await buildEntry(db, site.contract, load, site.user, temperatureOf(33, minutesAgo(5)));
    });
    const reader = await buildPerson(server, { companies: [site.company], permissions: [] });
    await page.clock.setFixedTime(NOW);
    await open(path, reader);
    await expect(main(page)).toContainText(/62\s*min seit Beladung\s*noch 28\smin/);
    await expect(main(page)).toContainText(/33\s*°C/);
    await expect(main(page)).toContainText(/3\s°C zu warm\s*gemessen 07:07/);
    await expect(temperatureRow(page)).toHaveCount(0);
    await expect(main(page).getByRole('button', { name: /eintragen|nehmen/ })).toHaveCount(0);
  });
});
