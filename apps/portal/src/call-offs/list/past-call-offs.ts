import { token } from '#core/device.ts';
import { store, useStore } from '#core/store.ts';

/** How many more of the past one tap shows: about a week of a busy site. */
export const REVEALED_PER_TAP = 10;

/** By list, as long as the app is open: whoever comes back finds the list as it was left. */
const revealed = store<Readonly<Record<string, number>>>({});
token.subscribe(() => revealed.set({})); // the next user starts afresh

/** How many call-offs of the past a list shows, and the way to more of them. */
export const useRevealed = (list: string): [number, () => void] => {
  const count = useStore(revealed)[list] ?? 0;
  return [count, () => revealed.set({ ...revealed.get(), [list]: count + REVEALED_PER_TAP })];
};

type Ends = { readonly delivery_end_date: string };
type Visibility = {
  readonly today: string;
  /** Whether these are all there are. */
  readonly isWhole: boolean;
  readonly revealed: number;
};

/**
 * How many at the head of a list by delivery day are folded away, so that it opens at today: what ended
 * before, but for those the user has asked for. A list of the past alone shows all of it.
 */
export const hiddenCount = (items: readonly Ends[], visibility: Visibility): number => {
  const ahead = items.findIndex(({ delivery_end_date: end }) => end >= visibility.today);
  const past = ahead === -1 ? items.length : ahead;
  return ahead === -1 && visibility.isWhole ? 0 : Math.max(0, past - visibility.revealed);
};
