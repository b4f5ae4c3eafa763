import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { buildCompany } from '../../../apps/server/src/companies/build.ts';
import { fieldsOf, holdCalls, recordCalls } from '../../support/api-calls.ts';
import { expect, fullIf, isCached, test } from '../../support/fixtures.ts';
import { buildPerson } from '../../support/people.ts';
import { answer, failure } from '../../support/scenes/scene.ts';

const CALL_OFF = /^E-Mail zu Abrufen/;
const REMINDER = /^E-Mail zur Erinnerung/;
const PUSH = /^Push-Mitteilungen auf diesem Gerät/;

const toggle = (page: Page, name: RegExp) => page.getByRole('switch', { name });
const theme = (page: Page, name: string) => page.getByRole('radio', { name });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Gespeichert.' });
const unsaved = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Die Einstellung konnte nicht gespeichert werden.' });

for (const { ids, name, type } of [
  { ids: 'SET-01', name: CALL_OFF, type: 'CallOff' },
  { ids: 'SET-02', name: REMINDER, type: 'Reminder' },
]) {
  test(
    `${ids} RTE-24 API-30 API-31 the switch of ${type} mails shows at once and is saved`,
    { tag: fullIf(type === 'Reminder') },
    async ({ open, page, site }) => {
      const read = page.waitForRequest(
        `**/api/v2/settings?company_number=${site.company.company_nr}`,
      );
      const sent = recordCalls(page, 'settings');
      const release = await holdCalls(page, 'settings', (fields) => !('company_number' in fields));
      await open('/settings', site);
      await read;
      await expect(toggle(page, name)).toBeChecked();
      await toggle(page, name).click();
      await expect(toggle(page, name)).not.toBeChecked(); // the server has not saved it yet
      await expect(page.getByRole('article').first()).toHaveAttribute('aria-busy', 'true');
      await expect(saved(page)).toHaveCount(0);
      release();
      await expect(saved(page)).toBeVisible();
      await expect(page.getByRole('article').first()).toHaveAttribute('aria-busy', 'false');
      await page.reload();
      await expect(toggle(page, name)).toBeEnabled();
      await expect(toggle(page, name)).not.toBeChecked();
      await toggle(page, name).click();
      await expect(saved(page)).toBeVisible();
      await page.reload();
      await expect(toggle(page, name)).toBeChecked();
      const company_number = site.company.company_nr;
      expect(fieldsOf(sent.filter(({ method }) => method === 'POST'))).toEqual([
        { company_number, type, status: 'false' },
        { company_number, type, status: 'true' },
      ]);
    },
  );
}

test('ERR-25 a setting that cannot be saved is reverted, reported and can be retried', async ({
  open,
  page,
  site,
}) => {
  await open('/settings', site);
  const refuse = await refusing(page, 500);
  await toggle(page, CALL_OFF).click();
  await expect(unsaved(page)).toBeVisible();
  await expect(toggle(page, CALL_OFF)).toBeChecked();
  await expect(page.getByRole('article').first()).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('dialog')).toHaveCount(0); // one failure, one message
  await theme(page, 'Dunkel').click();
  await expect(theme(page, 'Wie das Gerät')).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(unsaved(page)).toBeVisible();

  await refuse.end();
  await toggle(page, CALL_OFF).click();
  await expect(saved(page)).toBeVisible();
  await expect(toggle(page, CALL_OFF)).not.toBeChecked();
});

test('two quick taps restore the setting, also on the server @full', async ({
  open,
  page,
  site,
}) => {
  const sent = recordCalls(page, 'settings');
  await open('/settings', site);
  await expect(toggle(page, CALL_OFF)).toBeChecked();
  const release = await holdCalls(page, 'settings');
  await toggle(page, CALL_OFF).click();
  await toggle(page, CALL_OFF).click();
  await expect(toggle(page, CALL_OFF)).toBeChecked();
  const last = page.waitForResponse((one) => one.request().postData()?.includes('true') ?? false);
  release();
  expect((await last).status()).toBe(200);
  await page.reload();
  await expect(toggle(page, CALL_OFF)).toBeEnabled();
  await expect(toggle(page, CALL_OFF)).toBeChecked();
  const changes = fieldsOf(sent.filter(({ method }) => method === 'POST'));
  expect(changes.map(({ status }) => status)).toEqual(['false', 'true']);
});

test('D-62 a switch used offline is reverted and says why @full', async ({ open, page, site }) => {
  await open('/settings', site);
  await expect(toggle(page, REMINDER)).toBeChecked();
  await isCached(page);
  await page.context().setOffline(true);
  await toggle(page, REMINDER).click();
  await expect(page.getByRole('alert')).toContainText('Dafür brauchen Sie Empfang.');
  await expect(toggle(page, REMINDER)).toBeChecked();
  await expect(unsaved(page)).toHaveCount(0);
});

test('SET-05 T-24 a user without a company can change only the theme', async ({
  open,
  page,
  portal: { server },
}) => {
  const person = await buildPerson(server);
  const { json } = await server.request('POST', 'user', { ...person, body: new URLSearchParams() });
  const { data } = json as { data: object }; // the envelope of every answer
  await answer('user', { data: { ...data, available_companies: [] } })(page);
  await open('/settings', person);
  await expect(page.getByText('Wählen Sie zuerst auf der Startseite eine Firma.')).toBeVisible();
  for (const name of [CALL_OFF, REMINDER, PUSH]) {
    await expect(toggle(page, name)).toBeDisabled();
    await expect(toggle(page, name)).not.toBeChecked();
  }
  await theme(page, 'Dunkel').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(saved(page)).toBeVisible();
  const { rows } = await server.build({ userId: person.id }, (db) =>
    sql<{ theme: number }>`SELECT theme FROM user_settings WHERE user_id = ${person.id}`.execute(
      db,
    ),
  );
  expect(rows).toEqual([{ theme: 30 }]);
});

test('D-55 each company has its own switches @full', async ({ open, page, portal: { server } }) => {
  const companies = await server.build({}, async (db) => [
    await buildCompany(db, { name: 'Erste Tiefbau GmbH' }),
    await buildCompany(db, { name: 'Zweite Hochbau AG' }),
  ]);
  await open('/settings', await buildPerson(server, { companies }));
  await toggle(page, CALL_OFF).click();
  await expect(saved(page)).toBeVisible();
  const choose = async (from: string, to: string) => {
    await page.getByRole('button', { name: new RegExp(`^Firma, ${from}`) }).click();
    await page.getByRole('dialog').getByText(to).click();
    await expect(page.getByRole('button', { name: new RegExp(`^Firma, ${to}`) })).toBeVisible();
  };
  await choose('Erste Tiefbau', 'Zweite Hochbau');
  await expect(toggle(page, CALL_OFF)).toBeChecked();
  await toggle(page, REMINDER).click();
  await expect(toggle(page, REMINDER)).not.toBeChecked();
  await choose('Zweite Hochbau', 'Erste Tiefbau');
  await expect(toggle(page, CALL_OFF)).not.toBeChecked();
  await expect(toggle(page, REMINDER)).toBeChecked();
});

test(
  'SET-03 T-33 push is requested on a tap only, and not offered where the device lacks it @full',
  { tag: '@chromium' },
  async ({ open, page, site }) => {
    await page.context().grantPermissions(['notifications']);
    const sent = recordCalls(page, 'settings');
    await page.addInitScript(() => {
      const ask = Notification.requestPermission.bind(Notification);
      Object.assign(window, { asked: 0 });
      Notification.requestPermission = () => {
        Object.assign(window, { asked: Number(Reflect.get(window, 'asked')) + 1 });
        return ask();
      };
    });
    const asked = () => page.evaluate(() => Number(Reflect.get(window, 'asked')));
    await open('/settings', site);
    await expect(toggle(page, PUSH)).toBeEnabled();
    await expect(toggle(page, PUSH)).not.toBeChecked();
    await expect(toggle(page, PUSH)).toHaveAccessibleDescription('Auch bei geschlossener App');
    expect(await asked()).toBe(0);
    await toggle(page, PUSH).click();
    const failed = page
      .getByRole('alert')
      .filter({ hasText: 'ließ sich nicht für Push-Mitteilungen' });
    await expect(failed).toBeVisible(); // no push service in a private window
    await expect(toggle(page, PUSH)).not.toBeChecked();
    expect(await asked()).toBe(1);
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  },
);

test('SET-03 T-33 a browser that refuses push or lacks it says so and the switch stays off @full', async ({
  open,
  page,
  site,
}) => {
  const sent = recordCalls(page, 'settings');
  await open('/settings', site); // the browser has no permission, and nobody can grant it
  await toggle(page, PUSH).click();
  await expect(toggle(page, PUSH)).toHaveAccessibleDescription(/^Ihr Browser blockiert/);
  await expect(toggle(page, PUSH)).not.toBeChecked();

  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await page.reload();
  await expect(toggle(page, PUSH)).toBeDisabled();
  await expect(toggle(page, PUSH)).toHaveAccessibleDescription(
    'Dieser Browser unterstützt keine Push-Mitteilungen.',
  );
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)' });

  test('SET-03 a phone with push for installed apps only shows how to install @full', async ({
    open,
    page,
    site,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
    await open('/settings', site);
    await expect(toggle(page, PUSH)).toBeDisabled();
    await expect(toggle(page, PUSH)).toHaveAccessibleDescription(
      /^Dieser Browser.*Start\u00AD?bildschirm/,
    );
    await expect(page.getByText('App auf den Startbildschirm legen')).toBeVisible();
    await expect(page.getByText('Tippen Sie auf Teilen und dann auf')).toBeVisible();
  });
});

test('the page reports settings that cannot be read, and retries @full', async ({
  open,
  page,
  site,
}) => {
  await answer('settings?*', failure, 422)(page);
  await open('/settings', site);
  await expect(page.getByText('Die Daten konnten nicht geladen werden.')).toBeVisible();
  await page.unroute('**/api/v2/settings?*');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(toggle(page, CALL_OFF)).toBeChecked();
});

/** Changes of settings fail with this status until `end`. */
const refusing = async (page: Page, status: number) => {
  const at = '**/api/v2/settings';
  await page.route(at, (route) => route.fulfill({ json: failure, status }));
  return { end: () => page.unroute(at) };
};
