import { CallError } from '@abrufbar/contract/protocol/client.ts';
import * as users from '@abrufbar/contract/staff/users.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffScreenTexts } from '@abrufbar/texts/staff/users.ts';
import { keyRound } from '@abrufbar/web/ui/icons/account.ts';
import { Button } from '#core/controls/button.tsx';
import { Dialog } from '#core/frame/dialog.tsx';
import { Notice } from '#core/parts/notice.tsx';
import type { MemberDetail } from '#staff/users/draft.ts';
import { useMemberCall } from '#staff/users/use-member-call.ts';

const t = reader(staffScreenTexts);

/** Asks before the authenticator app of a user counts no longer. */
export const ResetDialog = ({ member, onClose }: { member: MemberDetail; onClose: () => void }) => {
  const { id, version, name } = member;
  const act = useMemberCall(users.resetFactor, () => t('bo.staff.reset_done'), {
    onSuccess: onClose,
  });
  return (
    <Dialog
      icon={keyRound}
      tone="warn"
      title={t('bo.staff.reset_title', { name })}
      text={t('bo.staff.reset_text')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" size={44} caps="Escape" onClick={onClose}>
            {t('bo.staff.cancel')}
          </Button>
          <Button size={44} busy={act.isPending} onClick={() => act.mutate({ id, version })}>
            {t('bo.staff.reset_factor')}
          </Button>
        </>
      }
    >
      {act.error instanceof CallError && act.error.status === 409 && (
        <Notice tone="danger" live>
          <p>{act.error.message}</p>
        </Notice>
      )}
    </Dialog>
  );
};
