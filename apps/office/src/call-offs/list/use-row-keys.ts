import { showFlash } from '@abrufbar/web/flash.ts';
import { officeDrawerTexts } from '@abrufbar/texts/call-offs/office-drawer.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { RefObject } from 'react';
import { actsAt, type Act } from '#call-offs/decide/acts.ts';
import { decide, undoLast } from '#call-offs/decide/decisions.ts';
import { changeDraft } from '#call-offs/drawer/drafts.ts';
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
};

/** Keys of the list: confirm, review, refuse the row that has the focus, and the way to the next open one. */
export const useRowKeys = ({ list, chosen, grid, openId, setOpenId }: RowKeys) => {
  const rowAt = () => list.rows.rowAt(grid.current?.at() ?? 0);
  const act = (what: 'confirm' | 'review') => {
    const row = chosen === 0 && openId === null ? rowAt() : undefined;
    const wanted: Act | null = row && !row.pending ? actsAt(row.status)[what] : null;
    if (!row || wanted === null) return false;
    void decide(row, { act: wanted, answer: null, number: null }).then((collision) => {
      if (!collision) return;
      changeDraft(row.id, { collision: { ...collision, act: wanted } });
      setOpenId(row.id);
    });
    return true;
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
    refuse: () => {
      const row = openId === null ? rowAt() : undefined;
      if (!row || row.pending || actsAt(row.status).refuse === null) return false;
      changeDraft(row.id, { isRefusing: true });
      return setOpenId(row.id);
    },
    undo: () => void undoLast(),
    next,
  });
  return { next };
};
