import { sunTexts } from '@abrufbar/texts/frame/sun.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { chevronDown } from '@abrufbar/web/ui/icons/basic.ts';
import type { ReactNode } from 'react';
import styles from './sun-rest.module.css';

const t = reader(sunTexts);

type SunRestProps = { readonly title?: string; readonly children: ReactNode };

/** The rest of a page that the sun mode reduces: folded until it is asked for (BEY-112). */
export const SunRest = ({ title = t('sun.more'), children }: SunRestProps) => (
  <details>
    <summary className={`tap ${styles.summary}`}>
      {title}
      <Icon icon={chevronDown} size={28} />
    </summary>
    <div className={`stack ${styles.rest}`}>{children}</div>
  </details>
);
