import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { describe, FieldFrame, type FieldNotes } from '#ui/field-frame.tsx';
import styles from './field.module.css';

export type FieldProps = FieldNotes &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> & {
    label: ReactNode;
    /** Icon or 48 px button at the end of the field. */
    right?: ReactNode;
    ref?: Ref<HTMLInputElement>;
  };

/** One line of text. The screen decides what is wrong and clears `error` on edit. */
export const Field = ({ label, right, hint, error, warning, changed, ...input }: FieldProps) => {
  const id = useId();
  const notes = { hint, error, warning, changed };
  return (
    <FieldFrame id={id} label={label} {...notes}>
      <input
        {...input}
        id={id}
        className={styles.input}
        {...describe(id, notes, input['aria-describedby'])}
      />
      {right}
    </FieldFrame>
  );
};
