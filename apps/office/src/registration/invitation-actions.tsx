import { CallError } from '@abrufbar/contract/protocol/client.ts';
import * as contract from '@abrufbar/contract/registration-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeInvitationsTexts } from '@abrufbar/texts/registration-office.ts';
import { staffPartsTexts } from '@abrufbar/texts/staff/parts.ts';
import { refreshCw } from '@abrufbar/web/ui/icons/basic.ts';
import { ban } from '@abrufbar/web/ui/icons/call-off.ts';
import { mail } from '@abrufbar/web/ui/icons/office.ts';
import { printer, qrCode } from '@abrufbar/web/ui/icons/office-parts.ts';
import { useState } from 'react';
import { Button } from '#core/controls/button.tsx';
import { Notice } from '#core/parts/notice.tsx';
import { BigCode } from '#registration/big-code.tsx';
import { ConfirmInvitation } from '#registration/confirm-invitation.tsx';
import { freshCode, type FreshCode } from '#registration/fresh-code.ts';
import { useInvitationCall } from '#registration/use-invitation-call.ts';
import styles from './invitation-pane.module.css';

const t = reader({ ...officeInvitationsTexts, ...staffPartsTexts });

type InvitationActionsProps = {
  invitation: contract.Invitation;
  /** Code and link while they are shown. */
  code: FreshCode | null;
};

type Asked = 'renew' | 'revoke' | 'big' | 'print' | null;

/** An invitation can be shown large, printed, sent, renewed and revoked (OFF-121 to OFF-123). */
export const InvitationActions = ({ invitation, code }: InvitationActionsProps) => {
  const [asked, setAsked] = useState<Asked>(null);
  const { id, version, email, status, can_change: mayChange } = invitation;
  const close = () => setAsked(null);
  const resend = useInvitationCall(contract.officeResendInvitation, () =>
    t('bo.inv.resent', { email: email ?? '' }),
  );
  const revoke = useInvitationCall(
    contract.officeRevokeInvitation,
    () => t('bo.inv.revoked'),
    close,
  );
  const renew = useInvitationCall(
    contract.officeRenewInvitation,
    () => t('bo.inv.renewed'),
    (made) => {
      close();
      freshCode.set(made);
    },
  );
  const isOpen = status === 'open' || status === 'failed';
  if (!mayChange) {
    return (
      <Notice tone="info">
        <p>{t('bo.inv.shared')}</p>
      </Notice>
    );
  }
  if (!isOpen && status !== 'expired') return null;
  const refused = [resend, revoke, renew].map(({ error }) => error).find(isConflict);
  return (
    <>
      {refused && (
        <Notice tone="warn" live>
          <p>{refused.message}</p>
        </Notice>
      )}
      <div className={styles.actions}>
        {code !== null && isOpen ? (
          <>
            <Button variant="secondary" icon={qrCode} onClick={() => setAsked('big')}>
              {t('bo.inv.big')}
            </Button>
            <Button variant="secondary" icon={printer} onClick={() => setAsked('print')}>
              {t('bo.print')}
            </Button>
          </>
        ) : (
          <div className={styles.wide}>
            <Button variant="secondary" icon={refreshCw} onClick={() => setAsked('renew')}>
              {t('bo.inv.renew')}
            </Button>
          </div>
        )}
        {isOpen && email !== null && (
          <Button
            variant="secondary"
            icon={mail}
            busy={resend.isPending}
            onClick={() => resend.mutate({ id, version })}
          >
            {t('bo.inv.resend')}
          </Button>
        )}
        {isOpen && (
          <Button variant="destructive" icon={ban} onClick={() => setAsked('revoke')}>
            {t('bo.inv.revoke')}
          </Button>
        )}
      </div>
      {asked === 'renew' && (
        <ConfirmInvitation
          act="renew"
          busy={renew.isPending}
          error={renew.error}
          onClose={close}
          onConfirm={() => renew.mutate({ id, version })}
        />
      )}
      {asked === 'revoke' && (
        <ConfirmInvitation
          act="revoke"
          busy={revoke.isPending}
          error={revoke.error}
          onClose={close}
          onConfirm={() => revoke.mutate({ id, version })}
        />
      )}
      {(asked === 'big' || asked === 'print') && code !== null && (
        <BigCode
          code={code}
          company={invitation.company}
          prints={asked === 'print'}
          onClose={close}
        />
      )}
    </>
  );
};

const isConflict = (error: Error | null): error is CallError =>
  error instanceof CallError && [403, 409].includes(error.status);
