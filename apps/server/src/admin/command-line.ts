/** `npm run admin -- <command>`: what provider staff need before there is a back office. */
import { parseArgs } from 'node:util';
import { DatabaseError } from 'pg';
import { COMMANDS } from '#admin/commands.ts';
import type { Command } from '#admin/values.ts';
import { workers } from '#app.ts';
import { inTransaction, openDatabase } from '#core/database/database.ts';
import { startDatabase } from '#core/database/start.ts';
import { openLog } from '#core/log.ts';
import { readSettings, SettingsError } from '#core/settings.ts';
import { StartError } from '#core/start-error.ts';

const usage = (name: string, { required, optional }: Command): string =>
  [
    `  npm run admin -- ${name}`,
    ...Object.entries(required).map(([option, what]) => `--${option} <${what}>`),
    ...Object.entries(optional).map(([option, what]) => `[--${option} <${what}>]`),
  ].join(' ');

const help = (): string =>
  `Commands:\n${Object.entries(COMMANDS)
    .map(([name, command]) => usage(name, command))
    .join('\n')}\n`;

const read = ([name = '', ...rest]: readonly string[]) => {
  const command = COMMANDS[name];
  if (command === undefined) throw new StartError(help());
  const options = Object.keys({ ...command.required, ...command.optional });
  try {
    const { values } = parseArgs({
      args: rest,
      options: Object.fromEntries(options.map((option) => [option, { type: 'string' }] as const)),
    });
    const missing = Object.keys(command.required).filter((option) => !values[option]);
    if (missing.length > 0) throw new Error(`Missing: --${missing.join(', --')}`);
    return { command, values: values as Record<string, string> }; // every option is a string
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new StartError(`${problem}\n${usage(name, command)}`);
  }
};

const run = async (): Promise<string> => {
  const { command, values } = read(process.argv.slice(2));
  const settings = readSettings({ LOG_LEVEL: 'warn', ...process.env });
  const queues = workers.map(({ queue }) => queue);
  const database = await startDatabase(settings, queues, openLog(settings));
  const owner = openDatabase(database.logins.owner, 'owner');
  try {
    return await inTransaction(owner, {}, (db) =>
      command.run({ db, settings, now: new Date() }, values),
    );
  } finally {
    await owner.close();
    await database.stop();
  }
};

/** Explains a failure to the operator who typed the command; any other error is a bug. */
const explain = (error: unknown): string => {
  if (error instanceof StartError || error instanceof SettingsError) return error.message;
  if (error instanceof DatabaseError && error.code === '23505') {
    return `This exists already: ${error.detail ?? error.message}`;
  }
  throw error;
};

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
