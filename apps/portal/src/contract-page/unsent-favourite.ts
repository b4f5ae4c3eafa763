import { useStore } from '@abrufbar/web/store.ts';
import { entries } from '#core/outbox/entries.ts';
import type { OutboxEntry, OutboxKind } from '#core/outbox/outbox.ts';

type FavouriteAbout = { readonly contractId: string; readonly favorite: boolean };
/** Sites marked or no longer marked as favourites, in the outbox (D-62). */
export const FAVOURITE: OutboxKind<FavouriteAbout> = { name: 'contract-favourite' };

/** The unsent mark on this phone, the last of several. The first load does without the rest of the outbox. */
export const useUnsentFavourite = (id: string): boolean | undefined => {
  const ofKind = useStore(entries).filter(({ kind }) => kind === FAVOURITE.name);
  const marks = ofKind as readonly OutboxEntry<FavouriteAbout>[]; // the name identifies its shape
  return marks.findLast(({ about }) => about.contractId === id)?.about.favorite;
};
