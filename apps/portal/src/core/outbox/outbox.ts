import type { Call, InputOf } from '@abrufbar/contract/protocol/call.ts';
import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useEffect } from 'react';
import { showFlash } from '#core/frame/flash.ts';
import { entries } from '#core/outbox/entries.ts';
import type { OutboxEntry, PlannedCall } from '#core/outbox/entry.ts';
import type { Intent, OutboxKind, Submission } from '#core/outbox/intent.ts';
import { useStore } from '#core/store.ts';

export { canDrop, canEdit, type OutboxEntry, type OutboxRefusal } from '#core/outbox/entry.ts';
export type { Intent, OutboxKind, Submission } from '#core/outbox/intent.ts';

const t = reader(appTexts);

/**
 * What screens know of the outbox (D-62, D-69): an intent is written to the phone first, then sent at once
 * and repeated until the server has answered. The loadDriver behind it is code of its own, loaded after the
 * first screen stands.
 */
const loadDriver = () => import('#core/outbox/driver.ts');

type ChangeCall = Call & { readonly kind: 'change' };

/** One call of an intent; its name has to stand in `core/outbox-calls.ts`. */
export const planCall = <C extends ChangeCall>(call: C, input: InputOf<C>): PlannedCall => ({
  call: call.name,
  input,
});

/** Writes the intent down, sends it and says what became of it; after ten seconds `queued`. */
export const submit = async <About>(intent: Intent<About>): Promise<Submission> => {
  try {
    return await (await loadDriver()).submit(intent);
  } catch (error) {
    return withoutDriver(error);
  }
};

const withoutDriver = (error: unknown): Submission => {
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
    return await (await loadDriver()).submitResting(intent);
  } catch (error) {
    return withoutDriver(error);
  }
};

/** Takes an intent back; false when it may have reached the server meanwhile. */
export const drop = async (key: string): Promise<boolean> => (await loadDriver()).drop(key);

/** Keeps an entry from being sent while its form is open; false when it is too late for that. */
export const hold = async (key: string): Promise<boolean> => (await loadDriver()).hold(key);

/** The form was left without a new intent: the old one goes on. */
export const release = async (key: string): Promise<void> => (await loadDriver()).release(key);

/** Entries of one kind, oldest first, as long as they are neither sent nor dropped. */
export const useOutbox = <About>(
  { name }: OutboxKind<About>,
  isMeant: (entry: OutboxEntry<About>) => boolean = () => true,
): readonly OutboxEntry<About>[] => {
  const all = useStore(entries);
  useEffect(() => {
    loadDriver().catch((error: unknown) => console.warn('outbox', error)); // shows nothing waiting
  }, []);
  // `submit` has written `about` of this kind, whose name stands for its shape.
  const ofKind = all.filter(({ kind }) => kind === name) as readonly OutboxEntry<About>[];
  return ofKind.filter(isMeant);
};
