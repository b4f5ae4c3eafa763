import { callOffsOrderTexts } from '@abrufbar/texts/call-offs/order.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { FieldNotes } from '@abrufbar/web/ui/field-frame.tsx';
import { clock } from '@abrufbar/web/ui/icons/delivery.ts';
import { useState } from 'react';
import { OrderPickField } from '#call-offs/fields/pick.tsx';
import { typedTime } from '#call-offs/fields/parse-typed.ts';
import { part } from '@abrufbar/web/lazy-page.tsx';

const t = reader(callOffsOrderTexts);
/** Loaded right after the form is shown; desktops can type the time without it. */
const TimeSheet = part(() =>
  import('@abrufbar/web/ui/time-sheet.tsx').then((file) => file.TimeSheet),
);

type OrderTimeFieldProps = Pick<FieldNotes, 'changed' | 'error'> & {
  /** Beginning or end, for the label of the field. */
  readonly of: string;
  readonly value: string | null;
  readonly onChange: (time: string) => void;
};

export const OrderTimeField = ({ of, value, onChange, ...notes }: OrderTimeFieldProps) => {
  const [open, setOpen] = useState(false);
  const label = `${t('wizard.time')} ${of}`;
  const applyTyped = (typed: string): string | null => {
    const time = typedTime(typed);
    // A time of the supplier's system may lie between the steps, a new one may not (T-09).
    const isStep = time !== null && Number(time.slice(3)) % 5 === 0;
    if (!isStep && time !== value) return t('wizard.time_invalid');
    if (time !== null) onChange(time);
    return null;
  };
  return (
    <OrderPickField
      label={label}
      value={value ?? ''}
      empty={t('wizard.time_pick')}
      icon={clock}
      open={open}
      onOpen={() => {
        void TimeSheet.preload(); // again, if it did not arrive
        setOpen(true);
      }}
      onTyped={applyTyped}
      {...notes}
    >
      <TimeSheet
        open={open}
        onClose={() => setOpen(false)}
        title={label}
        value={value}
        onSelect={(time) => {
          setOpen(false);
          onChange(time);
        }}
      />
    </OrderPickField>
  );
};
