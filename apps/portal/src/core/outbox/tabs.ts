import type { OutboxEntry } from '#core/outbox/entry.ts';
import type { Answer } from '#core/outbox/machine.ts';

/** Message between tabs: an entry has been written or answered. */
type TabMessage =
  | 'written'
  | {
      readonly entry: OutboxEntry;
      readonly answer: Answer;
      /** Whether the sending tab is visible. */
      readonly isSeen: boolean;
    };

const CHANNEL_AND_LOCK = 'abrufbar.outbox';

// Without channels the other tabs read the list when they become visible.
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL_AND_LOCK) : null;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels know no other origin
export const notifyTabs = (message: TabMessage): void => channel?.postMessage(message);

export const onTabMessage = (listener: (message: TabMessage) => void): void =>
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data));

/**
 * Calls `work` once no other tab sends; `work` gets the function that releases the lock. Without locks (http)
 * every tab sends for itself, which the idempotency keys make harmless.
 */
export const withLock = async (work: (unlock: () => void) => void): Promise<void> => {
  if (!('locks' in navigator)) return work(() => {});
  await navigator.locks.request(
    CHANNEL_AND_LOCK,
    () => new Promise<void>((unlock) => work(unlock)),
  );
};
