/** Cost of an open stream, and the time until the last of very many clients hears of a change. */
import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { inTransaction, openDatabase } from '../../apps/server/src/core/database/database.ts';
import { sendCompanyHint } from '../../apps/server/src/core/live/hints.ts';
import { type Figure, quantile } from '../stage/figures.ts';
import { memoryOf } from '../stage/process-usage.ts';
import type { Stage } from '../stage/seeded-server.ts';

/** So many streams, the second time beside the first ones. */
const CLIENTS = [1_000, 2_000];
const MAX_CLIENTS = Math.max(...CLIENTS);
/** The server takes a hundred calls at once. */
const CONCURRENT_CONNECTIONS = 50;
const WARM_UP_CLIENTS = 200;
const COMMITS = 100;
/** Longer than the window in which hints are gathered. */
const COMMIT_INTERVAL_MS = 300;
/** The only company of the stage, to which everybody belongs. */
const COMPANY_ID = 1;

/** A client that reads, and calls back for everything it hears. */
const open = async (
  address: string,
  token: string,
  heard: (text: string) => void,
): Promise<ClientRequest> => {
  const headers = { Authorization: `Bearer ${token}` };
  const request = get(`${address}/api/v2/user/live`, { headers, agent: false });
  // The only argument of this event.
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode === 429) {
    request.destroy();
    await sleep(1_000);
    return open(address, token, heard); // as a phone does
  }
  if (response.statusCode !== 200)
    throw new Error(`The stream was refused: ${response.statusCode}`);
  response.on('data', (bytes) => heard(String(bytes)));
  response.on('error', () => {}); // left below
  return request;
};

export const measureLive = async ({
  address,
  server,
  tokens,
  urlFor,
}: Stage): Promise<Figure[]> => {
  let left = 0;
  let whenAll = (): void => {};
  const heard = (text: string) => {
    if (!text.includes('data: ')) return;
    left -= 1;
    if (left === 0) whenAll();
  };
  const openAll = async (some: readonly string[]) => {
    const requests: ClientRequest[] = [];
    for (let at = 0; at < some.length; at += CONCURRENT_CONNECTIONS) {
      const part = some.slice(at, at + CONCURRENT_CONNECTIONS);
      requests.push(...(await Promise.all(part.map((token) => open(address, token, heard)))));
    }
    return requests;
  };
  // The cache of callers and the set-up of the first streams are no cost of a stream.
  for (const token of tokens.slice(0, MAX_CLIENTS)) {
    const headers = { Authorization: `Bearer ${token}` };
    await (await fetch(`${address}/api/v2/notifications/count`, { headers })).text();
  }
  for (const request of await openAll(tokens.slice(0, WARM_UP_CLIENTS))) request.destroy();
  await sleep(3_000);
  const before = memoryOf(server);
  const database = openDatabase(urlFor('abrufbar_app'), 'app');
  const figures: Figure[] = [];
  const requests: ClientRequest[] = [];
  for (const clients of CLIENTS) {
    requests.push(...(await openAll(tokens.slice(requests.length, clients))));
    await sleep(3_000);
    const grown = memoryOf(server) - before;
    const waits: number[] = [];
    for (let number = 0; number < COMMITS; number += 1) {
      left = clients;
      const all = new Promise<void>((resolve) => (whenAll = resolve));
      await inTransaction(database, { companies: [COMPANY_ID] }, (db) =>
        sendCompanyHint(db, COMPANY_ID, 'deliveries', `contract ${number}`),
      );
      const committed = performance.now();
      await all;
      waits.push(performance.now() - committed);
      await sleep(COMMIT_INTERVAL_MS);
    }
    figures.push(...figuresOf(clients, grown, waits));
  }
  await database.close();
  for (const request of requests) request.destroy();
  return figures;
};

const figuresOf = (clients: number, grown: number, waits: readonly number[]): Figure[] => [
  {
    name: `memory of one of ${clients} open streams`,
    value: (grown * 1024) / clients,
    unit: 'kB',
    max: 21,
    from: `${grown.toFixed(1)} MB for all`,
  },
  {
    name: `commit to the last of ${clients} clients, p99`,
    value: quantile(waits, 0.99),
    unit: 'ms',
    max: 150,
    from: `p50 ${quantile(waits, 0.5).toFixed(1)} ms of ${COMMITS}`,
  },
];
