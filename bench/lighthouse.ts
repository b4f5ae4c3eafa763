/**
 * `npm run lighthouse`: login and main screens of both brands on the throttled phone profile beside a page that
 * holds nothing but React, in turns, medians of 5. Fails on scores and on ratios to that page; seconds are only
 * printed. `-- applied` or `-- slow3g` really slows the line down instead of simulating it, a number changes the
 * runs, the name of a brand or part of an address narrows the pages: `-- 1 nordstein login`.
 */
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import * as contracts from '@abrufbar/contract/contracts/contracts.ts';
import { createClient } from '@abrufbar/contract/protocol/client.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import type { Flags } from 'lighthouse';
import { DEMO_PASSWORD, USERS } from '../apps/server/src/demo/people.ts';
import { startControlPage } from './stage/control-page.ts';
import { type Figure, lineOf } from './stage/figures.ts';
import { CATEGORIES, middle, openBrowser, type Visit, visitOnce } from './stage/lighthouse-run.ts';
import { freePort, makeDataDir, startProgram } from './stage/seeded-server.ts';

const SLOW_3G = {
  requestLatencyMs: 400 * 3.75,
  downloadThroughputKbps: 400 * 0.9,
  uploadThroughputKbps: 400 * 0.9,
  cpuSlowdownMultiplier: 4,
};
const MODES: Readonly<Record<string, Flags>> = {
  simulated: { throttlingMethod: 'simulate' },
  applied: { throttlingMethod: 'devtools' },
  slow3g: { throttlingMethod: 'devtools', throttling: SLOW_3G },
};
/** Wanted beside the page of React (ONL-95). */
const MORE_BLOCKING_MS = 50;
const WORK_RATIO = 2;

const words = process.argv.slice(2);
const mode = words.find((word) => word in MODES) ?? 'simulated';
const runs = Number(words.find((word) => /^\d+$/.test(word)) ?? 5);
const brands = BRANDS.filter((brand) => words.includes(brand));
const parts = words.filter(
  (word) => !(word in MODES) && !/^\d+$/.test(word) && !BRANDS.some((brand) => brand === word),
);

const figuresOf = (name: string, page: Visit, control: Visit): Figure[] => [
  ...CATEGORIES.map((category, at) => ({
    name: `${name}: ${category}`,
    value: page.scores[at] ?? 0,
    unit: '',
    ...(mode === 'simulated' && { min: 100 }),
  })),
  { name: `${name}: CLS`, value: page.cls, unit: '', max: 0 },
  {
    name: `${name}: blocking time above React alone`,
    value: page.blockingMs - control.blockingMs,
    unit: 'ms',
    max: MORE_BLOCKING_MS,
  },
  {
    name: `${name}: main-thread work to React alone`,
    value: page.workMs / control.workMs,
    unit: 'x',
    max: WORK_RATIO,
    from: `${(page.workMs / 1000).toFixed(2)} s`,
  },
  { name: `${name}: LCP ${mode}`, value: page.lcpMs / 1000, unit: 's' },
];

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
  const paths = [
    '/login',
    '/dashboard',
    '/construction-site',
    `/contract-detail/${id}`,
    `/delivery-incoming/${id}`,
    `/calloff-list/${id}`,
    `/calloff-creation/${items.items[0]?.id}`,
    '/messages',
  ];
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
const flags = MODES[mode] ?? {};
const visit = (url: string) => visitOnce(context, port, url, flags);
try {
  const { token, paths } = await signIn(server.address);
  const chosen = paths.filter(
    (path) => parts.length === 0 || parts.some((part) => path.includes(part)),
  );
  for (const brand of brands.length > 0 ? brands : BRANDS) {
    const origin = `http://${brand}.localhost:${new URL(server.address).port}`;
    for (const path of chosen) {
      const [page] = context.pages();
      await page?.goto(`${origin}/manifest.webmanifest`);
      await page?.evaluate(
        (value) => {
          localStorage.clear();
          if (value !== '') localStorage.setItem('abrufbar.token', value);
        },
        path === '/login' ? '' : token,
      );
      const visits: Visit[] = [];
      const bare: Visit[] = [];
      for (let run = 0; run < runs; run += 1) {
        bare.push(await visit(control.address));
        visits.push(await visit(origin + path));
      }
      const [, screen] = path.split('/');
      const figures = figuresOf(`${brand} ${screen}`, middle(visits), middle(bare));
      for (const figure of figures) console.log(lineOf(figure));
      missed += figures.filter(
        ({ value, min = -Infinity, max = Infinity }) => !(value >= min && value <= max), // NaN is no measurement
      ).length;
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
