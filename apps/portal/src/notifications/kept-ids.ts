import { store, useStore } from '@abrufbar/web/store.ts';
import { useEffect } from 'react';

/** Ids for which this phone knows more than the lists that it has read, as long as the app is open. */
export const keptIds = () => {
  const kept = store<ReadonlySet<string>>(new Set());
  const set = (changed: readonly string[], isIn: boolean): void => {
    const ids = new Set(kept.get());
    for (const id of changed)
      if (isIn) ids.add(id);
      else ids.delete(id);
    if (ids.size !== kept.get().size) kept.set(ids);
  };
  /** Also those of the outbox; it has them from before a reload, too. */
  const useIds = (waiting: readonly string[]): ReadonlySet<string> => {
    const ids = useStore(kept);
    const key = waiting.join(' ');
    useEffect(() => {
      // Once sent they are gone from the outbox, but the lists may be older.
      if (key !== '') set(key.split(' '), true);
    }, [key]);
    return new Set([...ids, ...waiting]);
  };
  return { set, useIds };
};
