import { loginLaterTexts } from '@abrufbar/texts/session/login-later.ts';
import { sessionTexts } from '@abrufbar/texts/session/session.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Bone, Skeleton } from '@abrufbar/web/ui/skeleton.tsx';
import { useEffect } from 'react';
import { showErrorPopup } from '#core/frame/error-popup.ts';
import { rememberPath } from '#core/navigation/wanted-path.ts';
import { invitation } from '#session/invitation.ts';
import styles from './login.module.css';
import { signIn } from '#session/sign-in.ts';
import { startView } from '#session/start-view.ts';

const t = reader({ ...sessionTexts, ...loginLaterTexts });

/** Replaces the fields while the token of the address is exchanged (LOG-06, D-09). */
export const LoginByInvitation = ({ token }: { token: string }) => {
  useEffect(() => void exchange(token), [token]);
  return (
    <div className={styles.form}>
      <div role="status">
        <p className="strong">{t('login.busy')}</p>
        <p className="caption ink-3">{t('login.invitation_busy')}</p>
      </div>
      <Skeleton>
        <Bone shape="title" />
        <Bone shape="line" />
        <Bone shape="short" />
      </Skeleton>
    </div>
  );
};

const exchange = async (token: string): Promise<void> => {
  rememberPath(null); // an invitation leads to the dashboard (LOG-13)
  const wrong = await signIn({ _im: token }, token.startsWith('abv_') ? startView : undefined);
  if (wrong) showErrorPopup({ text: t('login.invitation_failed') });
  invitation.set(null);
};
