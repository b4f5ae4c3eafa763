import { recoveryTexts } from '@abrufbar/texts/session/recovery.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Dialog } from '@abrufbar/web/ui/dialog.tsx';
import { circleCheck, triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';

const t = reader(recoveryTexts);

type RecoveryDialogProps = { open: boolean; onClose: () => void } & (
  | { kind: 'sent'; email: string }
  | { kind: 'fail' }
);

/** Outcome of the request (REC-04, ERR-09). */
export const RecoveryDialog = ({ open, onClose, ...outcome }: RecoveryDialogProps) =>
  outcome.kind === 'sent' ? (
    <Dialog
      open={open}
      onClose={onClose}
      icon={circleCheck}
      tone="ok"
      title={t('recovery.success_title')}
      actions={<Button onClick={onClose}>{t('recovery.success_button')}</Button>}
    >
      <p>{t('recovery.success_text', { email: outcome.email })}</p>
    </Dialog>
  ) : (
    <Dialog
      open={open}
      onClose={onClose}
      icon={triangleAlert}
      tone="danger"
      title={t('recovery.fail_title')}
      actions={<Button onClick={onClose}>{t('recovery.fail_button')}</Button>}
    >
      <p>{t('recovery.fail_text')}</p>
    </Dialog>
  );
