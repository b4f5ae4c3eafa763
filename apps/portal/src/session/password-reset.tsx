import { recoveryTexts } from '@abrufbar/texts/session/recovery.ts';
import { sessionTexts } from '@abrufbar/texts/session/session.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { ButtonLink } from '@abrufbar/web/ui/button.tsx';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { useLayoutEffect } from 'react';
import { href } from '#core/navigation/paths.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { NewPasswordForm } from '#session/new-password-form.tsx';
import { RecoveryFrame } from '#session/recovery-frame.tsx';
import { followResetLinks, resetToken } from '#session/reset-link.ts';
import styles from './recovery.module.css';

const t = reader({ ...recoveryTexts, ...sessionTexts });

/** Target of the link in the mail (D-12). Also open to signed-in users, whose session it ends. */
export const PasswordReset = () => {
  const token = useStore(resetToken);
  useLayoutEffect(followResetLinks, []);
  return (
    <RecoveryFrame title={t('reset.title')}>
      {token === null ? (
        <div className={styles.form}>
          <Note tone="warn" live="alert">
            <p>{t('reset.expired')}</p>
          </Note>
          <ButtonLink wide href={href('password-recovery')}>
            {t('login.forgot')}
          </ButtonLink>
        </div>
      ) : (
        <NewPasswordForm key={token} token={token} onDead={() => resetToken.set(null)} />
      )}
    </RecoveryFrame>
  );
};
