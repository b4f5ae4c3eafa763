import { buildLegalText } from '../../../apps/server/src/content/build.ts';
import { recordCalls } from '../../support/api-calls.ts';
import { expect, fullIf, isSettled, test } from '../../support/fixtures.ts';
import { fail, failure } from '../../support/scenes/scene.ts';

test.use({ alone: 'file' }); // the texts are the same for everybody
test.describe.configure({ mode: 'default' }); // one worker, so one server

const yesterday = () => new Date(Date.now() - 86_400_000);

const TERMS = [
  { path: '/terms-of-use', kind: 'terms', name: 'Nutzungsbedingungen', call: 'terms-of-use' },
  { path: '/privacy-terms', kind: 'privacy', name: 'Datenschutzhinweise', call: 'privacy-policy' },
] as const;
const IMPRINT = { path: '/imprint', kind: 'imprint', name: 'Impressum', call: 'imprint' } as const;

for (const { path, kind, name, call } of [...TERMS, IMPRINT]) {
  const method = kind === 'imprint' ? 'GET' : 'POST';
  const ids = kind === 'imprint' ? 'D-01 D-17' : 'TRM-01 TRM-02 TRM-03 RTE-11 RTE-12';

  test(`${ids} ${path} shows the text of the server to everybody`, async ({
    open,
    page,
    portal: { server },
  }) => {
    const html = '<h2>1. Zugang</h2><p>Ihr Zugang ist <strong>persönlich</strong>.</p>';
    await server.build({}, (db) => buildLegalText(db, { kind, html, publishedAt: yesterday() }));
    const calls = recordCalls(page, call);
    await open(path);
    await expect(page).toHaveTitle(`${name} · Nordstein`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: '1. Zugang' })).toBeVisible();
    await expect(main.locator('strong')).toHaveText('persönlich');
    expect(calls.map(({ method }) => method)).toEqual([method]);
    await expect(page.getByRole('button', { name: 'Schließen' })).toHaveCount(2);
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });

  test(
    `${kind === 'imprint' ? '' : 'ERR-12 ERR-13 '}${path} reports a failed load of its text, and retries`,
    { tag: fullIf(kind !== 'terms') },
    async ({ open, page, portal: { line, server } }) => {
      await server.build({}, (db) =>
        buildLegalText(db, { kind, html: '<p>Fassung 2</p>', publishedAt: yesterday() }),
      );
      const isCall = `**/api/v2/${call}`;
      await fail(page, isCall, 500);
      await open(path);
      const popup = page.getByRole('dialog', { name: 'Das hat nicht geklappt' });
      await expect(popup).toContainText(failure.request_id);
      await popup.getByRole('button', { name: 'Verstanden' }).click();
      await expect(page.getByText('Der Text konnte nicht geladen werden.')).toBeVisible();

      await isSettled(page); // a page without its own code for a lost line would not name it
      await line.cut(); // before, or a request of the page's own could be answered
      await page.unroute(isCall);
      const retry = page.getByRole('button', { name: 'Erneut versuchen' });
      await retry.click();
      await expect(page.getByText('Für diese Seite liegen noch keine Daten vor')).toBeVisible();
      await expect(popup).toHaveCount(0);
      await line.restore();
      await expect(async () => {
        if (await retry.isVisible()) await retry.click();
        await expect(page.getByText('Fassung 2')).toBeVisible({ timeout: 1_000 });
      }).toPass();
    },
  );
}

for (const { path } of TERMS) {
  test(
    `TRM-05 TRM-06 T-18 closing ${path} leads to the registration, a signed-in user to the dashboard`,
    { tag: fullIf(path !== '/terms-of-use') },
    async ({ open, page, site }) => {
      for (const address of [path, `${path}?changed=1`, `${path}?changed=TRUE`]) {
        await open(address);
        await page.getByRole('button', { name: 'Schließen' }).first().click();
        await expect(page).toHaveURL(/\/register$/);
      }
      await open(path, site);
      await page.getByRole('button', { name: 'Schließen' }).first().click();
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(page.getByText('Hier erscheinen Ihre Baustellen')).toBeVisible();
    },
  );
}
