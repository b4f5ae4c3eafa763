/**
 * A bad line between phones and the server, as a process of its own: `node bench/stage/fault-proxy.ts`. Its parent
 * says by messages what shall go wrong. Requests that bear no key of an intent pass unharmed.
 */
import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from './random.ts';
import type { Fault, ProxyNews, ProxyOrder, Rule } from './process-messages.ts';

type Answer = {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
};

/** Shares of 100 (quality R1). */
const SHARES: readonly (readonly [Fault, number])[] = [
  ['lost request', 10],
  ['lost answer', 15],
  ['late request', 5], // its answer is lost as well
  ['twice', 20],
  ['half answer', 5],
  ['503', 5],
  ['portal page', 5],
];
const DELAYED_SHARE = 0.2;
const MAX_DELAY_MS = 300;
const MAX_LATENESS_MS = 1_000;
/** So that the phone has read the first half before the line breaks. */
const HALF_WAY_MS = 50;

const agent = new Agent({ keepAlive: true });
const tally: Record<string, number> = {};
let upstream = 0;
let seed: number | null = null;
let chances = new Map<string, () => number>();
let rule: Rule | null = null;
let held: ServerResponse[] = [];

const report = (news: ProxyNews): void => void process.send?.(news);

/** Each phone has a sequence of faults of its own, so that a seed means the same in every run. */
const chanceOf = (phone: string): (() => number) => {
  const chance = chances.get(phone) ?? createRandom(`${seed} ${phone}`);
  chances.set(phone, chance);
  return chance;
};

/** The fault of this request; undefined: none. */
const faultOf = (path: string, chance: (() => number) | null): Fault | undefined => {
  if (rule && rule.times > 0 && path.endsWith(rule.path)) {
    rule = { ...rule, times: rule.times - 1 };
    return rule.fault;
  }
  if (!chance) return undefined;
  let left = chance() * 100;
  return SHARES.find(([, share]) => (left -= share) < 0)?.[0];
};

const readAll = async (message: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  message.on('data', (part: Buffer) => parts.push(part));
  await once(message, 'end');
  return Buffer.concat(parts);
};

/** Hands a request on; null when the server does not answer it to the end. */
const passOn = (from: IncomingMessage, body: Buffer): Promise<Answer | null> =>
  new Promise((done) => {
    const { 'x-phone': _, ...headers } = from.headers;
    const to = { host: '127.0.0.1', port: upstream, method: from.method, path: from.url, headers };
    const sent = request({ ...to, agent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('close', () => {
        if (!answer.complete) return done(null);
        const body = Buffer.concat(parts);
        // The body is complete here, so no transfer encoding is passed on.
        const { 'transfer-encoding': chunked, ...kept } = answer.headers;
        const length = chunked && { 'content-length': String(body.length) };
        done({ status: answer.statusCode ?? 0, headers: { ...kept, ...length }, body });
      });
    });
    sent.on('error', () => done(null)).end(body);
  });

const give = (to: ServerResponse, answer: Answer | null): void => {
  if (answer) to.writeHead(answer.status, answer.headers).end(answer.body);
  else cut(to);
};
const cut = (to: ServerResponse): void => void to.socket?.destroy();

const STRANGERS: Partial<Record<Fault, readonly [number, Record<string, string>, string]>> = {
  '503': [503, { 'content-type': 'text/html' }, '<h1>Service Unavailable</h1>'],
  '500': [500, { 'content-type': 'text/html' }, '<h1>Internal Server Error</h1>'],
  '429': [429, { 'content-type': 'application/json', 'retry-after': '1' }, '{}'],
  'portal page': [200, { 'content-type': 'text/html' }, '<h1>Willkommen im WLAN</h1>'],
};

const handle = async (from: IncomingMessage, to: ServerResponse): Promise<void> => {
  const body = await readAll(from);
  const isIntent = from.headers['idempotency-key'] !== undefined;
  const phone = String(from.headers['x-phone'] ?? '');
  const chance = seed !== null && isIntent ? chanceOf(phone) : null;
  const fault = faultOf(from.url ?? '', chance);
  const luck = chance?.() ?? 0;
  const later = () => sleep(luck * MAX_LATENESS_MS);
  if (chance && chance() < DELAYED_SHARE) {
    count('delay');
    await sleep(luck * MAX_DELAY_MS);
  }
  count(fault ?? 'none');
  const stranger = fault && STRANGERS[fault];
  if (stranger) return void to.writeHead(stranger[0], stranger[1]).end(stranger[2]);
  switch (fault) {
    case 'lost request':
      return cut(to);
    case 'late request':
      cut(to);
      await later();
      await passOn(from, body);
      return;
    case 'twice': {
      const first = passOn(from, body);
      // The second one comes at once or after the first has long been answered.
      const second = luck < 0.5 ? passOn(from, body) : later().then(() => passOn(from, body));
      give(to, await (luck < 0.25 ? second : first));
      return void (await second);
    }
    case 'lost answer':
      await passOn(from, body);
      return cut(to);
    case 'half answer': {
      const answer = await passOn(from, body);
      if (!answer) return cut(to);
      to.writeHead(answer.status, answer.headers);
      to.write(answer.body.subarray(0, answer.body.length / 2));
      await sleep(HALF_WAY_MS);
      return cut(to);
    }
    case 'held answer':
      await passOn(from, body);
      held.push(to);
      return report({ type: 'reached' });
    case 'notified on arrival': {
      const answer = passOn(from, body);
      report({ type: 'reached' });
      return give(to, await answer);
    }
    default:
      give(to, await passOn(from, body));
  }
};

const count = (name: string): void => {
  tally[name] = (tally[name] ?? 0) + 1;
};

const obey = (order: ProxyOrder): void => {
  switch (order.type) {
    case 'upstream':
      upstream = order.port;
      return;
    case 'chance':
      seed = order.seed;
      chances = new Map();
      return;
    case 'rule':
      rule = order.rule;
      return;
    case 'release':
      for (const response of held) cut(response);
      held = [];
      return;
    case 'tally':
      return report({ type: 'tally', tally });
  }
};

process.on('message', (message) => obey(message as ProxyOrder)); // only `prove-processes.ts` sends any
process.on('disconnect', () => process.exit());
const proxy = createServer((from, to) => {
  handle(from, to).catch(() => cut(to)); // the phone has gone
});
proxy.listen(0, '127.0.0.1', () => {
  const { port } = proxy.address() as AddressInfo; // listening on TCP, not on a pipe
  report({ type: 'listening', port });
});
