/**
 * `npm run lighthouse`: login and main screens of both brands on the throttled phone profile beside a page that
 * holds nothing but React, in turns, medians of 5. Fails on scores and on ratios to that page; seconds are only
 * printed. `-- applied` or `-- slow3g` really slows the line down instead of simulating it, a number changes the
 * runs, the name of a brand or part of a screen's name narrows the pages: `-- 1 nordstein login`.
 */
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import * as contracts from '@abrufbar/contract/contracts/contracts.ts';
import { createClient } from '@abrufbar/contract/protocol/client.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import type { Flags } from 'lighthouse';
import { DEMO_PASSWORD, USERS } from '../apps/server/src/demo/people.ts';
import { startControlPage } from './stage/control-page.ts';
import { lineOf } from './stage/figures.ts';
import { type Mode, readChoice, type ScreenName } from './stage/lighthouse-choice.ts';
import { figuresOf, missedOf } from './stage/lighthouse-figures.ts';
import { openBrowser, visitOnce } from './stage/lighthouse-run.ts';
import { middle, type Visit } from './stage/lighthouse-visit.ts';
import { freePort, makeDataDir, startProgram } from './stage/seeded-server.ts';

const SLOW_3G = {
  requestLatencyMs: 400 * 3.75,
  downloadThroughputKbps: 400 * 0.9,
  uploadThroughputKbps: 400 * 0.9,
  cpuSlowdownMultiplier: 4,
};
const FLAGS: Readonly<Record<Mode, Flags>> = {
  simulated: { throttlingMethod: 'simulate' },
  applied: { throttlingMethod: 'devtools' },
  slow3g: { throttlingMethod: 'devtools', throttling: SLOW_3G },
};

const { mode, runs, brands, screens } = readChoice(process.argv.slice(2));

/** Somebody signed in, and addresses of the main screens with data of that person. */
const signIn = async (address: string) => {
  let token: string | null = null;
  const { send } = createClient({ base: address, fetch, token: () => token });
  const username = USERS[0]?.email ?? '';
  const login = await send(session.login, { username, password: DEMO_PASSWORD, _im: null });
  token = login.access_token;
  const user = await send(session.user, { company_number: null });
  const company_number = user.available_companies[0]?.company_nr ?? '';
  const narrowed = { page: 1, page_size: null, query: [], filterString: {} };
  const sites = await send(contracts.list, { company_number, ...narrowed });
  const [site] = sites.items;
  if (!site) throw new Error('the demo data has no contract');
  const { id, contract_number } = site;
  const found = { contract_id: id, contract_number, page: 1, page_size: null, filterString: {} };
  const items = await send(contracts.items, found);
  const paths: Readonly<Record<ScreenName, string>> = {
    login: '/login',
    dashboard: '/dashboard',
    'construction-site': '/construction-site',
    'contract-detail': `/contract-detail/${id}`,
    'delivery-incoming': `/delivery-incoming/${id}`,
    'calloff-list': `/calloff-list/${id}`,
    'calloff-creation': `/calloff-creation/${items.items[0]?.id}`,
    messages: '/messages',
  };
  return { token, paths };
};

const [dataDir, profile] = [makeDataDir(), makeDataDir()];
const server = await startProgram(['tools/start.mjs'], { DATA_DIR: dataDir });
const control = await startControlPage();
const port = await freePort();
const context = await openBrowser(profile, port);
const load = loadavg().map((value) => value.toFixed(1));
console.log(`Load of the machine: ${load.join(' ')}\n`);
let missed = 0;
const visit = (url: string) => visitOnce(context, port, url, FLAGS[mode]);
try {
  const { token, paths } = await signIn(server.address);
  for (const brand of brands) {
    const origin = `http://${brand}.localhost:${new URL(server.address).port}`;
    for (const screen of screens) {
      const [page] = context.pages();
      await page?.goto(`${origin}/manifest.webmanifest`);
      await page?.evaluate(
        (value) => {
          localStorage.clear();
          if (value !== '') localStorage.setItem('abrufbar.token', value);
        },
        screen === 'login' ? '' : token,
      );
      const visits: Visit[] = [];
      const bare: Visit[] = [];
      for (let run = 0; run < runs; run += 1) {
        bare.push(await visit(control.address));
        visits.push(await visit(origin + paths[screen]));
      }
      const figures = figuresOf(`${brand} ${screen}`, middle(visits), middle(bare), mode);
      for (const figure of figures) console.log(lineOf(figure));
      missed += missedOf(figures);
      const { blockingMs, workMs } = middle(bare);
      console.log(
        `  React alone: blocking ${blockingMs.toFixed(0)} ms, work ${(workMs / 1000).toFixed(2)} s`,
      );
      console.log(`  not passed: ${middle(visits).failed.join(', ')}\n`);
    }
  }
} finally {
  await context.close();
  control.stop();
  await server.stop();
  for (const folder of [dataDir, profile]) rmSync(folder, { recursive: true });
}
console.log(missed === 0 ? 'all as wanted' : `${missed} not as wanted`);
process.exitCode = missed === 0 ? 0 : 1;
