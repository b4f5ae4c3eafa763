import type { ReactNode } from 'react';
import { Icon, type IconPath } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { circleCheck, circleX, info, triangleAlert, x } from '#ui/icons/basic.ts';
import styles from './note.module.css';

const ICONS = { info, ok: circleCheck, warn: triangleAlert, danger: circleX };

type NoteProps = {
  tone: keyof typeof ICONS;
  icon?: IconPath;
  title?: string;
  /** Set where the note appears because of something the user did. */
  live?: 'status' | 'alert';
  close?: { label: string; onClick: () => void };
  children?: ReactNode;
};

/** Something that belongs to the content, unlike a flash. */
export const Note = ({ tone, icon = ICONS[tone], title, live, close, children }: NoteProps) => (
  <div className={`${styles.note} ${styles[tone]}`} role={live}>
    <Icon icon={icon} className={styles.icon} />
    <div className={styles.words}>
      {title && <p className={styles.title}>{title}</p>}
      {children}
    </div>
    {close && (
      <span className={styles.close}>
        <IconButton icon={x} label={close.label} onClick={close.onClick} />
      </span>
    )}
  </div>
);
