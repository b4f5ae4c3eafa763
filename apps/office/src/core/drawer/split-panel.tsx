import type { ReactNode } from 'react';
import styles from './split-panel.module.css';
import { useHasPanes } from '#core/drawer/use-has-panes.ts';

type SplitPanelProps = {
  /** A `Drawer`, or nothing. */
  detail: ReactNode;
  /** Third pane of wide windows. */
  surroundings?: ReactNode;
  children: ReactNode;
};

/**
 * List, decision and surroundings side by side from 1600 px on; F6 moves between them. One tree at every width, so that
 * nothing typed is lost where a window grows or shrinks (OFF-290).
 */
export const SplitPanel = ({ detail, surroundings, children }: SplitPanelProps) => {
  const isWide = useHasPanes();
  const hasSurroundings = isWide && Boolean(detail && surroundings);
  return (
    <div
      className={isWide ? styles.panes : styles.single}
      data-panes={hasSurroundings ? 'three' : undefined}
      ref={isWide ? moveByF6 : undefined}
    >
      <div className={isWide ? styles.list : styles.single}>{children}</div>
      {detail}
      {hasSurroundings && <aside className={styles.surroundings}>{surroundings}</aside>}
    </div>
  );
};

const moveByF6 = (panes: HTMLElement | null) => {
  if (!panes) return undefined;
  const stop = new AbortController();
  const next = (event: KeyboardEvent) => {
    if (event.key !== 'F6') return;
    event.preventDefault();
    const all = [...panes.children];
    const at = all.findIndex((pane) => pane.contains(document.activeElement));
    const pane = all[(at + (event.shiftKey ? all.length - 1 : 1)) % all.length];
    const first = pane?.querySelector<HTMLElement>('[tabindex="0"], a[href], button');
    (pane instanceof HTMLElement && pane.tabIndex === -1 && pane.matches('section')
      ? pane
      : first
    )?.focus();
  };
  addEventListener('keydown', next, { signal: stop.signal });
  return () => stop.abort();
};
