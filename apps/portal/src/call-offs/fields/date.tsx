import { callOffsOrderTexts } from '@abrufbar/texts/call-offs/order.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import type { FieldNotes } from '@abrufbar/web/ui/field-frame.tsx';
import { calendar } from '@abrufbar/web/ui/icons/delivery.ts';
import { useState } from 'react';
import { OrderPickField } from '#call-offs/fields/pick.tsx';
import { typedDay } from '#call-offs/fields/parse-typed.ts';
import { part } from '@abrufbar/web/lazy-page.tsx';

const t = reader(callOffsOrderTexts);
const DateSheet = part(() =>
  import('@abrufbar/web/ui/date-sheet.tsx').then((file) => file.DateSheet),
);

type OrderDateFieldProps = Pick<FieldNotes, 'changed' | 'error'> & {
  /** Beginning or end, for the label of the field. */
  readonly of: string;
  readonly value: string | null;
  readonly today: string;
  readonly min: string;
  readonly max: string;
  readonly onChange: (day: string) => void;
};

export const OrderDateField = (props: OrderDateFieldProps) => {
  const { of, value, today, min, max, onChange, ...notes } = props;
  const [open, setOpen] = useState(false);
  const applyTyped = (typed: string): string | null => {
    const day = typedDay(typed, today);
    if (day === null) return t('wizard.date_invalid', { beispiel: shortDate(today).slice(-8) });
    if (day < min || day > max)
      return t('wizard.date_range', { von: shortDate(min), bis: shortDate(max) });
    onChange(day);
    return null;
  };
  return (
    <OrderPickField
      label={`${t('wizard.date')} ${of}`}
      value={value === null ? '' : shortDate(value)}
      empty={t('wizard.date_pick')}
      icon={calendar}
      open={open}
      onOpen={() => {
        void DateSheet.preload(); // again, if it did not arrive
        setOpen(true);
      }}
      onTyped={applyTyped}
      {...notes}
    >
      <DateSheet
        open={open}
        onClose={() => setOpen(false)}
        title={of}
        value={value ?? undefined}
        today={today}
        min={min}
        max={max}
        onSelect={(day) => {
          setOpen(false);
          onChange(day);
        }}
      />
    </OrderPickField>
  );
};
