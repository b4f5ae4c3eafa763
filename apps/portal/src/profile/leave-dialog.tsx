import { profileTexts } from '@abrufbar/texts/profile/profile.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Dialog } from '@abrufbar/web/ui/dialog.tsx';
import { triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import { answerLeave, leaveQuestion } from '#core/navigation/leave.ts';
import { useStore } from '@abrufbar/web/store.ts';

const t = reader(profileTexts);

/** Asks before unsaved input is lost; staying is the safe answer. */
export const LeaveDialog = () => (
  <Dialog
    open={useStore(leaveQuestion) !== null}
    onClose={() => void answerLeave(false)}
    icon={triangleAlert}
    tone="warn"
    title={t('profile.leave_title')}
    actions={
      <>
        <Button onClick={() => void answerLeave(false)}>{t('profile.leave_stay')}</Button>
        <Button variant="destructive" onClick={() => void answerLeave(true)}>
          {t('profile.leave_discard')}
        </Button>
      </>
    }
  >
    <p>{t('profile.leave_text')}</p>
  </Dialog>
);
