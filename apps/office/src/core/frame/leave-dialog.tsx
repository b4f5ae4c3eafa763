import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeTexts } from '@abrufbar/texts/staff/frame.ts';
import { Button } from '#core/controls/button.tsx';
import { Dialog } from '#core/frame/dialog.tsx';
import { answerLeave } from '#core/navigation/leave.ts';

const t = reader(officeTexts);

/** Asks before unsaved entry is lost; staying is primary (OFF-42). */
export const LeaveDialog = () => (
  <Dialog
    title={t('bo.leave.title')}
    onClose={() => answerLeave(false)}
    actions={
      <>
        <Button variant="secondary" size={44} onClick={() => answerLeave(true)}>
          {t('bo.leave.go')}
        </Button>
        <Button size={44} onClick={() => answerLeave(false)}>
          {t('bo.leave.stay')}
        </Button>
      </>
    }
  >
    <p>{t('bo.leave.text')}</p>
  </Dialog>
);
