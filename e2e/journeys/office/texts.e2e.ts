import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import type { Page } from '@playwright/test';
import { buildHelp, buildLegalText } from '../../../apps/server/src/content/build.ts';
import { violationsInBothThemes } from '../../support/axe.ts';
import { expect, fullIf, isHydrated, signIn, test, type Showroom } from '../../support/fixtures.ts';
import { buildColleague, codeNow, AT_DESK, signInStaff } from '../../support/office.ts';
import { buildPerson } from '../../support/people.ts';

test.use({ ...AT_DESK, alone: 'test' }); // texts are the same for everybody

type Server = Showroom['server'];
type Role = 'editor' | 'admin';

const enter = async (page: Page, server: Server, name: string, role: Role = 'editor') => {
  const member = await buildColleague(server, { name, role, brands: BRANDS });
  // The last code is too long ago for what asks for one.
  await signInStaff(page, server, member, new Date(Date.now() - 6 * 60_000));
  return member;
};

const text = (page: Page) => page.getByRole('textbox', { name: 'Text' });
const preview = (page: Page) => page.frameLocator('iframe');
const isSaved = (page: Page) => expect(page.getByText(/^Entwurf gespeichert/)).toBeVisible();
const publish = async (page: Page) => {
  await page.keyboard.press('ControlOrMeta+Enter');
  const question = page.getByRole('dialog', { name: /veröffentlichen\?/ });
  await question.getByRole('button', { name: 'Veröffentlichen' }).click();
};

test('OFF-140 OFF-141 OFF-145 OFF-146 OFF-149 a help text is written by keyboard, seen in the preview and read on the phone', async ({
  browser,
  open,
  page,
  portal,
  site,
}) => {
  const { server, at } = portal;
  await enter(page, server, 'Sabine Kruse');
  await open('/office/texts');
  const entry = page.getByRole('link', { name: /^Vertrag/ });
  await expect(entry).toContainText('fehlt');
  await entry.click();
  await text(page).focus();
  await page.getByRole('button', { name: 'Überschrift' }).click();
  await page.keyboard.type('Ihr Vertrag');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Fragen beantwortet ');
  await page.getByRole('button', { name: 'Platzhalter' }).click();
  await page.getByRole('menuitem', { name: 'Marke' }).click();
  await page.keyboard.type(' ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('innerhalb einer Stunde');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('.');
  await expect(preview(page).getByText('Fragen beantwortet Nordstein')).toBeVisible();
  await page.getByRole('radio', { name: 'Südkies' }).check({ force: true });
  await expect(preview(page).getByText('Fragen beantwortet Südkies')).toBeVisible();
  await isSaved(page);
  await expect(entry).toContainText('Entwurf');

  // Nothing of it outside of the office before it is published.
  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 } })
  ).newPage();
  await signIn(phone, site);
  const readHelp = async () => {
    await phone.goto(`${at('nordstein')}/contract-detail/${site.contract.id}`);
    await isHydrated(phone);
    await phone.getByRole('navigation', { name: 'Hauptnavigation' }).getByText('Hilfe').click();
  };
  await readHelp();
  await expect(phone.getByText('Keine Hilfe zu dieser Seite')).toBeVisible();
  await text(page).focus();
  await publish(page);
  await expect(page.getByText('Vertrag: Version 1 gilt jetzt.')).toBeVisible();
  await readHelp();
  const main = phone.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Ihr Vertrag' })).toBeVisible();
  await expect(main).toContainText('Fragen beantwortet Nordstein innerhalb einer Stunde.');
  await expect(main.locator('strong')).toHaveText('innerhalb einer Stunde');
});

test('OFF-143 OFF-142 published terms are asked for again on an open phone', async ({
  browser,
  open,
  page,
  portal,
}) => {
  const { server, at } = portal;
  const long = new Date(Date.now() - 86_400_000);
  await server.build({}, (db) =>
    buildLegalText(db, { html: '<p>Das Werk antwortet am selben Tag.</p>', publishedAt: long }),
  );
  const person = await buildPerson(server, { acceptedTermsAt: new Date() });
  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 } })
  ).newPage();
  await signIn(phone, person);
  await phone.goto(`${at('nordstein')}/dashboard`);
  await isHydrated(phone);
  await expect(phone.getByText('Hier erscheinen Ihre Baustellen')).toBeVisible();

  const member = await enter(page, server, 'Sabine Kruse');
  await open('/office/texts?view=terms');
  await text(page).press('ControlOrMeta+a');
  await page.keyboard.type('Das Werk antwortet innerhalb einer Stunde.');
  const difference = page.getByRole('region', { name: 'Unterschied zu Version 1' });
  await expect(difference.locator('del')).toHaveText('am selben Tag.');
  await expect(difference.locator('ins')).toHaveText('innerhalb einer Stunde.');
  await isSaved(page);
  await publish(page);
  await page.getByLabel('Ihr aktueller Code').fill(codeNow(member));
  await expect(page.getByText('Nutzungsbedingungen: Version 2 gilt jetzt.')).toBeVisible();

  await phone.reload();
  const asked = phone.getByRole('dialog', { name: 'Nutzungsbedingungen' });
  await expect(asked).toContainText('haben sich geändert');
  await asked.getByRole('link', { name: 'Bedingungen lesen' }).click();
  await expect(phone.getByText('Das Werk antwortet innerhalb einer Stunde.')).toBeVisible();
  await phone.getByRole('button', { name: 'Schließen' }).first().click();
  await asked.getByRole('button', { name: 'Zustimmen' }).click();
  await expect(asked).toHaveCount(0);
});

test('OFF-147 OFF-144 two editors see each other, choose between their versions and take back an old one', async ({
  context,
  open,
  page,
  portal,
}) => {
  const { server, at } = portal;
  await server.build({}, (db) => buildHelp(db, '/dashboard', '<p>Alter Text</p>'));
  await enter(page, server, 'Sabine Kruse');
  await open('/office/texts');
  await text(page).press('ControlOrMeta+a');
  await page.keyboard.type('Text von Sabine');
  await isSaved(page);

  // The first page has not asked again yet when its person goes on.
  const asked = '**/admin/api/texts/help%3A%2Fdashboard';
  await page.route(asked, (route) => route.abort());
  const other = await context.newPage();
  await enter(other, server, 'Katrin Vogt', 'admin');
  await other.goto(`${at('nordstein')}/office/texts`);
  await expect(other.getByText('Sabine Kruse bearbeitet diese Seite.')).toBeVisible();
  await expect(text(other)).toHaveAttribute('contenteditable', 'false');
  await other.getByRole('button', { name: 'Übernehmen' }).click();
  await text(other).press('ControlOrMeta+a');
  await other.keyboard.type('Text von Katrin');
  await isSaved(other);

  await text(page).press('End');
  // At once: the field takes no more keys after a save that comes too late, which a second between two keys would send.
  await page.keyboard.insertText(' geht weiter');
  await page.unroute(asked);
  const question = page.getByRole('alert').filter({ hasText: 'Katrin Vogt hat diese Seite um' });
  await expect(question.locator('ins')).toContainText('Sabine geht weiter');
  await question.getByRole('button', { name: 'Ihre Fassung' }).click();
  await isSaved(page);
  await expect(text(page)).toHaveText('Text von Sabine geht weiter');

  await page.getByRole('button', { name: 'Versionen (1)' }).click();
  await page.getByRole('button', { name: 'Als Entwurf übernehmen' }).click();
  await expect(text(page)).toHaveText('Alter Text');
});

test('OFF-253 in text of twice the size the open one of six views is in view', async ({
  open,
  page,
  portal: { server },
}) => {
  await enter(page, server, 'Sabine Kruse');
  await open('/office/texts');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const tabs = page.getByRole('navigation', { name: 'Hilfe und Texte' });
  const first = tabs.getByRole('link', { name: 'Hilfeseiten' });
  const last = tabs.getByRole('link', { name: 'Textbausteine' });
  await expect(last).not.toBeInViewport({ ratio: 1 });
  await last.click();
  await expect(page.getByRole('button', { name: 'Textbaustein anlegen' })).toBeVisible();
  await page.goBack();
  await expect(first).toBeInViewport({ ratio: 1 });
  await page.goForward();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(first).not.toBeInViewport({ ratio: 1 });
});

test('OFF-140 nothing that is pasted runs or stays but what D-60 allows', async ({
  offences,
  open,
  page,
  portal: { server },
}) => {
  await enter(page, server, 'Sabine Kruse');
  await open('/office/texts?view=privacy');
  await text(page).focus();
  await text(page).evaluate((field) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<h2 onclick="alert(1)" style="color:red">Daten</h2><img src=x onerror="alert(2)"><script>alert(3)</script><p>Wir <b>speichern</b> <a href="javascript:alert(4)">nichts</a>.</p><table><tr><th>Zweck</th><td>Lieferung</td></tr></table>',
    );
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await isSaved(page);
  const draft = await server.build({}, (db) =>
    db
      .selectFrom('content_drafts')
      .select('html')
      .where('page_key', '=', 'privacy:nordstein')
      .executeTakeFirst(),
  );
  expect(draft?.html).toContain('<h2>Daten</h2>');
  expect(draft?.html).toContain('<strong>speichern</strong>');
  expect(draft?.html).toContain('Zweck');
  expect(draft?.html).not.toMatch(/script|onclick|onerror|img|style|javascript/);
  await expect(preview(page).getByRole('heading', { name: 'Daten', exact: true })).toBeVisible();
  // The browser says what it has refused while it read the markup for the cleaner.
  expect(offences.filter((one) => !/refused inline|violates the following/.test(one))).toEqual([]);
  offences.length = 0;
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, { tag: fullIf(colorScheme === 'dark') }, () => {
    test.use({ colorScheme });
    test(`GEN-01 OFF-140 texts, ${colorScheme}, are free of axe violations`, async ({
      open,
      page,
      portal: { server },
    }) => {
      await server.build({}, (db) => buildHelp(db, '/dashboard', '<h2>Start</h2><p>Oben</p>'));
      await enter(page, server, 'Sabine Kruse');
      await open('/office/texts');
      await text(page).press('End');
      await page.keyboard.type(' und unten');
      await isSaved(page);
      expect(await violationsInBothThemes(page)).toEqual([]);
      await page.getByRole('button', { name: 'Versionen (1)' }).click();
      await expect(page.getByRole('button', { name: 'Als Entwurf übernehmen' })).toBeVisible();
      expect(await violationsInBothThemes(page)).toEqual([]);
    });
  });
}
