import type { EntryChange, OutboxEntry, OutboxRefusal, PlannedCall } from '#core/outbox/entry.ts';

/**
 * The state machine that sends the entries of the outbox, one call after the other. Pure: it takes events and
 * returns commands, which `driver.ts` executes. It knows no clock, only waits that have ended.
 */

/** The result of sending a call. */
export type Answer =
  | { readonly type: 'done'; readonly output: unknown }
  | { readonly type: 'refused'; readonly refusal: OutboxRefusal }
  /** The cart of an order was gone: its calls for a new one. */
  | { readonly type: 'renewed'; readonly calls: readonly PlannedCall[] }
  /** No answer, or one that is not from our server. */
  | { readonly type: 'lost' }
  /** The session is over or maintenance has begun: all entries are kept for the next login. */
  | { readonly type: 'signed-out' }
  /** The server cannot do it right now; `everything`: nor any other call. */
  | { readonly type: 'later'; readonly seconds: number; readonly everything: boolean };

export type OutboxEvent =
  | { readonly type: 'user'; readonly userId: string | null }
  | { readonly type: 'reception'; readonly has: boolean }
  /** Something new to send, or the page is visible again. */
  | { readonly type: 'wake' }
  /** From time to time, in case another tab was closed before it finished. */
  | { readonly type: 'tick' }
  | { readonly type: 'waited' }
  | { readonly type: 'locked' }
  | { readonly type: 'picked'; readonly entries: readonly OutboxEntry[] }
  /** A change has been written: the entry as it is now, null when it is deleted or the change was not possible. */
  | { readonly type: 'changed'; readonly entry: OutboxEntry | null }
  | { readonly type: 'answered'; readonly answer: Answer }
  /** The database of the phone failed. */
  | { readonly type: 'storage-failed' };

export type Command =
  /** Asks the server whether it answers. */
  | { readonly type: 'probe' }
  | { readonly type: 'lock' }
  | { readonly type: 'unlock' }
  | { readonly type: 'pick' }
  | { readonly type: 'change'; readonly key: string; readonly change: EntryChange }
  | { readonly type: 'send'; readonly entry: OutboxEntry; readonly at: number }
  /** Wait `minMs` and a random time of up to `jitterMs` more. */
  | { readonly type: 'wait'; readonly minMs: number; readonly jitterMs: number }
  /** Pass the answer to the page that waits for this entry. */
  | { readonly type: 'notify'; readonly entry: OutboxEntry; readonly answer: Answer };

type Current = { readonly entry: OutboxEntry; readonly answer: Answer | null };

export type Outbox = {
  readonly userId: string | null;
  readonly hasReception: boolean;
  readonly phase: 'idle' | 'locking' | 'picking' | 'beginning' | 'sending' | 'noting';
  /** The entry whose call is being sent. */
  readonly current: Current | null;
  /** Entries of this round that have to wait. */
  readonly passed: readonly string[];
  /** Longest wait the server has asked for in this round. */
  readonly retryAfterMs: number;
  /** Rounds in a row that left something unsent. */
  readonly failures: number;
  /** `server`: the server has asked for the wait, nothing shortens it. */
  readonly pause: 'none' | 'own' | 'server';
  /** Something happened while the list was being read. */
  readonly again: boolean;
};

export type Step = { readonly outbox: Outbox; readonly commands: readonly Command[] };

export const START: Outbox = {
  userId: null,
  hasReception: true,
  phase: 'idle',
  current: null,
  passed: [],
  retryAfterMs: 0,
  failures: 0,
  pause: 'none',
  again: false,
};

const MIN_BACKOFF_MS = 1000;
const MAX_BACKOFF_MS = 60_000;
/** After so many failures a line that answers a probe is not used for calls at once. */
const UNRELIABLE_AFTER_FAILURES = 4;

export const step = (outbox: Outbox, event: OutboxEvent): Step => {
  switch (event.type) {
    case 'user':
      return wake({ ...outbox, userId: event.userId });
    case 'reception':
      return receive(outbox, event.has);
    case 'wake':
      return wake(outbox);
    case 'tick':
      return outbox.pause === 'none' ? wake(outbox) : stay(outbox);
    case 'waited':
      return wake({ ...outbox, pause: 'none' });
    case 'locked':
      if (outbox.phase !== 'locking') return { outbox, commands: [{ type: 'unlock' }] };
      return pick({ ...outbox, passed: [], retryAfterMs: 0 });
    case 'picked':
      return outbox.phase === 'picking' ? choose(outbox, event.entries) : stay(outbox);
    case 'changed':
      if (outbox.phase === 'beginning') return begun(outbox, event.entry);
      return outbox.phase === 'noting' ? noted(outbox, event.entry) : stay(outbox);
    case 'answered':
      return outbox.phase === 'sending' ? answered(outbox, event.answer) : stay(outbox);
    case 'storage-failed':
      return outbox.phase === 'idle' ? stay(outbox) : rest(outbox);
  }
};

const stay = (outbox: Outbox): Step => ({ outbox, commands: [] });

const receive = (outbox: Outbox, has: boolean): Step => {
  const now = { ...outbox, hasReception: has };
  const mayTry = has && !(outbox.pause === 'own' && outbox.failures >= UNRELIABLE_AFTER_FAILURES);
  return mayTry ? wake(now) : stay(now);
};

const wake = (outbox: Outbox): Step => {
  if (outbox.userId === null || outbox.pause === 'server') return stay(outbox);
  if (outbox.phase !== 'idle') return stay({ ...outbox, again: true });
  // Nothing is sent over a line that does not answer: an entry that was never tried can be dropped.
  if (!outbox.hasReception) return { outbox, commands: [{ type: 'probe' }] };
  return { outbox: { ...outbox, phase: 'locking', pause: 'none' }, commands: [{ type: 'lock' }] };
};

const pick = (outbox: Outbox): Step => ({
  outbox: { ...outbox, phase: 'picking', current: null, again: false },
  commands: [{ type: 'pick' }],
});

/** Picks the next entry: the oldest of this user that is not blocked by another one. */
const choose = (outbox: Outbox, entries: readonly OutboxEntry[]): Step => {
  const mine = entries.filter(({ userId }) => userId === outbox.userId);
  const next = mine.find((entry, at) => {
    const isBehind = mine
      .slice(0, at)
      .some(
        ({ subject, state }) =>
          subject !== null && subject === entry.subject && state !== 'refused',
      );
    return entry.state === 'waiting' && !isBehind && !outbox.passed.includes(entry.key);
  });
  if (next && outbox.hasReception) {
    return {
      outbox: { ...outbox, phase: 'beginning', current: { entry: next, answer: null } },
      commands: [{ type: 'change', key: next.key, change: { type: 'begin' } }],
    };
  }
  if (outbox.again && outbox.hasReception) return pick(outbox);
  if (outbox.passed.length > 0) return rest(outbox);
  return { outbox: { ...outbox, ...IDLE, failures: 0 }, commands: [{ type: 'unlock' }] };
};

const IDLE = { phase: 'idle', current: null, again: false } as const;

const begun = (outbox: Outbox, entry: OutboxEntry | null): Step => {
  // Dropped or opened in its form since it was picked, or another user has signed in.
  if (entry === null || entry.userId !== outbox.userId) return pick(outbox);
  return {
    outbox: { ...outbox, phase: 'sending', current: { entry, answer: null } },
    commands: [{ type: 'send', entry, at: entry.done }],
  };
};

const answered = (outbox: Outbox, answer: Answer): Step => {
  const entry = outbox.current?.entry;
  if (!entry) return stay(outbox);
  const { key, done: at, round } = entry;
  const note = (change: EntryChange): Step => ({
    outbox: { ...outbox, phase: 'noting', current: { entry, answer }, failures: 0 },
    commands: [{ type: 'change', key, change }],
  });
  switch (answer.type) {
    case 'done':
      return note({ type: 'done', at, round });
    case 'refused':
      return note({ type: 'refuse', at, round, refusal: answer.refusal });
    case 'renewed':
      return note({ type: 'renew', at, round, calls: answer.calls });
    case 'later': {
      const retryAfterMs = Math.max(outbox.retryAfterMs, answer.seconds * 1000);
      const passed = { ...outbox, retryAfterMs, passed: [...outbox.passed, key] };
      return notifying(entry, answer, answer.everything ? rest(passed) : pick(passed));
    }
    case 'lost':
    case 'signed-out':
      return notifying(entry, answer, rest(outbox));
  }
};

const noted = (outbox: Outbox, now: OutboxEntry | null): Step => {
  const next = pick(outbox);
  if (!outbox.current?.answer) return next;
  const { entry, answer } = outbox.current;
  // An answer to a preparing call does not end the entry; one dropped meanwhile has already ended.
  const isOver =
    answer.type === 'done' ? entry.done + 1 === entry.calls.length : now?.state === 'refused';
  return isOver ? notifying(entry, answer, next) : next;
};

const notifying = (entry: OutboxEntry, answer: Answer, { outbox, commands }: Step): Step => ({
  outbox,
  commands: [{ type: 'notify', entry, answer }, ...commands],
});

/** Ends the round and tries again later: full jitter of one second at first, of one minute in the end. */
const rest = (outbox: Outbox): Step => {
  const { retryAfterMs, failures } = outbox;
  const jitterMs = Math.min(MAX_BACKOFF_MS, MIN_BACKOFF_MS * 2 ** failures);
  return {
    outbox: {
      ...outbox,
      ...IDLE,
      failures: failures + 1,
      pause: retryAfterMs > 0 ? 'server' : 'own',
    },
    commands: [{ type: 'unlock' }, { type: 'wait', minMs: retryAfterMs, jitterMs }],
  };
};
