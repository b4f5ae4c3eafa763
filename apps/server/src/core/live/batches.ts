import type { Hint, HintKind, Owner } from '#core/live/hints.ts';

/** What one owner's streams are told; without ids when they are too many, or none. */
export type Change = {
  readonly owner: Owner;
  readonly kind: HintKind;
  readonly ids: readonly string[] | null;
};

/** An import of thousands of tickets is told a few times, not thousands of times. */
const WINDOW_MS = 250;
const MOST_IDS = 50;

/**
 * Passes a hint on at once; what follows about the same kind and owner is gathered and passed on together
 * when the window closes, so that the last one is never lost.
 */
export const createWindows = (pass: (change: Change) => void) => {
  const windows = new Map<string, { hints: Hint[]; timer: NodeJS.Timeout }>();

  const open = (key: string) => {
    const timer = setTimeout(() => close(key), WINDOW_MS);
    windows.set(key, { hints: [], timer });
  };
  const close = (key: string) => {
    const [first, ...more] = windows.get(key)?.hints ?? [];
    windows.delete(key);
    if (first === undefined) return;
    open(key);
    pass(changeOf(first, more));
  };

  return {
    take: (hint: Hint): void => {
      const key = `${hint.owner} ${hint.kind}`;
      const window = windows.get(key);
      if (window) {
        window.hints.push(hint);
        return;
      }
      open(key);
      pass(changeOf(hint, []));
    },
    clear: (): void => {
      for (const { timer } of windows.values()) clearTimeout(timer);
      windows.clear();
    },
  };
};

const changeOf = (first: Hint, more: readonly Hint[]): Change => {
  const ids = new Set<string>();
  for (const { id } of [first, ...more]) if (id !== null) ids.add(id);
  const { owner, kind } = first;
  return { owner, kind, ids: first.id === null || ids.size > MOST_IDS ? null : [...ids] };
};
