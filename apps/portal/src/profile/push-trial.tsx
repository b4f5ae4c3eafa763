import { settingsTexts } from '@abrufbar/texts/profile/settings.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { useState } from 'react';
import { BindingButton } from '#core/frame/binding-button.tsx';
import { sendTrialPush, type TrialResult } from '#profile/trial-push.ts';

const t = reader(settingsTexts);

const TONES = {
  sent: 'ok',
  waiting: 'info',
  renewed: 'info',
  later: 'warn',
  refused: 'danger',
  failed: 'danger',
} as const satisfies Record<TrialResult, 'ok' | 'info' | 'warn' | 'danger'>;

/** Sends a test push to this device and shows the answer of the push service. */
export const PushTrial = () => {
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<TrialResult | null>(null);
  const test = async (): Promise<void> => {
    setBusy(true);
    setResult(null);
    setResult(await sendTrialPush());
    setBusy(false);
  };
  return (
    <>
      <BindingButton
        variant="secondary"
        busy={isBusy && t('settings.push_test_busy')}
        onClick={() => void test()}
      >
        {t('settings.push_test')}
      </BindingButton>
      {result && (
        <Note tone={TONES[result]} live="status">
          <p>{t(`settings.push_test.${result}`)}</p>
        </Note>
      )}
    </>
  );
};
