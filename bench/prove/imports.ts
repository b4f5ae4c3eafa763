/** Quality R14: imports end in the same state whatever becomes of their files, and large ones keep nobody waiting. */
import { setTimeout as sleep } from 'node:timers/promises';
import * as reports from '@abrufbar/contract/imports/reports.ts';
import * as imports from '@abrufbar/contract/imports/tickets.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import { createClient } from '@abrufbar/contract/protocol/client.ts';
import * as z from 'zod/mini';
import { insertErpId } from '../../apps/server/src/companies/store.ts';
import { inTransaction } from '../../apps/server/src/core/database/database.ts';
import { insertImportKey } from '../../apps/server/src/imports/store.ts';
import vas from '../../apps/server/src/imports/samples/vas.json' with { type: 'json' };
import { buildTickets, disorder } from '../../apps/server/testing/concepts/disordered-batches.ts';
import { stateOf } from '../../apps/server/testing/concepts/contract-state.ts';
import { createRandom } from '../stage/random.ts';
import { buildProveSite, clientOf } from '../stage/sites.ts';
import { within } from '../stage/prove-processes.ts';
import type { Prover, ProveStage } from '../stage/prove-stage.ts';

const SIZES = {
  quick: { tickets: 300, seeds: 3, different: 10_000, kills: 1 },
  deep: { tickets: 2_000, seeds: 5, different: 50_000, kills: 5 },
} as const;
const ROWS = imports.MAX_ROWS;
const BAD_ROWS = 250;
const CONCURRENT_IMPORTS = 4;
/** People who look meanwhile; everybody may ask 300 times a minute. */
const PEOPLE = 8;
const POLL_INTERVAL_MS = 50;
/** Most that a small request takes while the job runs; a person calls more than that slow. */
const MAX_P99_MS = 300;
const IMPORT_TIMEOUT_MS = 1_200_000;

const customerNumber = '1104233';
const [sample] = vas;
/** So many rows have to fit into 20 MB. */
const lean = { ...sample, Fahrzeugart: null, Lieferbedingung: null, Spediteur: null };
const answer = z.object({ data: imports.logged });
const dataOf = (text: string) => answer.parse(JSON.parse(text)).data;

/** A site, the keys of its scales and what is kept of it. */
const buildScales = async ({ owner, server }: ProveStage) => {
  const site = await buildProveSite(owner, PEOPLE);
  const { supplier, company, contract } = site;
  const keys = await inTransaction(owner, {}, async (db) => {
    const erp = { supplier_id: supplier.id, company_id: company.id };
    await insertErpId(db, { ...erp, erp_customer_no: customerNumber });
    const of = { supplierId: supplier.id, name: 'Waage', addresses: [] };
    const made = await insertImportKey(db, { ...of, source: 'vas' }, new Date());
    const other = await insertImportKey(db, { ...of, source: 'di' }, new Date());
    return { vas: made.key, di: other.key };
  });
  const post = async (source: 'vas' | 'di', body: string) => {
    for (;;) {
      const got = await fetch(`${server.address()}/api/v2/import/scale-note/${source}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${keys[source]}`, 'Content-Type': 'application/json' },
        body,
      });
      const text = await got.text();
      if (got.status !== 429) return { status: got.status, text };
      await sleep(500); // as many as are let in
    }
  };
  const ofContract = { companyId: company.id, contractId: contract.id };
  const state = () =>
    inTransaction(owner, { companies: [company.id] }, (db) => stateOf(db, ofContract));
  const names = { customerNumber, contractNumber: contract.contract_number };
  return { ...site, keys, post, state, names };
};
type Scales = Awaited<ReturnType<typeof buildScales>>;

const proveDisorder = async (
  stage: ProveStage,
  { tickets, seeds }: { readonly tickets: number; readonly seeds: number },
) => {
  const build = ({ names }: Scales) => buildTickets(names, tickets, createRandom('tickets'));
  const faults: string[] = [];
  const orderly = await buildScales(stage);
  for (const source of ['vas', 'di'] as const) {
    const rows = build(orderly).flatMap((one) => (one.source === source ? one.rows : []));
    await orderly.post(source, JSON.stringify(rows));
  }
  const expected = JSON.stringify(await orderly.state());
  const counts = { files: 0, cut: 0, bad: 0 };
  for (let seed = 0; seed < seeds; seed += 1) {
    const site = await buildScales(stage);
    const batches = disorder(build(site), 30, createRandom(`disorder ${seed}`));
    counts.files += batches.length;
    const worker = async (): Promise<void> => {
      for (let one = batches.pop(); one; one = batches.pop()) {
        const { status, text } = await site.post(one.source, one.body);
        if (status !== (one.isWhole ? 200 : 400)) faults.push(`seed ${seed}: ${status} ${text}`);
        if (status === 200) counts.bad += dataOf(text).failed.length;
        else counts.cut += 1;
      }
    };
    await Promise.all(Array.from({ length: CONCURRENT_IMPORTS }, worker));
    if (JSON.stringify(await site.state()) !== expected) faults.push(`seed ${seed}: other state`);
  }
  if (counts.bad === 0) faults.push('no bad row was listed');
  return { faults, ...counts };
};

const percentile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? Number.NaN;

/** Asks small things until it is stopped; the milliseconds of each answer, and what was no answer. */
const look = ({ server }: ProveStage, { buyers }: Scales, ends: AbortSignal) => {
  const times: number[] = [];
  const faults: string[] = [];
  let isDown = false;
  const looking = (async () => {
    for (let at = 0; !ends.aborted; at += 1) {
      const buyer = buyers[at % buyers.length];
      if (!buyer) throw new Error('nobody is there');
      const began = performance.now();
      const wasDown = isDown;
      try {
        await clientOf(server.address(), buyer).send(session.user, { company_number: null });
        if (!wasDown && !isDown) times.push(performance.now() - began);
      } catch (error) {
        if (!wasDown && !isDown) faults.push(String(error));
      }
      await sleep(POLL_INTERVAL_MS);
    }
  })();
  const down = (is: boolean): void => void (isDown = is);
  return { times, faults, down, end: () => looking };
};

/** Asks once a second, as often as a key may. */
const until = (holds: () => Promise<boolean>): Promise<boolean> =>
  within(IMPORT_TIMEOUT_MS, async () => {
    await sleep(1_000);
    return holds();
  });

/** 50,000 rows while others look and, `kills` times, while the server is killed. */
const proveLarge = async (
  stage: ProveStage,
  { different, kills }: { readonly different: number; readonly kills: number },
  ends: AbortController,
) => {
  const site = await buildScales(stage);
  const quiet = new AbortController();
  const before = look(stage, site, quiet.signal);
  await sleep(3_000);
  quiet.abort();
  await before.end();
  const rows = Array.from({ length: ROWS }, (_, at) =>
    at % (ROWS / BAD_ROWS) === 0
      ? {}
      : {
          ...lean,
          Lieferscheinnummer: String(at % different),
          Debitor: customerNumber,
          Kontraktnummer: site.names.contractNumber,
        },
  );
  const wanted = new Set(rows.flatMap((row) => Object.values(row)[0] ?? [])).size;
  const faults: string[] = [];
  const looks = look(stage, site, ends.signal);
  const began = performance.now();
  const { status, text } = await site.post('vas', JSON.stringify(rows));
  const answered = performance.now() - began;
  if (status !== 202) throw new Error(`${status} ${text.slice(0, 200)}`);
  const { import_id: id } = dataOf(text);
  const report = () => {
    const { send } = createClient({
      base: stage.server.address(),
      fetch,
      token: () => site.keys.vas,
    });
    return send(reports.report, { id });
  };
  for (let kill = 1; kill <= kills; kill += 1) {
    await until(async () => (await report()).rows_done > (ROWS * kill) / (kills + 2));
    looks.down(true);
    await stage.server.killAndRestart();
    looks.down(false);
  }
  if (!(await until(async () => (await report()).state === 'done'))) faults.push('not done');
  const seconds = (performance.now() - began) / 1000;
  ends.abort();
  await looks.end();
  const { created, updated, unchanged, failed, failed_rows, rows_done, state } = await report();
  const reported = { state, rows_done, created, updated, unchanged, failed_rows };
  const should = {
    ...{ state: 'done', rows_done: ROWS, created: wanted, updated: 0 },
    ...{ unchanged: ROWS - BAD_ROWS - wanted, failed_rows: BAD_ROWS },
  };
  if (JSON.stringify(reported) !== JSON.stringify(should)) faults.push(JSON.stringify(reported));
  if (failed.length !== BAD_ROWS) faults.push(`${failed.length} bad rows listed`);
  const kept = (await site.state()).filter(({ what }) => what === 'delivery').length;
  if (kept !== wanted) faults.push(`${kept} of ${wanted} deliveries`);
  return { faults, seconds, answered, looks, before, rate: ROWS / seconds };
};

export const proveImports: Prover = async function* (stage, isDeep) {
  const size = isDeep ? SIZES.deep : SIZES.quick;
  const { faults, files, cut, bad } = await proveDisorder(stage, size);
  yield {
    row: 'R14',
    what: `${size.tickets} tickets of both sources in disorder, ${size.seeds} times: the same state`,
    figure: `${files} files, ${cut} cut off, ${bad} bad rows listed`,
    faults,
  };
  const ends = new AbortController();
  // The requests beside it end also after a failure.
  const large = await proveLarge(stage, size, ends).finally(() => ends.abort());
  yield {
    row: 'R14',
    what: `${ROWS} rows in a job, server killed ${size.kills} times: every row once, bad ones listed`,
    figure: `202 after ${large.answered.toFixed(0)} ms, ${large.seconds.toFixed(0)} s, ${large.rate.toFixed(0)} rows/s`,
    faults: large.faults,
  };
  const { times, faults: lost } = large.looks;
  const p99 = percentile(times, 0.99);
  const quiet = percentile(large.before.times, 0.99);
  yield {
    row: 'R14',
    what: `small requests meanwhile: p99 below ${MAX_P99_MS} ms, none fails`,
    figure: `p50 ${percentile(times, 0.5).toFixed(0)}, p99 ${p99.toFixed(0)} (before ${quiet.toFixed(0)}), most ${Math.max(...times).toFixed(0)} ms of ${times.length}`,
    faults: [...lost, ...(p99 < MAX_P99_MS ? [] : [`p99 ${p99.toFixed(0)} ms`])],
  };
};
