import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffMaintenanceTexts } from '@abrufbar/texts/staff/maintenance.ts';
import { staffSignInTexts } from '@abrufbar/texts/staff/sign-in.ts';
import { stepUp } from '@abrufbar/contract/staff/session.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { wrench } from '@abrufbar/web/ui/icons/delivery.ts';
import { power } from '@abrufbar/web/ui/icons/office-settings.ts';
import { useId, useState, type SubmitEvent } from 'react';
import { Button } from '#core/controls/button.tsx';
import { CodeInput } from '#core/controls/code-input.tsx';
import { Dialog } from '#core/frame/dialog.tsx';
import { codeProblem } from '#session/code-problem.ts';

const t = reader({ ...staffMaintenanceTexts, ...staffSignInTexts });

type ConfirmDialogProps = {
  title: string;
  text: string;
  /** Words of the button that does it. */
  act: string;
  /** Signs people out at once: the button is red. */
  isDangerous: boolean;
  /** Whether the last code is too long ago (OFF-10). */
  asksCode: boolean;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before a maintenance begins or is planned, with the code in the same dialog (OFF-183). */
export const ConfirmDialog = ({ title, text, act, ...props }: ConfirmDialogProps) => {
  const { isDangerous, asksCode, busy, onConfirm, onClose } = props;
  const [code, setCode] = useState('');
  const form = useId();
  const enter = useCall(stepUp, {
    quiet: 'all',
    onSuccess: onConfirm,
    onError: () => setCode(''),
  });
  const isBusy = busy || enter.isPending;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    if (!asksCode) onConfirm();
    else if (code.length === 6) enter.mutate({ code });
  };
  return (
    <Dialog
      icon={wrench}
      tone="warn"
      title={title}
      text={text}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" size={44} caps="Escape" onClick={onClose}>
            {t('bo.mnt.cancel')}
          </Button>
          <Button
            type="submit"
            form={form}
            variant={isDangerous ? 'danger' : 'primary'}
            size={44}
            icon={isDangerous ? power : undefined}
            disabled={asksCode && code.length < 6}
            busy={isBusy}
          >
            {act}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        {asksCode && (
          <CodeInput
            label={t('bo.stepup.label')}
            hint={t('bo.stepup.hint')}
            error={enter.error && code === '' ? codeProblem(enter.error) : undefined}
            value={code}
            onChange={setCode}
            onComplete={() => undefined}
          />
        )}
      </form>
    </Dialog>
  );
};
