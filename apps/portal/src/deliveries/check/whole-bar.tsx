import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { AppBar } from '@abrufbar/web/ui/app-bar.tsx';
import type { ReactNode } from 'react';
import styles from './check.module.css';

const t = reader(generalTexts);

type WholeBarProps = {
  readonly title: string;
  readonly line: ReactNode;
  readonly action?: ReactNode;
  readonly onClose: () => void;
};

/** Head of a page that stands over the one it was opened from: a cross, and no tabs below. */
export const WholeBar = ({ title, line, action, onClose }: WholeBarProps) => (
  <div data-whole="" className={`${styles.bar} ${action ? styles.crowded : ''}`}>
    <AppBar
      title={title}
      line={line}
      action={action}
      back={{ label: t('common.close'), icon: 'close', onClick: onClose }}
    />
  </div>
);
