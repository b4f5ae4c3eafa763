/** Quality MSG: messages, mails and pushes while the server is killed between cause and delivery. */
import { setTimeout as sleep } from 'node:timers/promises';
import { proveSite, type Arrivals } from './arrivals-site.ts';
import { findLeft, findMessage, compare } from './arrivals-verdict.ts';
import { createRandom } from '../stage/random.ts';
import { within } from '../stage/prove-processes.ts';
import type { Prover } from '../stage/prove-stage.ts';

const KILLS = { quick: 10, deep: 50 } as const;

/** How long after the causes a kill comes at the latest: by then most of it has left. */
const LATEST_KILL_MS = 700;

/** Jobs of a process that died are missed after half a minute; tries after failures take longer. */
const DRAIN_TIMEOUT_MS = 240_000;

/** Events at the plant in one round; sent again until the server has answered. */
const cause = async (site: Arrivals, round: number): Promise<void> => {
  const callOff = site.callOffs[round];
  await Promise.all([
    site.weigh([`${round}-a`, `${round}-b`]),
    ...(callOff === undefined ? [] : [site.decide(callOff, 'review')]),
  ]);
  if (callOff !== undefined) await site.decide(callOff, 'confirm');
};

export const proveArrivals: Prover = async function* (_stage, isDeep) {
  const kills = isDeep ? KILLS.deep : KILLS.quick;
  const chance = createRandom(`arrivals ${kills}`);
  await using opened = new AsyncDisposableStack();
  const site = await proveSite(opened, kills, chance);
  for (let round = 0; round < kills; round += 1) {
    await Promise.all([
      cause(site, round),
      sleep(chance() * LATEST_KILL_MS).then(site.server.killAndRestart),
    ]);
  }
  const started = performance.now();
  const isDrained = await within(DRAIN_TIMEOUT_MS, async () => (await findLeft(site.look)) === 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const notified = await findMessage(site.look);
  const { messages, mails, pushes } = compare(site, notified, kills);
  yield {
    row: 'MSG',
    what: `${kills} kills between cause and delivery: jobs are done afterwards`,
    figure: `after ${seconds} s`,
    faults: isDrained ? [] : [`${await findLeft(site.look)} jobs are left or have failed`],
  };
  yield { row: 'MSG', what: 'every message is in the inbox, once', ...messages };
  yield { row: 'MSG', what: 'at most one mail per event and person', ...mails };
  yield { row: 'MSG', what: 'at most one push per event and device', ...pushes };
};
