import { expect, test } from '../../support/fixtures.ts';
import { buildMessages, holdUndo, list, remove, undo } from '../../support/messages.ts';
import { byTouch, tap } from '../../support/touch.ts';

byTouch(() => {
  test('a message is opened, deleted and brought back, another deleted, the others marked as read', async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    await buildMessages(server, site, 4);
    await holdUndo(page);
    await open('/messages', site);
    const fresh = list(page, 'Neu').getByRole('link');
    await tap(fresh.first());
    await tap(remove(page));
    await tap(undo(page));
    await expect(list(page, 'Gelesen').getByRole('link')).toHaveCount(1);
    await tap(fresh.last());
    await tap(remove(page));
    await expect(fresh).toHaveCount(2);
    await tap(page.getByRole('heading', { level: 1 })); // closes what lies on the button
    await tap(page.getByRole('button', { name: 'Alle als gelesen markieren' }));
    await expect(page.getByText('Keine neuen Nachrichten.')).toBeVisible();
    await expect(list(page, 'Gelesen').getByRole('link')).toHaveCount(3);
  });
});
