import { token } from '#core/device.ts';
import { store, useStore } from '@abrufbar/web/store.ts';

/** Past call-offs that one tap reveals: about a week of a busy site. */
export const REVEALED_PER_TAP = 10;

/** Revealed past call-offs by list, kept while the app is open, so that a list looks as the user left it. */
const revealed = store<Readonly<Record<string, number>>>({});
token.subscribe(() => revealed.set({})); // the next user starts afresh

/** Number of revealed past call-offs of a list, and a function that reveals more. */
export const useRevealed = (list: string): [number, () => void] => {
  const count = useStore(revealed)[list] ?? 0;
  return [count, () => revealed.set({ ...revealed.get(), [list]: count + REVEALED_PER_TAP })];
};

type Ends = { readonly delivery_end_date: string };
type Visibility = {
  readonly today: string;
  /** Whether all pages are loaded. */
  readonly isWhole: boolean;
  readonly revealed: number;
};

/**
 * Number of call-offs hidden at the head of a list by delivery day, so that it opens at today: those that ended
 * before, except the revealed ones. A list that holds only past call-offs shows all of them.
 */
export const hiddenCount = (items: readonly Ends[], visibility: Visibility): number => {
  const ahead = items.findIndex(({ delivery_end_date: end }) => end >= visibility.today);
  const past = ahead === -1 ? items.length : ahead;
  return ahead === -1 && visibility.isWhole ? 0 : Math.max(0, past - visibility.revealed);
};
