import { showFlash } from '@abrufbar/web/flash.ts';
import { officeDrawerTexts } from '@abrufbar/texts/call-offs/office-drawer.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { RefObject } from 'react';
import { decideRow, refuseRow } from '#call-offs/decide/decide-row.ts';
import { useMayDecide } from '#call-offs/decide/use-may-decide.ts';
import { undoLast } from '#call-offs/decide/decisions.ts';
import { isSelectable } from '#call-offs/list/use-chosen.ts';
import type { WorkList } from '#call-offs/list/use-work-list.ts';
import { useKeys } from '#core/keys/dispatch.ts';
import type { GridHandle } from '#core/table/table-props.ts';

const t = reader(officeDrawerTexts);

type RowKeys = {
  list: WorkList;
  /** How many rows are chosen: then the keys act on all of them. */
  chosen: number;
  grid: RefObject<GridHandle | null>;
  openId: string | null;
  setOpenId: (id: string) => void;
  /** Begins a call-off; false: the person may not. */
  onCreate: () => false | void;
};

/**
 * Keys of the list: confirm, review, refuse the row that has the focus. One key leads from an open call-off to the next
 * that waits; where none is open it begins a new one.
 */
export const useRowKeys = ({ list, chosen, grid, openId, setOpenId, onCreate }: RowKeys) => {
  const mayDecide = useMayDecide();
  const rowAt = () => list.rows.rowAt(grid.current?.at() ?? 0);
  const act = (what: 'confirm' | 'review') => {
    if (!mayDecide) return false;
    const row = chosen === 0 && openId === null ? rowAt() : undefined;
    return decideRow(row, what, setOpenId);
  };
  const next = () => {
    const total = list.rows.total ?? 0;
    const from = grid.current?.at() ?? 0;
    const order = Array.from({ length: total }, (_, by) => (from + 1 + by) % total);
    const to = order.find((at) => {
      const row = list.rows.rowAt(at);
      return row !== undefined && row.id !== openId && isSelectable(row);
    });
    const row = to === undefined ? undefined : list.rows.rowAt(to);
    if (to === undefined || !row) return showFlash('sucess', t('bo.drawer.none_left'));
    grid.current?.show(to);
    return setOpenId(row.id);
  };
  useKeys({
    confirm: () => act('confirm'),
    review: () => act('review'),
    refuse: () => mayDecide && refuseRow(openId === null ? rowAt() : undefined, setOpenId),
    undo: () => void undoLast(),
    next: () => (openId === null && onCreate() !== false ? undefined : next()),
  });
  return { next };
};
