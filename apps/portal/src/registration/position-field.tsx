import { POSITIONS, positionOf } from '@abrufbar/domain/registration/registration.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { registrationTexts } from '@abrufbar/texts/registration.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { FieldNotes } from '@abrufbar/web/ui/field-frame.tsx';
import { Pick } from '@abrufbar/web/ui/pick.tsx';
import { SelectField } from '@abrufbar/web/ui/select-field.tsx';
import { SelectSheet } from '@abrufbar/web/ui/select-sheet.tsx';
import { useState } from 'react';

const t = reader({ ...generalTexts, ...registrationTexts });

type PositionFieldProps = FieldNotes & {
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** Position in the company; it grants no rights (REG-05, T-45). */
export const PositionField = ({ value, onChange, ...notes }: PositionFieldProps) => {
  const [open, setOpen] = useState(false);
  const chosen = positionOf(value);
  return (
    <Pick>
      <SelectField
        label={t('register.position')}
        value={
          chosen === undefined
            ? t('register.position_placeholder')
            : t(`register.position.${chosen}`)
        }
        expanded={open}
        onClick={() => setOpen(true)}
        {...notes}
      />
      <SelectSheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('register.position')}
        options={POSITIONS.map((position) => ({
          value: String(position),
          label: t(`register.position.${position}`),
        }))}
        value={value}
        onSelect={(position) => {
          setOpen(false);
          onChange(position);
        }}
      />
    </Pick>
  );
};
