import { Field } from '@abrufbar/web/ui/field.tsx';
import type { FieldNotes } from '@abrufbar/web/ui/field-frame.tsx';
import { IconButton } from '@abrufbar/web/ui/icon-button.tsx';
import type { IconPath } from '@abrufbar/web/ui/icon.tsx';
import { Pick as PickArea } from '@abrufbar/web/ui/pick.tsx';
import { SelectField } from '@abrufbar/web/ui/select-field.tsx';
import { useState, type ReactNode } from 'react';
import { useIsWide } from '#core/media-query.ts';

type OrderPickFieldProps = Pick<FieldNotes, 'changed' | 'error'> & {
  readonly label: string;
  /** Display form; '' where nothing is chosen yet. */
  readonly value: string;
  /** Stands in the field then, and names the button that opens the sheet. */
  readonly empty: string;
  readonly icon: IconPath;
  readonly open: boolean;
  readonly onOpen: () => void;
  /** Takes what was typed, or says what is wrong with it. */
  readonly onTyped: (text: string) => string | null;
  /** The sheet. */
  readonly children: ReactNode;
};

/** Day or time: the phone opens a sheet, a keyboard may type as well. */
export const OrderPickField = ({ children, ...field }: OrderPickFieldProps) => {
  const isWide = useIsWide();
  return (
    <PickArea>
      {isWide ? <TypedField {...field} /> : <TappedField {...field} />}
      {children}
    </PickArea>
  );
};

type FieldProps = Omit<OrderPickFieldProps, 'children'>;

const TappedField = ({ label, value, empty, icon, open, onOpen, changed, error }: FieldProps) => (
  <SelectField
    label={label}
    value={value || empty}
    icon={icon}
    expanded={open}
    onClick={onOpen}
    changed={changed}
    error={error}
  />
);

const TypedField = (props: FieldProps) => {
  const { label, value, empty, icon, open, onOpen, onTyped, changed, error } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = () => {
    setTyped(null);
    if (typed !== null && typed.trim() !== '') setProblem(onTyped(typed));
  };
  return (
    <Field
      label={label}
      value={typed ?? value}
      placeholder={empty}
      autoComplete="off"
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        setProblem(null);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
      }}
      onBlur={take}
      error={problem ?? error}
      changed={changed}
      right={<IconButton icon={icon} label={empty} aria-expanded={open} onClick={onOpen} />}
    />
  );
};
