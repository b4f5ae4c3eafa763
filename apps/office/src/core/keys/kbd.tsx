import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffKeysTexts } from '@abrufbar/texts/staff/keys.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { arrowLeft } from '@abrufbar/web/ui/icons/basic.ts';
import { arrowRight } from '@abrufbar/web/ui/icons/call-off.ts';
import { arrowDown, arrowUp } from '@abrufbar/web/ui/icons/office-parts.ts';
import styles from './kbd.module.css';

const t = reader(staffKeysTexts);

const ARROWS: Readonly<Record<string, string>> = {
  ArrowUp: arrowUp,
  ArrowDown: arrowDown,
  ArrowLeft: arrowLeft,
  ArrowRight: arrowRight,
};

const word = (key: string): string => {
  switch (key) {
    case 'Ctrl':
      return t('bo.key.ctrl');
    case 'Enter':
      return t('bo.key.enter');
    case 'Shift':
      return t('bo.key.shift');
    case 'Tab':
      return t('bo.key.tab');
    case 'Escape':
      return t('bo.key.escape');
    default:
      return key.toUpperCase();
  }
};

type KbdProps = {
  /** As the table of actions writes it: `b`, `Ctrl+Enter`, `g t`. */
  keys: string;
  on?: 'surface' | 'deep' | 'button';
};

/** A key as a cap; several side by side. Hidden from screen readers: the control has its name. */
export const Kbd = ({ keys, on = 'surface' }: KbdProps) => (
  <span aria-hidden="true" className={`${styles.keys} ${styles[on]}`}>
    {keys.split(/[+ ](?=.)/).map((key) => {
      const arrow = ARROWS[key];
      return (
        <kbd key={key} className={styles.cap}>
          {arrow ? <Icon icon={arrow} size={16} /> : word(key)}
        </kbd>
      );
    })}
  </span>
);
