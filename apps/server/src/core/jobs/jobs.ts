import { setTimeout as sleep } from 'node:timers/promises';
import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { fromKysely, type Job, type JobResult, PgBoss } from 'pg-boss';
import type { Clock } from '#core/clock.ts';
import {
  type Database,
  inTransaction,
  type Pool,
  type TransactionOptions,
} from '#core/database/database.ts';
import type { Files } from '#core/files/files.ts';
import { watchDueJobs } from '#core/jobs/due-jobs.ts';
import type { Queue } from '#core/jobs/queue.ts';
import { SCHEMA } from '#core/jobs/schema.ts';
import { listQueueStates, type QueueState } from '#core/jobs/state.ts';
import type { Logger } from '#core/log.ts';
import type { MailTransport } from '#core/mail/mail.ts';
import type { Push } from '#core/push/push.ts';

/** Context of a worker, beside the data of its job. */
export type JobContext = {
  readonly now: Date;
  /** Transaction of the jobs role, which sees only the rows of the scope. */
  readonly inScope: <T>(
    scope: TransactionOptions,
    work: (db: Database) => Promise<T>,
  ) => Promise<T>;
  /** Transaction of the role that answers staff, for rows that it alone may read. */
  readonly inStaffScope: JobContext['inScope'];
  /** Sends further jobs. */
  readonly jobs: Pick<Jobs, 'send'>;
  readonly files: Files;
  /** Sends a mail; what it must not do twice is done before, in a transaction of its own. */
  readonly sendMail: MailTransport['send'];
  /** Sends a push, under the same condition. */
  readonly sendPush: Push['send'];
  /** Waits for so many seconds. */
  readonly pause: (seconds: number) => Promise<void>;
  /** Address that links in mails under a brand begin with. */
  readonly originOf: (brand: Brand) => string;
  /** Lines beyond which a document of others is refused. */
  readonly maxDocumentLines: number;
};

/** A queue bound to the function that works on it. */
export type Worker = {
  readonly queue: Queue;
  readonly run: (context: JobContext, data: object) => Promise<void>;
};

/**
 * Binds a queue to its work. A job may run more than once (a crash, a second try), so every effect must
 * be repeatable: one row per event and recipient, written with ON CONFLICT DO NOTHING.
 */
export const worker = <Data extends object>(
  queue: Queue<Data>,
  run: (context: JobContext, data: Data) => Promise<void>,
): Worker => ({
  queue,
  run: (context, data) => run(context, data as Data), // send() put it in
});

/** The server's outbox: jobs are sent in the transaction that causes them. */
export type Jobs = {
  /** Sends a job that exists only if the transaction of `db` commits; it begins after so many seconds. */
  readonly send: <Data extends object>(
    db: Database,
    queue: Queue<Data>,
    data: Data,
    options?: { readonly afterSeconds?: number },
  ) => Promise<void>;
  /** Waiting and failed jobs of all servers. */
  readonly listStates: () => Promise<QueueState[]>;
  /** Takes no more jobs and waits for the running ones, at most 4 seconds; pushes are cut short after 2. */
  readonly stop: () => Promise<void>;
};

type JobsOptions = {
  /** Address of the jobs role. */
  readonly url: string;
  /** Connections of the jobs role. */
  readonly database: Pool;
  /** Connections of the role that answers staff. */
  readonly staffDatabase: Pool;
  readonly files: Files;
  readonly workers: readonly Worker[];
  readonly post: Pick<MailTransport, 'send'>;
  readonly push: Pick<Push, 'send' | 'close'>;
  readonly originOf: JobContext['originOf'];
  readonly maxDocumentLines: number;
  readonly clock: Clock;
  readonly log: Logger;
  /** Whether jobs also come by themselves at their times; tests send them when they like. */
  readonly isScheduled?: boolean;
};

/** Together with the 5 seconds for requests less than the 10 that whoever ends a server waits. */
const STOP_TIMEOUT_MS = 4_000;
const PUSH_STOP_TIMEOUT_MS = 2_000;

/** New jobs wake their workers at once and others when their time has come; this is for what both missed. */
const POLLING_SECONDS = 30;

/** Jobs of a server that starts: they can be sent once it is connected, and are worked on from `work` on. */
type StartingJobs = Jobs & {
  readonly connect: () => Promise<void>;
  readonly work: () => Promise<void>;
};

/** Starts working on the queues of the workers; `installJobs` has made them. */
export const openJobs = async (options: JobsOptions): Promise<Jobs> => {
  const jobs = prepareJobs(options);
  await jobs.connect();
  await jobs.work();
  return jobs;
};

/** The same in steps: a server listens before it takes up jobs that wait. */
export const prepareJobs = (options: JobsOptions): StartingJobs => {
  const { url, workers, push, log, isScheduled = false } = options;
  const boss = new PgBoss({
    connectionString: url,
    schema: SCHEMA,
    application_name: 'abrufbar-queue',
    max: 3,
    connectionTimeoutMillis: 5_000,
    migrate: false,
    schedule: isScheduled,
    cronWorkerIntervalSeconds: 15,
    // How soon jobs of a process that died are taken up by another.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    useListenNotify: true,
    // Need the owner of the tables.
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (err) => log.error({ err }, 'job queue'));
  boss.on('warning', ({ message }) => log.warn(message));
  const send: Jobs['send'] = async (db, queue, data, { afterSeconds } = {}) => {
    const later = afterSeconds === undefined ? {} : { startAfter: afterSeconds };
    await boss.send(queue.name, data, { db: fromKysely(db), ...later });
  };
  let endWatch = (): void => {};
  return {
    connect: async () => {
      await boss.start();
    },
    work: async () => {
      const wakes = new Map<string, () => void>();
      for (const entry of workers) {
        wakes.set(entry.queue.name, await startWorker(boss, entry, { ...options, jobs: { send } }));
      }
      endWatch = watchDueJobs(boss, (name) => wakes.get(name)?.(), log);
      if (isScheduled) await keepTimes(boss, workers);
    },
    send,
    listStates: () => inTransaction(options.database, { readOnly: true }, listQueueStates),
    stop: async () => {
      const cut = setTimeout(push.close, PUSH_STOP_TIMEOUT_MS);
      endWatch();
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
      clearTimeout(cut);
    },
  };
};

/** Returns the function that has the queue looked at without delay. */
const startWorker = async (
  boss: PgBoss,
  { queue, run }: Worker,
  {
    database,
    staffDatabase,
    files,
    post,
    push,
    originOf,
    maxDocumentLines,
    clock,
    log,
    jobs,
  }: JobsOptions & Pick<JobContext, 'jobs'>,
): Promise<() => void> => {
  const context = (): JobContext => ({
    now: clock(),
    inScope: (scope, work) => inTransaction(database, scope, work),
    inStaffScope: (scope, work) => inTransaction(staffDatabase, scope, work),
    jobs,
    files,
    sendMail: post.send,
    sendPush: push.send,
    pause: (seconds) => sleep(seconds * 1000),
    originOf,
    maxDocumentLines,
  });
  const workOn = async ({ id, data }: Job): Promise<JobResult> => {
    try {
      await run(context(), data);
      if (queue.forgets) await boss.deleteJob(queue.name, id);
      return { id, status: 'completed' };
    } catch (err) {
      log.warn({ err, queue: queue.name, job: id }, 'job failed and is tried again');
      return { id, status: 'failed' };
    }
  };
  const { concurrency } = queue;
  const ids: string[] = [];
  const startOne = async (): Promise<void> => {
    const id = await boss.work<object>(
      queue.name,
      {
        batchSize: concurrency === null ? 20 : 1,
        perJobResults: true,
        burstWhenBatchFull: true,
        notifyPollingIntervalSeconds: POLLING_SECONDS,
      },
      async (batch) => {
        startOthers();
        const results = await Promise.all(batch.map(workOn));
        if (concurrency !== null) boss.notifyWorker(id); // there may be more; a batch tells by being full
        return results;
      },
    );
    ids.push(id);
  };
  // A batch ends with its slowest job; where that may be slow, each comes by itself.
  let others = (concurrency ?? 2) - 1;
  /** They begin with the first job: most queues have none for hours, and each worker looks at its start. */
  const startOthers = (): void => {
    for (; others > 0; others -= 1) {
      // A server that ends takes no more workers, and the first one finishes its job.
      startOne().catch((err: unknown) => log.warn({ err, queue: queue.name }, 'one worker less'));
    }
  };
  await startOne();
  return () => {
    for (const id of ids) boss.notifyWorker(id);
  };
};

/** Sets the times of all queues; of the times that passed while no server ran the last one is made up for. */
const keepTimes = async (boss: PgBoss, workers: readonly Worker[]): Promise<void> => {
  const times = new Map(workers.map(({ queue: { name, cron } }) => [name, cron]));
  const kept = new Set<string>();
  for (const { name, cron, timezone, options } of await boss.getSchedules()) {
    const wanted = times.get(name) ?? null;
    if (wanted === null) await boss.unschedule(name);
    const isSame = cron === wanted && timezone === ZONE && options?.missed === MISSED;
    if (isSame) kept.add(name); // the reader of cron is slow, and every start would wait for it
  }
  for (const [name, cron] of times) {
    if (cron === null || kept.has(name)) continue;
    await boss.schedule(name, cron, {}, { tz: ZONE, missed: MISSED });
  }
};

const ZONE = 'Europe/Berlin';
const MISSED = 'once';
