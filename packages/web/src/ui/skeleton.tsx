import type { ReactNode } from 'react';
import { pageTexts } from '@abrufbar/texts/frame/page.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import styles from './skeleton.module.css';

const t = reader(pageTexts);

/**
 * Grey shapes in the geometry of the content; visible only after 150 ms. The word is read where it stands; a page with
 * several of them says it once, by a region of its own.
 */
export const Skeleton = ({ children }: { children: ReactNode }) => (
  <div className={styles.skeleton}>
    <span className="visually-hidden">{t('common.loading')}</span>
    <div aria-hidden="true" className="stack">
      {children}
    </div>
  </div>
);

type Shape =
  | 'title'
  | 'line'
  | 'short'
  | 'tile'
  | 'plate'
  | 'figure'
  | 'chip'
  | 'pill'
  | 'disc'
  | 'ring';

export const Bone = ({ shape }: { shape: Shape }) => (
  <span className={`${styles.bone} ${styles[shape]}`} />
);
