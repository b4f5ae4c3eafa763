import type { ReactNode } from 'react';
import styles from './new-rows.module.css';

/** A row, a bar, or the button that shows new ones has the focus: somebody works there. */
export const isAtWork = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-number], [data-bar], [data-new]') !== null;

type NewRowsProps = {
  count: number;
  /** How many of what wait. */
  children: ReactNode;
  onShow: () => void;
};

/** Rows that wait above the others while somebody works there; shows them (OFF-39). */
export const NewRows = ({ count, children, onShow }: NewRowsProps) =>
  count > 0 && (
    <button type="button" data-new="" className={`tap ${styles.waiting}`} onClick={onShow}>
      {children}
    </button>
  );
