import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { x } from '@abrufbar/web/ui/icons/basic.ts';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '#core/controls/icon-button.tsx';
import styles from './drawer.module.css';
import { useHasPanes } from '#core/drawer/use-has-panes.ts';
import { useFocusInside } from '#core/drawer/use-focus-inside.ts';
import { useEscape } from '#core/keys/use-escape.ts';

const t = reader(generalTexts);

type DrawerProps = {
  title: string;
  /** Line below the title. */
  text?: ReactNode;
  /** State at the right of the title. */
  chip?: ReactNode;
  /** Buttons of 44 px that stay at the foot. */
  actions?: ReactNode;
  /** Bar above the buttons: what was just done, while the list's own bar is covered. */
  bar?: ReactNode;
  /** Up and down outside of a field: the row before or after. */
  onStep?: (by: 1 | -1) => void;
  onClose: () => void;
  narrow?: boolean;
  children: ReactNode;
};

/** One row in full: over the list below 1600 px, beside it above; the same content (docs/design.md section 14.2). */
export const Drawer = ({ title, text, chip, actions, onStep, onClose, ...rest }: DrawerProps) => {
  const { narrow = false, bar, children } = rest;
  const id = useId();
  const isPane = useHasPanes();
  const ref = useRef<HTMLElement>(null);
  const trap = useFocusInside(ref, !isPane);
  useEscape(onClose);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    trap(event);
    if (event.defaultPrevented) return;
    const by = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key as 'ArrowDown' | 'ArrowUp']; // others give nothing
    if (by === undefined || !onStep || hasOwnKeys(event.target)) return undefined;
    event.preventDefault();
    return onStep(by);
  };
  return (
    <>
      {!isPane && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Escape does the same
        <div className={styles.scrim} onClick={onClose} />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog, or a region whose keys step through the list */}
      <section
        ref={ref}
        role={isPane ? 'region' : 'dialog'}
        aria-modal={isPane ? undefined : true}
        aria-labelledby={id}
        tabIndex={-1}
        data-keys=""
        className={`${isPane ? styles.pane : styles.drawer} ${narrow ? styles.narrow : ''}`}
        onKeyDown={onKeyDown}
      >
        <div className={styles.head}>
          <div className={styles.words}>
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
            {text && <p className={styles.text}>{text}</p>}
          </div>
          {chip}
          <IconButton icon={x} label={t('common.close')} onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {bar}
        {actions && <div className={styles.foot}>{actions}</div>}
      </section>
    </>
  );
};

/** Of fields and menus, and of a dialog that stands above. */
const hasOwnKeys = (target: EventTarget): boolean =>
  target instanceof Element &&
  (target.matches('input, textarea, select, [role^=menu]') || target.closest('dialog') !== null);
