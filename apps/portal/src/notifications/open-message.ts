import { useState } from 'react';
import { matchPath } from '#core/paths.ts';
import { usePath } from '#core/router.ts';
import type { Message } from '#notifications/inbox-read.ts';

type Lists = { readonly unread: readonly Message[]; readonly read: readonly Message[] };

/** Id of the message whose page is open; undefined on any other page. */
export const useOpenMessage = (): string | undefined => matchPath(usePath())?.params['id'];

/** Id of the message on show if it was new when it was opened beside this list. */
export const useOpenNew = (items: readonly Message[] | undefined): string | undefined => {
  const current = useOpenMessage();
  const [held, setHeld] = useState<string>();
  const isNew = items?.some(({ id }) => id === current) ?? false;
  if (isNew && held !== current) setHeld(current);
  return held === current ? current : undefined;
};

/** The lists with the message on show still at its place among the new ones: no row leaves under the finger. */
export const holdOpen = (lists: Lists, open: string | undefined): Lists => {
  const message = lists.read.find(({ id }) => id === open);
  if (!message) return lists;
  return {
    unread: [...lists.unread, message].toSorted((a, b) => (a.id < b.id ? 1 : -1)),
    read: lists.read.filter(({ id }) => id !== open),
  };
};
