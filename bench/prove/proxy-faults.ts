/** The bad line itself: each of its faults is what its name says. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Fault } from '../stage/process-messages.ts';
import { startLine, within } from '../stage/prove-processes.ts';
import type { Proof } from '../stage/prove-stage.ts';

/** The answer the phone sees, and how often the server gets the request. */
const MEANINGS: Readonly<Record<Fault, readonly [seen: string, arrived: number]>> = {
  'lost request': ['nothing', 0],
  'lost answer': ['nothing', 1],
  'late request': ['nothing', 1],
  twice: ['200 application/json, whole', 2],
  'half answer': ['200 application/json, broken', 1],
  '503': ['503 text/html, whole', 0],
  '500': ['500 text/html, whole', 0],
  '429': ['429 application/json, whole', 0],
  'portal page': ['200 text/html, whole', 0],
  'held answer': ['nothing', 1],
  'notified on arrival': ['200 application/json, whole', 1],
};
/** Faults after which the line says that the request is at the server. */
const NOTIFYING: readonly string[] = ['held answer', 'notified on arrival'];
const ANSWER_TIMEOUT_MS = 5_000;

const look = async (url: string): Promise<string> => {
  try {
    const answer = await fetch(url, { method: 'POST', body: 'a=1' });
    const body = await answer.text().catch(() => null);
    const type = answer.headers.get('content-type');
    return `${answer.status} ${type}, ${body === null ? 'broken' : 'whole'}`;
  } catch {
    return 'nothing';
  }
};

export const proveLine = async (): Promise<Proof> => {
  let arrived = 0;
  const server = createServer((_request, response) => {
    arrived += 1;
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":1}'.padEnd(5000));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // listening on TCP, not on a pipe
  const line = await startLine({ port: () => port });
  const faults: string[] = [];
  const all = Object.entries(MEANINGS);
  for (const [fault, [meant, times]] of all) {
    arrived = 0;
    line.rule({ path: '/call', fault: fault as Fault, times: 1 }); // the keys of the table are faults
    const seeing = look(`${line.address}/call`);
    await within(ANSWER_TIMEOUT_MS, () => arrived >= times);
    if (NOTIFYING.includes(fault) && !(await within(ANSWER_TIMEOUT_MS, () => line.reached() > 0))) {
      faults.push(`${fault}: nobody is told`);
    }
    line.release();
    const seen = await seeing;
    const after = await look(`${line.address}/call`);
    if (seen !== meant) faults.push(`${fault}: ${seen} instead of ${meant}`);
    // The request after it has been answered, so nothing of this one can still be on its way.
    if (arrived !== times + 1) faults.push(`${fault}: ${arrived - 1} arrived instead of ${times}`);
    if (!after.startsWith('200')) faults.push(`${fault}: the next request meets it too`);
  }
  await line.stop();
  server.close();
  server.closeAllConnections();
  return {
    row: 'R1',
    what: 'the bad line itself: each fault is what its name says',
    figure: `${all.length - faults.length} of ${all.length} faults`,
    faults,
  };
};
