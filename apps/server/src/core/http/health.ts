import type { FastifyInstance, FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { inTransaction, type Pool } from '#core/database/database.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import type { Live } from '#core/live/live.ts';
import { isForOperator } from '#core/http/request-checks.ts';

/** `/healthz`: the process answers. `/readyz`: the database does too. `/metrics`: for this machine only. */
export const serveHealth = (
  app: FastifyInstance,
  database: Pool,
  { count }: Pick<Live, 'count'>,
  { listStates }: Pick<Jobs, 'listStates'>,
): void => {
  app.get('/healthz', async (_request, reply) => plain(reply).send('ok'));

  app.get('/readyz', async (_request, reply) => {
    try {
      await inTransaction(database, { readOnly: true }, (db) => sql`SELECT 1`.execute(db));
      return plain(reply).send('ok');
    } catch {
      // The cause stands in the log of the calls that fail; a 503 is reserved for maintenance (T-40).
      return plain(reply).code(500).send('database unavailable');
    }
  });

  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route template and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3],
    registers: [registry],
  });
  const streams = new Gauge({
    name: 'live_streams',
    help: 'Open streams of live screens',
    registers: [],
    collect() {
      this.set(count());
    },
  });
  registry.registerMetric(streams);
  const readQueues = queueGauges(registry, listStates);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });

  app.get('/metrics', async (request, reply) => {
    if (!isForOperator(request.raw, request.hostname)) return reply.callNotFound();
    await readQueues();
    return plain(reply)
      .type(registry.contentType)
      .send(await registry.metrics());
  });
};

const plain = (reply: FastifyReply) =>
  reply.header('Cache-Control', 'no-store').type('text/plain; charset=utf-8');

/** Counts and ages of what lies in the queues; the way to read both from the database, in one look. */
const queueGauges = (registry: Registry, listStates: Jobs['listStates']): (() => Promise<void>) => {
  const of = { labelNames: ['queue', 'state'] as const, registers: [registry] };
  const jobs = new Gauge({
    name: 'job_queue_jobs',
    help: 'Jobs that wait, run or have failed for good',
    ...of,
  });
  const oldest = new Gauge({
    name: 'job_queue_oldest_seconds',
    help: 'Age of the oldest job that waits, runs or has failed for good',
    ...of,
  });
  const up = new Gauge({
    name: 'job_queue_up',
    help: 'Whether the queues could be read: 1 or 0',
    registers: [registry],
  });
  return async () => {
    jobs.reset();
    oldest.reset();
    try {
      for (const { queue, state, jobs: count, oldest_seconds } of await listStates()) {
        jobs.set({ queue, state }, count);
        oldest.set({ queue, state }, oldest_seconds);
      }
      up.set(1);
    } catch {
      up.set(0); // the other figures can still be reported
    }
  };
};
