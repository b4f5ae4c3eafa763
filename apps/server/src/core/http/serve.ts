import { randomUUID } from 'node:crypto';
import { isPublished, isStaffCall } from '@abrufbar/contract/protocol/call.ts';
import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { fastify, type FastifyInstance } from 'fastify';
import { answerer } from '#core/calls/answer.ts';
import { problemsOf } from '#core/calls/check-calls.ts';
import { serveDocs } from '#core/pages/api-docs-page.ts';
import { presentFailure, presentMaintenance } from '#core/http/failures.ts';
import { FileAnswer } from '#core/files/files.ts';
import { serveHealth } from '#core/http/health.ts';
import { brandOf } from '#core/http/link-origin.ts';
import { serveMailbox } from '#core/pages/mailbox-page.ts';
import { createRateLimits } from '#core/calls/rate-limit.ts';
import { Refusal } from '#core/calls/refusal.ts';
import {
  closeUnreadable,
  limitUnreadBody,
  pathOf,
  refuseInvalidRequest,
} from '#core/http/request-checks.ts';
import type { Live } from '#core/live/live.ts';
import { commonHeaders } from '#core/http/security-headers.ts';
import { sendEnvelope, sendFailure, sendFile } from '#core/http/send.ts';
import { keepTextsPlain } from '#core/plain-texts.ts';
import type { Maintenance, ServerDeps } from '#core/http/server-deps.ts';
import { serveOffice } from '#core/http/serve-office.ts';
import { servePortal } from '#core/http/static-files.ts';

/** Calls that may be under way at once; beyond it, waiting would only make everybody slower (quality R9). */
const MAX_CONCURRENT_CALLS = 100;
const MAX_CONNECTIONS = 5_000;
const MAINTENANCE_CACHE_MS = 1_000;
/** Address of staff calls (D-26). */
const STAFF_PREFIX = 'admin/api/';
const UNREAD_BODY_TIMEOUT_SECONDS = 12;

/** The whole server, ready to listen. Throws when a call is not fully declared. */
export const createServer = async (deps: ServerDeps): Promise<FastifyInstance> => {
  keepTextsPlain();
  const calls = deps.handlers.map(({ call }) => call);
  const problems = problemsOf(calls);
  if (problems.length > 0) throw new Error(`The calls are not complete:\n${problems.join('\n')}`);

  const app = fastify({
    trustProxy: deps.settings.TRUSTED_PROXY.length > 0 ? [...deps.settings.TRUSTED_PROXY] : false,
    exposeHeadRoutes: false, // HEAD must never run a handler (quality S13)
    return503OnClosing: false, // a 503 would sign every user out (T-40)
    genReqId: () => randomUUID().slice(0, 13), // short enough to be read out on the telephone (D-68)
    rewriteUrl: (request) => pathOf(request),
    requestTimeout: 60_000, // read-input.ts gives forms less
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    clientErrorHandler: closeUnreadable,
    // An address that cannot be decoded reaches no hook.
    frameworkErrors: (error, request, reply) =>
      sendFailure(
        reply.headers(commonHeaders(request.hostname)),
        presentFailure(error, request.id),
      ),
    // The calls check and write their own: without this every start loads and sets up a compiler of schemas.
    schemaController: {
      compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas },
    },
    routerOptions: { maxParamLength: 500, querystringParser: () => ({}) },
  });
  app.server.maxConnections = MAX_CONNECTIONS;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null)); // read-input.ts reads, within limits

  watchRequests(app, deps);
  app.addHook('preClose', async () => deps.live.close());
  serveHealth(app, deps.database, deps.live, deps.jobs);
  if (deps.mailbox !== null) serveMailbox(app, deps.mailbox);
  serveDocs(app, calls.filter(isPublished), deps.settings.PUBLIC_URL);
  serveCalls(app, deps);
  await servePortal(app, deps.settings.BRAND_HOSTS, deps.portal);
  serveOffice(app, deps.settings.BRAND_HOSTS, deps.office);
  return app;
};

const noSchemas = (): never => {
  throw new Error('Routes have no schemas of their own');
};

const serveCalls = (app: FastifyInstance, deps: ServerDeps): void => {
  const limits = createRateLimits(deps.database);
  const maintenance = remembered(
    () => deps.maintenance(deps.database, deps.clock()),
    MAINTENANCE_CACHE_MS,
  );
  endStreams(app, deps.live, maintenance);
  let underWay = 0;
  for (const handler of deps.handlers) {
    const answer = answerer(deps, limits, handler);
    const { method, path, media = '' } = handler.call;
    const [type = ''] = [media].flat();
    const isOfStaff = isStaffCall(handler.call);
    app.route({
      method,
      url: `/${isOfStaff ? STAFF_PREFIX : 'api/v2/'}${path.replace(/\{(\w+)\}/g, ':$1')}`,
      handler: async (request, reply) => {
        if (underWay >= MAX_CONCURRENT_CALLS) throw new Refusal(429, 'busy', { retryAfter: 1 });
        underWay += 1;
        try {
          // The office goes on: it is where maintenance is switched off.
          const running = isOfStaff ? [] : await maintenance();
          const own = running.findLast(isOf(brandOf(deps.settings, request.hostname)));
          if (own) return sendFailure(reply, presentMaintenance(own.html, request.id));
          const answered = await answer(request);
          if (answered instanceof FileAnswer) return sendFile(reply, answered, type);
          if ('text' in answered) return sendEnvelope(reply, answered);
          await deps.live.open(reply, answered);
          return reply;
        } finally {
          underWay -= 1;
        }
      },
    });
  }
};

/** Streams that are open when a maintenance begins end like calls: each phone asks again and learns of it (OFF-221). */
const endStreams = (
  app: FastifyInstance,
  live: Live,
  maintenance: () => Promise<readonly Maintenance[]>,
): void => {
  const look = async () => {
    if (live.count() === 0) return;
    for (const { brand } of await maintenance()) live.endBrand(brand);
  };
  // Out of reach of the database the streams have ended already.
  const timer = setInterval(() => void look().catch(() => {}), MAINTENANCE_CACHE_MS).unref();
  app.addHook('preClose', async () => clearInterval(timer));
};

/** Whether a maintenance closes the hosts of a brand (OFF-181). */
const isOf =
  (host: Brand) =>
  ({ brand }: Maintenance): boolean =>
    brand === null || brand === host;

/** Everything that concerns each request alike: what is refused at once, headers, failures, the log. */
const watchRequests = (app: FastifyInstance, { settings, log }: ServerDeps): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...commonHeaders(request.hostname), 'X-Request-Id': request.id });
    refuseInvalidRequest(request.raw, request.hostname, settings.ALLOWED_HOSTS);
  });
  app.addHook('onResponse', async (request, reply) => {
    limitUnreadBody(request.raw, UNREAD_BODY_TIMEOUT_SECONDS);
    log.info({
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? null, // the template: ids and search words stay out of the log
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
  app.setErrorHandler((error, request, reply) => {
    const isOfStaff = request.url.startsWith(`/${STAFF_PREFIX}`);
    const failure = presentFailure(error, request.id, isOfStaff);
    if (failure.status === 500) log.error({ requestId: request.id, err: error });
    return sendFailure(reply, failure);
  });
  app.setNotFoundHandler((request, reply) =>
    sendFailure(reply, presentFailure(new Refusal(404, 'no_such_call'), request.id)),
  );
};

/** Caches an answer for a while; concurrent requests share one query. */
const remembered = (
  ask: () => Promise<readonly Maintenance[]>,
  forMs: number,
): (() => Promise<readonly Maintenance[]>) => {
  let known: Promise<readonly Maintenance[]> | null = null;
  let until = 0;
  return () => {
    if (known === null || performance.now() >= until) {
      until = performance.now() + forMs;
      known = ask();
      known.catch(() => {
        until = 0; // a failed query is repeated
      });
    }
    return known;
  };
};
