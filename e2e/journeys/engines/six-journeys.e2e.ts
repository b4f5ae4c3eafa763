import { buildContract } from '../../../apps/server/src/contracts/build.ts';
import { CHROMIUM } from '../../support/engines/engines.ts';
import type { AppWindow } from '../../support/engines/app-window.ts';
import { inEachEngine, test } from '../../support/engines/test.ts';
import { buildLoad, pathOf } from '../../support/deliveries.ts';
import { expect, fullIf } from '../../support/fixtures.ts';
import { buildOrder, ordered } from '../../support/order-form.ts';
import { buildPerson, PASSWORD } from '../../support/people.ts';

/** Puts the token of a signed-in person into the storage before the app starts. */
const signIn = async (app: AppWindow, { token }: { readonly token: string }): Promise<void> => {
  await app.open('/healthz');
  await app.reads(`localStorage.setItem('abrufbar.token', ${JSON.stringify(token)})`, null);
};

const logIn = async (app: AppWindow, email: string): Promise<void> => {
  await app.open('/login');
  await app.fill('textbox', /^E-Mail-Adresse/, email);
  await app.fill('textbox', /^Passwort/, PASSWORD);
  await app.press('Enter');
  await app.isAt('/dashboard');
};

/** Names of what the phone keeps for the time without reception. */
const keptNames = async (): Promise<string[]> => {
  const named = (await indexedDB.databases()).some(({ name }) => name === 'abrufbar-state');
  if (!named) return [];
  return new Promise((resolve) => {
    const opening = indexedDB.open('abrufbar-state');
    // Deleted since it was named: opening must not make an empty one.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('error', () => resolve([]));
    opening.addEventListener('success', () => {
      const { result: database } = opening;
      const isMade = database.objectStoreNames.contains('answers');
      const all = isMade ? database.transaction('answers').objectStore('answers').getAll() : null;
      if (!all) resolve([]);
      all?.addEventListener('success', () => {
        const rows = all.result as { readonly key: readonly string[] }[]; // as the portal wrote them
        resolve(rows.map(({ key }) => key[0] ?? ''));
      });
      database.close(); // once the reading has ended
    });
  });
};
const keeps = (app: AppWindow, name: string) =>
  app.reads(
    `(${keptNames.toString()})().then((names) => names.includes(${JSON.stringify(name)}))`,
    true,
  );

inEachEngine((engine) => {
  // `npm test` goes two ways through each further engine; Chromium has all its other journeys.
  const short = { tag: fullIf(engine === CHROMIUM) };
  const full = { tag: fullIf(true) };

  test(
    'ONL-100 login: a wrong password is refused, the right one leads to the start page',
    full,
    async ({ portal: { server }, app, site }) => {
      const person = await buildPerson(server, { companies: [site.company] });
      await app.open('/login');
      await app.fill('textbox', /^E-Mail-Adresse/, person.email);
      await app.fill('textbox', /^Passwort/, 'Falsch-2026');
      await app.tap('button', /^Anmelden$/);
      await app.sees('E-Mail-Adresse oder Passwort stimmt nicht.');
      await app.fill('textbox', /^Passwort/, PASSWORD);
      await app.tap('button', /^Anmelden$/);
      await app.isAt('/dashboard');
      await app.sees(site.company.name);
    },
  );

  test(
    'ONL-100 list and filter: sites are searched and filtered',
    full,
    async ({ portal: { server }, app, site }) => {
      const { company, supplier } = site;
      await server.build(site.scope, async (db) => {
        await buildContract(db, { company, supplier, name: 'Ortsumgehung Hameln' });
        await buildContract(db, { company, supplier, name: 'Altes Bad', status: 1 });
      });
      await signIn(app, site);
      await app.open('/construction-site');
      await app.sees('Ortsumgehung Hameln');
      await app.fill('search', /^Name, Vertrag oder Baustelle/, 'hameln');
      await app.press('Enter');
      await app.misses(site.contract.name);
      await app.sees('Ortsumgehung Hameln');
      await app.tap('button', /^Suchbegriff „hameln“ entfernen/);
      await app.sees(site.contract.name);
      await app.tap('button', /^Filter\b/);
      await app.tap('checkbox', /^Abgeschlossen/);
      await app.tap('button', /^Filter anwenden/);
      await app.sees('Altes Bad');
    },
  );

  test(
    'ONL-100 confirm: a delivery is confirmed on its page',
    full,
    async ({ portal: { server }, app, site }) => {
      const load = await buildLoad(server, site);
      await signIn(app, site);
      await app.open(pathOf(load));
      await app.sees('Unbestätigt');
      await app.tap('button', /^Lieferung bestätigen/);
      await app.sees('Bestätigt am');
    },
  );

  test(
    'ONL-100 order: a call-off is filled in and sent',
    short,
    async ({ portal: { server }, app, site }) => {
      const { buyer, path } = await buildOrder(server, site);
      await signIn(app, buyer);
      await app.open(path);
      await app.tap('radio', /^/);
      await app.fill('textbox', /^Menge/, '240');
      await app.press('Enter');
      await app.tap('button', /^Datum/);
      await app.tap('button', /^Heute/);
      await app.tap('button', /übernehmen$/);
      await app.tap('button', /^Weiter/);
      await app.sees('Anke Petersen');
      await app.tap('button', /^Weiter/);
      await app.tap('button', /^Verbindlich anfragen/);
      await app.sees('Anfrage gesendet');
      expect(await ordered(server, site)).toMatchObject([{ quantity: '240.000' }]);
    },
  );

  test(
    'ONL-100 offline start: after a login the app opens again without reception',
    short,
    async ({ portal: { line, server }, app, site }) => {
      const person = await buildPerson(server, { companies: [site.company] });
      await logIn(app, person.email);
      // WebKit may hold up a page after one left amid its work (docs/engines.md).
      for (const name of ['session.user', 'contracts.recent', 'companies.dashboardButtons'])
        await keeps(app, name);
      await app.open('/construction-site');
      await app.sees(site.contract.name);
      for (const name of ['contracts.list', 'contracts.filterOptions', 'session.user'])
        await keeps(app, name);
      await app.reads('navigator.serviceWorker.ready.then(({ active }) => active !== null)', true);
      await line.cut();
      await app.reopen();
      await app.open('/construction-site');
      await app.sees(site.contract.name);
      await app.sees('Kein Empfang');
      await app.sees('Stand ');
    },
  );

  test(
    'ONL-100 settings: a switch is saved, and the dark theme is there with the next start',
    full,
    async ({ portal: { server }, app, site }) => {
      const person = await buildPerson(server, { companies: [site.company] });
      await signIn(app, person);
      await app.open('/settings');
      await app.tap('switch', /^E-Mail zu Abrufen/);
      await app.sees('Gespeichert.');
      await app.tap('radio', /^Dunkel/);
      await app.reads('document.documentElement.dataset.theme', 'dark');
      await app.reopen();
      await app.open('/settings');
      await app.reads('document.documentElement.dataset.theme', 'dark');
      await app.reads(`document.querySelector('[role=switch]')?.checked`, false);
    },
  );
});
