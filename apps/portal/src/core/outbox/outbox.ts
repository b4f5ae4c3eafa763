import type { Call, InputOf } from '@abrufbar/contract/protocol/call.ts';
import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useEffect } from 'react';
import { showFlash } from '@abrufbar/web/flash.ts';
import { isView } from '#core/device.ts';
import { refuseInView } from '#core/frame/view-refusal.ts';
import { entries } from '#core/outbox/entries.ts';
import type { OutboxEntry, PlannedCall } from '#core/outbox/entry.ts';
import type { Intent, OutboxKind, Submission } from '#core/outbox/intent.ts';
import { useStore } from '@abrufbar/web/store.ts';

export {
  canDrop,
  canEdit,
  sentencesOf,
  type OutboxEntry,
  type OutboxRefusal,
} from '#core/outbox/entry.ts';
export type { Intent, OutboxKind, Submission } from '#core/outbox/intent.ts';

const t = reader(appTexts);

/**
 * The outbox as screens use it (D-62, D-69): an intent is stored on the phone first, then sent at once and
 * repeated until the server has answered. The driver is a chunk of its own, loaded after the first screen.
 */
const loadDriver = () => import('#core/outbox/driver.ts');

type ChangeCall = Call & { readonly kind: 'change' };

/** One call of an intent; `calls.ts` has to name it. */
export const planCall = <C extends ChangeCall>(call: C, input: InputOf<C>): PlannedCall => ({
  call: call.name,
  input,
});

/** Stores the intent, sends it and resolves with the outcome; after ten seconds with `queued`. */
export const submit = async <About>(intent: Intent<About>): Promise<Submission> => {
  if (isView) return refuse();
  try {
    return await (await loadDriver()).submit(intent);
  } catch (error) {
    return withoutDriver(error);
  }
};

/** Staff who look as somebody send nothing, and nothing of theirs is stored (OFF-87). */
const refuse = async (): Promise<Submission> => {
  await refuseInView();
  return { outcome: 'failed' };
};

const withoutDriver = (error: unknown): Submission => {
  console.warn('outbox', error); // its code is neither on this phone nor can it be fetched
  showFlash('error', t('network.offline_action'), { brief: true });
  return { outcome: 'failed' };
};

/**
 * The same for an intent that may be undone for some seconds: `queued` is the usual outcome, `drop` undoes it.
 * After closing the page or signing out, the next page of the user sends it.
 */
export const submitResting = async <About>(intent: Intent<About>): Promise<Submission> => {
  if (isView) return refuse();
  try {
    return await (await loadDriver()).submitResting(intent);
  } catch (error) {
    return withoutDriver(error);
  }
};

/** Drops an intent; false when it may have reached the server meanwhile. */
export const drop = async (key: string): Promise<boolean> => (await loadDriver()).drop(key);

/** Keeps an entry from being sent while its form is open; false when it is too late for that. */
export const hold = async (key: string): Promise<boolean> => (await loadDriver()).hold(key);

/** The form was left without a new intent: the old one goes on. */
export const release = async (key: string): Promise<void> => (await loadDriver()).release(key);

/** Tries at once, without waiting for the next attempt. */
export const sendNow = async (): Promise<void> => (await loadDriver()).sendNow();

/** The name of a kind identifies the shape of its `about`. */
export const isOfKind = <About>(
  entry: OutboxEntry,
  kind: OutboxKind<About>,
): entry is OutboxEntry<About> => entry.kind === kind.name;

/** Entries of one kind, oldest first, as long as they are neither sent nor dropped. */
export const useOutbox = <About>(
  { name }: OutboxKind<About>,
  isMeant: (entry: OutboxEntry<About>) => boolean = () => true,
): readonly OutboxEntry<About>[] => {
  const all = useStore(entries);
  useEffect(() => {
    if (isView) return;
    loadDriver().catch((error: unknown) => console.warn('outbox', error)); // no waiting entries are shown then
  }, []);
  // `submit` has stored `about` of this kind, whose name identifies its shape.
  const ofKind = all.filter(({ kind }) => kind === name) as readonly OutboxEntry<About>[];
  return ofKind.filter(isMeant);
};
