import { Icon, type IconPath } from '@abrufbar/web/ui/icon.tsx';
import { circleCheck, circleX, info, triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

const ICONS = { info, ok: circleCheck, warn: triangleAlert, danger: circleX, rest: info };

type NoticeProps = {
  tone: keyof typeof ICONS;
  icon?: IconPath;
  title?: string;
  /** It appears because of something the person did, and is read out. */
  live?: boolean;
  children?: ReactNode;
};

/** Something that belongs to the content, unlike a flash. */
export const Notice = ({
  tone,
  icon = ICONS[tone],
  title,
  live = false,
  children,
}: NoticeProps) => (
  <div className={`${styles.notice} ${styles[tone]}`} role={live ? 'alert' : undefined}>
    <Icon icon={icon} size={20} className={styles.icon} />
    <div className={styles.words}>
      {title && <p className={styles.title}>{title}</p>}
      {children}
    </div>
  </div>
);
