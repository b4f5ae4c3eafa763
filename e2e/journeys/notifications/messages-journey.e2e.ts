import { expect, test } from '../../support/fixtures.ts';
import {
  list,
  remove,
  stateOf,
  tab,
  buildMessage,
  buildCallOffMessage,
  showLists,
} from '../../support/messages.ts';

test('GEN-20 a message of a delivery note and one of a call-off are read, seen and deleted', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const note = await buildMessage(server, site);
  const callOff = await buildCallOffMessage(server, site);
  await open('/dashboard', site);
  await expect(tab(page)).toHaveAccessibleName('Nachrichten, 2 ungelesene Nachrichten');
  await tab(page).click();
  await showLists(page);
  for (const [{ id }, title, fact, left] of [
    [note, 'Asphalttragschicht', 'Asphaltwerk Lauenau', 1],
    [callOff, 'Lieferung bestätigt', 'Lieferende', 0],
  ] as const) {
    await list(page, 'Neu').getByRole('link').filter({ hasText: title }).click();
    await expect(page.getByText(fact).first()).toBeVisible();
    await expect.poll(() => stateOf(server, site, id)).toBe('seen');
    await page.getByRole('button', { name: 'Zurück zu den Nachrichten' }).click();
    await expect(list(page, 'Neu').getByRole('link')).toHaveCount(left);
  }
  await expect(tab(page)).toHaveAccessibleName('Nachrichten');
  for (const left of [1, 0]) {
    await list(page, 'Gelesen').getByRole('link').first().click();
    await remove(page).click();
    await expect(list(page, 'Gelesen').getByRole('link')).toHaveCount(left);
  }
  for (const { id } of [note, callOff])
    await expect.poll(() => stateOf(server, site, id), { timeout: 30_000 }).toBe('deleted');
});
