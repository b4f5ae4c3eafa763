import type { FastifyInstance, FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { inTransaction, type Pool } from '#core/database.ts';
import type { Jobs } from '#core/jobs.ts';
import type { Live } from '#core/live.ts';
import { isThisMachine } from '#core/request-rules.ts';

/** `/healthz`: the process answers. `/readyz`: the database does too. `/metrics`: for this machine only. */
export const serveHealth = (
  app: FastifyInstance,
  database: Pool,
  { count }: Pick<Live, 'count'>,
  { look }: Pick<Jobs, 'look'>,
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
  for (const metric of queueGauges(look)) registry.registerMetric(metric);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });

  app.get('/metrics', async (request, reply) =>
    isThisMachine(request.raw)
      ? plain(reply)
          .type(registry.contentType)
          .send(await registry.metrics())
      : reply.callNotFound(),
  );
};

const plain = (reply: FastifyReply) =>
  reply.header('Cache-Control', 'no-store').type('text/plain; charset=utf-8');

/** Counts and ages of what lies in the queues, read from the database once per look at the metrics. */
const queueGauges = (look: Jobs['look']) => {
  const labels = { labelNames: ['queue', 'state'] as const, registers: [] };
  const oldest = new Gauge({
    name: 'job_queue_oldest_seconds',
    help: 'Age of the oldest job that waits, runs or has failed for good',
    ...labels,
  });
  const jobs = new Gauge({
    name: 'job_queue_jobs',
    help: 'Jobs that wait, run or have failed for good',
    ...labels,
    async collect() {
      const states = await look();
      this.reset();
      oldest.reset();
      for (const { queue, state, jobs: count, oldest_seconds } of states) {
        this.set({ queue, state }, count);
        oldest.set({ queue, state }, oldest_seconds);
      }
    },
  });
  return [jobs, oldest];
};
