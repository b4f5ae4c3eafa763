/** An intent of the user on its way to the server (D-62), and every change of its state. Pure. */

/** A call of the contract by name, with its clean input. */
export type PlannedCall = { readonly call: string; readonly input: unknown };

/** The server's reason for not accepting an intent. */
export type OutboxRefusal = {
  readonly status: number;
  /** German sentence for the user; empty when the server sent none. */
  readonly message: string;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
  readonly requestId: string | null;
  /** Instant by the clock of the phone, for display only; missing in entries of earlier versions. */
  readonly at?: string;
  /** The call had its effect, and this part of it was lost; `confirmation`: reservation and signature. */
  readonly lost?: 'signature' | 'reservation' | 'confirmation';
};

/**
 * `waiting` is sent as soon as possible, `held` is being edited and never sent, `resting` waits some seconds
 * because it may still be undone, `refused` was not accepted and waits for the user.
 */
type State = 'waiting' | 'held' | 'resting' | 'refused';

export type OutboxEntry<About = unknown> = {
  /** Idempotency key of the intent, a UUID made on the phone; its calls use names below it (D-69). */
  readonly key: string;
  readonly userId: string;
  readonly companyNumber: string;
  readonly kind: string;
  /** Entries about the same thing are sent in their order; null: independent of all others. */
  readonly subject: string | null;
  /** In this order; only the last one is binding. */
  readonly calls: readonly PlannedCall[];
  /** Names of reads whose answer changes once it is sent. */
  readonly refreshes: readonly string[];
  /** Data for the card and for filling the form again. */
  readonly about: About;
  /** For display only: nothing depends on the clock of the phone. */
  readonly createdAt: string;
  readonly state: State;
  /** How many calls the server has answered with success. */
  readonly done: number;
  /** How many calls may have reached the server, answered or not. */
  readonly tried: number;
  /** How often all calls were restarted because the result of the preparing ones had expired. */
  readonly round: number;
  readonly refusal: OutboxRefusal | null;
};

/** Which call has been answered. */
type Answered = { readonly at: number; readonly round: number };

/** Steps of an entry; each is one transaction of the database. */
export type EntryChange =
  | { readonly type: 'begin' }
  | ({ readonly type: 'done' } & Answered)
  | ({ readonly type: 'refuse'; readonly refusal: OutboxRefusal } & Answered)
  /** The same intent with calls of a new cart. */
  | ({ readonly type: 'renew'; readonly calls: readonly PlannedCall[] } & Answered)
  | { readonly type: 'hold' }
  | { readonly type: 'release' }
  | { readonly type: 'drop' };

/** The entry afterwards; `gone` deletes it, null when the step is not possible now. */
type Changed = OutboxEntry | 'gone' | null;

/** Whether the binding call certainly had no effect: only then the user may drop the intent. */
export const canDrop = ({ state, calls, tried }: OutboxEntry): boolean =>
  state === 'refused' || tried < calls.length;

/** Whether it may be opened in its form; it is not sent meanwhile. */
export const canEdit = canDrop;

export const changeEntry = (entry: OutboxEntry, change: EntryChange): Changed => {
  switch (change.type) {
    case 'begin':
      // Stored before the call is sent: from here on it may have an effect.
      return entry.state === 'waiting' ? { ...entry, tried: entry.done + 1 } : null;
    case 'done':
      if (isLate(entry, change)) return entry;
      return change.at + 1 === entry.calls.length ? 'gone' : { ...entry, done: change.at + 1 };
    case 'refuse':
      if (isLate(entry, change)) return entry;
      return mayRestart(entry, change.refusal)
        ? { ...entry, done: 0, tried: 0, round: entry.round + 1 }
        : { ...entry, state: 'refused', refusal: change.refusal };
    case 'renew':
      if (isLate(entry, change)) return entry;
      return { ...entry, calls: change.calls, done: 0, tried: 0, round: RENEWED_ROUNDS };
    case 'hold':
      if (entry.state !== 'waiting') return entry; // not sent in this state anyway
      return canEdit(entry) ? { ...entry, state: 'held' } : null;
    case 'release':
      return entry.state === 'refused' ? entry : { ...entry, state: 'waiting' };
    case 'drop':
      return canDrop(entry) ? 'gone' : null;
  }
};

// Without locks between tabs, the same call may be answered twice.
const isLate = ({ done, round }: OutboxEntry, answered: Answered): boolean =>
  answered.at !== done || answered.round !== round;

// The server keeps a prepared cart for a day (D-34), an entry may wait longer.
const mayRestart = ({ done, round }: OutboxEntry, { status }: OutboxRefusal): boolean =>
  EXPIRED_STATUSES.includes(status) && done > 0 && round === 0;
const EXPIRED_STATUSES: readonly number[] = [404, 409];

/** Round of an entry whose calls got a new cart, once. */
const RENEWED_ROUNDS = 2;
export const mayRenew = ({ done, round }: OutboxEntry): boolean =>
  done === 0 && round < RENEWED_ROUNDS;

/**
 * The name from which a call derives its key below the intent (D-69). After a restart the preparing calls
 * need new names, or the server would repeat its old answer; the binding call has one key as long as its cart.
 */
export const callName = ({ calls, round }: OutboxEntry, at: number): string => {
  const name = calls[at]?.call ?? '';
  const isBinding = at + 1 === calls.length;
  return round === 0 || (isBinding && round < RENEWED_ROUNDS) ? name : `${name} ${round + 1}`;
};

/** The server's messages about single fields are more precise than its general one. */
export const sentencesOf = ({ message, errors }: OutboxRefusal): readonly string[] =>
  errors.length > 0 ? [...new Set(errors.map((error) => error.message))] : [message];
