import { confirm } from '@abrufbar/contract/deliveries/deliveries.ts';
import { readSignature } from '@abrufbar/domain/deliveries/signature.ts';
import type { Page } from '@playwright/test';
import { newId } from '../../../apps/server/src/core/ids.ts';
import { NOW } from '../../../apps/server/testing/concepts/site.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { fieldsOf, recordCalls } from '../../support/api-calls.ts';
import { violationsInBothThemes } from '../../support/axe.ts';
import { buildGate, pathOf } from '../../support/deliveries.ts';
import { expect, isCached, type Open, test } from '../../support/fixtures.ts';
import { tabTo } from '../../support/keyboard.ts';
import { buildPerson } from '../../support/people.ts';
import { backOnDevice, failure } from '../../support/scenes/scene.ts';
import { phone, tap, touchDown, touchMove, touchUp, typeInto } from '../../support/touch.ts';

const buildDay = (server: TestServer) => buildGate(server, 'SHG WL 81', 'HM KS 418');

const nameOf = (person: { readonly first_name: string; readonly last_name: string }) =>
  `${person.first_name} ${person.last_name}`;

const main = (page: Page) => page.getByRole('main');
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Unterschrift', exact: true });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Weitere Aktionen' });
const pad = (page: Page) => sheet(page).getByRole('img', { name: /^Feld für die Unterschrift/ });
const nameField = (page: Page) => sheet(page).getByRole('textbox', { name: 'Name' });
const apply = (page: Page) => sheet(page).getByRole('button', { name: 'Unterschrift übernehmen' });
const holdButton = (page: Page) => page.getByRole('button', { name: 'Zum Bestätigen halten' });
const always = (page: Page) => menu(page).getByRole('switch', { name: 'Immer unterschreiben' });

const openSheet = async (page: Page): Promise<void> => {
  await tap(page.getByRole('button', { name: 'Weitere Aktionen' }));
  await tap(menu(page).getByRole('button', { name: 'Unterschrift' }));
  await expect(pad(page)).toBeVisible();
};

/** Writes across the pad with a finger. */
const write = async (page: Page): Promise<void> => {
  await pad(page).tap({ trial: true }); // the sheet has slid in
  const box = await pad(page).boundingBox();
  if (!box) throw new Error('the pad is not drawn');
  const at = (across: number, down: number) => ({
    x: box.x + box.width * across,
    y: box.y + box.height * down,
  });
  await touchDown(page, at(0.2, 0.6));
  for (let step = 1; step <= 8; step += 1)
    await touchMove(page, at(0.2 + step * 0.07, step % 2 === 0 ? 0.6 : 0.3));
  await touchUp(page);
  await expect(pad(page)).toHaveAccessibleName(/, unterschrieben$/);
};

const reserveQuantity = async (page: Page): Promise<void> => {
  await tap(page.getByRole('button', { name: 'Unter Vorbehalt' }));
  const reasons = page.getByRole('dialog', { name: /^Weshalb/ });
  await tap(reasons.locator('label').filter({ hasText: 'Menge' }));
  await reasons.getByRole('button', { name: 'Unter Vorbehalt: halten' }).tap();
  await page.getByRole('button', { name: 'Nochmals tippen' }).tap();
  await expect(sheet(page)).toContainText('Unter Vorbehalt: Menge');
};

/** The phone was locked for a minute: the page is read again. */
const unlock = async (page: Page): Promise<void> => {
  await page.clock.setFixedTime(new Date(Date.parse(NOW) + 60_000));
  const reread = page.waitForResponse('**/delivery/details?*');
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await reread;
};

/** A sheet for a signature on the phone, and a colleague of the person who can be faster. */
const openBesideColleague = async (page: Page, open: Open, server: TestServer) => {
  const { site, load, check } = await buildDay(server);
  const colleague = await buildPerson(server, { companies: [site.company] });
  await page.clock.setFixedTime(NOW);
  await open(check, site);
  await isCached(page);
  await openSheet(page);
  const confirmFirst = (signed_by?: string) => {
    const of = { delivery_id: load.id, contract_id: site.contract.id };
    const input = signed_by === undefined ? of : { ...of, signed_by };
    return server.send(confirm, input, { ...colleague, key: newId() });
  };
  return { colleague: nameOf(colleague), confirmFirst };
};

/** The server refuses the next confirmation once it is let go. */
const holdRefusal = async (page: Page, errors: readonly object[]): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    '**/delivery/confirm',
    async (route) => {
      await promise;
      await route.fulfill({ status: 422, json: { ...failure, errors } });
    },
    { times: 1 },
  );
  return resolve;
};

test.describe('at the gate', () => {
  test.use({ ...phone(844), alone: 'file' });

  test('BEY-78 BEY-79 BEY-87 a finger signs upright and sideways, and the delivery shows name and drawing', async ({
    open,
    page,
    portal: { server },
  }) => {
    const { site, load, check } = await buildDay(server);
    const calls = recordCalls(page, 'delivery/confirm');
    await page.clock.setFixedTime(NOW);
    await open(check, site);
    await openSheet(page);
    await expect(sheet(page)).toContainText(/HM KS 418.*26,40.*Fr,\s20\.11\.26 · 07:12\sUhr/s);
    await tap(apply(page));
    await expect(sheet(page).getByRole('alert')).toHaveText('Bitte unterschreiben Sie hier.');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await write(page);
    await expect(sheet(page).getByRole('alert')).toBeHidden();
    await tap(sheet(page).getByRole('button', { name: 'Neu beginnen' }));
    await expect(pad(page)).toHaveAccessibleName(/, leer$/);
    await write(page);

    await page.setViewportSize({ width: 844, height: 390 });
    await expect(pad(page)).toHaveAccessibleName(/, unterschrieben$/);
    expect((await pad(page).boundingBox())?.height).toBeGreaterThanOrEqual(200);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await write(page);
    await backOnDevice(page);
    const question = page.getByRole('dialog', { name: 'Unterschrift verwerfen?' });
    await tap(question.getByRole('button', { name: 'Weiter unterschreiben' }));
    await expect(pad(page)).toHaveAccessibleName(/, unterschrieben$/);

    const errors = [{ field: 'signature', message: 'Bitte unterschreiben Sie erneut.' }];
    const refuse = await holdRefusal(page, errors);
    await tap(apply(page));
    await expect(apply(page)).toHaveAttribute('aria-busy', 'true');
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('popstate', resolve, { once: true });
          history.back();
        }),
    );
    await expect(sheet(page).getByRole('button', { name: 'Schließen' })).toBeDisabled();
    refuse();
    await expect(sheet(page).getByRole('alert')).toHaveText('Bitte unterschreiben Sie erneut.');
    await backOnDevice(page);
    await tap(question.getByRole('button', { name: 'Weiter unterschreiben' }));
    await tap(apply(page));
    await expect(page.getByRole('heading', { name: /^Bestätigt um 07:1\d/ })).toBeFocused();
    const drawing = main(page).getByRole('img', {
      name: `Unterschrift von ${site.user.first_name}`,
    });
    await expect(drawing).toBeVisible();
    const [, sent] = fieldsOf(calls);
    expect(readSignature(sent?.['signature'] ?? '')).toMatchObject({ problem: null });
    expect(sent?.['signature']?.length).toBeLessThan(2_000);
    await open(pathOf(load));
    await expect(drawing).toBeVisible();
  });

  test('BEY-76 BEY-87 BEY-89 a contract that always asks is signed under reservation without reception, and skipped by the next', async ({
    context,
    open,
    page,
    portal: { server },
  }) => {
    const { site, check } = await buildDay(server);
    const calls = recordCalls(page, 'delivery/confirm');
    await page.clock.setFixedTime(NOW);
    await open(check, site);
    await openSheet(page);
    await tap(sheet(page).getByRole('button', { name: 'Weitere Aktionen' }));
    const switched = page.waitForResponse('**/contract/always-sign');
    await tap(always(page));
    expect((await switched).status()).toBe(200);
    await expect(always(page)).toBeChecked();
    await tap(menu(page).getByRole('button', { name: 'Schließen' }));
    await tap(sheet(page).getByRole('button', { name: 'Schließen' }).first());

    await isCached(page);
    await context.setOffline(true);
    await reserveQuantity(page);
    await write(page);
    await typeInto(nameField(page), 'Uwe Brandt');
    await tap(apply(page));
    await expect(main(page)).toContainText('Bestätigung mit Unterschrift wird gesendet, sobald');
    await tap(page.getByRole('link', { name: /^Ausgang/ }));
    await expect(main(page)).toContainText(/unter Vorbehalt: Menge, mit Unterschrift.*HM KS 418/s);
    await context.setOffline(false);
    await expect(main(page)).toContainText('Alles gesendet');
    expect(fieldsOf(calls)).toMatchObject([{ reservation: 'quantity', signed_by: 'Uwe Brandt' }]);

    await open('/dashboard');
    await tap(main(page).getByRole('link', { name: 'Lieferung prüfen' }).first());
    await holdButton(page).tap();
    await page.getByRole('button', { name: 'Nochmals tippen' }).tap();
    await tap(sheet(page).getByRole('button', { name: 'Schließen' }));
    await reserveQuantity(page);
    const { pathname } = new URL(page.url());
    await tap(sheet(page).getByRole('button', { name: 'Namen auf diesem Gerät' }));
    await tap(page.getByRole('button', { name: 'Uwe Brandt' }));
    await expect(nameField(page)).toHaveValue('Uwe Brandt');
    await write(page);
    const skip = { name: 'Ohne Unterschrift bestätigen' };
    await tap(sheet(page).getByRole('button', skip));
    const question = page.getByRole('dialog', { name: 'Ohne die Unterschrift bestätigen?' });
    await tap(question.getByRole('button', { name: 'Weiter unterschreiben' }));
    await expect(pad(page)).toHaveAccessibleName(/, unterschrieben$/);
    await tap(sheet(page).getByRole('button', skip));
    await tap(question.getByRole('button', skip));
    const done = page.getByRole('heading', { name: /^Unter Vorbehalt bestätigt um 07:1\d/ });
    await expect(done).toBeVisible();
    const [, { signed_by, reservation } = {}] = fieldsOf(calls);
    expect({ signed_by, reservation }).toEqual({ signed_by: undefined, reservation: 'quantity' });
    await open(pathname);
    await expect(main(page)).toContainText(/Unter Vorbehalt bestätigt am .*: Menge/);
  });

  test('BEY-78 BEY-87 a begun signature stays when a colleague confirms first, and is said not to be kept', async ({
    open,
    page,
    portal: { server },
  }) => {
    const { colleague, confirmFirst } = await openBesideColleague(page, open, server);
    await write(page);
    await confirmFirst('Jan Kowalski');
    await unlock(page);
    await expect(pad(page)).toHaveAccessibleName(/, unterschrieben$/);
    await tap(apply(page));
    const lost = `Schon bestätigt von ${colleague}. Ihre Unterschrift wurde nicht gespeichert.`;
    await expect(main(page).getByRole('alert')).toHaveText(lost);
    await expect(page.getByRole('heading', { name: /^Bestätigt um 07:1\d/ })).toBeFocused();
    await expect(page.getByText(lost)).toHaveCount(1); // no message covers the heading
    await expect(main(page)).toContainText('Unterschrieben von Jan Kowalski');
  });

  test('BEY-87 an empty pad closes when a colleague confirms first, and the page says so', async ({
    open,
    page,
    portal: { server },
  }) => {
    const { confirmFirst } = await openBesideColleague(page, open, server);
    await confirmFirst();
    await unlock(page);
    await expect(sheet(page)).toBeHidden();
    await expect(main(page).getByRole('alert')).toContainText('Inzwischen bestätigt.');
  });

  test('BEY-135 BEY-139 BEY-142 BEY-147 a signed confirmation that a colleague beat while it waited stays in the outbox and on its page', async ({
    context,
    open,
    page,
    portal: { server },
  }) => {
    const { colleague, confirmFirst } = await openBesideColleague(page, open, server);
    await write(page);
    await context.setOffline(true);
    await tap(apply(page));
    await expect(main(page)).toContainText('Bestätigung mit Unterschrift wird gesendet, sobald');
    await confirmFirst();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: /^Bestätigt um 07:1\d/ })).toBeVisible();
    const lost = page.getByText(`Schon bestätigt von ${colleague}. Ihre Unterschrift`);
    await expect(main(page).getByRole('alert').filter({ has: lost })).toBeVisible();
    await expect(lost).toHaveCount(1); // no message says the same
    await open('/outbox');
    const entry = main(page).getByRole('list', { name: 'Nicht angenommen' });
    await expect(entry).toContainText('Bestätigung mit Unterschrift');
    await expect(entry).toContainText(`Schon bestätigt von ${colleague}. Ihre Unterschrift`);
    await tap(entry.getByRole('button', { name: 'Verwerfen' }));
    const question = page.getByRole('dialog', { name: 'Eingabe verwerfen?' });
    await expect(question).toContainText('Die Lieferung bleibt bestätigt. Ihre Unterschrift');
    await tap(question.getByRole('button', { name: 'Behalten' }));
    await tap(entry.getByRole('link', { name: /^Öffnen/ }));
    await expect(main(page)).toContainText(/Bestätigt am/);
    await expect(main(page)).not.toContainText('Unterschrieben von');
    await expect(lost).toBeVisible();
    await tap(main(page).getByRole('link', { name: 'Im Ausgang ansehen' }));
    await tap(entry.getByRole('button', { name: 'Verwerfen' }));
    await tap(question.getByRole('button', { name: 'Verwerfen' }));
    await expect(lost).toBeHidden();
  });
});

test.describe('at a desk', () => {
  test.use({ alone: 'file', viewport: { width: 1180, height: 820 } });

  test('BEY-88 keys alone type a name in place of a drawing', async ({
    open,
    page,
    portal: { server },
  }) => {
    const { site, check } = await buildDay(server);
    const calls = recordCalls(page, 'delivery/confirm');
    await page.clock.setFixedTime(NOW);
    await open(check, site);
    await tabTo(page.getByRole('button', { name: 'Weitere Aktionen' }));
    await page.keyboard.press('Enter');
    await tabTo(menu(page).getByRole('button', { name: 'Unterschrift' }));
    await page.keyboard.press('Enter');
    await expect(pad(page)).toHaveAccessibleDescription(/Ohne Zeichnen: im Menü „Namen tippen“/);
    await tabTo(sheet(page).getByRole('button', { name: 'Weitere Aktionen' }));
    await page.keyboard.press('Enter');
    await tabTo(menu(page).getByRole('button', { name: 'Namen tippen' }));
    await page.keyboard.press('Enter');
    await expect(pad(page)).toBeHidden();
    await tabTo(nameField(page));
    await page.keyboard.press('Delete');
    await tabTo(apply(page));
    await page.keyboard.press('Enter');
    await expect(nameField(page)).toBeFocused();
    await expect(nameField(page)).toHaveAccessibleDescription('Bitte geben Sie den Namen ein.');
    await page.keyboard.type('Sabine Körner');
    await tabTo(apply(page));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^Bestätigt um 07:1\d/ })).toBeFocused();
    await expect(main(page)).toContainText('Unterschrieben von Sabine Körner');
    await expect(main(page).getByRole('img', { name: /^Unterschrift von/ })).toBeHidden();
    expect(fieldsOf(calls)).toMatchObject([{ signed_by: 'Sabine Körner' }]);
    expect(fieldsOf(calls)[0]).not.toHaveProperty('signature');
  });
});
