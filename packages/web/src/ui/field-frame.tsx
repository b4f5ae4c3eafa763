import type { ReactNode } from 'react';
import styles from './field-frame.module.css';
import { Icon } from '#ui/icon.tsx';
import { circleX, triangleAlert } from '#ui/icons/basic.ts';
import { pencilLine } from '#ui/icons/call-off.ts';

/** Notes below a field; the most severe one shows. */
export type FieldNotes = {
  hint?: ReactNode;
  error?: ReactNode;
  warning?: ReactNode;
  changed?: ReactNode;
};

type FieldFrameProps = FieldNotes & {
  id: string;
  label: ReactNode;
  /** The control itself with everything inside its border. */
  children: ReactNode;
};

/** Label above, control, hint below; shared by every kind of field. */
export const FieldFrame = ({ id, label, children, ...notes }: FieldFrameProps) => {
  const { state, icon, text } = noteOf(notes);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={`${styles.box} ${state ? styles[state] : ''}`}>{children}</div>
      {text && (
        <p id={noteId(id)} className={`${styles.note} ${state ? styles[`${state}Note`] : ''}`}>
          {icon && <Icon icon={icon} size={17} className={styles.noteIcon} />}
          <span>{text}</span>
        </p>
      )}
    </div>
  );
};

/** Attributes by which a control names its state, its note and what else describes it. */
export const describe = (id: string, notes: FieldNotes, also?: string) => ({
  'aria-invalid': notes.error ? true : undefined,
  'aria-describedby':
    [noteOf(notes).text && noteId(id), also].filter(Boolean).join(' ') || undefined,
});

const noteId = (id: string) => `${id}-note`;

const noteOf = ({ hint, error, warning, changed }: FieldNotes) => {
  if (error) return { state: 'error', icon: circleX, text: error } as const;
  if (warning) return { state: 'warning', icon: triangleAlert, text: warning } as const;
  if (changed) return { state: 'changed', icon: pencilLine, text: changed } as const;
  return { state: undefined, icon: undefined, text: hint } as const;
};
