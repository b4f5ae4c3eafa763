import { messageGroupsTexts } from '@abrufbar/texts/notifications-groups.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { checkCheck } from '@abrufbar/web/ui/icons/messages.ts';
import { ListRow } from '@abrufbar/web/ui/list-row.tsx';
import { Sheet } from '@abrufbar/web/ui/sheet.tsx';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Message } from '#notifications/inbox-read.ts';

const t = reader(messageGroupsTexts);

/** A row whose menu is open; its button goes away with the mark, then the row itself has the focus. */
export type Marking = {
  readonly title: string;
  readonly messages: readonly Message[];
  readonly row: Element | null;
};

/** One menu for all rows, which does what a swipe does, for keys, screen readers and everybody else (BEY-119). */
export const useRowMenu = (mark: (messages: readonly Message[]) => void) => {
  const [open, setOpen] = useState<Marking | null>(null);
  const [title, setTitle] = useState('');
  const close = () => setOpen(null);
  const onMark = (): void => {
    if (!open) return;
    flushSync(close);
    if (open.row instanceof HTMLElement) open.row.focus({ preventScroll: true });
    mark(open.messages);
  };
  return {
    openMenu: (of: Marking): void => {
      setTitle(of.title);
      setOpen(of);
    },
    menu: (
      <Sheet open={open !== null} onClose={close} title={title}>
        <ListRow tone="menu" icon={checkCheck} title={t('messages.mark_seen')} onClick={onMark} />
      </Sheet>
    ),
  };
};
