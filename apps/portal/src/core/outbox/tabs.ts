import type { OutboxEntry } from '#core/outbox/entry.ts';
import type { Answer } from '#core/outbox/machine.ts';

/** What a tab tells the others: something has been written, or an entry has been answered. */
type News =
  | 'written'
  | {
      readonly entry: OutboxEntry;
      readonly answer: Answer;
      /** The user looks at the tab that tells it. */
      readonly isSeen: boolean;
    };

const NAME = 'abrufbar.outbox';

// Without channels the other tabs read the list when they are looked at again.
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : null;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels know no other origin
export const tellTabs = (news: News): void => channel?.postMessage(news);

export const onNews = (listener: (news: News) => void): void =>
  channel?.addEventListener('message', ({ data }: MessageEvent<News>) => listener(data));

/**
 * Calls `work` as soon as no other tab sends; it gets the function that lets the next one. Where locks are
 * missing (http) every tab sends for itself, which the keys make harmless.
 */
export const takeLock = async (work: (unlock: () => void) => void): Promise<void> => {
  if (!('locks' in navigator)) return work(() => {});
  await navigator.locks.request(NAME, () => new Promise<void>((unlock) => work(unlock)));
};
