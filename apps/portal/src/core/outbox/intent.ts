import type { Call } from '@abrufbar/contract/protocol/call.ts';
import { newKey } from '@abrufbar/web/new-key.ts';
import type { OutboxEntry, OutboxRefusal, PlannedCall } from '#core/outbox/entry.ts';

/** A kind of intents; if the shape of its `about` changes, it gets a new name, because old entries live on. */
export type OutboxKind<About> = { readonly name: string; readonly about?: About };

export type Intent<About> = {
  readonly kind: OutboxKind<About>;
  readonly companyNumber: string;
  /** Sent in this order; only the last call may be binding. */
  readonly calls: readonly PlannedCall[];
  /** Data for the card and for filling the form again; plain values. */
  readonly about: About;
  /** Intents about the same thing keep their order. */
  readonly subject?: string;
  /** Reads whose answer changes once it is sent. */
  readonly refreshes?: readonly Call[];
  /** Key of the held or refused entry that this one replaces. */
  readonly replaces?: string;
};

export type Submission =
  /** The server has accepted it; `output` is the answer to the last call. */
  | { readonly outcome: 'sent'; readonly key: string; readonly output: unknown }
  /** Kept on the phone, shown as waiting, sent as soon as possible. Never call it done. */
  | {
      readonly outcome: 'queued';
      readonly key: string;
      /** False: no reception; true: the server did not answer in time, or could not accept it. */
      readonly isOnline: boolean;
    }
  /** Not accepted; the outbox has handed it back to the page that asked, which shows why. */
  | { readonly outcome: 'refused'; readonly key: string; readonly refusal: OutboxRefusal }
  /** Neither kept nor sent, the user has been informed; the page keeps the input. */
  | { readonly outcome: 'failed' };

/** The entry of an intent as it is stored, with the key it keeps for ever. */
export const entryOf = <About>(intent: Intent<About>, owner: string): OutboxEntry<About> => ({
  key: newKey(),
  userId: owner,
  companyNumber: intent.companyNumber,
  kind: intent.kind.name,
  subject: intent.subject ?? null,
  calls: intent.calls,
  refreshes: (intent.refreshes ?? []).map(({ name }) => name),
  about: intent.about,
  createdAt: new Date().toISOString(),
  state: 'waiting',
  done: 0,
  tried: 0,
  round: 0,
  refusal: null,
});
