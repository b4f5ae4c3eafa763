import { describe, FieldFrame, type FieldNotes } from '@abrufbar/web/ui/field-frame.tsx';
import { useId, type ReactNode } from 'react';
import styles from './text-field.module.css';

type TextAreaProps = FieldNotes & {
  label: ReactNode;
  value: string;
  maxLength: number;
  rows?: number;
  /** It is what somebody asked for: the focus begins here. */
  takesFocus?: boolean;
  onChange: (value: string) => void;
};

/** A long text that is drawn in several lines but has no line break. */
export const TextArea = ({
  label,
  value,
  maxLength,
  rows = 4,
  takesFocus = false,
  onChange,
  ...notes
}: TextAreaProps) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <FieldFrame id={id} label={label} {...notes}>
        <textarea
          id={id}
          rows={rows}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a form that was asked for
          autoFocus={takesFocus}
          maxLength={maxLength}
          value={value}
          className={`${styles.input} ${styles.area}`}
          {...describe(id, notes)}
          onChange={({ currentTarget }) => onChange(currentTarget.value.replace(/\s*\n\s*/g, ' '))}
        />
      </FieldFrame>
    </div>
  );
};
