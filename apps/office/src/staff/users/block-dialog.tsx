import * as users from '@abrufbar/contract/staff/users.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffScreenTexts } from '@abrufbar/texts/staff/users.ts';
import { ReasonDialog } from '#core/frame/reason-dialog.tsx';
import type { MemberDetail } from '#staff/users/draft.ts';
import { useMemberCall } from '#staff/users/use-member-call.ts';

const t = reader(staffScreenTexts);

type BlockDialogProps = { member: MemberDetail; onClose: () => void };

/** Blocks or unblocks; never without a reason (OFF-19). */
export const BlockDialog = ({ member, onClose }: BlockDialogProps) => {
  const { id, version, name, factor } = member;
  const isBlocked = factor === 'blocked';
  const act = useMemberCall(
    isBlocked ? users.unblock : users.block,
    () => t(isBlocked ? 'bo.staff.unblock_done' : 'bo.staff.block_done', { name }),
    { onSuccess: onClose },
  );
  return (
    <ReasonDialog
      tone={isBlocked ? 'brand' : 'danger'}
      title={t(isBlocked ? 'bo.staff.unblock_title' : 'bo.staff.block_title', { name })}
      text={t(isBlocked ? 'bo.staff.unblock_text' : 'bo.staff.block_text')}
      words={{
        reason: t('bo.staff.reason'),
        missing: t('bo.staff.reason_missing'),
        act: t(isBlocked ? 'bo.staff.unblock' : 'bo.staff.block'),
        cancel: t('bo.staff.cancel'),
      }}
      call={act}
      onReason={(reason) => act.mutate({ id, version, reason })}
      onClose={onClose}
    />
  );
};
