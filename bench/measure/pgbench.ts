/** The limit of the database: the statements of a request without any server. */
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Statement } from './list-request.ts';
import { cpuOfDatabase, cpuOfEnded } from '../stage/process-usage.ts';
import type { Stage } from '../stage/seeded-server.ts';

type Limit = {
  readonly perSecond: number;
  /** Microseconds of CPU of database and client for one transaction. */
  readonly cpu: number;
  /** The program that sent the statements. */
  readonly by: string;
};

const PROGRAMS = [
  ...(process.env['PATH'] ?? '').split(':').map((folder) => join(folder, 'pgbench')),
  ...[18, 17, 16, 15].map((major) => `/usr/lib/postgresql/${major}/bin/pgbench`),
];

const asText = (value: unknown): string =>
  Array.isArray(value) ? `{${value.join(',')}}` : String(value);

/** The statements as a script of pgbench, with their values as variables; waits where the server waits. */
const scriptOf = (statements: readonly Statement[]) => {
  const variables: string[] = [];
  const commands = statements.map((statement, at) => {
    if (typeof statement === 'string') return `${statement};`;
    const values = statement.values ?? [];
    for (const [index, value] of values.entries()) {
      if (value !== null) variables.push('-D', `v${at}_${index + 1}=${asText(value)}`);
    }
    const text = statement.text.replace(/\$(\d+)/g, (_, number: string) =>
      values[Number(number) - 1] === null ? 'NULL' : `:v${at}_${number}`,
    );
    return `${text};`;
  });
  const [begin = '', first = '', ...rest] = commands;
  const pipelines = [[begin, first], ...chunk(rest)];
  const text = pipelines
    .map((commandsOfOne) => ['\\startpipeline', ...commandsOfOne, '\\endpipeline'].join('\n'))
    .join('\n');
  return { text, variables };
};

// COMMIT travels with the statement before it.
const chunk = (commands: readonly string[]): string[][] =>
  commands.length <= 2 ? [[...commands]] : [[...commands.slice(0, 1)], ...chunk(commands.slice(1))];

type Settings = Readonly<Record<string, string>>;

/** Runs the statements for so many seconds on so many connections, with these settings of a session. */
export const driveDatabase = async (
  stage: Stage,
  statements: readonly Statement[],
  connections: number,
  seconds: number,
  settings: Settings = {},
): Promise<Limit> => {
  const program = PROGRAMS.find((path) => existsSync(path));
  const run = program ? runPgbench(program) : runClients;
  const before = cpuOfDatabase(stage.postmaster);
  const { transactions, took, clientCpu } = await run(stage, statements, {
    connections,
    seconds,
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  });
  const cpu = cpuOfDatabase(stage.postmaster) - before + clientCpu;
  return {
    perSecond: transactions / took,
    cpu: (cpu / transactions) * 1e6,
    by: program ? 'pgbench' : 'pg loop',
  };
};

type Run = (
  stage: Stage,
  statements: readonly Statement[],
  how: { readonly connections: number; readonly seconds: number; readonly options: string },
) => Promise<{ transactions: number; took: number; clientCpu: number }>;

const runPgbench =
  (program: string): Run =>
  async ({ urlFor, dataDir }, statements, { connections, seconds, options }) => {
    const { text, variables } = scriptOf(statements);
    const script = join(dataDir, 'list.sql');
    writeFileSync(script, text);
    const url = new URL(urlFor('abrufbar_app'));
    const where = ['-h', url.searchParams.get('host') ?? '', '-U', url.username];
    const how = ['-n', '-M', 'prepared', '-c', String(connections), '-T', String(seconds)];
    const before = cpuOfEnded(process.pid);
    const args = [...how, ...where, ...variables, '-f', script, 'abrufbar'];
    const said = await outputOf(program, args, { ...process.env, PGOPTIONS: options });
    const transactions = Number(/actually processed: (\d+)/.exec(said)?.[1]);
    const perSecond = Number(/^tps = ([\d.]+)/m.exec(said)?.[1]);
    return {
      transactions,
      took: transactions / perSecond,
      clientCpu: cpuOfEnded(process.pid) - before,
    };
  };

const outputOf = (
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<string> =>
  new Promise((done, fail) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    child.stdout.on('data', (part) => (said += String(part)));
    child.stderr.on('data', (part) => (said += String(part)));
    child.on('close', (code) => (code === 0 ? done(said) : fail(new Error(said))));
  });

/** Where there is no pgbench: the same statements by the same driver as in the server. */
const runClients: Run = async ({ urlFor }, statements, { connections, seconds, options }) => {
  const used = process.cpuUsage();
  const started = performance.now();
  const until = started + seconds * 1000;
  let transactions = 0;
  const work = async () => {
    const client = new Client({ connectionString: urlFor('abrufbar_app'), options });
    await client.connect();
    while (performance.now() < until) {
      for (const statement of statements) await client.query(statement);
      transactions += 1;
    }
    await client.end();
  };
  await Promise.all(Array.from({ length: connections }, work));
  const { user, system } = process.cpuUsage(used);
  const took = (performance.now() - started) / 1000;
  return { transactions, took, clientCpu: (user + system) / 1e6 };
};
