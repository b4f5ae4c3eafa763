import vasSample from '../../../apps/server/src/imports/samples/vas.json' with { type: 'json' };
import { buildOddLoads } from '../../../apps/server/testing/concepts/odd-loads.ts';
import { buildPlant } from '../../../apps/server/testing/concepts/plant.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { scrollUntil } from '../../support/endless-lists.ts';
import { expect, test } from '../../support/fixtures.ts';
import { tap } from '../../support/touch.ts';

/** Loads of several days, each too heavy by itself. */
const buildHeavy = async (server: TestServer, count: number) => {
  const plant = await buildPlant(server);
  const rows = Array.from({ length: count }, (_, at) => ({
    ...vasSample[0],
    Debitor: plant.customerNumber,
    Kontraktnummer: plant.contract.contract_number,
    Lieferscheinnummer: String(8_104_600 + at),
    Kennzeichen: `HI BT ${100 + at}`,
    Wiegedatum: `${10 + Math.floor(at / 15)}.11.2026`,
    Wiegezeit: `08:${10 + (at % 15)}:00`,
    Tara: 14_620,
    Netto: 26_440,
    Brutto: 41_060,
  }));
  const { report } = await plant.post('vas', rows);
  expect(report.created).toBe(count);
  return plant;
};

for (const { width, height, tag } of [
  { width: 390, height: 844, tag: '' },
  { width: 1180, height: 820, tag: ' @full' },
  { width: 320, height: 640, tag: ' @full' },
])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    test(`BEY-16 BEY-18 BEY-19 BEY-20 BEY-129 hints are read, marked without reception and listed at ${width} px${tag}`, async ({
      open,
      portal: { server },
    }) => {
      const plant = await buildOddLoads(server);
      const page = await open(`/contract-detail/${plant.contract.id}`, plant);
      await page.getByRole('link', { name: /^Prüfhinweise/ }).tap();
      await expect(page.getByRole('radio', { name: 'Offen 2' })).toBeChecked();
      await expect(page.getByText('1,06')).toBeVisible();
      for (const [choice, name] of [
        [/^PDF/, /^Prüfhinweise .*\.pdf$/],
        [/^Tabelle/, /^Prüfhinweise .*\.xlsx$/],
      ] as const) {
        await tap(page.getByRole('button', { name: 'Liste herunterladen' }));
        const file = page.waitForEvent('download');
        await tap(page.getByRole('button', { name: choice }));
        expect((await file).suggestedFilename()).toMatch(name);
        await expect(page.getByRole('button', { name: 'Liste herunterladen' })).toBeFocused();
      }
      await page.getByRole('link', { name: /Dreimal dieselbe Tara/ }).tap();
      await expect(page.getByRole('heading', { name: /^2 Hinweise zum/ })).toBeVisible();
      await expect(page.getByText('14,62', { exact: true })).toHaveCount(3);
      await expect(page.getByRole('heading', { name: '1,06 t über 40 t' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Lieferung bestätigen' })).toBeEnabled();

      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'Als gesehen merken' }).tap();
      const folded = page.getByRole('heading', { name: '2 Hinweise gesehen' });
      await expect(folded).toBeVisible();
      await expect(page.getByRole('heading', { name: /Hinweise zum/ })).toHaveCount(0);
      await page.goBack();
      await expect(page.getByRole('link', { name: /Dreimal dieselbe Tara/ })).toBeVisible();
      await page.context().setOffline(false);
      await page.getByText('Gesehen 2').tap();
      await page.getByRole('link', { name: /Über zulässigem Gewicht/ }).tap();
      await page.goBack();
      await expect(page.getByRole('radio', { name: 'Gesehen 2' })).toBeChecked();
    });
  });

test.describe('a long list', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('BEY-130 of many hints only the visible ones are drawn, by day and each with its place', async ({
    open,
    portal: { server },
  }) => {
    const plant = await buildHeavy(server, 45);
    const page = await open(`/weight-checks/${plant.contract.id}`, plant);
    const list = page.getByRole('list', { name: 'Prüfhinweise' });
    const rows = list.getByRole('listitem');
    await expect(rows.first()).toHaveAttribute('aria-setsize', '45');
    await expect(list.getByRole('heading', { level: 2 }).first()).toContainText('15 Hinweise');
    const passed = await scrollUntil(list, 45);
    expect(new Set(passed).size).toBe(45);
    await expect(rows.last()).toHaveAttribute('aria-posinset', '45');
    expect(await rows.count()).toBeLessThan(30);
    await expect(page.getByText('Hinweise sperren nichts.')).toBeVisible();
  });
});
