import { afterPress } from '@abrufbar/web/press.ts';
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
  /** Placeholder of the empty field, and name of the button that opens the sheet. */
  readonly empty: string;
  readonly icon: IconPath;
  readonly open: boolean;
  readonly onOpen: () => void;
  /** Applies the typed text; returns the problem if it is invalid, otherwise null. */
  readonly onTyped: (text: string) => string | null;
  /** The sheet. */
  readonly children: ReactNode;
};

/** Day or time: phones open a sheet, desktops can also type it. */
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
  const applyTyped = () => {
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
        if (event.key === 'Enter') applyTyped();
      }}
      onBlur={() => afterPress(applyTyped)} // its notes move what the finger is on
      error={problem ?? error}
      changed={changed}
      right={<IconButton icon={icon} label={empty} aria-expanded={open} onClick={onOpen} />}
    />
  );
};
