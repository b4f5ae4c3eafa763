import { formatCode, readCode } from '@abrufbar/domain/registration/code.ts';
import { afterPress } from '@abrufbar/web/press.ts';
import { describe, FieldFrame, type FieldNotes } from '@abrufbar/web/ui/field-frame.tsx';
import { useId } from 'react';
import styles from './code-field.module.css';

type CodeFieldProps = FieldNotes & {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** The code of an invitation in the groups it is printed in; long ones wrap (REG-09). */
export const CodeField = ({ label, value, onChange, ...notes }: CodeFieldProps) => {
  const id = useId();
  const enter = (typed: string) => onChange(typed.replaceAll(/[\r\n]/g, '').toUpperCase());
  const tidy = () => {
    const characters = readCode(value);
    if (characters !== null && value !== formatCode(characters)) onChange(formatCode(characters));
  };
  return (
    <FieldFrame id={id} label={label} {...notes}>
      <textarea
        id={id}
        name="invitation_token"
        className={styles.input}
        rows={1}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        value={value}
        onChange={({ currentTarget }) => enter(currentTarget.value)}
        onBlur={() => afterPress(tidy)} // a second line moves what the finger is on
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
        {...describe(id, notes)}
      />
    </FieldFrame>
  );
};
