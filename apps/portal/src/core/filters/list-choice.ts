import type { Filters } from '@abrufbar/domain/values/filters.ts';
import { token } from '#core/device.ts';
import { store, useStore } from '#core/store.ts';

/** What a list is narrowed to: search terms that all have to match, and chosen filters. */
export type ListChoice = { readonly tags: readonly string[]; readonly filters: Filters };

export const EVERYTHING: ListChoice = { tags: [], filters: {} };

/** By list, as long as the app is open: whoever comes back to a list finds it as it was left. */
const choices = store<Readonly<Record<string, ListChoice>>>({});
token.subscribe(() => choices.set({})); // the next user starts afresh

export const useListChoice = (list: string): [ListChoice, (choice: ListChoice) => void] => {
  const all = useStore(choices);
  return [all[list] ?? EVERYTHING, (choice) => choices.set({ ...choices.get(), [list]: choice })];
};
