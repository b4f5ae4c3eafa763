import type { OfficeRow } from '@abrufbar/contract/call-offs/office-fields.ts';
import { officeDrawerTexts } from '@abrufbar/texts/call-offs/office-drawer.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import type { DayState } from '#call-offs/day/use-day.ts';
import { decideRow, refuseRow } from '#call-offs/decide/decide-row.ts';
import { useMayDecide } from '#call-offs/decide/use-may-decide.ts';
import { undoLast } from '#call-offs/decide/decisions.ts';
import { isSelectable } from '#call-offs/list/use-chosen.ts';
import { useKeys } from '#core/keys/dispatch.ts';

const t = reader(officeDrawerTexts);

type BarKeys = {
  state: DayState;
  today: string;
  rows: readonly OfficeRow[];
  /** The bar that has the focus. */
  current: () => OfficeRow | undefined;
  openId: string | null;
  setOpenId: (id: string) => void;
  /** Before the day changes: the bar that has the focus goes with it. */
  onDay: () => void;
};

/** Keys of the day plan: the day before and after, today, and decisions about the bar that has the focus. */
export const useBarKeys = (plan: BarKeys) => {
  const { state, today, rows, current, openId, setOpenId, onDay } = plan;
  const mayDecide = useMayDecide();
  const focused = () => (openId === null ? current() : undefined);
  const turn = (to: () => void) => () => {
    if (openId !== null) return false; // the drawer belongs to this day
    onDay();
    to();
    return true;
  };
  /** The next one that waits, after the one that is open or has the focus. */
  const next = () => {
    const from = rows.findIndex(({ id }) => id === (openId ?? current()?.id));
    const order = [...rows.slice(from + 1), ...rows.slice(0, Math.max(from, 0))];
    const found = order.find(isSelectable);
    if (found) setOpenId(found.id);
    else showFlash('sucess', t('bo.drawer.none_left'));
  };
  useKeys({
    confirm: () => mayDecide && decideRow(focused(), 'confirm', setOpenId),
    review: () => mayDecide && decideRow(focused(), 'review', setOpenId),
    refuse: () => mayDecide && refuseRow(focused(), setOpenId),
    undo: () => void undoLast(),
    next,
    before: turn(() => state.move(-1)),
    after: turn(() => state.move(1)),
    today: turn(() => state.setDay(today)),
  });
  return { next };
};
