import { recoveryTexts } from '@abrufbar/texts/session/recovery.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { AppBar } from '@abrufbar/web/ui/app-bar.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { cache } from '#core/api/cache.ts';
import { href } from '#core/navigation/paths.ts';
import { LegalLinks } from '#core/frame/legal-links.tsx';
import { Screen } from '#core/frame/screen.tsx';
import styles from './recovery.module.css';

const t = reader(recoveryTexts);

type RecoveryFrameProps = { title: string; children: ReactNode };

/** Frame of the two pages for a forgotten password; both lead back to the login. */
export const RecoveryFrame = ({ title, children }: RecoveryFrameProps) => (
  <QueryClientProvider client={cache}>
    <div className={styles.page}>
      <Screen
        title={title}
        bar={<AppBar title={title} back={{ label: t('recovery.cancel'), href: href('login') }} />}
      >
        {children}
        <LegalLinks />
      </Screen>
    </div>
  </QueryClientProvider>
);
