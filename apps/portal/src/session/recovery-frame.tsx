import { recoveryTexts } from '@abrufbar/texts/recovery.ts';
import { reader } from '@abrufbar/texts/text.ts';
import { AppBar } from '@abrufbar/web/ui/app-bar.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { cache } from '#core/cache.ts';
import { href } from '#core/paths.ts';
import { Screen } from '#core/screen.tsx';
import styles from './recovery.module.css';

const t = reader(recoveryTexts);

type RecoveryFrameProps = { title: string; children: ReactNode };

/** What the two pages around a forgotten password have in common; both come from the login. */
export const RecoveryFrame = ({ title, children }: RecoveryFrameProps) => (
  <QueryClientProvider client={cache}>
    <div className={styles.page}>
      <Screen
        title={title}
        bar={<AppBar title={title} back={{ label: t('recovery.cancel'), href: href('login') }} />}
      >
        {children}
      </Screen>
    </div>
  </QueryClientProvider>
);
