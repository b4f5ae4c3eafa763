/** Cost and speed of the list request against what the database alone can do, and against bare node:http. */
import { type Figure, median } from '../stage/figures.ts';
import { listPath, CONTRACT, listRequests, statementsFor } from './list-request.ts';
import { drive } from './http-load.ts';
import { driveDatabase } from './pgbench.ts';
import { cpuOf, cpuOfDatabase, memoryOf, memoryOfDatabase } from '../stage/process-usage.ts';
import { MEMORY, type Stage, startProgram } from '../stage/seeded-server.ts';

const CONNECTIONS = 16;
const ROUNDS = 3;

/** One round on a server: requests, and microseconds of CPU for each. */
const round = async (stage: Stage, pid: number, address: string, seconds: number) => {
  const before = { server: cpuOf(pid), database: cpuOfDatabase(stage.postmaster) };
  const load = await drive(address, {
    connections: CONNECTIONS,
    seconds,
    nextRequest: listRequests(stage),
  });
  const server = ((cpuOf(pid) - before.server) / load.requests) * 1e6;
  const database = ((cpuOfDatabase(stage.postmaster) - before.database) / load.requests) * 1e6;
  return { ...load, server, database, cpu: server + database };
};

const min = (values: readonly number[]) => Math.min(...values);
const micro = (value: number) => `${value.toFixed(0)} us`;

/** How the server lets its statements be planned (core/database/database.ts). */
const PLANNED_ONCE = { plan_cache_mode: 'force_generic_plan' };

/** Rounds of all four follow each other in turn, so that other work on the machine meets all alike. */
export const measureList = async (stage: Stage, seconds: number): Promise<Figure[]> => {
  const statements = await statementsFor(stage, listPath(CONTRACT, 1));
  const bare = await startProgram([...MEMORY, 'bench/measure/bare-server.ts'], {
    APP_URL: stage.urlFor('abrufbar_app'),
  });
  const ours = () => round(stage, stage.server, stage.address, seconds);
  const theirs = () => round(stage, bare.pid, bare.address, seconds);
  const limits = [];
  const plannedOnce = [];
  const rounds = [];
  const bareRounds = [];
  try {
    await round(stage, stage.server, stage.address, 2);
    await round(stage, bare.pid, bare.address, 2);
    for (let number = 0; number < ROUNDS; number += 1) {
      limits.push(await driveDatabase(stage, statements, CONNECTIONS, seconds));
      plannedOnce.push(await driveDatabase(stage, statements, CONNECTIONS, seconds, PLANNED_ONCE));
      rounds.push(await ours());
      bareRounds.push(await theirs());
    }
  } finally {
    await bare.stop();
  }

  const cpu = min(rounds.map((one) => one.cpu));
  const best = rounds.find((one) => one.cpu === cpu) ?? rounds[0];
  const limit = min(limits.map((one) => one.cpu));
  const limitPlannedOnce = min(plannedOnce.map((one) => one.cpu));
  const speed = median(rounds.map(({ perSecond }) => perSecond));
  const limitSpeed = median(limits.map(({ perSecond }) => perSecond));
  const by = limits[0]?.by ?? '';
  const server = min(rounds.map((one) => one.server));
  const bareServer = min(bareRounds.map((one) => one.server));
  return [
    {
      name: `CPU of a list request / ${by}, same statements`,
      value: cpu / limit,
      unit: 'x',
      max: 2,
      from: `${micro(cpu)} (server ${micro(best?.server ?? 0)}, database ${micro(best?.database ?? 0)}) / ${micro(limit)}`,
    },
    {
      name: `the same / ${by} that plans as the server lets it`,
      value: cpu / limitPlannedOnce,
      unit: 'x',
      from: `${micro(cpu)} / ${micro(limitPlannedOnce)}`,
    },
    {
      name: `list requests a second / ${by} transactions`,
      value: speed / limitSpeed,
      unit: 'x',
      min: 0.45,
      from: `${speed.toFixed(0)} / ${limitSpeed.toFixed(0)} a second`,
    },
    {
      name: 'p99 / p50 of a list request',
      value: median(rounds.map(({ p99, p50 }) => p99 / p50)),
      unit: 'x',
      max: 4,
      from: `p50 ${median(rounds.map(({ p50 }) => p50)).toFixed(1)} ms with ${CONNECTIONS} connections`,
    },
    {
      name: 'CPU of the server / same handler on bare node:http',
      value: server / bareServer,
      unit: 'x',
      max: 1.1,
      from: `${micro(server)} / ${micro(bareServer)}`,
    },
    {
      name: 'statements of the list request',
      value: statements.filter((statement) => typeof statement !== 'string').length,
      unit: '',
      max: 2,
    },
  ];
};

/** Memory after many requests, and how much it grew after the first of them had filled what it remembers. */
export const measureMemory = async (
  stage: Stage,
  warm: number,
  seconds: number,
): Promise<Figure[]> => {
  const first = await round(stage, stage.server, stage.address, warm);
  const early = memoryOf(stage.server);
  const second = await round(stage, stage.server, stage.address, seconds);
  const late = memoryOf(stage.server);
  return [
    {
      name: 'memory of the server',
      value: late,
      unit: 'MB',
      max: 180,
      from: `after ${first.requests + second.requests} requests`,
    },
    {
      name: 'growth of it',
      value: (late / early - 1) * 100,
      unit: '%',
      max: 5,
      from: `since request ${first.requests}`,
    },
    {
      name: 'memory of the embedded database under load',
      value: memoryOfDatabase(stage.postmaster),
      unit: 'MB',
      max: 64,
      from: 'shared pages counted once',
    },
  ];
};
