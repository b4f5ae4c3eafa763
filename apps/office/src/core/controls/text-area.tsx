import { describe, FieldFrame, type FieldNotes } from '@abrufbar/web/ui/field-frame.tsx';
import { useId, type ReactNode } from 'react';
import styles from './text-field.module.css';

type TextAreaProps = FieldNotes & {
  label: ReactNode;
  value: string;
  maxLength: number;
  rows?: number;
  onChange: (value: string) => void;
};

/** A long text that is drawn in several lines but has no line break. */
export const TextArea = ({
  label,
  value,
  maxLength,
  rows = 4,
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
