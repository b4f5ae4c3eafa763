import { replyToClaim } from '@abrufbar/contract/deliveries/claim-changes.ts';
import { claim as readClaim } from '@abrufbar/contract/deliveries/claims.ts';
import { officeClaim, officeTakeClaim } from '@abrufbar/contract/deliveries/office-claims.ts';
import type { Page } from '@playwright/test';
import { asStaff, signedIn } from '../../../apps/server/testing/concepts/office.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { newId } from '../../../apps/server/src/core/ids.ts';
import { violationsInBothThemes } from '../../support/axe.ts';
import { buildLoad, fileClaim } from '../../support/deliveries.ts';
import { expectRows, openAsStaff, row } from '../../support/desk.ts';
import { expect, test } from '../../support/fixtures.ts';
import { tabTo } from '../../support/keyboard.ts';
import { buildColleague, AT_DESK, signInStaff } from '../../support/office.ts';

test.use({ ...AT_DESK });

const drawerOf = (page: Page, { number }: { readonly number: number }) =>
  page.getByRole('dialog', { name: `Reklamation ${number}` });

/** A colleague who works beside the page. */
const colleague = async (server: TestServer, name: string) => {
  const member = await buildColleague(server, { name });
  return asStaff(server, await signedIn(server, member, new Date().toISOString()));
};

test('BEY-96 BEY-97 GEN-01 a dispatcher takes a claim over and answers it by keyboard alone', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const claim = await fileClaim(server, site);
  const other = await buildLoad(server, site, { weighed_at: new Date() });
  await openAsStaff(page, server, 'Lena Bartels');
  await open(`/office/claims?q=${claim.number}`);
  await expectRows(page, 1);
  await expect(page.getByRole('link', { name: /^Reklamationen \d+$/ })).toBeVisible();
  const first = page.getByRole('row', { name: new RegExp(`^Reklamation ${claim.number}, Einge`) });
  await expect(first).toContainText(claim.load.number);
  await expect(first).toContainText('Menge, Temperatur');
  expect(await violationsInBothThemes(page)).toEqual([]);

  await first.focus();
  await page.keyboard.press('Enter');
  const drawer = drawerOf(page, claim);
  await expect(drawer.getByText('Wunsch: Ersatz')).toBeVisible();
  await expect(drawer.getByText('Es fehlen etwa zwei Tonnen.')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Schaden.pdf' })).toBeVisible();
  await expect(drawer.getByText('Anderes.pdf')).toHaveCount(0);
  await page.keyboard.press('p');
  await expect(page.getByText(`Sie klären jetzt Reklamation ${claim.number}.`)).toBeVisible();
  await expect(drawer.getByText('Zur Klärung übernommen')).toBeVisible();
  await expect(drawer.getByRole('button', { name: /^Übernehmen/ })).toHaveCount(0);
  await expect(row(page, 0)).toContainText('Lena Bartels');
  expect(await violationsInBothThemes(page)).toEqual([]);

  await page.keyboard.press('b');
  const text = drawer.getByRole('textbox', { name: /^Antwort an den Kunden/ });
  await expect(text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(drawer.getByText('Bitte schreiben Sie dem Kunden eine Antwort.')).toBeVisible();
  await expect(drawer.getByText('Bitte wählen Sie das Ergebnis.')).toBeVisible();
  await page.keyboard.type('Wir liefern zwei Tonnen nach.');
  await tabTo(drawer.getByRole('radio', { name: 'Ersatz' }));
  await page.keyboard.press('Space');
  await expect(drawer.getByRole('radio', { name: 'Ersatz' })).toBeChecked();
  await tabTo(drawer.getByLabel(/^Angenommene Menge/));
  await page.keyboard.type('99');
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('Bitte geben Sie eine Menge über 0 bis 26,40')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2,5');
  await tabTo(drawer.getByLabel(/^Lieferschein des Ersatzes/));
  await page.keyboard.type('gibt es nicht');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(
    drawer.getByText(/Diesen Lieferschein gibt es bei diesem Kunden nicht/),
  ).toBeVisible();
  await expect(drawer.getByLabel(/^Lieferschein des Ersatzes/)).toBeFocused();
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Eingaben verwerfen?' });
  await expect(question.getByRole('button', { name: 'Weiter bearbeiten' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue('Wir liefern zwei Tonnen nach.');
  await drawer.getByLabel(/^Lieferschein des Ersatzes/).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(other.number);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText(`Reklamation ${claim.number} ist beantwortet.`)).toBeVisible();
  await expect(drawer.getByText(/^2,50\s+t von 26,40\s+t$/)).toBeVisible();
  await expect(drawer.getByRole('link', { name: other.number })).toBeVisible();

  const { answer } = await server.send(readClaim, { id: claim.id }, { token: site.token });
  expect(answer).toMatchObject({
    text: 'Wir liefern zwei Tonnen nach.',
    accepted_quantity: '2,50',
  });
  await page.keyboard.press('Escape');
  await expectRows(page, 0);
  await expect(page.getByText('Kein Treffer für diese Filter.')).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
});

test('BEY-96 BEY-97 the slower of two learns who was faster and loses nothing, and after agreement nothing changes', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const claim = await fileClaim(server, site);
  await openAsStaff(page, server, 'Lena Bartels');
  const jens = await colleague(server, 'Jens Ahlers');
  const versionNow = async () => (await jens(officeClaim, { id: claim.id })).version;
  await open(`/office/claims?open=${claim.id}`);
  const drawer = drawerOf(page, claim);
  await expect(drawer.getByRole('button', { name: /^Übernehmen/ })).toBeVisible();
  await jens(officeTakeClaim, { id: claim.id, version: await versionNow() });
  await drawer.getByRole('button', { name: /^Übernehmen/ }).click();
  await expect(drawer.getByText(/^Jens Ahlers hat diese Reklamation um/)).toBeVisible();
  await expect(drawer.getByText('Zur Klärung übernommen')).toBeVisible();

  await drawer.getByRole('button', { name: /^Beantworten/ }).click();
  const text = drawer.getByRole('textbox', { name: /^Antwort an den Kunden/ });
  await text.fill('Die Waage ist geeicht.');
  await drawer.getByRole('radio', { name: 'Keine Erstattung' }).check();
  await expect(drawer.getByLabel(/^Angenommene Menge/)).toHaveCount(0);
  const mara = await colleague(server, 'Mara Engel');
  await mara(officeTakeClaim, { id: claim.id, version: await versionNow() });
  const send = drawer.getByRole('button', { name: /^Antwort senden/ });
  await send.click();
  await expect(drawer.getByText(/^Mara Engel hat diese Reklamation um/)).toBeVisible();
  await expect(text).toHaveValue('Die Waage ist geeicht.');
  await send.click();
  await expect(drawer.getByText('Keine Erstattung')).toBeVisible();

  await drawer.getByRole('button', { name: /^Antwort ändern/ }).click();
  await text.fill('Die Waage ist geeicht, das Siegel liegt bei.');
  const { version } = await server.send(readClaim, { id: claim.id }, { token: site.token });
  const reply = { id: claim.id, version, reply: 'agree', note: null } as const;
  await server.send(replyToClaim, reply, { token: site.token, key: newId() });
  await send.click();
  await expect(drawer.getByText('Der Kunde ist einverstanden', { exact: true })).toBeVisible();
  await expect(text).toHaveValue('Die Waage ist geeicht, das Siegel liegt bei.');
  await expect(send).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(drawer.getByText('Kunde einverstanden')).toBeVisible();
  await expect(drawer.getByRole('button', { name: /Antwort ändern|Übernehmen/ })).toHaveCount(0);
});

test('BEY-97 a claim that came back says why, and leads to the correction of its delivery', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const claim = await fileClaim(server, site, { note: null, remedy: 'credit' });
  await openAsStaff(page, server, 'Lena Bartels');
  await open(`/office/claims?view=mine&open=${claim.id}`);
  const drawer = drawerOf(page, claim);
  await drawer.getByRole('button', { name: /^Beantworten/ }).click();
  await drawer.getByRole('textbox', { name: /^Antwort an den Kunden/ }).fill('Gutschrift folgt.');
  await drawer.getByRole('radio', { name: 'Gutschrift' }).check();
  await drawer.getByRole('button', { name: /^Antwort senden/ }).click();
  await expect(drawer.getByText('Beantwortet', { exact: true })).toBeVisible();
  const { version } = await server.send(readClaim, { id: claim.id }, { token: site.token });
  const reply = { id: claim.id, version, reply: 'disagree', note: 'Wie viel genau?' } as const;
  await server.send(replyToClaim, reply, { token: site.token, key: newId() });
  await page.reload();
  await expect(drawer.getByText('Der Kunde hat widersprochen')).toBeVisible();
  await expect(drawer.getByText('Wie viel genau?').first()).toBeVisible();
  await expect(row(page, 0)).toContainText('Widersprochen · Lena Bartels');
  expect(await violationsInBothThemes(page)).toEqual([]);

  await drawer.getByRole('link', { name: 'Lieferung korrigieren' }).click();
  const delivery = page.getByRole('dialog', { name: `Lieferung ${claim.load.number}` });
  await expect(delivery.getByRole('textbox', { name: 'Tara' })).toBeVisible();
  await expect(page).toHaveURL(/open=[\da-f-]+$/);
});

test('BEY-96 support reads a claim and finds no way to change it', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const claim = await fileClaim(server, site);
  await signInStaff(page, server, await buildColleague(server, { role: 'support' }));
  await open(`/office/claims?q=${claim.load.number}`);
  await row(page, 0).click();
  const drawer = drawerOf(page, claim);
  await expect(drawer.getByText('Wunsch: Ersatz')).toBeVisible();
  await expect(drawer.getByRole('button', { name: /^(Übernehmen|Beantworten)/ })).toHaveCount(0);
  await expect(drawer.getByRole('link', { name: 'Lieferung korrigieren' })).toHaveCount(0);
  await drawer.getByRole('link', { name: claim.load.number }).click();
  await expect(page.getByRole('dialog', { name: `Lieferung ${claim.load.number}` })).toBeVisible();
});

test.describe('live', () => {
  test.use({ live: true });

  test('BEY-94 BEY-96 a claim of a customer appears in the list and in the navigation at once', async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    await openAsStaff(page, server, 'Lena Bartels');
    await open(`/office/claims?customer=${site.company.id}`);
    await expect(page.getByText('Kein Treffer für diese Filter.')).toBeVisible();
    await expect(page.getByTitle(/^Keine Verbindung/)).toHaveCount(0);
    const claim = await fileClaim(server, site);
    await expectRows(page, 1);
    await expect(page.getByRole('link', { name: /^Reklamationen [1-9]/ })).toBeVisible();
    await row(page, 0).click();
    const drawer = drawerOf(page, claim);
    const jens = await colleague(server, 'Jens Ahlers');
    await jens(officeTakeClaim, { id: claim.id, version: 1 });
    await expect(drawer.getByText('In Klärung bei Jens Ahlers')).toBeVisible();
    await expect(row(page, 0)).toContainText('Jens Ahlers');
  });
});
