import { useState } from 'react';
import { Field, type FieldProps } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { eye, eyeOff } from '#ui/icons/basic.ts';

type PasswordFieldProps = Omit<FieldProps, 'type' | 'right'> & {
  showLabel: string;
  hideLabel: string;
};

/** A password with a button that shows it. */
export const PasswordField = ({ showLabel, hideLabel, ...field }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      right={
        <IconButton
          icon={shown ? eyeOff : eye}
          label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
};
