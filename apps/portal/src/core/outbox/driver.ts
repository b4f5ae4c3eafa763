import { outboxTexts } from '@abrufbar/texts/frame/outbox.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { token } from '#core/device.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { readLatest } from '#core/outbox/read-latest.ts';
import { probeServer } from '#core/api/network-watch.ts';
import { online, setOffline } from '#core/api/network.ts';
import { refusedIfLost } from '#core/outbox/answer.ts';
import { sendCall, userId } from '#core/outbox/send-call.ts';
import { FAILED, sendWithoutStoring } from '#core/outbox/send-unstored.ts';
import { isSilent } from '#core/outbox/calls.ts';
import { addEntry, clearEntries, listEntries, writeChange } from '#core/outbox/database.ts';
import { entries, sending, serverFails } from '#core/outbox/entries.ts';
import type { EntryChange, OutboxEntry } from '#core/outbox/entry.ts';
import { START, step, type Answer, type Command, type OutboxEvent } from '#core/outbox/machine.ts';
import { entryOf, type Intent, type Submission } from '#core/outbox/intent.ts';
import { flashSent, refetchAffected, settleInBackground } from '#core/outbox/outcome.ts';
import { onTabMessage, withLock, notifyTabs } from '#core/outbox/tabs.ts';

const t = reader(outboxTexts);

/** How long a page waits for an answer before it shows the intent as waiting. */
const ANSWER_TIMEOUT_MS = 10_000;
const RETRY_INTERVAL_MS = 30_000;
/** A little longer than a flash is shown, so that its button is never too late. */
const UNDO_MS = 6_000;
/** How long signing out waits for entries that were still resting. */
const SIGN_OUT_TIMEOUT_MS = 3_000;

let outbox = START;
let unlock = (): void => {};
let timer: ReturnType<typeof setTimeout> | undefined;
/** Pages that wait for the outcome of their intent, by its key. */
const waiting = new Map<string, (submission: Submission) => void>();

const warn = (error: unknown): void => console.warn('outbox', error);

const dispatch = (event: OutboxEvent): void => {
  const next = step(outbox, event);
  outbox = next.outbox;
  for (const command of next.commands) execute(command);
};

const execute = (command: Command): void => {
  switch (command.type) {
    case 'probe':
      return void probeServer();
    case 'lock':
      return run(async () => {
        await withLock((release) => {
          unlock = release;
          dispatch({ type: 'locked' });
        });
      });
    case 'unlock':
      unlock();
      return flashSent();
    case 'pick':
      return run(async () => dispatch({ type: 'picked', entries: await listEntries() }));
    case 'change':
      return run(async () => {
        const entry = await change(command.key, command.change);
        dispatch({ type: 'changed', entry: entry === 'refused' ? null : entry });
      });
    case 'send':
      sending.set(command.entry.key);
      return run(async () => {
        const sent = await sendCall(command.entry, command.at);
        const isAwaited = waiting.has(command.entry.key);
        const answer = isAwaited ? sent : refusedIfLost(command.entry, sent);
        sending.set(null);
        serverFails.set(answer.type === 'later' || (answer.type === 'lost' && online.get()));
        dispatch({ type: 'answered', answer });
      });
    case 'wait':
      clearTimeout(timer);
      timer = setTimeout(
        () => dispatch({ type: 'waited' }),
        command.minMs + Math.random() * command.jitterMs,
      );
      return;
    case 'notify': {
      const { entry, answer } = command;
      notifyTabs({ entry, answer, isSeen: document.visibilityState === 'visible' });
      if (answerWaitingPage(entry, answer)) return;
      settleInBackground(entry, answer);
      if (answer.type === 'refused' && isSilent(entry)) void drop(entry.key).catch(warn);
    }
  }
};

/** Runs asynchronous work; after a failure of the storage the machine tries again later. */
const run = (work: () => Promise<void>): void => {
  work().catch((error: unknown) => {
    warn(error);
    dispatch({ type: 'storage-failed' });
  });
};

/** Publishes the stored entries, without those a page still waits for. */
const publish = readLatest(listEntries, (all) => {
  const isShown = (entry: OutboxEntry) => entry.userId === userId() && !waiting.has(entry.key);
  entries.set(all.filter(isShown));
});

/** Resolves once the entries are those on this phone. */
export const show = (): Promise<void> => publish().catch(warn); // the last known list stays

const change = async (key: string, what: EntryChange) => {
  const entry = await writeChange(key, what);
  notifyTabs('written');
  await show();
  return entry;
};

/** Passes the answer to the page that waits for this entry; false when none does. */
const answerWaitingPage = (entry: OutboxEntry, answer: Answer): boolean => {
  const { key } = entry;
  if (!waiting.has(key)) return false;
  switch (answer.type) {
    case 'done':
      resolvePage({ outcome: 'sent', key, output: answer.output });
      return true;
    case 'refused': {
      // The page has the input and shows the reason; a card beside it would offer the same twice.
      const dropped = change(key, { type: 'drop' }).catch(warn);
      void dropped.then(() => resolvePage({ outcome: 'refused', key, refusal: answer.refusal }));
      return true;
    }
    default:
      resolvePage(queued(key));
      return true;
  }
};

/** The reason is that of this moment: any answer of the server, an error too, means reception. */
const queued = (key: string): Extract<Submission, { outcome: 'queued' }> => ({
  outcome: 'queued',
  key,
  isOnline: online.get(),
});

/** Resolves the promise of the page that waits, if any; from then on the entry shows as waiting. */
const resolvePage = (submission: Exclude<Submission, { outcome: 'failed' }>): void => {
  const page = waiting.get(submission.key);
  if (!page) return;
  waiting.delete(submission.key);
  void show().then(() => page(submission));
  // Without this request phones may evict stored data; a browser that asks the user does so for a good reason.
  if (submission.outcome === 'queued') navigator.storage?.persist?.().catch(warn);
};

export const submit = async <About>(intent: Intent<About>): Promise<Submission> => {
  const owner = userId();
  if (owner === null) return FAILED;
  const entry = entryOf(intent, owner);
  try {
    if (!(await addEntry(entry, intent.replaces))) {
      showFlash('error', t('queue.too_late'));
      return FAILED;
    }
  } catch (error) {
    warn(error);
    return sendWithoutStoring(entry);
  }
  notifyTabs('written');
  const { key } = entry;
  const submission = new Promise<Submission>((resolve) => {
    waiting.set(key, resolve);
    setTimeout(() => resolvePage(queued(key)), ANSWER_TIMEOUT_MS); // a later answer is shown by a flash
  });
  dispatch({ type: 'wake' });
  if (outbox.phase === 'idle') resolvePage(queued(key)); // nothing will be sent for now
  return submission;
};

/** Stores the intent; once the time to undo it is over, the page that is open then sends it. */
export const submitResting = async <About>(intent: Intent<About>): Promise<Submission> => {
  const owner = userId();
  if (owner === null) return FAILED;
  const entry: OutboxEntry = { ...entryOf(intent, owner), state: 'resting' };
  try {
    await addEntry(entry, undefined);
  } catch (error) {
    warn(error);
    return sendWithoutStoring(entry);
  }
  notifyTabs('written');
  await show();
  scheduleRelease(entry);
  return queued(entry.key);
};

/** The clock of the phone may jump: the rest never exceeds UNDO_MS from now. */
const scheduleRelease = ({ key, createdAt }: OutboxEntry): void => {
  const left = UNDO_MS - (Date.now() - Date.parse(createdAt));
  setTimeout(() => void release(key).catch(warn), Math.max(0, Math.min(left, UNDO_MS)));
};

const listResting = async (): Promise<readonly OutboxEntry[]> =>
  (await listEntries()).filter((entry) => entry.userId === userId() && entry.state === 'resting');

/** Schedules the release of entries that an earlier page left resting. */
const releaseAllResting = async (): Promise<void> => {
  for (const entry of await listResting()) scheduleRelease(entry);
};

/** Sends resting entries at once, before the session ends; without reception they stay unsent. */
export const sendResting = async (): Promise<void> => {
  const sent = (await listResting()).map(
    ({ key }) =>
      new Promise<void>((resolve) => {
        waiting.set(key, () => resolve());
        setTimeout(() => resolvePage(queued(key)), SIGN_OUT_TIMEOUT_MS);
        void release(key)
          .catch(warn)
          .then(() => outbox.phase === 'idle' && resolvePage(queued(key)));
      }),
  );
  await Promise.all(sent);
};

export const drop = async (key: string): Promise<boolean> => {
  const isDropped = (await changeByUser(key, 'drop')) !== 'refused';
  if (!isDropped) showFlash('error', t('queue.too_late'));
  return isDropped;
};

export const hold = async (key: string): Promise<boolean> => {
  const entry = await changeByUser(key, 'hold');
  return entry !== 'refused' && entry !== null;
};

export const release = async (key: string): Promise<void> => {
  await changeByUser(key, 'release');
};

const changeByUser = async (key: string, type: 'drop' | 'hold' | 'release') => {
  const entry = await change(key, { type });
  dispatch({ type: 'wake' }); // other entries may have waited behind it
  return entry;
};

/** Sends what waits, also what could still be undone. */
export const sendNow = async (): Promise<void> => {
  for (const { key } of await listResting()) await change(key, { type: 'release' });
  dispatch({ type: 'wake' });
};

/** Number of entries the signed-in user would lose by signing out. */
export const countUnsent = async (): Promise<number> =>
  (await listEntries()).filter((entry) => entry.userId === userId()).length;

/** Deletes the unsent entries of the signed-in user. */
export const deleteUnsent = async (): Promise<void> => {
  const owner = userId();
  if (owner !== null) await clearEntries(owner);
  notifyTabs('written');
  await show();
};

const listen = (): void => {
  onTabMessage((message) => {
    if (message === 'written') return void show();
    if (message.answer.type === 'lost') setOffline(); // this tab has asked nothing itself
    if (answerWaitingPage(message.entry, message.answer)) return;
    if (message.isSeen) return refetchAffected(message.entry, message.answer);
    settleInBackground(message.entry, message.answer);
    flashSent();
  });
  token.subscribe(() => {
    dispatch({ type: 'user', userId: userId() });
    void show();
    releaseAllResting().catch(warn);
  });
  online.subscribe(() => dispatch({ type: 'reception', has: online.get() }));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') dispatch({ type: 'wake' });
  });
  setInterval(() => dispatch({ type: 'tick' }), RETRY_INTERVAL_MS);
};

listen();
void show();
releaseAllResting().catch(warn);
dispatch({ type: 'reception', has: online.get() });
dispatch({ type: 'user', userId: userId() });
