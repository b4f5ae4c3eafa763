import { reader } from '@abrufbar/texts/lookup/text.ts';
import { sessionTexts } from '@abrufbar/texts/session/session.ts';
import { eye, eyeOff } from '@abrufbar/web/ui/icons/basic.ts';
import { useState, type ComponentProps } from 'react';
import { IconButton } from '#core/controls/icon-button.tsx';
import { TextField } from '#core/controls/text-field.tsx';

const t = reader(sessionTexts);

/** A password with a button that shows it. */
export const PasswordField = (field: Omit<ComponentProps<typeof TextField>, 'type' | 'right'>) => {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      right={
        <IconButton
          icon={shown ? eyeOff : eye}
          label={t(shown ? 'login.password_hide' : 'login.password_show')}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
};
