/**
 * The supplier's desk with a hundred thousand call-offs: its list as the server answers it and as a browser shows it,
 * a decision until the portal shows it, an export. Limits are ratios within one run.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as portal from '@abrufbar/contract/call-offs.ts';
import { officeDecide } from '@abrufbar/contract/call-offs/office-decisions.ts';
import {
  officeCounts,
  officeDetail,
  officeList,
  UNFILTERED,
} from '@abrufbar/contract/call-offs/office-list.ts';
import { search } from '@abrufbar/contract/staff/search.ts';
import { createClient } from '@abrufbar/contract/protocol/client.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { exportFile } from '../../apps/server/src/call-offs/exports/file.ts';
import { inTransaction, openDatabase } from '../../apps/server/src/core/database/database.ts';
import { newId } from '../../apps/server/src/core/ids.ts';
import { DESK_CALL_OFFS, type Desk, seedDesk } from '../stage/desk.ts';
import { type Figure, median } from '../stage/figures.ts';
import type { Stage } from '../stage/seeded-server.ts';
import { seedHouse } from '../stage/house.ts';
import { measureOfficeLists } from './office-lists.ts';
import { measureOfficePage } from './office-page.ts';

const REPEATS = 9;
const DECISIONS = 5;
/** So that each effect is read on its own. */
const BETWEEN_DECISIONS_MS = 1_000;
const EFFECT_TIMEOUT_MS = 60_000;
/** Supplier of the stage. */
const SUPPLIERS = [1];

const clientOf = (address: string, token: string) =>
  createClient({ base: address, fetch, token: () => token }).send;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const medianOf = async (work: () => Promise<unknown>): Promise<number> => {
  await work();
  const all: number[] = [];
  for (let number = 0; number < REPEATS; number += 1) all.push(await timed(work));
  return median(all);
};

const EVERYTHING: InputOf<typeof officeList> = {
  ...UNFILTERED,
  page: 1,
};

/** Answers of the server: a page far down and every order against the first page. */
const measureAnswers = async ({ address }: Stage, { token, waiting }: Desk): Promise<Figure[]> => {
  const send = clientOf(address, token);
  const list = (change: Partial<InputOf<typeof officeList>>) => () =>
    send(officeList, { ...EVERYTHING, ...change });
  const first = await medianOf(list({}));
  const against = async (name: string, max: number, work: () => Promise<unknown>) => {
    const took = await medianOf(work);
    const from = `${took.toFixed(0)} / ${first.toFixed(0)} ms`;
    return { name, value: took / first, unit: 'x', max, from };
  };
  const find = (q: string) => () => send(search, { q, only: null, period: null });
  return [
    { name: `first page of ${DESK_CALL_OFFS} call-offs`, value: first, unit: 'ms' },
    await against('page 900 / page 1', 3, list({ page: 900 })),
    await against('sorted by quantity / by day', 3, list({ sort: 'amount' })),
    await against('sorted by customer / by day', 6, list({ sort: 'customer' })),
    await against('what waits / everything', 1.5, list({ view: 'open' })),
    await against('search / without', 8, list({ q: '5512' })),
    await against('search, three words / without', 8, list({ q: 'brinkmann lauenau 5512' })),
    await against('palette, a number / first page', 3, find('5512')),
    await against('palette, a word / first page', 6, find('lauenau')),
    await against('counts of the tabs / first page', 2, () => send(officeCounts, {})),
    await against('one call-off / first page', 1, () =>
      send(officeDetail, { id: waiting[0] ?? '' }),
    ),
  ];
};

/** From taking effect until a phone that follows live has read the new state. */
const measureEffect = async (stage: Stage, { token, waiting }: Desk): Promise<Figure[]> => {
  const { address, tokens } = stage;
  const staff = clientOf(address, token);
  const person = clientOf(address, tokens[0] ?? '');
  const ids = waiting.slice(0, DECISIONS);
  const seen = new Map<string, number>();
  const stream = await fetch(`${address}/api/v2/user/live?behind=0`, {
    headers: { Authorization: `Bearer ${tokens[0]}` },
    signal: AbortSignal.timeout(EFFECT_TIMEOUT_MS),
  });
  const follow = async () => {
    for await (const bytes of stream.body ?? []) {
      if (!Buffer.from(bytes).toString().includes('call-offs')) continue;
      for (const id of ids.filter((one) => !seen.has(one))) {
        const { status } = await person(portal.detail, { id });
        if (status === 4) seen.set(id, Date.now());
      }
      if (seen.size === ids.length) return;
    }
  };
  const following = follow();
  following.catch(() => {}); // awaited after the decisions
  const due: number[] = [];
  for (const id of ids) {
    const { version } = await staff(officeDetail, { id });
    const decision = { id, version, action: 'confirm' } as const;
    due.push(Date.parse((await staff(officeDecide, decision, { key: newId() })).due_at));
    await sleep(BETWEEN_DECISIONS_MS);
  }
  await following;
  if (seen.size < ids.length) throw new Error('a decision does not reach the portal');
  const effects: number[] = [];
  const shown: number[] = [];
  for (const [at, id] of ids.entries()) {
    const { history } = await staff(officeDetail, { id });
    const effect = Date.parse(history[0]?.at ?? '');
    effects.push(effect - (due[at] ?? 0));
    shown.push((seen.get(id) ?? 0) - effect);
  }
  return [
    { name: 'a decision after its ten seconds', value: median(effects), unit: 'ms', max: 1_000 },
    { name: 'from its effect to the portal', value: median(shown), unit: 'ms', max: 2_000 },
  ];
};

const MEGABYTE_BYTES = 1_048_576;
/** So often the memory is looked at. */
const WEIGHED_BYTES = MEGABYTE_BYTES / 2;

/** Bytes that are in use, without what nobody refers to any more. */
const liveBytes = (): number => {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void; // there by the flag
  collect();
  return process.memoryUsage().heapUsed;
};
const COLUMNS = ['status', 'time', 'customer', 'material', 'plant', 'amount', 'number'] as const;

/** An export of everything: memory must not grow with its rows. */
const measureExport = async ({ urlFor }: Stage, format: 'xlsx' | 'csv'): Promise<Figure[]> => {
  const staff = openDatabase(urlFor('abrufbar_staff'), 'staff');
  const scope = { suppliers: SUPPLIERS, readOnly: true };
  const write = async (from: string | null, isWeighed: boolean) => {
    const before = isWeighed ? liveBytes() : 0;
    const began = performance.now();
    const request = { ...EVERYTHING, from, columns: [...COLUMNS], format };
    const view = { suppliers: SUPPLIERS, askedAt: new Date() };
    const bytes = exportFile((work) => inTransaction(staff, scope, work), view, request);
    let [size, first, most, weighed] = [0, 0, before, 0];
    for await (const chunk of bytes) {
      if (first === 0) first = performance.now() - began;
      size += chunk.length;
      if (!isWeighed || size - weighed < WEIGHED_BYTES) continue;
      weighed = size;
      most = Math.max(most, liveBytes());
    }
    return {
      size,
      first,
      took: performance.now() - began,
      grown: (most - before) / MEGABYTE_BYTES,
    };
  };
  try {
    const today = new Date().toISOString().slice(0, 10);
    await write(today, false); // everything that is made once is there
    const { size, first, took } = await write(null, false);
    const half = (await write(today, true)).grown;
    const { grown } = await write(null, true);
    const what = `${format} of ${DESK_CALL_OFFS} rows`;
    const of = `${(size / MEGABYTE_BYTES).toFixed(1)} MB, first bytes after ${first.toFixed(0)} ms`;
    return [
      { name: what, value: took / 1000, unit: 's', from: of },
      {
        name: 'memory that is held meanwhile',
        value: grown,
        unit: 'MB',
        max: 40,
        from: `${half.toFixed(1)} MB for half of the rows`,
      },
    ];
  } finally {
    await staff.close();
  }
};

/** The other lists, last: their rows would slow down what is measured before. */
const measureLists = async (stage: Stage, { adminTokens }: Desk): Promise<Figure[]> => {
  const send = clientOf(stage.address, adminTokens[0] ?? '');
  await seedHouse(stage);
  const first = await medianOf(() => send(officeList, EVERYTHING));
  return measureOfficeLists(stage, adminTokens, { first, medianOf });
};

export const measureOffice = async (stage: Stage): Promise<Figure[]> => {
  const desk = await seedDesk(stage);
  return [
    ...(await measureAnswers(stage, desk)),
    ...(await measureOfficePage(stage, desk)),
    ...(await measureEffect(stage, desk)),
    ...(await measureExport(stage, 'xlsx')),
    ...(await measureExport(stage, 'csv')),
    ...(await measureLists(stage, desk)),
  ];
};
