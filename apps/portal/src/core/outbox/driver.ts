import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { outboxTexts } from '@abrufbar/texts/frame/outbox.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { token } from '#core/device.ts';
import { showFlash } from '#core/frame/flash.ts';
import { lastRead } from '#core/outbox/read-latest.ts';
import { knock } from '#core/api/network-watch.ts';
import { online } from '#core/api/network.ts';
import { attempt, userId } from '#core/outbox/attempt.ts';
import { isAside } from '#core/outbox/calls.ts';
import { addEntry, clearEntries, listEntries, writeChange } from '#core/outbox/database.ts';
import type { EntryChange, OutboxEntry } from '#core/outbox/entry.ts';
import { START, step, type Answer, type Command, type OutboxEvent } from '#core/outbox/machine.ts';
import { entryOf } from '#core/outbox/intent.ts';
import { flashSent, readAnew, settleQuietly } from '#core/outbox/outcome.ts';
import { onNews, takeLock, tellTabs } from '#core/outbox/tabs.ts';
import { entries, sending, type Intent, type Submission } from '#core/outbox/outbox.ts';

const t = reader({ ...appTexts, ...outboxTexts });

/** How long a page waits for an answer before it shows the intent as waiting. */
const PATIENCE = 10_000;
const TICK = 30_000;
/** A little longer than a flash stands: its button is never too late. */
const UNDO_MS = 6_000;
/** How long signing out waits for what was still resting. */
const FAREWELL_MS = 3_000;

let outbox = START;
let unlock = (): void => {};
let timer: ReturnType<typeof setTimeout> | undefined;
/** Pages that wait for what becomes of their intent, by its key. */
const waiting = new Map<string, (submission: Submission) => void>();

const warn = (error: unknown): void => console.warn('outbox', error);

const dispatch = (event: OutboxEvent): void => {
  const next = step(outbox, event);
  outbox = next.outbox;
  for (const command of next.commands) execute(command);
};

const execute = (command: Command): void => {
  switch (command.type) {
    case 'knock':
      return void knock();
    case 'lock':
      return carryOut(async () => {
        await takeLock((release) => {
          unlock = release;
          dispatch({ type: 'locked' });
        });
      });
    case 'unlock':
      unlock();
      return flashSent();
    case 'pick':
      return carryOut(async () => dispatch({ type: 'picked', entries: await listEntries() }));
    case 'change':
      return carryOut(async () => {
        const entry = await change(command.key, command.change);
        dispatch({ type: 'changed', entry: entry === 'refused' ? null : entry });
      });
    case 'send':
      sending.set(command.entry.key);
      return carryOut(async () => {
        const answer = await attempt(command.entry, command.at);
        sending.set(null);
        dispatch({ type: 'answered', answer });
      });
    case 'wait':
      clearTimeout(timer);
      timer = setTimeout(
        () => dispatch({ type: 'waited' }),
        command.least + Math.random() * command.most,
      );
      return;
    case 'tell': {
      const { entry, answer } = command;
      tellTabs({ entry, answer, isSeen: document.visibilityState === 'visible' });
      if (answerPage(entry, answer)) return;
      settleQuietly(entry, answer);
      if (answer.type === 'refused' && isAside(entry)) void drop(entry.key).catch(warn);
    }
  }
};

/** Does what takes time; a phone that cannot write or read tries again later. */
const carryOut = (work: () => Promise<void>): void => {
  work().catch((error: unknown) => {
    warn(error);
    dispatch({ type: 'broken' });
  });
};

/** Shows the list as it is on the disk, without what a page still waits for. */
const publish = lastRead(listEntries, (all) => {
  const isShown = (entry: OutboxEntry) => entry.userId === userId() && !waiting.has(entry.key);
  entries.set(all.filter(isShown));
});

const show = (): Promise<void> => publish().catch(warn); // the last known list stays

const change = async (key: string, what: EntryChange) => {
  const entry = await writeChange(key, what);
  tellTabs('written');
  await show();
  return entry;
};

/** Tells the page that waits for the answer to this entry; false when none does. */
const answerPage = (entry: OutboxEntry, answer: Answer): boolean => {
  const { key } = entry;
  if (!waiting.has(key)) return false;
  switch (answer.type) {
    case 'done':
      tellPage({ outcome: 'sent', key, output: answer.output });
      return true;
    case 'refused': {
      // The page has the input and shows why; a card beside it would offer the same thing twice.
      const dropped = change(key, { type: 'drop' }).catch(warn);
      void dropped.then(() => tellPage({ outcome: 'refused', key, refusal: answer.refusal }));
      return true;
    }
    default:
      tellPage({ outcome: 'queued', key });
      return true;
  }
};

/** Answers the page that waits, if one still does; from then on the entry shows as waiting. */
const tellPage = (submission: Exclude<Submission, { outcome: 'failed' }>): void => {
  const page = waiting.get(submission.key);
  if (!page) return;
  waiting.delete(submission.key);
  void show().then(() => page(submission));
  // Phones clear away what sites have stored unless asked to keep it; where that asks the user, it is worth it.
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
    return sendUnkept(entry);
  }
  tellTabs('written');
  const queued = { outcome: 'queued', key: entry.key } as const;
  const submission = new Promise<Submission>((resolve) => {
    waiting.set(entry.key, resolve);
    setTimeout(() => tellPage(queued), PATIENCE); // what comes later is told by a flash
  });
  dispatch({ type: 'wake' });
  if (outbox.phase === 'idle') tellPage(queued); // nothing will be sent for now
  return submission;
};

/** Writes the intent down; it is sent when the time to undo it is over, by whatever page is open then. */
export const submitResting = async <About>(intent: Intent<About>): Promise<Submission> => {
  const owner = userId();
  if (owner === null) return FAILED;
  const entry: OutboxEntry = { ...entryOf(intent, owner), state: 'resting' };
  try {
    await addEntry(entry, undefined);
  } catch (error) {
    warn(error);
    return sendUnkept(entry);
  }
  tellTabs('written');
  await show();
  releaseInTime(entry);
  return { outcome: 'queued', key: entry.key };
};

/** The clock of the phone may jump: nothing rests longer than from now on. */
const releaseInTime = ({ key, createdAt }: OutboxEntry): void => {
  const left = UNDO_MS - (Date.now() - Date.parse(createdAt));
  setTimeout(() => void release(key).catch(warn), Math.max(0, Math.min(left, UNDO_MS)));
};

const listResting = async (): Promise<readonly OutboxEntry[]> =>
  (await listEntries()).filter((entry) => entry.userId === userId() && entry.state === 'resting');

/** What an earlier page left resting. */
const releaseLeft = async (): Promise<void> => {
  for (const entry of await listResting()) releaseInTime(entry);
};

/** Sends what rests at once, before the session ends; without reception it stays unsent. */
export const sendResting = async (): Promise<void> => {
  const sent = (await listResting()).map(
    ({ key }) =>
      new Promise<void>((resolve) => {
        waiting.set(key, () => resolve());
        setTimeout(() => tellPage({ outcome: 'queued', key }), FAREWELL_MS);
        void release(key)
          .catch(warn)
          .then(() => outbox.phase === 'idle' && tellPage({ outcome: 'queued', key }));
      }),
  );
  await Promise.all(sent);
};

const FAILED: Submission = { outcome: 'failed' };

/** Where nothing can be stored: sent while the user waits, or not at all. */
const sendUnkept = async (entry: OutboxEntry): Promise<Submission> => {
  const { key } = entry;
  let output: unknown;
  for (const at of entry.calls.keys()) {
    const answer = await attempt(entry, at);
    if (answer.type === 'refused') return { outcome: 'refused', key, refusal: answer.refusal };
    if (answer.type !== 'done') {
      showFlash('error', t('network.offline_action'), { brief: true });
      return FAILED;
    }
    output = answer.output;
  }
  return { outcome: 'sent', key, output };
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
  dispatch({ type: 'wake' }); // others may have waited behind it
  return entry;
};

/** How much the signed-in user would lose by signing out. */
export const countUnsent = async (): Promise<number> =>
  (await listEntries()).filter((entry) => entry.userId === userId()).length;

/** Forgets what the signed-in user has not sent. */
export const forgetUnsent = async (): Promise<void> => {
  const owner = userId();
  if (owner !== null) await clearEntries(owner);
  tellTabs('written');
  await show();
};

const listen = (): void => {
  onNews((news) => {
    if (news === 'written') return void show();
    if (answerPage(news.entry, news.answer)) return;
    if (news.isSeen) return readAnew(news.entry, news.answer);
    settleQuietly(news.entry, news.answer);
    flashSent();
  });
  token.subscribe(() => {
    dispatch({ type: 'user', userId: userId() });
    void show();
    releaseLeft().catch(warn);
  });
  online.subscribe(() => dispatch({ type: 'reception', has: online.get() }));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') dispatch({ type: 'wake' });
  });
  setInterval(() => dispatch({ type: 'tick' }), TICK);
};

listen();
void show();
releaseLeft().catch(warn);
dispatch({ type: 'reception', has: online.get() });
dispatch({ type: 'user', userId: userId() });
