import type { Call, InputOf } from '@abrufbar/contract/protocol/call.ts';
import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useEffect } from 'react';
import { showFlash } from '#core/frame/flash.ts';
import type { OutboxEntry, OutboxRefusal, PlannedCall } from '#core/outbox/entry.ts';
import { store, useStore } from '#core/store.ts';

export { canDrop, canEdit, type OutboxEntry, type OutboxRefusal } from '#core/outbox/entry.ts';

const t = reader(appTexts);

/**
 * What screens know of the outbox (D-62, D-69): an intent is written to the phone first, then sent at once
 * and repeated until the server has answered. The machinery behind it is code of its own, loaded after the
 * first screen stands.
 */
const machinery = () => import('#core/outbox/driver.ts');

/** A sort of intents; one whose `about` changes shape gets a new name, because old entries live on. */
export type OutboxKind<About> = { readonly name: string; readonly about?: About };

type ChangeCall = Call & { readonly kind: 'change' };

/** One call of an intent; its name has to stand in `core/outbox-calls.ts`. */
export const planCall = <C extends ChangeCall>(call: C, input: InputOf<C>): PlannedCall => ({
  call: call.name,
  input,
});

export type Intent<About> = {
  readonly kind: OutboxKind<About>;
  readonly companyNumber: string;
  /** Sent in this order; only the last call may be binding. */
  readonly calls: readonly PlannedCall[];
  /** What a card shows and a form needs to be filled again; plain values. */
  readonly about: About;
  /** Intents about the same thing keep their order. */
  readonly subject?: string;
  /** Reads that show something else once it is sent. */
  readonly refreshes?: readonly Call[];
  /** Key of the held or refused entry this one takes the place of. */
  readonly replaces?: string;
};

export type Submission =
  /** The server has accepted it; `output` is the answer to the last call. */
  | { readonly outcome: 'sent'; readonly key: string; readonly output: unknown }
  /** Kept on the phone, shown as waiting, sent as soon as possible. Never call it done. */
  | { readonly outcome: 'queued'; readonly key: string }
  /** Not accepted; the outbox has handed it back to the page that asked, which shows why. */
  | { readonly outcome: 'refused'; readonly key: string; readonly refusal: OutboxRefusal }
  /** Neither kept nor sent, the user has been told; the page keeps the input. */
  | { readonly outcome: 'failed' };

/** Entries of the signed-in user in their order; empty until read from the phone. */
export const entries = store<readonly OutboxEntry[]>([]);
/** Key of the entry this tab is sending right now. */
export const sending = store<string | null>(null);

/** Writes the intent down, sends it and says what became of it; after ten seconds `queued`. */
export const submit = async <About>(intent: Intent<About>): Promise<Submission> => {
  try {
    return await (await machinery()).submit(intent);
  } catch (error) {
    return unreached(error);
  }
};

const unreached = (error: unknown): Submission => {
  console.warn('outbox', error); // its code is not on this phone yet and cannot be fetched
  showFlash('error', t('network.offline_action'), { brief: true });
  return { outcome: 'failed' };
};

/**
 * The same for what may be undone for some seconds: `queued` is the usual outcome, `drop` takes it back.
 * Closed or signed out meanwhile, it is sent by the next page that knows the user.
 */
export const submitResting = async <About>(intent: Intent<About>): Promise<Submission> => {
  try {
    return await (await machinery()).submitResting(intent);
  } catch (error) {
    return unreached(error);
  }
};

/** Takes an intent back; false when it may have reached the server meanwhile. */
export const drop = async (key: string): Promise<boolean> => (await machinery()).drop(key);

/** Keeps an entry from being sent while its form is open; false when it is too late for that. */
export const hold = async (key: string): Promise<boolean> => (await machinery()).hold(key);

/** The form was left without a new intent: the old one goes on. */
export const release = async (key: string): Promise<void> => (await machinery()).release(key);

/** Entries of one kind, oldest first, as long as they are neither sent nor dropped. */
export const useOutbox = <About>(
  { name }: OutboxKind<About>,
  isMeant: (entry: OutboxEntry<About>) => boolean = () => true,
): readonly OutboxEntry<About>[] => {
  const all = useStore(entries);
  useEffect(() => {
    machinery().catch((error: unknown) => console.warn('outbox', error)); // shows nothing waiting
  }, []);
  // `submit` has written `about` of this kind, whose name stands for its shape.
  const ofKind = all.filter(({ kind }) => kind === name) as readonly OutboxEntry<About>[];
  return ofKind.filter(isMeant);
};
