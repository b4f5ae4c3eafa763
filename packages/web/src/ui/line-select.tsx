import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { chevronDown } from '#ui/icons/basic.ts';
import styles from './line-select.module.css';

type LineSelectProps = {
  label: string;
  value: string;
  onClick: () => void;
  /** The value as it is drawn. */
  children?: ReactNode;
};

/** A second title line that opens a choice: the company. */
export const LineSelect = ({ label, value, onClick, children }: LineSelectProps) => (
  <button
    type="button"
    className={styles.select}
    aria-haspopup="dialog"
    aria-label={`${label}, ${value}`}
    onClick={onClick}
  >
    <span className={styles.value}>{children ?? value}</span>
    <Icon icon={chevronDown} size={20} />
  </button>
);
