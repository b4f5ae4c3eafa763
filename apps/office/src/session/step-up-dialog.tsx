import { stepUp } from '@abrufbar/contract/staff/session.ts';
import { recoveryTexts } from '@abrufbar/texts/session/recovery.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffSignInTexts } from '@abrufbar/texts/staff/sign-in.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { shieldCheck } from '@abrufbar/web/ui/icons/office-parts.ts';
import { useState } from 'react';
import { stepUpQuestion } from '#core/api/step-up-question.ts';
import { Button } from '#core/controls/button.tsx';
import { CodeInput } from '#core/controls/code-input.tsx';
import { Dialog } from '#core/frame/dialog.tsx';
import { codeProblem } from '#session/code-problem.ts';

const t = reader({ ...recoveryTexts, ...staffSignInTexts });

/** Asks for a code before a dangerous call, which then is sent again (OFF-10). The focus starts in the code. */
export const StepUpDialog = () => {
  const [code, setCode] = useState('');
  const answer = (given: boolean) => stepUpQuestion.get()?.answer(given);
  const enter = useCall(stepUp, {
    quiet: 'all',
    onSuccess: () => answer(true),
    onError: () => setCode(''),
  });
  const check = (entered: string) => {
    if (!enter.isPending) enter.mutate({ code: entered });
  };
  return (
    <Dialog
      icon={shieldCheck}
      title={t('bo.stepup.title')}
      text={t('bo.stepup.hint')}
      onClose={() => answer(false)}
      actions={
        <>
          <Button variant="secondary" size={44} caps="Escape" onClick={() => answer(false)}>
            {t('recovery.cancel')}
          </Button>
          <Button
            size={44}
            disabled={code.length < 6}
            busy={enter.isPending}
            onClick={() => check(code)}
          >
            {t('bo.stepup.submit')}
          </Button>
        </>
      }
    >
      <CodeInput
        label={t('bo.stepup.label')}
        error={enter.error && code === '' ? codeProblem(enter.error) : undefined}
        value={code}
        onChange={setCode}
        onComplete={check}
      />
    </Dialog>
  );
};
