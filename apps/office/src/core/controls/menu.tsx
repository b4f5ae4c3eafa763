import { Icon, type IconPath } from '@abrufbar/web/ui/icon.tsx';
import { check } from '@abrufbar/web/ui/icons/basic.ts';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useDismiss } from '#core/controls/use-dismiss.ts';
import styles from './menu.module.css';

type MenuEntry = {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconPath;
  /** Present where one or some of the entries are chosen. */
  readonly checked?: boolean;
  /** Several may be chosen: the menu stays open. */
  readonly isBox?: boolean;
  /** Heading above this entry. */
  readonly head?: string;
  readonly onSelect: () => void;
};

type MenuProps = {
  /** Accessible name of button and menu. */
  label: string;
  button: ReactNode;
  buttonClass?: string | undefined;
  entries: readonly MenuEntry[];
  align?: 'start' | 'end';
};

/** A button with a list of actions or choices; arrow keys move, Escape closes. */
export const Menu = ({ label, button, buttonClass, entries, align = 'end' }: MenuProps) => {
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  useDismiss(ref, open, () => setOpen(false));
  const items = () => [...(ref.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
  useEffect(() => {
    if (!open) return;
    (items().find((item) => item.ariaChecked === 'true') ?? items()[0])?.focus();
  }, [open]);
  const move = (event: KeyboardEvent) => {
    const all = items();
    const at = all.findIndex((item) => item === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all.at(to % all.length)?.focus();
  };
  const choose = ({ isBox = false, onSelect }: MenuEntry) => {
    onSelect();
    if (isBox) return;
    setOpen(false);
    ref.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };
  return (
    <div ref={ref} className={styles.menu}>
      <button
        type="button"
        className={`tap ${buttonClass ?? ''}`}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open && (
        <div
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={`${styles.list} ${align === 'end' ? styles.end : ''}`}
          onKeyDown={move}
        >
          {entries.map((entry) => (
            <Entry key={entry.key} entry={entry} onChoose={() => choose(entry)} />
          ))}
        </div>
      )}
    </div>
  );
};

const roleOf = ({ checked, isBox = false }: MenuEntry) => {
  if (checked === undefined) return 'menuitem';
  return isBox ? 'menuitemcheckbox' : 'menuitemradio';
};

const Entry = ({ entry, onChoose }: { entry: MenuEntry; onChoose: () => void }) => {
  const { label, icon, checked, head } = entry;
  return (
    <>
      {head && (
        <p role="presentation" className={styles.head}>
          {head}
        </p>
      )}
      <button
        type="button"
        role={roleOf(entry)}
        aria-checked={checked}
        tabIndex={-1}
        className={`tap ${styles.entry}`}
        onClick={onChoose}
      >
        {icon && <Icon icon={icon} size={18} />}
        <span className={styles.label}>{label}</span>
        {checked && <Icon icon={check} size={18} />}
      </button>
    </>
  );
};
