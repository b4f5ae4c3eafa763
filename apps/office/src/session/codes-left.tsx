import { renewRecoveryCodes } from '@abrufbar/contract/staff/session.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffSignInTexts } from '@abrufbar/texts/staff/sign-in.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { useState } from 'react';
import { Button } from '#core/controls/button.tsx';
import { CheckLine } from '#core/controls/check.tsx';
import { Notice } from '#core/parts/notice.tsx';
import { RecoveryCodes } from '#session/recovery-codes.tsx';
import { refusalText } from '#session/refusal-text.ts';
import styles from './sign-in.module.css';

const t = reader(staffSignInTexts);

/** With this many codes left new ones are asked for. */
const MAX_FEW_CODES = 2;

/** After a recovery code: how many are left; at two or fewer it asks to make new ones (OFF-06). */
export const CodesLeft = ({ left, onDone }: { left: number; onDone: () => void }) => {
  const [isKept, setIsKept] = useState(false);
  const renew = useCall(renewRecoveryCodes, { quiet: 'all' });
  const codes = renew.data?.recovery_codes;
  if (codes) {
    return (
      <div className={styles.form}>
        <h1 tabIndex={-1} className={styles.title}>
          {t('bo.login.recovery_keep')}
        </h1>
        <RecoveryCodes codes={codes} />
        <CheckLine checked={isKept} onChange={() => setIsKept(!isKept)}>
          {t('bo.enrol.done_box')}
        </CheckLine>
        <Button size={44} disabled={!isKept} onClick={onDone}>
          {t('bo.login.recovery_done')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.form}>
      <h1 tabIndex={-1} className={styles.title}>
        {t('bo.login.recovery')}
      </h1>
      <Notice tone={left <= MAX_FEW_CODES ? 'warn' : 'info'} live>
        {left === 0 ? t('bo.login.recovery_last') : t('bo.login.recovery_left', { n: left })}
        {left <= MAX_FEW_CODES && ` ${t('bo.login.recovery_few')}`}
      </Notice>
      {renew.error && (
        <Notice tone="danger" live>
          {refusalText(renew.error)}
        </Notice>
      )}
      <div className={styles.row}>
        {left <= MAX_FEW_CODES && (
          <Button
            variant="secondary"
            size={44}
            busy={renew.isPending}
            onClick={() => renew.mutate({})}
          >
            {t('bo.login.recovery_new')}
          </Button>
        )}
        <span className={styles.next}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the step has no field */}
          <Button size={44} autoFocus onClick={onDone}>
            {t('bo.login.next')}
          </Button>
        </span>
      </div>
    </div>
  );
};
