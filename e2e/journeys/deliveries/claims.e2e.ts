import * as claims from '@abrufbar/contract/deliveries/claims.ts';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import type { Locator, Page } from '@playwright/test';
import { drawPicture } from '../../../apps/server/testing/concepts/pictures.ts';
import type { Site } from '../../../apps/server/testing/concepts/site.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { recordCalls } from '../../support/api-calls.ts';
import { keptAnswers, keptFiles, keptNames } from '../../support/browser-storage.ts';
import { violationsInBothThemes } from '../../support/axe.ts';
import { buildClaim, buildClerk, buildLoad, pathOf } from '../../support/deliveries.ts';
import { expect, fullIf, isCached, test, waitForStream } from '../../support/fixtures.ts';
import { stickingOut } from '../../support/layout.ts';
import { buildPerson } from '../../support/people.ts';
import { backOnDevice, fail } from '../../support/scenes/scene.ts';
import { phone, tap } from '../../support/touch.ts';

const main = (page: Page) => page.getByRole('main');
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const choice = (page: Page, words: string) =>
  main(page).locator('label').filter({ hasText: words });
const claimLink = (page: Page) => page.getByRole('link', { name: 'Reklamieren', exact: true });
const question = (page: Page) => dialog(page, 'Diese Lieferung unter Vorbehalt bestätigen?');

const addPhoto = async (page: Page, name: string) => {
  const buffer = await drawPicture({ width: 60, height: 60 });
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
};

/** The draft of a claim on the phone, and its photo. */
const keptOf = async (page: Page): Promise<string[]> => [
  ...(await keptNames(page)).filter((name) => name === 'deliveries.claimDraft'),
  ...(await keptFiles(page)).flatMap(({ name }) => (name === '' ? [] : [name])),
];

const buildLorry = (server: TestServer, site: Site) =>
  buildLoad(server, site, { vehicle_license_plate: 'HM KS 418' });

/** The claims of a delivery as the server has them. */
const claimsOf = async (server: TestServer, { token, contract }: Site, id: string) => {
  const both = { delivery_id: id, contract_id: contract.id };
  const details = await server.send(deliveries.details, both, { token });
  return Promise.all(
    details.claims.map((one) => server.send(claims.claim, { id: one.id }, { token })),
  );
};

test.describe('on the phone', () => {
  test.use(phone(844));

  test('BEY-91 BEY-98 BEY-100 BEY-101 a finger files a claim with photo and note, and the delivery is confirmed under reservation', async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    const load = await buildLorry(server, site);
    await open(pathOf(load), site);
    await tap(claimLink(page));
    await expect(heading(page)).toHaveText('Reklamation');
    await expect(page.getByRole('banner')).toContainText(/HM KS 418 · Lieferschein \S+/);
    await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeHidden();
    await tap(button(page, 'Senden'));
    await expect(main(page).getByRole('alert')).toContainText('Bitte wählen Sie mindestens');
    expect(await violationsInBothThemes(page)).toEqual([]);

    await tap(choice(page, 'Entmischung'));
    await tap(choice(page, 'Temperatur'));
    await expect(main(page).getByRole('alert')).toHaveCount(0);
    await addPhoto(page, 'Mulde.jpg');
    await addPhoto(page, 'falsch.jpg');
    await tap(button(page, '„falsch.jpg“ entfernen'));
    await expect(main(page).getByRole('img', { name: 'Mulde.jpg' })).toBeVisible();
    await main(page).getByLabel('Notiz').fill('Hinten grob, vorn fein.');
    await tap(choice(page, 'Gutschrift'));
    expect(await violationsInBothThemes(page)).toEqual([]);
    await tap(button(page, 'Senden'));
    await expect(question(page)).toContainText('Vorbehalt Temperatur.');
    await tap(button(question(page), 'Unter Vorbehalt bestätigen'));

    await expect(heading(page)).toHaveText(/^Reklamation \d+$/);
    await expect(page).toHaveURL(/\/claim\/[\w-]+$/);
    await expect(main(page)).toContainText('Temperatur, Entmischung · 1 Foto');
    await expect(main(page)).toContainText(/Eingegangen.*Gutschrift gewünscht.*Hinten grob/s);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await tap(button(page, 'Weitere Aktionen'));
    await tap(page.getByRole('link', { name: 'Lieferung öffnen' }));
    await expect(main(page)).toContainText(/Unter Vorbehalt bestätigt am .*: Temperatur/);
    await tap(main(page).getByRole('link', { name: /^Reklamation \d+/ }));
    await expect(heading(page)).toHaveText(/^Reklamation \d+$/);
    expect(await claimsOf(server, site, load.id)).toMatchObject([
      { reasons: ['temperature', 'segregation'], remedy: 'credit', photos: 1, state: 'received' },
    ]);
  });

  test('BEY-91 BEY-98 BEY-99 without reception a claim outlives its page, waits with its photo and is sent once', async ({
    context,
    open,
    page,
    portal: { server },
    site,
  }) => {
    const load = await buildLorry(server, site);
    const filed = recordCalls(page, 'claims');
    await open(pathOf(load), site);
    await expect(claimLink(page)).toBeVisible();
    await isCached(page);
    await context.setOffline(true);
    await tap(claimLink(page));
    await tap(choice(page, 'Temperatur'));
    await tap(choice(page, 'Entmischung'));
    await addPhoto(page, 'Mulde.jpg');
    await expect.poll(() => keptOf(page)).toEqual(['deliveries.claimDraft', 'Mulde.jpg']);
    // The draft names its photos; it may have been written without them before.
    await expect
      .poll(async () => JSON.stringify(await keptAnswers(page)))
      .toMatch(/"photoKeys":\["/);
    page.once('dialog', (asked) => void asked.accept());
    await page.reload(); // the phone has ended the page while the camera was open
    await expect(main(page)).toContainText('Ihre Eingaben von vorhin sind wieder da');
    await expect(page.getByRole('checkbox', { name: 'Entmischung' })).toBeChecked();
    await expect(main(page).getByRole('img', { name: 'Mulde.jpg' })).toBeVisible();
    await tap(button(page, 'Senden'));
    await tap(button(question(page), 'Nur reklamieren'));
    await expect(heading(page)).toHaveText(/^Lieferung /);
    await expect(main(page)).toContainText('Die Reklamation wird gesendet, sobald');
    await page.reload(); // the app was closed meanwhile
    await expect(main(page)).toContainText('Die Reklamation wird gesendet, sobald');
    await tap(page.getByRole('link', { name: /^Ausgang/ }));
    await expect(main(page)).toContainText(/Reklamation: Temperatur, Entmischung.*HM KS 418/s);
    await expect(main(page)).toContainText(/Foto zur Reklamation.*Mulde.jpg/s);
    expect(await claimsOf(server, site, load.id)).toEqual([]);
    await context.setOffline(false);
    await expect(main(page)).toContainText('Alles gesendet');
    await expect.poll(() => keptOf(page)).toEqual([]);
    expect(filed).toHaveLength(1);
    expect(await claimsOf(server, site, load.id)).toMatchObject([
      { reasons: ['temperature', 'segregation'], remedy: 'replacement', photos: 1 },
    ]);
  });

  test('BEY-99 a claim that is discarded takes its photo along @full', async ({
    context,
    open,
    page,
    portal: { server },
    site,
  }) => {
    const load = await buildLorry(server, site);
    await open(`/claim-creation/${pathOf(load).split('/').at(-1)}`, site);
    await expect(choice(page, 'Schaden')).toBeVisible();
    await isCached(page);
    await context.setOffline(true);
    await tap(choice(page, 'Schaden'));
    await addPhoto(page, 'Schaden.jpg');
    await tap(button(page, 'Senden'));
    await tap(button(question(page), 'Nur reklamieren'));
    await tap(page.getByRole('link', { name: /^Ausgang/ }));
    await tap(button(page, 'Reklamation: Schaden verwerfen'));
    await tap(button(page.getByRole('dialog'), 'Verwerfen'));
    await expect(main(page)).toContainText('Alles gesendet');
    await context.setOffline(false);
    expect(await claimsOf(server, site, load.id)).toEqual([]);
  });

  test('BEY-99 BEY-139 a claim that was not accepted after it had waited is discarded in the outbox alone, which asks @full', async ({
    context,
    open,
    page,
    portal: { server },
    site,
  }) => {
    const load = await buildLorry(server, site);
    await open(`/claim-creation/${pathOf(load).split('/').at(-1)}`, site);
    await expect(choice(page, 'Schaden')).toBeVisible();
    await isCached(page);
    await context.setOffline(true);
    await tap(choice(page, 'Schaden'));
    await addPhoto(page, 'Schaden.jpg');
    await tap(button(page, 'Senden'));
    await tap(button(question(page), 'Nur reklamieren'));
    await fail(page, '**/api/v2/claims', 409, { message: 'Geht nicht.' });
    await context.setOffline(false);
    const note = main(page).getByRole('alert').filter({ hasText: 'Geht nicht.' });
    await expect(note.getByRole('button')).toHaveCount(0);
    await tap(note.getByRole('link', { name: 'Im Ausgang ansehen' }));
    await tap(main(page).getByRole('button', { name: 'Verwerfen' }));
    await tap(button(page.getByRole('dialog'), 'Verwerfen'));
    await expect(main(page)).toContainText('Alles gesendet');
    expect(await keptOf(page)).toEqual([]);
  });

  test('BEY-98 leaving the form asks once something is filled in @full', async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    const load = await buildLorry(server, site);
    await open(pathOf(load), site);
    await tap(claimLink(page));
    await tap(button(page, 'Abbrechen'));
    await expect(heading(page)).toHaveText(/^Lieferung /);
    await tap(claimLink(page));
    await tap(choice(page, 'Menge'));
    await tap(button(page, 'Schließen'));
    const asked = dialog(page, 'Reklamation verwerfen?');
    await tap(button(asked, 'Weiter bearbeiten'));
    await expect(page.getByRole('checkbox', { name: 'Menge' })).toBeChecked();
    await expect(asked).toBeHidden();
    await backOnDevice(page);
    await tap(button(asked, 'Eingaben verwerfen'));
    await expect(heading(page)).toHaveText(/^Lieferung /);
    expect(await claimsOf(server, site, load.id)).toEqual([]);
  });

  test.describe('live', () => {
    test.use({ live: true });

    test('BEY-93 BEY-100 the answer arrives on the open page, names its replacement and is agreed to', async ({
      open,
      page,
      portal: { server },
      site,
    }) => {
      const clerk = await buildClerk(server);
      const { id, number, path } = await buildClaim(server, site);
      const other = await buildLoad(server, site, { vehicle_license_plate: 'SHG WL 81' });
      const stream = waitForStream(page);
      await open(path, site);
      await expect(heading(page)).toHaveText(`Reklamation ${number}`);
      await expect(button(page, 'Einverstanden')).toHaveCount(0);
      await stream;
      await clerk.begin(id);
      await expect(main(page)).toContainText(/In Klärung.*Jana Röder/s);
      await clerk.settle(id, other.number);
      await expect(main(page)).toContainText('13,20 von 26,40');
      await expect(main(page)).toContainText('„Wir liefern 13,20 t nach.“');
      const call = page.getByRole('link', { name: 'Jana Röder' });
      await expect(call).toHaveAttribute('href', 'tel:+49504398125');
      expect(await violationsInBothThemes(page)).toEqual([]);
      await tap(button(page, 'Einverstanden'));
      await expect(page.getByText('Die Reklamation ist abge')).toBeVisible();
      await expect(button(page, 'Einverstanden')).toBeHidden();
      await tap(main(page).getByRole('link', { name: /Ersatz mit.*SHG WL 81/ }));
      await expect(heading(page)).toHaveText(`Lieferung ${other.number}`);
    });
  });

  test('BEY-92 BEY-99 BEY-100 the customer disagrees once with a note, also without reception @full', async ({
    context,
    open,
    page,
    portal: { server },
    site,
  }) => {
    const clerk = await buildClerk(server);
    const { id, number, path, read } = await buildClaim(server, site);
    await clerk.begin(id);
    await clerk.settle(id);
    await open(path, site);
    await expect(button(page, 'Einverstanden')).toBeVisible();
    await isCached(page);
    await context.setOffline(true);
    await tap(button(page, 'Weitere Aktionen'));
    await tap(button(page, 'Nicht einverstanden'));
    const sheet = dialog(page, 'Nicht einverstanden');
    await tap(button(sheet, 'Senden'));
    await expect(sheet).toContainText('Bitte schreiben Sie, womit');
    await sheet.getByRole('textbox').fill('Es waren 20 t.');
    await tap(button(sheet, 'Senden'));
    await expect(main(page)).toContainText('Ihre Antwort wird gesendet, sobald');
    await page.reload(); // its last state is on the phone
    await expect(main(page)).toContainText('„Wir liefern 13,20 t nach.“');
    await expect(main(page)).toContainText('Ihre Antwort wird gesendet, sobald');
    await expect(button(page, 'Einverstanden')).toBeHidden();
    await tap(page.getByRole('link', { name: /^Ausgang/ }));
    await expect(
      main(page).getByRole('link', { name: `Reklamation ${number}: Nicht einverstanden` }),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(main(page)).toContainText('Alles gesendet');
    await page.goBack();
    await expect(main(page)).toContainText(/Es waren 20 t\./);
    await expect(main(page).getByText('In Klärung').first()).toBeVisible();
    await tap(button(page, 'Weitere Aktionen'));
    await expect(page.getByRole('link', { name: 'Lieferung öffnen' })).toBeVisible();
    await expect(button(page, 'Nicht einverstanden')).toHaveCount(0);
    expect(await read()).toMatchObject({ state: 'in_progress', may_disagree: false });
  });

  test('BEY-98 BEY-101 the check and a reservation lead to a claim @full', async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    const load = await buildLorry(server, site);
    await open(`${pathOf(load)}?check=1`, site);
    await tap(claimLink(page));
    await expect(heading(page)).toHaveText('Reklamation');
    await tap(button(page, 'Schließen'));
    await tap(button(page, 'Unter Vorbehalt'));
    const reasons = page.getByRole('dialog');
    await tap(reasons.locator('label').filter({ hasText: 'Menge' }));
    await tap(reasons.locator('label').filter({ hasText: 'Danach reklamieren' }));
    await button(reasons, 'Unter Vorbehalt: halten').tap();
    await button(page, 'Nochmals tippen').tap();
    await expect(heading(page)).toHaveText('Reklamation');
    await tap(choice(page, 'Menge'));
    await tap(button(page, 'Senden')); // confirmed already: nothing is asked
    await expect(heading(page)).toHaveText(/^Reklamation \d+$/);
    await tap(button(page, 'Zurück'));
    await expect(heading(page)).toHaveText(/^Unter Vorbehalt bestätigt/);
    await expect(claimLink(page)).toBeVisible();
  });

  test('BEY-93 BEY-101 a reader, without the right to add files, sees claims and finds no way to one', async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    const clerk = await buildClerk(server);
    const { load, id, path } = await buildClaim(server, site);
    await clerk.settle(id);
    const reader = await buildPerson(server, { companies: [site.company], role: 'leser' });
    await open(pathOf(load), reader);
    await expect(main(page).getByRole('link', { name: /^Reklamation \d+/ })).toBeVisible();
    await expect(claimLink(page)).toHaveCount(0);
    await open(`${pathOf(load)}?check=1`);
    await expect(main(page)).toContainText('HM KS 418');
    await expect(claimLink(page)).toHaveCount(0);
    await open(path);
    await expect(main(page)).toContainText('„Wir liefern 13,20 t nach.“');
    await expect(button(page, 'Einverstanden')).toHaveCount(0);
    await open(`/claim-creation/${pathOf(load).split('/').at(-1)}`);
    await expect(main(page)).toContainText('Reklamieren darf bei dieser Firma nur');
  });

  test('BEY-90 BEY-99 a refused claim keeps the input, and its photo is added once @full', async ({
    open,
    page,
    portal: { server },
    site,
  }) => {
    const load = await buildLorry(server, site);
    await open(`/claim-creation/${pathOf(load).split('/').at(-1)}`, site);
    await tap(choice(page, 'Schaden'));
    await addPhoto(page, 'Schaden.jpg');
    await page.route('**/api/v2/claims', (route) =>
      route.fulfill({
        status: 409,
        json: { message: 'Geht nicht.', errors: [], data: { error: 'x' }, request_id: 'a-1' },
      }),
    );
    await tap(button(page, 'Senden'));
    await tap(button(question(page), 'Nur reklamieren'));
    const refused = page.getByRole('dialog', { name: 'Das hat nicht geklappt' });
    await expect(refused).toContainText('Geht nicht.');
    await tap(button(refused, 'Verstanden'));
    await expect(page.getByRole('checkbox', { name: 'Schaden' })).toBeChecked();
    await page.unroute('**/api/v2/claims');
    await tap(button(page, 'Senden')); // the question was answered
    await expect(main(page)).toContainText('Schaden · 1 Foto');
    expect(await claimsOf(server, site, load.id)).toMatchObject([{ photos: 1 }]);
  });
});

for (const { width, text } of [
  { width: 320, text: '100%' },
  { width: 320, text: '200%' },
])
  test(
    `BEY-98 BEY-100 form and page of a claim fit ${width} px with text of ${text}`,
    { tag: fullIf(text === '100%') },
    async ({ open, page, portal: { server }, site }) => {
      const clerk = await buildClerk(server);
      const { load, id, path } = await buildClaim(server, site);
      await clerk.begin(id);
      await clerk.settle(id, (await buildLorry(server, site)).number);
      await page.setViewportSize({ width, height: 640 });
      await page.addInitScript((size) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`html{font-size:${size}}`);
        document.adoptedStyleSheets.push(sheet);
      }, text);
      await open(path, site);
      await expect(button(page, 'Einverstanden')).toBeVisible();
      expect(await stickingOut(page)).toEqual([]);
      await open(`/claim-creation/${pathOf(load).split('/').at(-1)}`);
      await expect(choice(page, 'Entmischung')).toBeVisible();
      await addPhoto(page, 'Mulde.jpg');
      await expect(main(page).getByRole('img', { name: 'Mulde.jpg' })).toBeVisible();
      expect(await stickingOut(page)).toEqual([]);
    },
  );
