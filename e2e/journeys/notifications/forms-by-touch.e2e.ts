import { expect, test } from '../../support/fixtures.ts';
import { buildMessages, holdUndo, list, remove, undo, showLists } from '../../support/messages.ts';
import { PUSH_TIMEOUT_MS, test as testWithPush } from '../../support/push/fixtures.ts';
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
    await showLists(page);
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

  testWithPush(
    'push is switched on, and a test is sent to this device',
    async ({ open, page, site }) => {
      await open('/settings', site);
      const toggle = page.getByRole('switch', { name: /^Push-Mitteilungen/ });
      await tap(toggle);
      const send = page.getByRole('button', { name: /test/i });
      await expect(send).toBeVisible({ timeout: PUSH_TIMEOUT_MS });
      await expect(toggle).toBeChecked();
      await tap(send);
      await expect(page.getByText(/unterwegs zu diesem Gerät/)).toBeVisible();
    },
  );
});
