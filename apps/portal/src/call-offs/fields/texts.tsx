import { noteLength } from '@abrufbar/domain/call-offs/note.ts';
import {
  isOneLine,
  joinLines,
  MAX_COMPONENT_CODE_POINTS,
  type OrderText,
  type OrderTexts,
} from '@abrufbar/domain/call-offs/texts.ts';
import { callOffsOrderTexts } from '@abrufbar/texts/call-offs/order.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Field } from '@abrufbar/web/ui/field.tsx';
import { NoteField } from '@abrufbar/web/ui/note-field.tsx';
import type { FieldNotes } from '@abrufbar/web/ui/field-frame.tsx';
import { useState } from 'react';

const t = reader(callOffsOrderTexts);

type OrderTextFieldsProps = {
  readonly texts: OrderTexts;
  /** Label, placeholder and limit of the note in this form. */
  readonly note: {
    readonly label: string;
    readonly placeholder: string;
    readonly max: number;
    readonly warning?: FieldNotes['warning'];
  };
  /** Errors and hints of the fields. */
  readonly notes?: { readonly [Name in OrderText]?: FieldNotes };
  readonly onChange: (texts: Partial<OrderTexts>) => void;
};

/** Texts of an order: its Bauteil and the note to the plant with its counter (VAL-41, VAL-42). */
export const OrderTextFields = ({ texts, note, notes, onChange }: OrderTextFieldsProps) => (
  <>
    <ComponentField
      notes={notes?.component}
      value={texts.component}
      onChange={(component) => onChange({ component })}
    />
    <NoteField
      {...note}
      {...notes?.note}
      value={texts.note}
      counter={t('wizard.note_counter', { n: noteLength(texts.note), max: note.max })}
      onChange={(value) => onChange({ note: value })}
    />
  </>
);

type ComponentFieldProps = {
  readonly notes: FieldNotes | undefined;
  readonly value: string;
  readonly onChange: (component: string) => void;
};

const ComponentField = ({ notes, value, onChange }: ComponentFieldProps) => {
  const [isJoined, setIsJoined] = useState(false);
  const isFull = noteLength(value) >= MAX_COMPONENT_CODE_POINTS;
  const warnings = [
    isJoined && t('wizard.component_joined'),
    isFull && t('wizard.component_full', { grenze: String(MAX_COMPONENT_CODE_POINTS) }),
  ];
  const enter = (typed: string, pasted = typed) => {
    setIsJoined(!isOneLine(pasted));
    onChange(shortened(joinLines(typed)));
  };
  return (
    <Field
      {...notes}
      warning={warnings.filter(Boolean).join(' ')}
      label={t('wizard.component')}
      placeholder={t('wizard.component_placeholder')}
      autoComplete="off"
      value={value}
      onChange={({ currentTarget }) => enter(currentTarget.value)}
      onPaste={(event) => {
        // The browser would join the lines without a blank between them.
        const pasted = event.clipboardData.getData('text').trim();
        if (isOneLine(pasted)) return;
        event.preventDefault();
        const { selectionStart, selectionEnd } = event.currentTarget;
        const before = value.slice(0, selectionStart ?? value.length);
        const after = value.slice(selectionEnd ?? value.length);
        enter(before + joinLines(pasted) + after, pasted);
      }}
    />
  );
};

/** The first code points up to the limit; `maxlength` would count an emoji twice. */
const shortened = (typed: string): string =>
  noteLength(typed) > MAX_COMPONENT_CODE_POINTS
    ? [...typed.normalize('NFC')].slice(0, MAX_COMPONENT_CODE_POINTS).join('')
    : typed;
