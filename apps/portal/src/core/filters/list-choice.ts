import type { Filters } from '@abrufbar/domain/values/filters.ts';
import { useEffect } from 'react';
import { token } from '#core/device.ts';
import { store, useStore } from '@abrufbar/web/store.ts';

/** The search terms of a list, which all have to match, and its chosen filters. */
export type ListChoice = {
  readonly tags: readonly string[];
  readonly filters: Filters;
  /** The text in the search field; counts like a tag. */
  readonly term?: string;
};

export const EMPTY_CHOICE: ListChoice = { tags: [], filters: {} };

/** By list, as long as the app is open: a list the user comes back to is as it was left. */
const choices = store<Readonly<Record<string, ListChoice>>>({});
token.subscribe(() => choices.set({})); // the next user starts without filters

/** `early`: name of the list while its company is not known; a choice made by then goes on with the list. */
export const useListChoice = (
  list: string,
  early = list,
): [ListChoice, (choice: ListChoice) => void] => {
  const all = useStore(choices);
  useEffect(() => {
    const { [early]: made, ...others } = choices.get();
    if (made && early !== list) choices.set({ ...others, [list]: made });
  }, [early, list]);
  return [
    all[early] ?? all[list] ?? EMPTY_CHOICE,
    (choice) => choices.set({ ...choices.get(), [list]: choice }),
  ];
};
