import { me } from '@abrufbar/contract/staff/session.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffSignInTexts } from '@abrufbar/texts/staff/sign-in.ts';
import { send } from '@abrufbar/web/data.ts';
import { useLayer } from '@abrufbar/web/ui/layer.ts';
import { useId } from 'react';
import { holdHalf } from '#core/api/half-session.ts';
import { interrupted, leaveSession, resumeSession } from '#core/api/session-state.ts';
import { token } from '#core/device.ts';
import { href } from '#core/navigation/paths.ts';
import { Notice } from '#core/parts/notice.tsx';
import styles from './sign-in-again.module.css';
import { SignInSteps } from '#session/sign-in-steps.tsx';

const t = reader(staffSignInTexts);

/** The sign-in over the page after a session has ended by itself; entries below are kept (OFF-09). */
export const SignInAgain = () => {
  const id = useId();
  const layer = useLayer({ open: true, blocking: true, onClose: () => undefined });
  return (
    <dialog {...layer} tabIndex={-1} className={styles.dialog} aria-labelledby={id}>
      <div className={styles.content}>
        <h2 id={id} className={styles.title}>
          {t('bo.login.title')}
        </h2>
        <Notice tone="info">{t('bo.session.ended')}</Notice>
        <SignInSteps
          compact
          email={interrupted.get()?.person?.email}
          onSignedIn={(bearer) => void resume(bearer)}
        />
      </div>
    </dialog>
  );
};

/** The same person goes on; for anybody else the page is loaded again, without what was entered. */
const resume = async (bearer: string): Promise<void> => {
  const before = interrupted.get()?.person?.id;
  holdHalf(bearer);
  try {
    const { id } = await send(me, {}, { quiet: 'all' });
    if (id === before) return resumeSession(bearer);
    leaveSession();
    token.set(bearer);
    location.assign(href('home'));
  } finally {
    holdHalf(null);
  }
};
