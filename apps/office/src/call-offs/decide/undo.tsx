import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeCallOffsTexts } from '@abrufbar/texts/call-offs/office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { actWord } from '#call-offs/decide/acts.ts';
import { holdAll, releaseAll, undoBar, undoLast } from '#call-offs/decide/decisions.ts';
import { type Amount, amountsOf, amountsText } from '#call-offs/amounts.ts';
import { UndoBar } from '#core/bars/undo-bar.tsx';

const t = reader(officeCallOffsTexts);

type UndoProps = {
  /** Number and sum that still wait in this view. */
  left: { readonly count: number; readonly amounts: readonly Amount[] } | undefined;
  /** Shows one of the call-offs: one that failed before one that was decided. */
  onView?: (id: string) => void;
};

/** The bar of own decisions, in place of the foot bar. */
export const Undo = ({ left, onView }: UndoProps) => {
  const { batches, end } = useStore(undoBar);
  const decided = batches.flatMap((batch) => batch.decided);
  const failed = batches.flatMap((batch) => batch.failed);
  const [first] = failed.length > 0 ? failed : decided;
  const rest = left && {
    menge: amountsText(amountsOf(decided.map(({ row }) => row))),
    n: formatWhole(left.count),
    rest: amountsText(left.amounts),
  };
  return (
    <UndoBar
      title={end === null ? titleOf(decided, failed.length) : endOf(end)}
      {...(end === null && rest && { rest: t('bo.undo.rest', rest) })}
      dueAt={end === null ? Math.max(...decided.map(({ dueAt }) => dueAt)) : null}
      onHold={holdAll}
      onRelease={releaseAll}
      onUndo={() => void undoLast()}
      {...(first && onView && { onView: () => onView(first.row.id) })}
    />
  );
};

const endOf = (end: 'sent' | 'done') => t(end === 'sent' ? 'bo.undo.sent' : 'bo.undo.done');

type Decided = ReturnType<typeof undoBar.get>['batches'][number]['decided'];

const titleOf = (decided: Decided, failed: number): string => {
  const n = formatWhole(decided.length);
  const [one] = decided;
  const isConfirmed = decided.every(({ act }) => act === 'confirm' || act === 'acceptChange');
  if (failed > 0) {
    const m = formatWhole(failed);
    return t(isConfirmed ? 'bo.undo.partly' : 'bo.undo.partly_other', { n, m });
  }
  if (one && decided.length === 1) {
    const number = one.row.number ?? one.row.reference;
    return t('bo.undo.one', { nummer: number, entscheidung: actWord(one.act) });
  }
  return t(isConfirmed ? 'bo.undo.confirmed' : 'bo.undo.decided', { n });
};
