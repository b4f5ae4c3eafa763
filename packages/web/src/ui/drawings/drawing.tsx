import { part } from '#lazy-page.tsx';
import type { DrawingName } from '#ui/drawings/drawing-name.ts';
import styles from './drawings.module.css';

const Lines = part(() => import('#ui/drawings/lines.tsx').then((file) => file.Lines));

type DrawingProps = { readonly name: DrawingName; readonly isSmall?: boolean };

/** Picture of a state without content (BEY-134). Its lines come later than its room, so that nothing moves. */
export const Drawing = ({ name, isSmall = false }: DrawingProps) => (
  <svg
    aria-hidden="true"
    data-drawing={name}
    viewBox="0 0 268 136"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={`${styles.drawing} ${isSmall ? styles.small : ''}`}
  >
    <Lines name={name} />
  </svg>
);
