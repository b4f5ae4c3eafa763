import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { systemClock } from '#core/clock.ts';
import { connectDatabase } from '#core/database/connect.ts';
import { openLog } from '#core/log.ts';
import { readSettings, type Settings, SettingsError } from '#core/settings.ts';
import { StartError } from '#core/start-error.ts';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';

type Server = { readonly stop: () => Promise<void> };

/** Starts all parts; they are stopped in reverse order, also when a later step fails or a signal ends the start. */
const start = async (settings: Settings, ending: AbortSignal): Promise<Server> => {
  await using started = new AsyncDisposableStack();
  const log = openLog(settings);
  const reaching = connectDatabase(settings, log);
  reaching.catch(ignore); // it may fail while the sources are read, and is thrown below
  started.defer(() => reaching.then(({ stop }) => stop(), ignore));
  const {
    createApp,
    clearFiles,
    workers,
    openDatabase,
    prepareJobs,
    openFiles,
    prepareDatabase,
    openMailTransport,
    openPushSender,
    findPushKeys,
    openSecretBox,
    openCodeSigner,
    brandOrigin,
    FIRST_STEPS,
    startDemo,
  } = await loadServer();
  const reached = await reaching;
  ending.throwIfAborted(); // the first start takes seconds
  const { logins } = reached;
  const queues = workers.map(({ queue }) => queue);
  await prepareDatabase(reached, queues, log);
  ending.throwIfAborted();
  const database = openDatabase(logins.app, 'app');
  started.defer(database.close);
  const staffDatabase = openDatabase(logins.staff, 'staff');
  started.defer(staffDatabase.close);
  const jobsDatabase = openDatabase(logins.jobs, 'jobs');
  started.defer(jobsDatabase.close);
  const clock = systemClock;
  const post = openMailTransport(settings, log);
  started.defer(async () => post.close());
  const { mailbox } = post;
  const [files, keys, signer] = await Promise.all([
    openFiles(settings),
    findPushKeys(logins.owner, settings, clock()),
    openCodeSigner(logins.owner, clock()),
  ]);
  const push = openPushSender({ settings, keys, clock, log });
  const secrets = openSecretBox(settings);
  started.defer(async () => push.close());
  const url = logins.jobs;
  const jobs = prepareJobs({
    url,
    database: jobsDatabase,
    staffDatabase,
    files,
    workers,
    post,
    push,
    originOf: (brand) => brandOrigin(settings, brand, settings.PORT),
    maxDocumentLines: settings.DOCUMENT_MAX_LINES,
    clock,
    log,
    isScheduled: true,
  });
  started.defer(jobs.stop);
  const parts = {
    database,
    staffDatabase,
    secrets,
    settings,
    clock,
    jobs,
    files,
    push,
    signer,
    log,
    mailbox,
  };
  const [app] = await Promise.all([createApp(parts), jobs.connect()]);
  started.defer(() => finishRequests(app));
  ending.throwIfAborted();
  const more = process.argv.includes('--empty')
    ? FIRST_STEPS
    : await startDemo({ ownerUrl: logins.owner, jobs, files, secrets, settings }, clock());
  await listen(app, settings);
  await jobs.work();
  void clearFiles({ files, database, staffDatabase, now: clock() }).catch((err: unknown) =>
    log.error({ err }),
  );
  process.stdout.write(welcome(app, settings) + more);
  const running = started.move();
  return { stop: () => running.disposeAsync() };
};

const ignore = () => {};

/** Most of the sources, read while PostgreSQL is starting. */
const loadServer = async () => ({
  ...(await import('#app.ts')),
  ...(await import('#core/database/database.ts')),
  ...(await import('#core/jobs/jobs.ts')),
  ...(await import('#core/files/open-files.ts')),
  ...(await import('#core/database/start.ts')),
  ...(await import('#core/mail/transport.ts')),
  ...(await import('#core/push/sender.ts')),
  ...(await import('#push/key-store.ts')),
  ...(await import('#core/secret-box.ts')),
  ...(await import('#deliveries/code-key-store.ts')),
  ...(await import('#core/http/link-origin.ts')),
  ...(await import('#demo/start-demo.ts')),
});

const listen = async (app: FastifyInstance, { HOST, PORT }: Settings): Promise<void> => {
  try {
    await app.listen({ host: HOST, port: PORT });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code !== 'EADDRINUSE') throw error;
    throw new StartError(
      `Port ${PORT} is in use, perhaps by another abrufbar. Stop that one or choose a port: PORT=3001 npm start`,
      { cause: error },
    );
  }
};

const REQUEST_DRAIN_MS = 5_000;

const finishRequests = async (app: FastifyInstance): Promise<void> => {
  const closed = app.close();
  const late = sleep(REQUEST_DRAIN_MS, 'late', { ref: false });
  if ((await Promise.race([closed, late])) === 'late') app.server.closeAllConnections();
  await closed;
};

const STOP_TIMEOUT_MS = 9_500; // an operator or container waits ten seconds

const SIGNAL_DEDUP_MS = 1_000; // one Ctrl-C or kill of a process group arrives by several ways

/** Ends the process cleanly on a signal; a later second signal ends it at once. */
const stopOnSignal = (server: Promise<Server>, ending: AbortController): void => {
  let stopping: number | undefined;
  const stop = async () => {
    const now = performance.now();
    if (stopping !== undefined && now - stopping > SIGNAL_DEDUP_MS) process.exit(130);
    if (stopping !== undefined) return;
    stopping = now;
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    ending.abort();
    await server.then(
      ({ stop: stopServer }) => stopServer(),
      () => {}, // a start that failed says so itself
    );
    process.exit();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => void stop());
  }
};

const portOf = (app: FastifyInstance): number | undefined => {
  const [address] = app.addresses();
  return typeof address === 'object' ? address.port : undefined;
};

/**
 * The text an operator reads once the server listens: its addresses, one per brand and host, and where mails end
 * up while there is no mail server.
 */
const welcome = (app: FastifyInstance, { BRAND_HOSTS, SMTP_URL }: Settings): string => {
  const hosts = [['localhost', BRANDS[0]], ...BRAND_HOSTS];
  const lines = hosts.map(([host, brand]) => `  http://${host}:${portOf(app)}  (${brand})`);
  const mails =
    SMTP_URL === undefined
      ? `Without SMTP_URL mails are shown at http://localhost:${portOf(app)}/mailbox\n\n`
      : '';
  return `\nabrufbar is ready:\n${lines.join('\n')}\n\n${mails}`;
};

const isExpected = (error: unknown): error is Error =>
  error instanceof SettingsError || error instanceof StartError;

const ending = new AbortController();
try {
  const server = start(readSettings(process.env), ending.signal);
  stopOnSignal(server, ending);
  await server;
} catch (error) {
  if (!ending.signal.aborted) {
    if (!isExpected(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
