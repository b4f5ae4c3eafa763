import type { Brand } from '@abrufbar/domain/values/brand.ts';
import type {
  Handler,
  RequestFacts,
  StaffActor,
  StaffContext,
  StaffSession,
  StaffSignInContext,
} from '#core/calls/context.ts';
import { answerOfWinner, digestOf } from '#core/calls/idempotency.ts';
import type { CountedAttempt, RateLimits } from '#core/calls/rate-limit.ts';
import { Refusal, refuseFields } from '#core/calls/refusal.ts';
import type { Answered } from '#core/calls/run-user-call.ts';
import { findStaffAnswer, type StaffKey, storeStaffAnswer } from '#core/calls/staff-idempotency.ts';
import { suppliersOf } from '#core/calls/staff-scope.ts';
import { type Database, inTransaction } from '#core/database/database.ts';
import { FileAnswer, withBody } from '#core/files/files.ts';
import type { ServerDeps } from '#core/http/server-deps.ts';
import { auditStaff, type StaffAction } from '#core/staff-audit.ts';

/** The only refusals that use up an attempt. */
const WRONG = ['staff_login_invalid', 'code_wrong', 'password_link_invalid'];

const isWrong = (error: unknown): boolean => error instanceof Refusal && WRONG.includes(error.code);

type StaffRequest = {
  readonly facts: RequestFacts;
  readonly session: StaffSession;
  readonly brand: Brand;
  readonly input: unknown;
  readonly key: string | undefined;
  readonly wire: unknown;
};

/** Runs a call of a signed-in staff member: effect, audit rows and idempotency key are one transaction. */
export const runStaffCall = async (
  { staffDatabase, settings, secrets }: ServerDeps,
  limits: RateLimits,
  handler: Handler,
  toText: (output: unknown) => string,
  { facts, session, brand, input, key, wire }: StaffRequest,
): Promise<Answered | FileAnswer> => {
  const { call, run, prepare } = handler;
  const { staffId } = session;
  const keyed = call.kind === 'change' ? keyOf(call.name, staffId, key, wire) : null;
  const misses = countMisses(limits, facts.address);
  const scope = { suppliers: session.suppliers.map(({ id }) => id) };
  const isChecked = settings.NODE_ENV !== 'production';
  const prepared = prepare ? await prepare(input as never) : input; // handlePrepared() tied it to the call

  const attempt = async (db: Database): Promise<Answered | FileAnswer> => {
    const before = keyed && (await findStaffAnswer(db, keyed));
    if (before !== null) return { text: before, replayed: true };
    const actions: StaffAction[] = [];
    let effect: number | null | undefined;
    const context: StaffContext = {
      ...facts,
      db,
      brand,
      staff: session,
      suppliers: suppliersOf(session, brand),
      secrets,
      installation: settings,
      countMiss: misses.count,
      effectOn: (companyId) => {
        effect = companyId;
      },
      audit: (action) => void actions.push(action),
      readLater: (work) => inTransaction(staffDatabase, { ...scope, readOnly: true }, work),
    };
    const output = await run(context as never, prepared as never); // handle() tied both to the call
    if (isChecked && call.kind === 'change') {
      if (effect === undefined && call.tenant === 'brand')
        throw new Error(`${call.name} lacks effectOn()`);
      if (actions.length === 0 && call.audited) throw new Error(`${call.name} lacks audit()`);
    }
    const occasion = { at: facts.now, call: call.name, requestId: facts.requestId };
    for (const action of actions) await auditStaff(db, occasion, session, action);
    if (output instanceof FileAnswer) return output;
    const text = toText(output);
    if (keyed) await storeStaffAnswer(db, keyed, call.showsSecret ? null : text, facts.now);
    return { text, replayed: false };
  };

  // An audited read leaves its row too.
  const readOnly = call.kind === 'read' && !call.audited;
  try {
    const answered = await inTransaction(staffDatabase, { ...scope, readOnly }, attempt);
    await misses.settle(true);
    return answered instanceof FileAnswer ? await withBody(answered) : answered;
  } catch (error) {
    await misses.settle(isWrong(error) ? null : false);
    const prevented = error instanceof Refusal ? error.prevented : null;
    if (prevented !== null) {
      const occasion = { at: facts.now, call: prevented.call, requestId: facts.requestId };
      await inTransaction(staffDatabase, scope, (db) =>
        auditStaff(db, occasion, session, prevented.action),
      );
    }
    if (keyed === null) throw error;
    return answerOfWinner(error, () =>
      inTransaction(staffDatabase, { ...scope, readOnly: true }, (db) =>
        findStaffAnswer(db, keyed),
      ),
    );
  }
};

const keyOf = (call: string, staffId: string, key: string | undefined, wire: unknown): StaffKey => {
  if (key === undefined) throw refuseFields([{ field: 'Idempotency-Key', problem: 'key' }]);
  return { staffId, call, key, digest: digestOf(wire) };
};

/** Runs a call with which staff sign in; a refused one changes nothing but the count of misses. */
export const runStaffSignIn = async (
  { staffDatabase, secrets }: ServerDeps,
  limits: RateLimits,
  { call, run }: Handler,
  facts: RequestFacts,
  session: StaffSession | null,
  input: unknown,
): Promise<unknown> => {
  const misses = countMisses(limits, facts.address);
  const cleared: string[] = [];
  const attempt = async (db: Database) => {
    const actors: StaffActor[] = [];
    const context: StaffSignInContext = {
      ...facts,
      db,
      session,
      secrets,
      countMiss: misses.count,
      clearMisses: (whose) => void cleared.push(whose),
      countRecovery: (account) => limits.countRecovery(`staff ${account}`, facts.address),
      actsFor: (member) => void actors.push(member),
    };
    const output = await run(context as never, input as never); // handle() tied both to the call
    const occasion = { at: facts.now, call: call.name, requestId: facts.requestId };
    for (const actor of call.audited ? actors : []) {
      const own = { kind: 'session', id: null, name: actor.name };
      await auditStaff(db, occasion, actor, own);
    }
    return output;
  };
  try {
    const output = await inTransaction(staffDatabase, {}, attempt);
    await misses.settle(true);
    for (const whose of cleared) await limits.clearStaffMisses(whose);
    return output;
  } catch (error) {
    await misses.settle(isWrong(error) ? null : false);
    throw error;
  }
};

/** Misses are counted before anything is checked, so that concurrent attempts cannot all slip through (quality S9). */
const countMisses = (limits: RateLimits, address: string) => {
  const counted: CountedAttempt[] = [];
  return {
    count: async (...of: Parameters<StaffSignInContext['countMiss']>) => {
      const { left, ...attempt } = await limits.countStaffMiss(...of, address);
      counted.push(attempt);
      return { left };
    },
    /** True: proven; false: failed for another reason; null: they were wrong and stay counted. */
    settle: async (isProven: boolean | null) => {
      for (const { succeeded, withdrawn } of isProven === null ? [] : counted) {
        await (isProven ? succeeded() : withdrawn());
      }
    },
  };
};
