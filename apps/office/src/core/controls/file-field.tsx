import { describe, FieldFrame, type FieldNotes } from '@abrufbar/web/ui/field-frame.tsx';
import { useId } from 'react';
import styles from './text-field.module.css';

type FileFieldProps = FieldNotes & {
  label: string;
  /** Types the browser offers first; what is chosen is still checked. */
  accept: string;
  onChoose: (file: File | null) => void;
};

/** One file of this computer, with its label above and its problem below. */
export const FileField = ({ label, accept, onChoose, ...notes }: FileFieldProps) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <FieldFrame id={id} label={label} {...notes}>
        <input
          id={id}
          type="file"
          accept={accept}
          className={styles.file}
          {...describe(id, notes)}
          onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0] ?? null)}
        />
      </FieldFrame>
    </div>
  );
};
