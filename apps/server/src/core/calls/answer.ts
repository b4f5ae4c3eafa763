import { type Call, type InputOf, knowsCaller } from '@abrufbar/contract/protocol/call.ts';
import type { live } from '@abrufbar/contract/session/live.ts';
import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import type { FastifyRequest } from 'fastify';
import { Accepted, type Caller, type Handler, type RequestFacts } from '#core/calls/context.ts';
import { inputDecoder } from '#core/calls/decode-input.ts';
import { outputEncoder } from '#core/calls/encode-output.ts';
import type { FileAnswer } from '#core/files/files.ts';
import { readKey } from '#core/calls/idempotency.ts';
import { brandOf, brandOrigin, linkOrigin } from '#core/http/link-origin.ts';
import { ofCompany, ofSupplier } from '#core/live/hints.ts';
import type { Following } from '#core/live/live.ts';
import type { RateLimits } from '#core/calls/rate-limit.ts';
import { readInput } from '#core/http/read-input.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { freeBuffer } from '#core/free-buffer.ts';
import { refuseForeignPage } from '#core/http/request-checks.ts';
import { runCompanyCall } from '#core/calls/run-company-call.ts';
import { runImportCall } from '#core/calls/run-import-call.ts';
import { runAnyoneCall } from '#core/calls/run-other-calls.ts';
import { runStaffCall, runStaffSignIn } from '#core/calls/run-staff-call.ts';
import { chosenBrand, refuseStaff } from '#core/calls/staff-scope.ts';
import { type Answered, runFileCall, runUserCall } from '#core/calls/run-user-call.ts';
import type { ServerDeps } from '#core/http/server-deps.ts';
import { createLimit } from '#core/concurrency-limit.ts';

/** A file is held in memory from its first byte to the answer, so later uploads are not read until one ends. */
const limitUploads = createLimit({ concurrent: 2, queued: 24 });

/** Large imports have a limit of their own, so that a slow import does not delay photos. */
const limitImports = createLimit({ concurrent: 2, queued: 24 });

/** Slow calls likewise; other requests continue beside two of them. */
const limitSlowCalls = createLimit({ concurrent: 2, queued: 24 });

/**
 * Answers one request of a call with the text of its envelope (D-22) or with a file, or says who follows a
 * stream.
 */
type Answer = (request: FastifyRequest) => Promise<Answered | FileAnswer | Following>;

/** Builds the steps of a call's requests: authenticate, rate limit, decode, authorize, run. */
export const answerer = (deps: ServerDeps, limits: RateLimits, handler: Handler): Answer => {
  const { call } = handler;
  const decode = inputDecoder(call);
  const encode = outputEncoder(call, deps.settings.NODE_ENV !== 'production');
  const toText = (output: unknown) =>
    JSON.stringify(
      call.isMessage ? { ...fieldsOf(encode(output)), data: {} } : { data: encode(output) },
    );
  const once = (output: unknown): Answered =>
    output instanceof Accepted
      ? { text: toText(output.output), replayed: false, waits: true, retryAfter: output.retryAfter }
      : { text: toText(output), replayed: false };
  /** A paper that is still being drawn is answered with its progress. */
  const orProgress = <T>(answer: T | Accepted) =>
    answer instanceof Accepted ? once(answer) : answer;

  return async (incoming) => {
    refuseForeignPage(call, incoming.raw);
    const facts = factsOf(deps, incoming);
    const bearer = /^Bearer (\S+)$/i.exec(incoming.headers.authorization ?? '')?.[1] ?? null;
    const read = async (who: string) => {
      await limits.count(call.rate, who);
      const wire = await readInput(call, incoming.raw, pathFieldsOf(incoming));
      return { wire, input: decode(wire) };
    };
    switch (call.who) {
      case 'anyone': {
        // Needs no session, but is no way around the rule for staff who look as a person.
        const asks = call.kind === 'change' || knowsCaller(call);
        const caller = bearer && asks ? await findCaller(deps, bearer, facts, call) : null;
        refuseView(call, caller);
        const { input } = await read(facts.address);
        const known = knowsCaller(call) ? caller : null;
        return once(await runAnyoneCall(deps, limits, handler, facts, input, known));
      }
      case 'link-or-user': {
        const caller = bearer && (await findCaller(deps, bearer, facts, call));
        refuseView(call, caller || null);
        const { input } = await read(caller ? caller.userId : facts.address);
        return once(await runAnyoneCall(deps, limits, handler, facts, input, caller || null));
      }
      case 'import-key': {
        const source = bearer && (await findSource(deps, bearer, facts));
        if (!source) throw new Refusal(401, 'import_key');
        const key = call.takesKey ? readKey(incoming.headers['idempotency-key']) : undefined;
        const answerSource = async () => {
          const { wire, input } = await read(source.keyId);
          return runImportCall(deps, handler, once, { facts, source, input, key, wire });
        };
        return call.upload || isLarge(incoming) ? limitImports(answerSource) : answerSource();
      }
      case 'company-key': {
        const system =
          bearer && (await deps.authenticateCompanyKey(deps.database, bearer, facts.now));
        if (!system) throw new Refusal(401, 'company_key');
        const { wire, input } = await read(system.keyId);
        const key = readKey(incoming.headers['idempotency-key']);
        const request = { facts, system, input, key, wire };
        return orProgress(await runCompanyCall(deps, handler, toText, request));
      }
      case 'staff-sign-in': {
        const session = bearer && (await findStaff(deps, bearer, facts, incoming));
        const { input } = await read(session ? session.staffId : facts.address);
        return once(await runStaffSignIn(deps, limits, handler, facts, session || null, input));
      }
      case 'staff': {
        const session = bearer && (await findStaff(deps, bearer, facts, incoming));
        if (!session || session.stage !== 'full') throw new Refusal(401, 'staff_signed_out');
        const brand = chosenBrand(session, incoming.headers['abrufbar-brand']);
        refuseStaff(call, session, facts.now);
        const key = readKey(incoming.headers['idempotency-key']);
        const answerStaff = async () => {
          const { wire, input } = await read(session.staffId);
          if (call.stream) {
            const { behind } = input as InputOf<typeof live>; // every stream takes it
            const again = async () => {
              const now = await deps.authenticateStaff(
                deps.staffDatabase,
                bearer,
                deps.clock(),
                false,
              );
              const owners = now?.suppliers.map(({ id }) => ofSupplier(id));
              return now && { endsAt: now.idleEndsAt, owners: owners ?? [] };
            };
            return { userId: session.staffId, brand: null, behind, again };
          }
          const request = { facts, session, brand, input, key, wire };
          const answer = runStaffCall(deps, limits, handler, toText, request);
          return call.upload ? answer.finally(() => releaseFiles(input)) : answer;
        };
        if (call.upload) return limitUploads(answerStaff);
        return call.isSlow ? limitSlowCalls(answerStaff) : answerStaff();
      }
      case 'user': {
        const caller = bearer && (await findCaller(deps, bearer, facts, call));
        if (!caller) throw new Refusal(401, 'signed_out');
        refuseView(call, caller);
        const key = readKey(incoming.headers['idempotency-key']);
        const answerCaller = async () => {
          // Staff who look as a person do not use up that person's calls.
          const { wire, input } = await read(
            caller.view === null ? caller.userId : caller.view.staffId,
          );
          if (call.stream) {
            const { behind } = input as InputOf<typeof live>; // every stream takes it
            const again = async () => {
              const now = await findCaller(deps, bearer, { now: deps.clock() }, { kind: 'change' });
              const owners = now?.memberships.map(({ companyId }) => ofCompany(companyId));
              return now && { endsAt: now.endsAt, owners: owners ?? [] };
            };
            return { userId: caller.userId, brand: facts.brand, behind, again };
          }
          const request = { facts, caller, input, key, wire };
          if (call.media !== undefined)
            return orProgress(await runFileCall(deps, handler, request));
          const answer = runUserCall(deps, limits, handler, toText, request);
          return call.upload ? answer.finally(() => releaseFiles(input)) : answer;
        };
        if (call.upload) return limitUploads(answerCaller);
        return call.isSlow ? limitSlowCalls(answerCaller) : answerCaller();
      }
    }
  };
};

/** The output that is a message is an object. */
const fieldsOf = (output: unknown) => output as Readonly<Record<string, unknown>>;

/** Frees the file of an upload once it is no longer needed. */
const releaseFiles = (input: unknown): void => {
  const values: unknown[] = Object.values(input ?? {});
  for (const value of values) if (value instanceof Uint8Array) freeBuffer(value);
};

/** Whether a body is large; a body without a declared length counts as large. */
const isLarge = ({ headers }: FastifyRequest): boolean =>
  Number(headers['content-length'] ?? (headers['transfer-encoding'] ? Infinity : 0)) > LARGE_BYTES;
const LARGE_BYTES = 4 * 1024 * 1024;

const findSource = (deps: ServerDeps, key: string, { address, now }: RequestFacts) =>
  deps.authenticateImport(deps.database, key, address, now);

/** The signed-in user; null also once the view of the office behind the session is over. */
const findCaller = async (
  deps: ServerDeps,
  token: string,
  { now }: Pick<RequestFacts, 'now'>,
  { kind }: Pick<Call, 'kind'>,
): Promise<Caller | null> => {
  const caller = await deps.authenticate(deps.database, token, now, kind);
  if (caller === null || caller.view === null) return caller;
  return (await deps.isViewOpen(caller.userId, caller.view, now)) ? caller : null;
};

/** Staff who look as a person change nothing (OFF-87). */
const refuseView = ({ kind, inView }: Call, caller: Caller | null): void => {
  if (caller === null || caller.impersonator === null || kind === 'read' || inView) return;
  throw new Refusal(403, 'impersonated', { values: { name: caller.name } });
};

/** A call that a key or pointer caused says so and prolongs the session. */
const findStaff = (
  deps: ServerDeps,
  token: string,
  { now }: RequestFacts,
  { headers }: FastifyRequest,
) =>
  deps.authenticateStaff(
    deps.staffDatabase,
    token,
    now,
    headers['abrufbar-user-action'] !== undefined,
  );

const factsOf = (
  { clock, settings, jobs, files, push, signer }: ServerDeps,
  request: FastifyRequest,
): RequestFacts => {
  const now = clock();
  const brand = brandOf(settings, request.hostname);
  const port = request.socket.localPort ?? settings.PORT;
  return {
    requestId: request.id,
    now,
    today: berlinDay(now),
    brand,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    deviceClock: deviceClockOf(request),
    deviceSecret: deviceSecretOf(request),
    jobs,
    files,
    push,
    signer,
    linkOrigin: linkOrigin(settings, { hostname: request.hostname, port }),
    portalOrigin: (of) => (of === brand ? '' : brandOrigin(settings, of, port)),
    revealsUnknown: settings.RECOVERY_TELLS_UNKNOWN,
    maxDocumentLines: settings.DOCUMENT_MAX_LINES,
  };
};

const deviceSecretOf = ({ headers }: FastifyRequest): string | null => {
  const secret = headers['abrufbar-device'];
  return typeof secret === 'string' && /^[\w-]{43,128}$/.test(secret) ? secret : null;
};

/** With a clock of another century no line would be safe, so such a one is not sent by a device. */
const deviceClockOf = ({ headers }: FastifyRequest): Date | null => {
  const sent = headers['abrufbar-clock'];
  if (typeof sent !== 'string' || !/^20\d\d-\d\d-\d\dT[\d:.]+Z$/.test(sent)) return null;
  const at = new Date(sent);
  return Number.isNaN(at.getTime()) ? null : at;
};

// Fastify hands out the decoded fields of the path; all of them are text.
const pathFieldsOf = ({ params }: FastifyRequest) => params as Readonly<Record<string, string>>;
