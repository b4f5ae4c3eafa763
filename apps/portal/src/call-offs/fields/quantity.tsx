import {
  acceptHourlyQuantity,
  acceptQuantity,
  MAX_QUANTITY_TONNES,
  warnsAbove,
} from '@abrufbar/domain/call-offs/quantity.ts';
import { formatTyped, formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { callOffsOrderTexts } from '@abrufbar/texts/call-offs/order.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { FieldNotes } from '@abrufbar/web/ui/field-frame.tsx';
import { LabelLine } from '@abrufbar/web/ui/label-line.tsx';
import { QuantityField } from '@abrufbar/web/ui/quantity-field.tsx';
import { unitName } from '@abrufbar/web/unit-name.ts';
import { useState } from 'react';

const t = reader(callOffsOrderTexts);
const STEPS = { plus: t('wizard.amount_plus'), minus: t('wizard.amount_minus') };

type OrderQuantityFieldProps = Pick<FieldNotes, 'changed' | 'error'> & {
  readonly value: number | null;
  /** As on the wire: `t`, `m³`. */
  readonly unit: string;
  /** A larger quantity shows a warning; without a limit, or with 0, none does (VAL-37, T-30). */
  readonly limit?: number | null | undefined;
  readonly onChange: (value: number | null) => void;
};

/** Ordered quantity in whole tonnes or another unit of the material (VAL-32 to VAL-37). */
export const OrderQuantityField = (props: OrderQuantityFieldProps) => {
  const { value, unit, limit, onChange, error, changed } = props;
  const isTooLarge = value !== null && value > MAX_QUANTITY_TONNES;
  return (
    <QuantityField
      label={t('wizard.amount')}
      name={
        value === null
          ? t('wizard.amount')
          : t('quantity.aria', {
              menge: formatTyped(value),
              einheit: unitName(unit, String(value)),
            })
      }
      unit={unit}
      value={value}
      accept={acceptQuantity}
      onChange={onChange}
      steps={STEPS}
      hint={t('wizard.amount_hint', { einheit: unitName(unit) })}
      warning={
        warnsAbove(value, limit) &&
        t('wizard.amount_warning', { grenze: formatTyped(limit ?? 0), einheit: unit })
      }
      changed={changed}
      error={
        error ??
        (isTooLarge &&
          t('wizard.amount_too_large', { grenze: formatWhole(MAX_QUANTITY_TONNES), einheit: unit }))
      }
    />
  );
};

type OrderHourlyFieldProps = {
  readonly value: number | null;
  /** As on the wire: `t`, `m³`. */
  readonly unit: string;
  /** Quantity of the whole order, the maximum of the hourly quantity (VAL-39). */
  readonly quantity: number | null;
  readonly onChange: (value: number | null) => void;
};

/** Optional quantity per hour (VAL-38 to VAL-40, T-42). */
export const OrderHourlyField = ({ value, unit, quantity, onChange }: OrderHourlyFieldProps) => {
  const [isRefused, setIsRefused] = useState(false);
  return (
    <QuantityField
      label={<LabelLine label={t('wizard.hourly')} />}
      name={
        value === null
          ? t('wizard.hourly')
          : t('quantity.hourly_aria', {
              menge: formatWhole(value),
              einheit: unitName(unit, String(value)),
            })
      }
      unit={`${unit}/h`}
      value={value}
      accept={(typed) => acceptHourlyQuantity(typed, quantity)}
      onChange={(next, typed) => {
        setIsRefused(next === null && typed !== '');
        onChange(next);
      }}
      error={
        isRefused &&
        value === null &&
        t('wizard.hourly_invalid', {
          menge: formatWhole(quantity ?? MAX_QUANTITY_TONNES),
          einheit: unit,
        })
      }
    />
  );
};
