import type { OfficeRow } from '@abrufbar/contract/call-offs/office-fields.ts';
import { officeDrawerTexts } from '@abrufbar/texts/call-offs/office-drawer.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { undoBar } from '#call-offs/decide/decisions.ts';
import { Undo } from '#call-offs/decide/undo.tsx';
import { Actions } from '#call-offs/drawer/actions.tsx';
import { useDetail } from '#call-offs/drawer/detail.ts';
import { dropDraft, useDraft } from '#call-offs/drawer/drafts.ts';
import { Review } from '#call-offs/drawer/review.tsx';
import { shownNumber, shownStatus } from '#call-offs/list/columns.tsx';
import { CallOffChip } from '#call-offs/status.tsx';
import { dayAndTime } from '#core/times.ts';
import { Drawer } from '#core/drawer/drawer.tsx';
import { useHasPanes } from '#core/drawer/use-has-panes.ts';
import { useNoteOpened } from '#core/recent.ts';
import { DetailFallback } from '#core/parts/detail-fallback.tsx';

const t = reader(officeDrawerTexts);

type CallOffDrawerProps = {
  id: string;
  /** Its row in the list, until the rest has arrived. */
  row: OfficeRow | undefined;
  today: string;
  onStep: (by: 1 | -1) => void;
  onNext: () => void;
  onClose: () => void;
};

/** One call-off: who, what changes, what it does to contract and plant, and the decision (OFF-52). */
export const CallOffDrawer = ({ id, row, today, onStep, onNext, onClose }: CallOffDrawerProps) => {
  const { data: detail, error, refetch } = useDetail(id);
  const known = detail ?? row;
  const isPane = useHasPanes();
  const title = known && t('bo.drawer.title', { nummer: shownNumber(known) });
  useNoteOpened('call-off', id, title, known && `${known.contract_name} · ${known.company}`);
  const isDeciding = useStore(undoBar).batches.length > 0;
  const { collision } = useDraft(id);
  const leave = (to: () => void) => () => {
    if (collision) dropDraft(id);
    to();
  };
  return (
    <Drawer
      title={title ?? t('bo.drawer.title_unknown')}
      text={
        known &&
        t('bo.drawer.received', {
          zeit: dayAndTime(known.received_at, today),
          nummer: known.contract_number,
        })
      }
      chip={known && <CallOffChip status={shownStatus(known)} />}
      bar={!isPane && isDeciding && <Undo left={undefined} />}
      actions={
        detail && <Actions detail={detail} onNext={leave(onNext)} onClose={leave(onClose)} />
      }
      onStep={onStep}
      onClose={leave(onClose)}
    >
      {detail ? (
        <Review detail={detail} today={today} />
      ) : (
        <DetailFallback shape="drawer" error={error} onRetry={() => void refetch()} />
      )}
    </Drawer>
  );
};
