import { MAX_REASON_CODE_POINTS } from '@abrufbar/domain/contracts/contract-change.ts';
import { ban } from '@abrufbar/web/ui/icons/call-off.ts';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { Button } from '#core/controls/button.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import { Dialog } from '#core/frame/dialog.tsx';
import { Refused } from '#core/parts/refused.tsx';

type ReasonDialogProps = {
  title: string;
  text?: string;
  /** `brand` for what gives something back. */
  tone?: 'danger' | 'brand';
  words: {
    readonly reason: string;
    readonly missing: string;
    readonly act: string;
    readonly cancel: string;
  };
  call: { readonly isPending: boolean; readonly error: Error | null };
  children?: ReactNode;
  onReason: (reason: string) => void;
  onClose: () => void;
};

/** Asks before something is done that is never done without a reason; a refusal is said beside what was typed. */
export const ReasonDialog = ({ tone = 'danger', words, call, ...rest }: ReasonDialogProps) => {
  const { title, text, children, onReason, onClose } = rest;
  const form = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const trimmed = reason.trim();
    setIsMissing(trimmed === '');
    if (trimmed !== '' && !call.isPending) onReason(trimmed);
  };
  return (
    <Dialog
      icon={ban}
      tone={tone}
      title={title}
      {...(text !== undefined && { text })}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" size={44} caps="Escape" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            form={form}
            variant={tone === 'danger' ? 'destructive' : 'primary'}
            size={44}
            busy={call.isPending}
          >
            {words.act}
          </Button>
        </>
      }
    >
      {children}
      <form id={form} noValidate onSubmit={submit}>
        <TextField
          label={words.reason}
          size={44}
          autoComplete="off"
          maxLength={MAX_REASON_CODE_POINTS}
          value={reason}
          error={isMissing && words.missing}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </form>
      <Refused error={call.error} />
    </Dialog>
  );
};
