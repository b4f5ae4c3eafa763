import { recoveryTexts } from '@abrufbar/texts/session/recovery.ts';
import { sessionTexts } from '@abrufbar/texts/session/session.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { ButtonLink } from '@abrufbar/web/ui/button.tsx';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { useLayoutEffect } from 'react';
import { href } from '#core/navigation/paths.ts';
import { store, useStore } from '@abrufbar/web/store.ts';
import { NewPasswordForm } from '#session/new-password-form.tsx';
import { RecoveryFrame } from '#session/recovery-frame.tsx';
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

/** Token of the link in a mail; in memory only, so that a reload needs the link again. */
const resetToken = store<string | null>(null);

/** Moves the token out of the address at once, so that no history and no screenshot shows it (D-12). */
const readToken = (): void => {
  if (location.hash === '') return;
  resetToken.set(location.hash.slice(1));
  history.replaceState(history.state, '', location.pathname + location.search);
};

/** Follows the address while the page is shown: another link may be opened in the same window. */
const followResetLinks = (): (() => void) => {
  readToken();
  addEventListener('hashchange', readToken);
  return () => {
    removeEventListener('hashchange', readToken);
    resetToken.set(null);
  };
};
