/** Quality R1: orders, change requests and confirmations over a bad line. */
import { proveLine } from './proxy-faults.ts';
import type { Task } from '../stage/process-messages.ts';
import { type Phone, startPhone } from '../stage/prove-processes.ts';
import {
  type Buyer,
  buildConfirmed,
  buildLoads,
  buildProveSite,
  openChange,
  openOrder,
  type ProveSite,
} from '../stage/sites.ts';
import type { Proof, Prover, ProveStage } from '../stage/prove-stage.ts';

const SEEDS = [11, 22, 33, 44, 55];
/** At once; each is a process. */
const PHONES = 4;
const SUBMITS_PER_PHONE = 50;
/** How long a phone may take until everything of it has been sent. */
const ANSWER_TIMEOUT_MS = 240_000;

/** Of every three submits one is of each sort; a cart lives as long as its user has no twenty others (D-34). */
const KINDS = ['order', 'change', 'confirm'] as const;

/** Tasks of one user on one phone: filled forms and buttons to be pressed. */
const tasksOf = async (
  { server }: ProveStage,
  { site, callOffs, loads }: { site: ProveSite; callOffs: string[]; loads: string[] },
  buyer: Buyer,
  name: string,
): Promise<Task[]> => {
  const tasks: Task[] = [];
  for (let at = 0; at < SUBMITS_PER_PHONE; at += 1) {
    const third = Math.floor(at / KINDS.length);
    switch (KINDS[at % KINDS.length]) {
      case 'order':
        tasks.push(await openOrder(server.address(), site, buyer, `${name}-${at}`));
        break;
      case 'change':
        tasks.push(await openChange(server.address(), buyer, callOffs[third] ?? ''));
        break;
      default:
        tasks.push({ kind: 'confirm', mark: loads[third] ?? '', contractId: site.contract.id });
    }
  }
  return tasks;
};

/** Presses all buttons of all phones at once and waits until the phones are empty. */
const sendAll = async (phones: readonly { phone: Phone; tasks: readonly Task[] }[]) => {
  for (const { phone, tasks } of phones) phone.submit(tasks);
  const left = phones.map(({ phone, tasks }) =>
    phone.settle(
      tasks.map(({ mark }) => mark),
      ANSWER_TIMEOUT_MS,
    ),
  );
  return (await Promise.all(left)).flat();
};

const proveSeed = async (stage: ProveStage, seed: number, waves: number): Promise<Proof> => {
  const { line, look, owner } = stage;
  const site = await buildProveSite(owner, PHONES * waves);
  const before = await line.tally();
  const all: Task[] = [];
  const faults: string[] = [];
  for (let wave = 0; wave < waves; wave += 1) {
    const buyers = site.buyers.slice(wave * PHONES, (wave + 1) * PHONES);
    const each = Math.ceil(SUBMITS_PER_PHONE / KINDS.length);
    const callOffs = await buildConfirmed(owner, site, each * PHONES);
    const loads = await buildLoads(owner, site, each * PHONES);
    const startOne = async (buyer: Buyer, at: number) => {
      const name = `${seed}-${wave}-${at}`;
      const part = [at * each, (at + 1) * each] as const;
      const own = { site, callOffs: callOffs.slice(...part), loads: loads.slice(...part) };
      const tasks = await tasksOf(stage, own, buyer, name);
      return { phone: await startPhone(line.address, name, buyer.token), tasks };
    };
    const phones = await Promise.all(buyers.map(startOne));
    all.push(...phones.flatMap(({ tasks }) => tasks));
    line.chance(seed);
    const left = await sendAll(phones);
    faults.push(
      ...left.map(({ kind, state, why }) => `left on the phone: ${kind} ${state}, ${why}`),
    );
    for (const { phone, tasks } of phones) {
      const wrong = tasks.filter(({ mark }) => !isKept(phone.outcome(mark)));
      faults.push(...wrong.map(({ kind, mark }) => `${kind} ${mark}: ${phone.outcome(mark)}`));
      await phone.stop();
    }
    line.chance(null);
  }
  const { rows, missing, doubled } = await look.judge(all);
  // Every call has a key here, so a repeat is no second record in the audit log.
  const confirmed = all.filter(({ kind }) => kind === 'confirm').length;
  const records = await look.records(site.company.id);
  if (records !== confirmed) faults.push(`${confirmed} loads confirmed, ${records} times recorded`);
  const met = countFaults(before, await line.tally());
  faults.push(
    ...missing.map((one) => `missing: ${one}`),
    ...doubled.map((one) => `doubled: ${one}`),
    ...(await look.misfits(site.contract.id)),
  );
  return {
    row: 'R1',
    what: `order, change, confirm over a bad line (seed ${seed}, ${met})`,
    figure: `${all.length} submits = ${rows} rows, ${missing.length} missing, ${doubled.length} doubled`,
    faults,
  };
};

const isKept = (outcome: string | undefined): boolean => outcome === 'sent' || outcome === 'queued';

/** How many requests there were, and how many of them had a fault. */
const countFaults = (
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): string => {
  const met = Object.entries(after).map(([name, count]) => ({
    name,
    count: count - (before[name] ?? 0),
  }));
  const sum = (isMeant: (name: string) => boolean) =>
    met.reduce((all, { name, count }) => all + (isMeant(name) ? count : 0), 0);
  const faulty = sum((name) => name !== 'none' && name !== 'delay');
  return `${faulty} faults in ${sum((name) => name !== 'delay')} requests`;
};

export const proveNetwork: Prover = async function* (stage, isDeep) {
  yield proveLine();
  for (const seed of SEEDS) yield proveSeed(stage, seed, isDeep ? 10 : 1);
};
