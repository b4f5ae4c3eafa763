import { claimsTexts } from '@abrufbar/texts/deliveries/claims.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Dialog } from '@abrufbar/web/ui/dialog.tsx';
import { triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import { answerLeave, leaveQuestion } from '#core/navigation/leave.ts';

const t = reader(claimsTexts);

/** Asks before the input is lost; staying is the safe answer. */
export const LeaveDialog = () => (
  <Dialog
    open={useStore(leaveQuestion) !== null}
    onClose={() => void answerLeave(false)}
    icon={triangleAlert}
    tone="warn"
    title={t('claim.abort_title')}
    actions={
      <>
        <Button onClick={() => void answerLeave(false)}>{t('claim.abort_stay')}</Button>
        <Button variant="destructive" onClick={() => void answerLeave(true)}>
          {t('claim.abort_discard')}
        </Button>
      </>
    }
  >
    <p>{t('claim.abort_text')}</p>
  </Dialog>
);
