import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { check } from '@abrufbar/web/ui/icons/basic.ts';
import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './switch.module.css';

type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'className'> & {
  children: ReactNode;
};

/** On or off at once, 40 x 24; its words belong to the target. */
export const Switch = ({ children, ...input }: SwitchProps) => (
  <label className={styles.row}>
    <span className={styles.track}>
      <input type="checkbox" role="switch" {...input} className={styles.input} />
      <span className={styles.knob}>
        <Icon icon={check} size={16} className={styles.mark} />
      </span>
    </span>
    <span>{children}</span>
  </label>
);
