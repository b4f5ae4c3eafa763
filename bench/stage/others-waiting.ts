/** Somebody of another company who asks all the time while documents come: how long the slowest answer takes. */
import { setTimeout as sleep } from 'node:timers/promises';
import { notes } from '@abrufbar/contract/deliveries/notes.ts';
import type { ProveStage } from './prove-stage.ts';
import { buildLoads, buildProveSite, clientOf } from './sites.ts';

/** Longest time an answer may take for others (issue of the papers). */
const MAX_WAIT_MS = 2_000;
/** Pauses between two questions; a person may read a list 300 times a minute. */
const PAUSES_MS = { health: 20, list: 230 };

/** Runs the work; in words how long others waited, and what was too long. */
export const watchOthers = async (
  { owner, server }: ProveStage,
  work: () => Promise<void>,
): Promise<{ readonly figure: string; readonly faults: readonly string[] }> => {
  const site = await buildProveSite(owner, 1);
  const [person] = site.buyers;
  if (!person) throw new Error('nobody is there');
  await buildLoads(owner, site, 20);
  const base = server.address();
  const client = clientOf(base, person);
  const list = { contract_id: site.contract.id, page: 1, page_size: 20 };
  let isOver = false;
  const watch = async (name: string, pauseMs: number, ask: () => Promise<unknown>) => {
    let [slowestMs, count] = [0, 0];
    while (!isOver) {
      const begun = performance.now();
      await ask();
      slowestMs = Math.max(slowestMs, performance.now() - begun);
      count += 1;
      await sleep(pauseMs);
    }
    return { name, slowestMs: Math.round(slowestMs), count };
  };
  const [health, lists] = await Promise.all([
    watch('/healthz', PAUSES_MS.health, async () => {
      const answer = await fetch(`${base}/healthz`);
      await answer.text();
      if (!answer.ok) throw new Error(`/healthz answers ${answer.status}`);
    }),
    watch('a list', PAUSES_MS.list, () => client.send(notes, list)),
    work().finally(() => (isOver = true)),
  ]);
  const all = [health, lists];
  const said = all.map(({ name, slowestMs, count }) => `${name} ${slowestMs} ms of ${count}`);
  const faults = all
    .filter(({ slowestMs }) => slowestMs > MAX_WAIT_MS)
    .map(({ name, slowestMs }) => `${name} took others ${slowestMs} ms, at most ${MAX_WAIT_MS}`);
  return { figure: `slowest for others: ${said.join(', ')}`, faults };
};
