/** Quality R7: each of the wizard's three calls meets each fault. */
import { setTimeout as sleep } from 'node:timers/promises';
import * as callOffs from '@abrufbar/contract/call-offs.ts';
import { createRandom } from '../stage/random.ts';
import type { Fault, Left } from '../stage/process-messages.ts';
import { type Phone, startPhone, within } from '../stage/prove-processes.ts';
import { type Buyer, buildProveSite, openOrder, type ProveSite } from '../stage/sites.ts';
import type { Proof, Prover, ProveStage } from '../stage/prove-stage.ts';

const STEPS = [callOffs.fillCart, callOffs.chooseContact, callOffs.create];
const ANSWER_TIMEOUT_MS = 60_000;
const SEED = 7;

/** Faults of the line; each comes twice in a row, then the line is well again. */
const LINE_FAULTS: readonly Fault[] = [
  'lost request',
  'lost answer',
  'late request',
  'twice',
  'half answer',
  '503',
  '500',
  '429',
  'portal page',
];
const REPEATS = 2;

/** The server is killed by signal 9; what the phone waits for is lost. */
const KILLS: Readonly<Record<string, Fault>> = {
  'killed between effect and answer': 'held answer',
  'killed while it works': 'notified on arrival',
};
/** A call takes some milliseconds; the kill comes somewhere in between. */
const MAX_WORK_MS = 20;

type Cell = {
  readonly step: number;
  readonly path: string;
  readonly name: string;
  /** Events after the order has been submitted. */
  readonly happen: () => Promise<void>;
  readonly fault: Fault;
  readonly times: number;
};

const cellsOf = ({ server, line }: ProveStage, step: number, path: string): Cell[] => {
  const chance = createRandom(`${SEED} ${step}`);
  const kill = (duringWork: boolean) => async () => {
    if (!(await within(ANSWER_TIMEOUT_MS, () => line.reached() > 0)))
      throw new Error('nothing arrived');
    if (duringWork) await sleep(chance() * MAX_WORK_MS);
    await server.killAndRestart();
    line.reconnect();
    line.release();
  };
  return [
    ...LINE_FAULTS.map((fault) => ({
      step,
      path,
      name: fault,
      fault,
      times: REPEATS,
      happen: async () => {},
    })),
    ...Object.entries(KILLS).map(([name, fault]) => ({
      step,
      path,
      name,
      fault,
      times: 1,
      happen: kill(fault === 'notified on arrival'),
    })),
  ];
};

/** Faults of one order through one cell. */
const proveCell = async (
  { server, line, look }: ProveStage,
  { site, buyer, phone }: { site: ProveSite; buyer: Buyer; phone: Phone },
  { step, path, name, happen, fault, times }: Cell,
): Promise<string[]> => {
  const mark = `step ${step} ${name} ${buyer.id.slice(-6)}`;
  const task = await openOrder(server.address(), site, buyer, mark);
  line.rule({ path, fault, times });
  phone.submit([task]);
  await happen();
  await within(ANSWER_TIMEOUT_MS, () => phone.outcome(mark) !== undefined);
  const rows = async () => (await look.countOf('order', [mark]))[0]?.effects ?? 0;
  const faults: string[] = [];
  // First the phone, then the database: what is sent in between leaves a row, never nothing.
  const kept = await phone.left();
  const early = await rows();
  if (early > 1 || (early === 0 && kept.length === 0)) {
    faults.push(`${early} rows while ${describeLeft(kept)}`);
  }
  const left = await phone.settle([mark], ANSWER_TIMEOUT_MS);
  line.rule(null);
  const late = await rows();
  const isWell = (late === 1 && left.length === 0) || (late === 0 && left.length === 1);
  if (!isWell) faults.push(`${late} rows, ${describeLeft(left)} in the end`);
  return faults.map((text) => `${mark}: ${text}`);
};

const describeLeft = (left: readonly Left[]): string =>
  left.length === 0
    ? 'the outbox is empty'
    : `the outbox holds ${left.map(({ state, why }) => `${state} (${why})`).join(', ')}`;

const proveStep = async (stage: ProveStage, site: ProveSite, step: number): Promise<Proof> => {
  const buyer = site.buyers[step - 1];
  const call = STEPS[step - 1];
  if (!buyer || !call) throw new Error('no such step');
  const phone = await startPhone(stage.line.address, `step-${step}`, buyer.token);
  const cells = cellsOf(stage, step, call.path);
  const faults: string[] = [];
  let whole = 0;
  for (const cell of cells) {
    const wrong = await proveCell(stage, { site, buyer, phone }, cell);
    faults.push(...wrong);
    whole += wrong.length === 0 ? 1 : 0;
  }
  await phone.stop();
  return {
    row: 'R7',
    what: `step ${step} of the order (${call.path}), each fault (seed ${SEED})`,
    figure: `${whole} of ${cells.length} cells: one call-off, or the input kept`,
    faults,
  };
};

export const proveWizard: Prover = async function* (stage, isDeep) {
  for (let round = 0; round < (isDeep ? 10 : 1); round += 1) {
    const site = await buildProveSite(stage.owner, STEPS.length);
    for (const at of STEPS.keys()) yield proveStep(stage, site, at + 1);
  }
};
