import { describe, FieldFrame, type FieldNotes } from '@abrufbar/web/ui/field-frame.tsx';
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import styles from './text-field.module.css';

type TextFieldProps = FieldNotes &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'size'> & {
    label: ReactNode;
    /** Button at the end of the field. */
    right?: ReactNode;
    size?: 36 | 44;
    ref?: Ref<HTMLInputElement>;
  };

/** One line of text with its label above and its problem below. */
export const TextField = ({ label, right, size = 36, ...props }: TextFieldProps) => {
  const { hint, error, warning, changed, ...input } = props;
  const id = useId();
  const notes = { hint, error, warning, changed };
  return (
    <div className={`${styles.field} ${size === 44 ? styles.large : ''}`}>
      <FieldFrame id={id} label={label} {...notes}>
        <input
          {...input}
          id={id}
          className={styles.input}
          {...describe(id, notes, input['aria-describedby'])}
        />
        {right}
      </FieldFrame>
    </div>
  );
};
