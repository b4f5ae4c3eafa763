import type { Page } from '@playwright/test';
import { drawPicture } from '../../../apps/server/testing/concepts/pictures.ts';
import { buildNote, photo, test as testWithCamera } from '../../support/camera.ts';
import { buildLoad, pathOf } from '../../support/deliveries.ts';
import { expect, test } from '../../support/fixtures.ts';
import { byTouch, tap, tapForFiles, typeInto } from '../../support/touch.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const found = (page: Page) => page.getByRole('status').filter({ hasText: 'Lieferschein erkannt' });
const tiles = (page: Page) =>
  page.getByRole('list', { name: 'Fotos und Papiere' }).getByRole('button', { name: ' öffnen: ' });

byTouch(() => {
  testWithCamera(
    'BEY-61 the camera gives way to a number and to a photo, and the delivery is confirmed as scanned',
    async ({ open, page, portal: { server }, site }) => {
      const { load, code } = await buildNote(server, site);
      await open('/qr-scanner', site);
      for (const name of ['Foto wählen', 'Nummer eingeben'])
        await expect(button(page, name)).toBeInViewport({ ratio: 1 });
      await tap(button(page, 'Nummer eingeben'));
      const sheet = page.getByRole('dialog', { name: 'Nummer des Lieferscheins' });
      const number = sheet.getByLabel('Lieferscheinnummer');
      const search = sheet.getByRole('button', { name: 'Lieferschein suchen' });
      await typeInto(number, '4711-gibt-es-nicht');
      await tap(search);
      await expect(sheet.getByText(/^Zu diesem Lieferschein gibt es/)).toBeVisible();
      await typeInto(number, load.number);
      await tap(search);
      await expect(page).toHaveURL(new RegExp(pathOf(load)));
      await expect(found(page)).toBeVisible();

      await open('/qr-scanner');
      const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await photo(code) };
      await tapForFiles(button(page, 'Foto wählen'), file);
      await expect(page).toHaveURL(new RegExp(pathOf(load)));
      await tap(found(page).getByRole('button', { name: 'Schließen' }));
      await tap(button(page, 'Lieferung bestätigen'));
      await expect(page.getByText(/^Bestätigt am/)).toBeVisible();
      const ways = await server.build(site.scope, (db) =>
        db
          .selectFrom('delivery_receipts')
          .select('way')
          .where('delivery_id', '=', load.id)
          .execute(),
      );
      expect(ways).toEqual([{ way: 'scan' }]);
    },
  );

  test('a photo and a document are added, sorted and removed', async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    const picture = await drawPicture({ width: 60, height: 30 });
    const paper = Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n');
    await open(pathOf(await buildLoad(server, site)), site);
    await tapForFiles(button(page, 'Foto aufnehmen'), {
      name: 'Schein.jpg',
      mimeType: 'image/jpeg',
      buffer: picture,
    });
    await expect(tiles(page)).toHaveCount(1);
    await tapForFiles(button(page, 'Datei wählen'), [
      { name: 'Prüfzeugnis.pdf', mimeType: 'application/pdf', buffer: paper },
    ]);
    await expect(tiles(page)).toHaveCount(2);
    await tap(tiles(page).last());
    await tap(button(page, 'Weitere Aktionen'));
    await tap(button(page, 'Nach vorn'));
    await expect(page.getByText(/^1 von 2/).last()).toBeVisible();
    await tap(button(page, 'Entfernen'));
    await expect(tiles(page)).toHaveCount(1);
    await tap(button(page, 'Rückgängig'));
    await expect(tiles(page)).toHaveCount(2);
    await expect(tiles(page).first()).toHaveAccessibleName('Dokument öffnen: Prüfzeugnis.pdf');
  });
});
