/**
 * `npm run bench`: figures of server and database against their limits. Timings are
 * compared within one run only. `-- list flat` measures only these parts; `-- deep` takes more data and time.
 */
import { loadavg } from 'node:os';
import { type Figure, lineOf } from './stage/figures.ts';
import { measureArrivals } from './measure/arrivals.ts';
import { measureFlat } from './measure/flat-lists.ts';
import { measureImports } from './measure/imports.ts';
import { measureJobs } from './measure/jobs.ts';
import { measureLive } from './measure/live.ts';
import { measureList, measureMemory } from './measure/list.ts';
import { measureOffice } from './measure/office.ts';
import { measureFling, measurePhone } from './measure/phone.ts';
import { measureQr } from './measure/qr.ts';
import { measureSlips } from './measure/qr-slips.ts';
import { measureStart, measureTypes } from './measure/start.ts';
import { openSeededServer, type Stage } from './stage/seeded-server.ts';

const wanted = process.argv.slice(2).filter((word) => word !== 'deep');
const deep = process.argv.includes('deep');

const opened = new Map<number, Promise<Stage>>();
/** The server on so many deliveries; parts share it. */
const stageOf = (deliveries: number): Promise<Stage> => {
  const stage = opened.get(deliveries) ?? openSeededServer(deliveries);
  opened.set(deliveries, stage);
  return stage;
};
const DEFAULT_DELIVERIES = 100_000;
const SMALL_DELIVERIES = 10_000;
const SIZES = deep
  ? [SMALL_DELIVERIES, DEFAULT_DELIVERIES, 1_000_000]
  : [SMALL_DELIVERIES, DEFAULT_DELIVERIES];

/** Parts in the order in which they disturb each other least: those that only read come first. */
const PARTS: Readonly<Record<string, () => Promise<Figure[]>>> = {
  start: () => measureStart(deep ? 5 : 2, deep ? 9 : 3),
  list: async () => measureList(await stageOf(DEFAULT_DELIVERIES), deep ? 10 : 3),
  flat: async () => {
    const stages = [];
    for (const size of SIZES) stages.push({ size, stage: await stageOf(size) });
    return measureFlat(stages);
  },
  memory: async () =>
    measureMemory(await stageOf(DEFAULT_DELIVERIES), deep ? 40 : 8, deep ? 360 : 8),
  live: async () => measureLive(await stageOf(SMALL_DELIVERIES)),
  office: async () => measureOffice(await stageOf(SMALL_DELIVERIES)),
  jobs: async () => measureJobs(await stageOf(DEFAULT_DELIVERIES)),
  imports: async () => measureImports(await stageOf(DEFAULT_DELIVERIES)),
  phone: () => measurePhone(),
  fling: async () => measureFling(await stageOf(DEFAULT_DELIVERIES)),
  arrivals: () => measureArrivals(),
  qr: async () => [...(await measureQr()), ...(await measureSlips())],
  types: measureTypes,
};

const unknown = wanted.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}; parts are ${Object.keys(PARTS).join(', ')}`);
  process.exit(1);
}
const load = () => loadavg().map((value) => value.toFixed(1));
const started = performance.now();
console.log(`Load of the machine before: ${load().join(' ')}\n`);
try {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    for (const figure of await measure()) console.log(lineOf(figure));
  }
} finally {
  for (const stage of opened.values()) await (await stage).stop();
}
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(`\nLoad of the machine after: ${load().join(' ')}; took ${seconds} s`);
