import { officeClaim, type OfficeClaim } from '@abrufbar/contract/deliveries/office-claims.ts';
import { officeClaimsTexts } from '@abrufbar/texts/deliveries/office-claims.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';
import { Drawer } from '#core/drawer/drawer.tsx';
import { DetailFallback } from '#core/parts/detail-fallback.tsx';
import { useNoteOpened } from '#core/recent.ts';
import { useMe } from '#core/session.ts';
import { dayAndTime } from '#core/times.ts';
import { useNow } from '#core/use-now.ts';
import { Actions } from '#deliveries/claims/actions.tsx';
import { ageText } from '#deliveries/claims/age.tsx';
import { AnswerDrawer } from '#deliveries/claims/answer-drawer.tsx';
import { type Draft, draftOf } from '#deliveries/claims/answer-entry.ts';
import { ClaimChip } from '#deliveries/claims/claim-state.tsx';
import { ClaimContent } from '#deliveries/claims/content.tsx';
import { FasterNotice } from '#deliveries/claims/faster-notice.tsx';
import { useTakingOver } from '#deliveries/claims/use-taking-over.ts';

const t = reader(officeClaimsTexts);

type ClaimDrawerProps = {
  id: string;
  /** As the list knows it, until the claim is there. */
  row: OfficeClaim | undefined;
  today: string;
  /** The answer that has been begun; null while the claim is only read. */
  draft: Draft | null;
  onDraft: (draft: Draft | null) => void;
  /** Asks before entries are lost. */
  onCancel: () => void;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
};

/** One claim with all that was said about it; whoever may takes it over and answers it (BEY-97). */
export const ClaimDrawer = ({ id, row, today, draft, onDraft, ...props }: ClaimDrawerProps) => {
  const { onCancel, onStep, onClose } = props;
  const mayChange = useMe()?.write.includes('deliveries') ?? false;
  const now = useNow();
  const { data, error, refetch } = useQuery({
    ...query(officeClaim, { id }),
    placeholderData: () => undefined,
  });
  const reload = async () => (await refetch()).data;
  const takingOver = useTakingOver(id, reload);
  const known = data ?? row;
  const title = known && t('bo.claim.title', { nummer: known.number });
  useNoteOpened('claim', id, title, known && `${known.delivery_number} · ${known.company}`);
  const received = known && t('bo.claim.received', { zeit: dayAndTime(known.received_at, today) });
  const head = {
    title: title ?? t('bo.claim.title_unknown'),
    text:
      known && known.state !== 'settled'
        ? `${received} · ${t('bo.claim.age', { alter: ageText(known, now) })}`
        : received,
    chip: known && <ClaimChip of={known} />,
    onStep,
  };
  if (data && draft)
    return (
      <AnswerDrawer
        {...head}
        claim={data}
        draft={draft}
        onDraft={onDraft}
        onReload={reload}
        onCancel={onCancel}
        onSent={() => onDraft(null)}
      />
    );
  return (
    <Drawer
      {...head}
      narrow
      onClose={onClose}
      actions={
        data &&
        mayChange &&
        !data.is_agreed && (
          <Actions
            claim={data}
            isBusy={takingOver.isPending}
            onTakeOver={() => takingOver.start(data)}
            onAnswer={() => onDraft(draftOf(data))}
          />
        )
      }
    >
      {takingOver.faster && <FasterNotice of={takingOver.faster} text="bo.claim.stale_text" />}
      {data ? (
        <ClaimContent claim={data} today={today} mayCorrect={mayChange} />
      ) : (
        <DetailFallback shape="drawer" error={error} onRetry={() => void refetch()} />
      )}
    </Drawer>
  );
};
