import { useState } from 'react';
import { matchPath } from '#core/navigation/paths.ts';
import { usePath } from '#core/navigation/router.ts';
import type { Message } from '#notifications/inbox-read.ts';

type Lists = { readonly unread: readonly Message[]; readonly read: readonly Message[] };

/** Id of the message whose page is open; undefined on any other page. */
export const useOpenMessage = (): string | undefined => matchPath(usePath())?.params['id'];

/** A message that was new when it was opened, and the one below it. */
type Held = { readonly id: string; readonly below: string | undefined };

/** The open message if it was new when it was opened beside this list. */
export const useOpenNew = (items: readonly Message[] = []): Held | undefined => {
  const current = useOpenMessage();
  const [held, setHeld] = useState<Held>();
  const at = items.findIndex(({ id }) => id === current);
  const below = items[at + 1]?.id;
  if (at >= 0 && current !== undefined && (held?.id !== current || held.below !== below)) {
    setHeld({ id: current, below });
  }
  return held?.id === current ? held : undefined;
};

/** The lists with the open message still at its place among the new ones, so that no row moves under the finger. */
export const keepOpenMessage = (lists: Lists, open: Held | undefined): Lists => {
  const message = lists.read.find(({ id }) => id === open?.id);
  if (!message) return lists;
  const { unread } = lists;
  const below = unread.findIndex(({ id }) => id === open?.below);
  return {
    unread: unread.toSpliced(below < 0 ? unread.length : below, 0, message),
    read: lists.read.filter((one) => one !== message),
  };
};
