import { SIGNED_BY_CHARACTERS } from '@abrufbar/domain/deliveries/confirmation.ts';
import { signatureTexts } from '@abrufbar/texts/deliveries/signature.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Field } from '@abrufbar/web/ui/field.tsx';
import { IconButton } from '@abrufbar/web/ui/icon-button.tsx';
import { chevronDown } from '@abrufbar/web/ui/icons/basic.ts';
import { ListRow } from '@abrufbar/web/ui/list-row.tsx';
import { Sheet } from '@abrufbar/web/ui/sheet.tsx';
import { useState } from 'react';

const t = reader(signatureTexts);

type NameFieldProps = {
  readonly name: string;
  /** To choose from. */
  readonly names: readonly string[];
  readonly problem: string | undefined;
  readonly onChange: (name: string) => void;
};

/** The name of the person who signs, typed or one that is known on this device. */
export const NameField = ({ name, names, problem, onChange }: NameFieldProps) => {
  const [isChoosing, setChoosing] = useState(false);
  const close = () => setChoosing(false);
  return (
    <>
      <Field
        label={t('signature.name')}
        name="signed_by"
        value={name}
        maxLength={SIGNED_BY_CHARACTERS}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="done"
        error={problem}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        // Closes the keyboard: a confirmation needs a button of its own.
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        right={
          names.some((one) => one !== name) && (
            <IconButton
              icon={chevronDown}
              label={t('signature.names')}
              aria-haspopup="dialog"
              onClick={() => setChoosing(true)}
            />
          )
        }
      />
      <Sheet open={isChoosing} onClose={close} title={t('signature.names')}>
        {names.map((one) => (
          <ListRow
            key={one}
            tone="menu"
            title={one}
            onClick={() => {
              onChange(one);
              close();
            }}
          />
        ))}
      </Sheet>
    </>
  );
};
