import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { buildOneCallOff, inDays } from '../../support/call-offs.ts';
import { buildNote, test } from '../../support/camera.ts';
import { enterQuantity, submit as sendChange } from '../../support/change-form.ts';
import { buildLoad, pathOf } from '../../support/deliveries.ts';
import { readBefore } from '../../support/browser-storage.ts';
import { expect, isCached, isHydrated } from '../../support/fixtures.ts';
import { buildOrder, confirm, fillOrder, ordered, toSlip } from '../../support/order-form.ts';
import { buildPerson, fillLogin, PASSWORD } from '../../support/people.ts';
import { createRandom } from '../../../bench/stage/random.ts';
import type { Line } from '../../support/cuttable-proxy.ts';
import type { Site } from '../../../apps/server/testing/concepts/site.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';

/** Reception on a site: `works`, `lost`, or `hangs`: the phone believes in it and nothing gets through. */
type Reception = 'works' | 'lost' | 'hangs';

/** Reception that changes at random, the same way for the same seed. */
const createWeather = (seed: string, { cut, hang, restore }: Line) => {
  const chance = createRandom(seed);
  const set = async (to: Reception): Promise<Reception> => {
    await { works: restore, lost: cut, hangs: hang }[to]();
    return to;
  };
  return {
    set,
    /** One of these, each as likely as it is often named. */
    change: (...kinds: readonly [Reception, ...Reception[]]): Promise<Reception> =>
      set(kinds[Math.floor(chance() * kinds.length)] ?? kinds[0]),
    chance,
  };
};

const CONFIRMATIONS = 10;
const TONNES = ['60', '61', '60'] as const; // two alike: two orders all the same

/** How often each call of this site took effect at the server. */
const effects = ({ build }: TestServer, { scope }: Site) =>
  build(scope, async (db) => {
    const { rows } = await sql<{ call: string; n: number }>`
      SELECT call, count(*)::int AS n FROM audit_company
      WHERE call IN ('deliveries.confirm', 'callOffs.create', 'callOffs.requestChange')
      GROUP BY call ORDER BY call`.execute(db);
    return Object.fromEntries(rows.map(({ call, n }) => [call, n]));
  });

const buildDay = async (server: TestServer, site: Site) => {
  const { item } = await buildOrder(server, site);
  const fields = { item, number: '551208', quantity: '240.000', starts_on: inDays(3) };
  const callOff = await buildOneCallOff(server, site, fields);
  const note = await buildNote(server, site);
  const loads = [note.load];
  while (loads.length < CONFIRMATIONS) loads.push(await buildLoad(server, site));
  const person = await buildPerson(server, { companies: [site.company], role: 'besteller' });
  return { item, callOff, note, loads, person };
};

const visit = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await isHydrated(page);
};

const seeds = ['Lauenau', 'Rehren', 'Hohenfels'] as const;

for (const [at, seed] of seeds.entries()) {
  test(
    `ONL-28 D-62 D-69 a day on site with reception at random, as ${seed}`,
    { tag: '@full' },
    async ({ camera, context, open, portal: { at: addressOf, line, server }, site }) => {
      test.setTimeout(480_000);
      const { item, callOff, note, loads, person } = await buildDay(server, site);
      const { change, set, chance } = createWeather(seed, line);
      const address = addressOf('nordstein');
      const base = await open('/login');
      let page = base;
      await isCached(page);
      await page.reload();

      // A login without an answer ends with a sentence and keeps the words.
      const popup = page.getByRole('dialog', { name: 'Das hat nicht geklappt' });
      if ((await change('lost', 'hangs')) !== 'works') {
        await fillLogin(page, person.email, PASSWORD);
        const flash = page.getByRole('alert').filter({ hasText: /Verbindung|Empfang/ });
        await expect(popup.or(flash).first()).toBeVisible();
        await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(person.email);
      }
      await set('works');
      await expect(async () => {
        // The login that hung may say so only now.
        if (await popup.isVisible())
          await popup.getByRole('button', { name: 'Verstanden' }).click();
        await page.getByRole('button', { name: 'Anmelden' }).click({ timeout: 1_000 });
        await expect(page).toHaveURL(/\/dashboard$/, { timeout: 5_000 });
      }).toPass();

      // In the morning the foreman looks at everything in the site office.
      await readBefore(context, address, [
        [`/delivery-incoming/${site.contract.id}`, 'deliveries.incoming'],
        [`/calloff-list/${site.contract.id}`, 'callOffs.list'],
        [`/calloff-change/${callOff.id}`, 'callOffs.detail'],
        [`/contract-items/${site.contract.id}`, 'contracts.items'],
        [`/calloff-creation/${item.id}`, 'callOffs.openCart'],
      ]);
      await camera.show(note.code);
      await visit(page, `${address}/qr-scanner`);
      await expect(page).toHaveURL(new RegExp(pathOf(note.load)));

      const confirmLoad = async (path: string): Promise<void> => {
        await visit(page, `${address}/delivery-incoming/${site.contract.id}`);
        const card = page.locator(`a[href="${path}"]`);
        await expect(async () => {
          if (!(await card.isVisible())) await page.mouse.wheel(0, 300);
          expect(await card.isVisible()).toBe(true);
        }).toPass();
        await card.click();
        await page.getByRole('button', { name: 'Lieferung bestätigen' }).click();
        await expect(
          page.getByText(/^Bestätigt am|^Bestätigung wird gesendet|^Wird gesendet/).first(),
        ).toBeVisible();
      };
      const order = async (tonnes: string): Promise<void> => {
        await visit(page, `${address}/calloff-creation/${item.id}`);
        await fillOrder(page, tonnes);
        await toSlip(page);
        await confirm(page).click();
        await expect(
          page.getByRole('dialog', { name: /Anfrage gesendet|Wird später gesendet/ }),
        ).toBeVisible();
        await page.getByRole('dialog').getByRole('button').last().click();
      };
      const changeOne = async (): Promise<void> => {
        await visit(page, `${address}/calloff-change/${callOff.id}`);
        await enterQuantity(page, '260');
        await sendChange(page).click();
        await expect(
          page.getByRole('dialog', { name: /Änderung angefragt|Wird später gesendet/ }),
        ).toBeVisible();
        await page.getByRole('dialog').getByRole('button').last().click();
      };
      const works: (() => Promise<void>)[] = [
        ...loads.map((load) => () => confirmLoad(pathOf(load))),
        ...TONNES.map((tonnes) => () => order(tonnes)),
        changeOne,
      ];
      const inDisorder = works
        .map((work) => ({ work, luck: chance() }))
        .toSorted((one, other) => one.luck - other.luck);
      for (const [step, { work }] of inDisorder.entries()) {
        await change('works', 'works', 'lost', 'lost', 'hangs');
        await work();
        if (step !== 4 + at) continue;
        // The phone ends the app; it is opened again in the pit.
        await page.close();
        await set('lost');
        page = await context.newPage();
        await visit(page, `${address}/dashboard`);
        await expect(page.getByText(site.contract.name).first()).toBeVisible();
        await expect(page.getByText('Kein Empfang')).toBeVisible();
      }

      await set('works');
      await visit(page, `${address}/outbox`);
      await expect(page.getByText('Alles gesendet')).toBeVisible({ timeout: 90_000 });
      await expect(page.getByText('Nicht angenommen')).toHaveCount(0);
      expect(await effects(server, site)).toEqual({
        'callOffs.create': TONNES.length,
        'callOffs.requestChange': 1,
        'deliveries.confirm': CONFIRMATIONS,
      });
      const quantities = (await ordered(server, site)).map(({ quantity }) => quantity).toSorted();
      expect(quantities).toEqual(['260.000', ...TONNES.map((n) => `${n}.000`)].toSorted());
      await visit(page, `${address}/delivery-incoming/${site.contract.id}`);
      await expect(page.getByText('Nichts unterwegs')).toBeVisible();
      await visit(page, `${address}/calloff-list/${site.contract.id}`);
      for (const tonnes of new Set(TONNES))
        await expect(page.getByText(`${tonnes},00`).first()).toBeVisible();
      await expect(page.getByRole('list', { name: 'Noch nicht gesendet' })).toHaveCount(0);
    },
  );
}
