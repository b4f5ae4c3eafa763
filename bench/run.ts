/**
 * `npm run bench`: figures of server and database against the budgets of the architecture. Timings are
 * compared within one run only. `-- list flat` measures only some parts; `-- deep` takes more data and time.
 */
import { loadavg } from 'node:os';
import { type Figure, lineOf } from './figures.ts';
import { measureList, measureMemory } from './measure-list.ts';
import { openStage, type Stage } from './stage.ts';

const wanted = process.argv.slice(2).filter((word) => word !== 'deep');
const deep = process.argv.includes('deep');

let opened: Promise<Stage> | undefined;
/** 100,000 deliveries, shared by the parts that only read. */
const stage = () => (opened ??= openStage(100_000));

const PARTS: Readonly<Record<string, () => Promise<Figure[]>>> = {
  list: async () => measureList(await stage(), deep ? 10 : 3),
  memory: async () => measureMemory(await stage(), deep ? 300 : 15),
};

const unknown = wanted.filter((name) => !(name in PARTS));
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
  if (opened) await (await opened).stop();
}
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(`\nLoad of the machine after: ${load().join(' ')}; took ${seconds} s`);
