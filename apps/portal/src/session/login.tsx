import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { sessionTexts } from '@abrufbar/texts/session/session.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { BrandMark } from '@abrufbar/web/ui/brand-mark.tsx';
import { ButtonLink } from '@abrufbar/web/ui/button.tsx';
import { WordMark } from '@abrufbar/web/ui/word-mark.tsx';
import { useEffect, useState, type ComponentType } from 'react';
import { usePageEntry } from '#core/frame/page-entry.ts';
import { brandName, useBrand } from '#core/brand.ts';
import { page } from '@abrufbar/web/lazy-page.tsx';
import { LegalLinks } from '#core/frame/legal-links.tsx';
import { href } from '#core/navigation/paths.ts';
import { settled } from '#core/settled.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { invitation } from '#session/invitation.ts';
import { LoginForm } from '#session/login-form.tsx';
import styles from './login.module.css';

const t = reader({ ...appTexts, ...sessionTexts });
const LoginByInvitation = page(() => import('#session/login-by-invitation.tsx'));

export const Login = () => {
  const brand = useBrand();
  const name = brandName();
  const invited = useStore(invitation);
  usePageEntry(t('login.submit'));
  return (
    <div className={styles.page} data-deep="">
      <header className={styles.head}>
        <BrandMark brand={brand} size={64} onDeep />
        <h1 tabIndex={-1} className={styles.name}>
          {name}
        </h1>
        <p className={styles.claim}>{t('login.claim')}</p>
      </header>
      <main className={styles.sheet}>
        {invited === null ? (
          <>
            <LoginForm />
            <div className={styles.register}>
              <p className={styles.hint}>{t('login.register_hint')}</p>
              <ButtonLink variant="secondary" href={href('register')}>
                {t('login.register')}
              </ButtonLink>
            </div>
            <LoginAnnouncement />
          </>
        ) : (
          <LoginByInvitation token={invited} />
        )}
        <p className={styles.product}>
          <WordMark />
          {t('login.product', { marke: name }).replace(t('app.name'), '')}
        </p>
        <LegalLinks />
      </main>
    </div>
  );
};

/** Loads the announcement after everything else; the login works without it (LOG-07). */
const LoginAnnouncement = () => {
  const [Announcement, setAnnouncement] = useState<ComponentType | null>(null);
  const isSettled = useStore(settled);
  useEffect(() => {
    if (!isSettled) return;
    import('#session/login-announcement.tsx').then(
      (file) => setAnnouncement(() => file.LoginAnnouncement),
      (error: unknown) => console.warn('announcement', error),
    );
  }, [isSettled]);
  return Announcement && <Announcement />;
};
