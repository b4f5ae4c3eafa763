import type { Hint, HintKind, Owner } from '#core/live/hints.ts';

/** A change sent to the streams of one owner; `ids` is null when there are too many or none. */
export type Change = {
  readonly owner: Owner;
  readonly kind: HintKind;
  readonly ids: readonly string[] | null;
};

/** An import of thousands of tickets sends a few changes, not thousands. */
const BATCH_MS = 250;
const MAX_IDS = 50;

/**
 * Sends the first hint at once; later hints of the same kind and owner are collected and sent together
 * when the batch closes, so that the last one is never lost.
 */
export const createBatches = (pass: (change: Change) => void) => {
  const batches = new Map<string, { hints: Hint[]; timer: NodeJS.Timeout }>();

  const open = (key: string) => {
    const timer = setTimeout(() => close(key), BATCH_MS);
    batches.set(key, { hints: [], timer });
  };
  const close = (key: string) => {
    const [first, ...more] = batches.get(key)?.hints ?? [];
    batches.delete(key);
    if (first === undefined) return;
    open(key);
    pass(changeOf(first, more));
  };

  return {
    add: (hint: Hint): void => {
      const key = `${hint.owner} ${hint.kind}`;
      const batch = batches.get(key);
      if (batch) {
        batch.hints.push(hint);
        return;
      }
      open(key);
      pass(changeOf(hint, []));
    },
    clear: (): void => {
      for (const { timer } of batches.values()) clearTimeout(timer);
      batches.clear();
    },
  };
};

const changeOf = (first: Hint, more: readonly Hint[]): Change => {
  const ids = new Set<string>();
  for (const { id } of [first, ...more]) if (id !== null) ids.add(id);
  const { owner, kind } = first;
  return { owner, kind, ids: first.id === null || ids.size > MAX_IDS ? null : [...ids] };
};
