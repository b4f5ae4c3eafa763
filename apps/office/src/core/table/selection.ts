import { useState } from 'react';

export type Selection = {
  readonly keys: ReadonlySet<string>;
  readonly has: (key: string) => boolean;
  readonly toggle: (key: string) => void;
  /** Adds several at once. */
  readonly add: (keys: readonly string[]) => void;
  readonly clear: () => void;
};

/** Rows chosen by key; a row that is gone from the list stays chosen until it is cleared. */
export const useSelection = (): Selection => {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return {
    keys,
    has: (key) => keys.has(key),
    toggle: (key) =>
      setKeys((before) =>
        before.has(key) ? before.difference(new Set([key])) : before.union(new Set([key])),
      ),
    add: (more) => setKeys((before) => before.union(new Set(more))),
    clear: () => setKeys(new Set()),
  };
};
