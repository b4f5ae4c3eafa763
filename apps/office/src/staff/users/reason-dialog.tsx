import { CallError } from '@abrufbar/contract/protocol/client.ts';
import * as users from '@abrufbar/contract/staff/users.ts';
import { MAX_REASON_CODE_POINTS } from '@abrufbar/domain/contracts/contract-change.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffScreenTexts } from '@abrufbar/texts/staff/users.ts';
import { ban } from '@abrufbar/web/ui/icons/call-off.ts';
import { useState, type SubmitEvent } from 'react';
import { Button } from '#core/controls/button.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import { Dialog } from '#core/frame/dialog.tsx';
import type { MemberDetail } from '#staff/users/draft.ts';
import { useMemberCall } from '#staff/users/use-member-call.ts';

const t = reader(staffScreenTexts);

/** Blocks or unblocks; never without a reason (OFF-19). */
export const ReasonDialog = ({
  member,
  onClose,
}: {
  member: MemberDetail;
  onClose: () => void;
}) => {
  const { id, version, name, factor } = member;
  const isBlocked = factor === 'blocked';
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const act = useMemberCall(
    isBlocked ? users.unblock : users.block,
    () => t(isBlocked ? 'bo.staff.unblock_done' : 'bo.staff.block_done', { name }),
    { onSuccess: onClose },
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = reason.trim();
    setIsMissing(text === '');
    if (text !== '' && !act.isPending) act.mutate({ id, version, reason: text });
  };
  const form = `reason-${id}`;
  return (
    <Dialog
      icon={ban}
      tone={isBlocked ? 'brand' : 'danger'}
      title={t(isBlocked ? 'bo.staff.unblock_title' : 'bo.staff.block_title', { name })}
      text={t(isBlocked ? 'bo.staff.unblock_text' : 'bo.staff.block_text')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" size={44} caps="Escape" onClick={onClose}>
            {t('bo.staff.cancel')}
          </Button>
          <Button
            type="submit"
            form={form}
            size={44}
            variant={isBlocked ? 'primary' : 'destructive'}
            busy={act.isPending}
          >
            {t(isBlocked ? 'bo.staff.unblock' : 'bo.staff.block')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <TextField
          label={t('bo.staff.reason')}
          size={44}
          maxLength={MAX_REASON_CODE_POINTS}
          value={reason}
          error={isMissing ? t('bo.staff.reason_missing') : refusedText(act.error)}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </form>
    </Dialog>
  );
};

/** A conflict is said here; everything else by a flash. */
const refusedText = (error: Error | null): string | undefined =>
  error instanceof CallError && (error.status === 409 || error.status === 422)
    ? error.message
    : undefined;
