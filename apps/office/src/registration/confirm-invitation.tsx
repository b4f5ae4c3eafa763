import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeInvitationsTexts } from '@abrufbar/texts/registration-office.ts';
import { refreshCw } from '@abrufbar/web/ui/icons/basic.ts';
import { ban } from '@abrufbar/web/ui/icons/call-off.ts';
import { Button } from '#core/controls/button.tsx';
import { Dialog } from '#core/frame/dialog.tsx';
import { Notice } from '#core/parts/notice.tsx';

const t = reader(officeInvitationsTexts);

type ConfirmInvitationProps = {
  act: 'renew' | 'revoke';
  busy: boolean;
  error: Error | null;
  onClose: () => void;
  onConfirm: () => void;
};

/** Asks before a code stops working. */
export const ConfirmInvitation = (props: ConfirmInvitationProps) => {
  const { act, busy, error, onClose, onConfirm } = props;
  const isRevoked = act === 'revoke';
  return (
    <Dialog
      icon={isRevoked ? ban : refreshCw}
      tone={isRevoked ? 'danger' : 'brand'}
      title={t(`bo.inv.${act}_confirm`)}
      text={!isRevoked && t('bo.inv.renew_text')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" size={44} caps="Escape" onClick={onClose}>
            {t('bo.inv.cancel')}
          </Button>
          <Button
            variant={isRevoked ? 'destructive' : 'primary'}
            size={44}
            busy={busy}
            onClick={onConfirm}
          >
            {t(`bo.inv.${act}`)}
          </Button>
        </>
      }
    >
      {error instanceof CallError && [403, 409].includes(error.status) && (
        <Notice tone="warn" live>
          <p>{error.message}</p>
        </Notice>
      )}
    </Dialog>
  );
};
