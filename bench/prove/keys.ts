/** Quality R4: fifty times at once, with a key and without. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Call, InputOf } from '@abrufbar/contract/protocol/call.ts';
import * as callOffs from '@abrufbar/contract/call-offs.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import type { Task } from '../stage/process-messages.ts';
import {
  type Buyer,
  buildConfirmed,
  buildLoads,
  buildProveSite,
  changeInput,
  clientOf,
  openChange,
  openOrder,
  orderInput,
  type ProveSite,
} from '../stage/sites.ts';
import type { Proof, Prover, ProveStage } from '../stage/prove-stage.ts';

const REPEATS = 50;

/** A change call that is about to be sent, and the same call about something else. */
type Ready<C extends Call = Call> = {
  readonly kind: Task['kind'];
  readonly call: C;
  readonly input: InputOf<C>;
  readonly other: InputOf<C>;
  readonly mark: string;
  readonly otherMark: string;
  readonly buyer: Buyer;
  /** Statuses allowed for a repeat without a key. */
  readonly repeats: readonly number[];
};

type Answered = { readonly status: number; readonly body: string };

const RETRY_DELAY_MS = 200;

/** Sends a call; a call that has to come back later (still running under its key, too many calls) is repeated. */
const sendOnce = async (
  { server }: ProveStage,
  { call, input, buyer }: Pick<Ready, 'call' | 'input' | 'buyer'>,
  key: string | undefined,
): Promise<Answered> => {
  for (;;) {
    try {
      const { send } = clientOf(server.address(), buyer);
      const output = await send(call, input, key === undefined ? {} : { key });
      return { status: 200, body: JSON.stringify(output) };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.retryAfter === null) return { status: error.status, body: error.message };
      await sleep(RETRY_DELAY_MS);
    }
  }
};

const sendTogether = (stage: ProveStage, ready: Ready, key?: string): Promise<Answered[]> =>
  Promise.all(Array.from({ length: REPEATS }, () => sendOnce(stage, ready, key)));

const statusesOf = (answers: readonly Answered[]): string => {
  const statuses = Map.groupBy(answers, ({ status }) => status);
  return [...statuses].map(([status, { length }]) => `${length} x ${status}`).join(', ');
};

const proveCall = async function* (
  stage: ProveStage,
  keyed: Ready,
  keyless: Ready,
): AsyncIterable<Proof> {
  const { look } = stage;
  const effectsOf = async ({ kind }: Ready, mark: string) =>
    (await look.countOf(kind, [mark]))[0]?.effects ?? 0;
  const { name } = keyed.call;

  const key = randomUUID();
  const answers = await sendTogether(stage, keyed, key);
  const rows = await effectsOf(keyed, keyed.mark);
  const different = new Set(answers.map(({ body }) => body)).size;
  const isWell = rows === 1 && different === 1 && answers.every(({ status }) => status === 200);
  yield {
    row: 'R4',
    what: `${name}: the same key ${REPEATS} times at once`,
    figure: `${rows} row, ${different} answer`,
    faults: isWell ? [] : [statusesOf(answers)],
  };

  const others = await sendTogether(stage, { ...keyed, input: keyed.other }, key);
  const otherRows = await effectsOf(keyed, keyed.otherMark);
  const isRefused = otherRows === 0 && others.every(({ status }) => status === 422);
  yield {
    row: 'R4',
    what: `${name}: the same key with another body`,
    figure: `${statusesOf(others)}, ${otherRows} rows`,
    faults: isRefused ? [] : ['not refused'],
  };

  const repeated = await sendTogether(stage, keyless);
  const repeatedRows = await effectsOf(keyless, keyless.mark);
  const firsts = repeated.filter(({ status }) => status === 200);
  const isNatural =
    repeatedRows === 1 &&
    firsts.length > 0 &&
    new Set(firsts.map(({ body }) => body)).size === 1 &&
    repeated.every(({ status }) => status === 200 || keyless.repeats.includes(status));
  yield {
    row: 'R4',
    what: `${name}: no key, the same ${keyless.kind} ${REPEATS} times at once`,
    figure: `${repeatedRows} row, ${statusesOf(repeated)}`,
    faults: isNatural ? [] : [`expected one row and one answer, ${statusesOf(repeated)}`],
  };
};

const readyOrder = async (
  stage: ProveStage,
  site: ProveSite,
  buyer: Buyer,
): Promise<Ready<typeof callOffs.create>> => {
  const filled = async () => {
    const task = await openOrder(stage.server.address(), site, buyer, randomUUID());
    await clientOf(stage.server.address(), buyer).send(callOffs.fillCart, orderInput(task));
    return { mark: task.mark, input: { call_off_cart_item_id: task.cartId } };
  };
  const [one, two] = [await filled(), await filled()];
  const call = callOffs.create;
  const marks = { mark: one.mark, otherMark: two.mark };
  return { kind: 'order', call, ...one, other: two.input, ...marks, buyer, repeats: [] };
};

const readyChange = async (
  { owner, server }: ProveStage,
  site: ProveSite,
  buyer: Buyer,
): Promise<Ready<typeof callOffs.requestChange>> => {
  const [mark = '', otherMark = ''] = await buildConfirmed(owner, site, 2);
  const input = changeInput(await openChange(server.address(), buyer, mark));
  const other = changeInput(await openChange(server.address(), buyer, otherMark));
  // A request is open then, and another one is not possible (D-33).
  const repeats = [409];
  return {
    kind: 'change',
    call: callOffs.requestChange,
    input,
    other,
    mark,
    otherMark,
    buyer,
    repeats,
  };
};

const readyConfirm = async (
  { owner }: ProveStage,
  site: ProveSite,
  buyer: Buyer,
): Promise<Ready<typeof deliveries.confirm>> => {
  const [mark = '', otherMark = ''] = await buildLoads(owner, site, 2);
  const contract_id = site.contract.id;
  const input = { delivery_id: mark, contract_id };
  const other = { delivery_id: otherMark, contract_id };
  return {
    kind: 'confirm',
    call: deliveries.confirm,
    input,
    other,
    mark,
    otherMark,
    buyer,
    repeats: [],
  };
};

export const proveKeys: Prover = async function* (stage, isDeep) {
  for (let round = 0; round < (isDeep ? 10 : 1); round += 1) {
    const site = await buildProveSite(stage.owner, 6);
    const [a, b, c, d, e, f] = site.buyers;
    if (!a || !b || !c || !d || !e || !f) throw new Error('too few buyers');
    yield* proveCall(stage, await readyOrder(stage, site, a), await readyOrder(stage, site, b));
    yield* proveCall(stage, await readyChange(stage, site, c), await readyChange(stage, site, d));
    yield* proveCall(stage, await readyConfirm(stage, site, e), await readyConfirm(stage, site, f));
    const misfits = await stage.look.misfits(site.contract.id);
    yield {
      row: 'R4',
      what: 'what was confirmed is counted once',
      figure: `${misfits.length} misfits`,
      faults: misfits,
    };
  }
};
