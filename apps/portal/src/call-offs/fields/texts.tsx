import { noteLength } from '@abrufbar/domain/call-offs/note.ts';
import {
  MAX_COMPONENT_CODE_POINTS,
  type OrderText,
  type OrderTexts,
} from '@abrufbar/domain/call-offs/texts.ts';
import { callOffsOrderTexts } from '@abrufbar/texts/call-offs/order.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Field } from '@abrufbar/web/ui/field.tsx';
import { NoteField } from '@abrufbar/web/ui/note-field.tsx';
import type { FieldNotes } from '@abrufbar/web/ui/field-frame.tsx';

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
    <Field
      {...notes?.component}
      label={t('wizard.component')}
      placeholder={t('wizard.component_placeholder')}
      autoComplete="off"
      value={texts.component}
      onChange={({ currentTarget: { value } }) => onChange({ component: shortened(value) })}
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

/** The first code points up to the limit; `maxlength` would count an emoji twice. */
const shortened = (typed: string): string =>
  noteLength(typed) > MAX_COMPONENT_CODE_POINTS
    ? [...typed.normalize('NFC')].slice(0, MAX_COMPONENT_CODE_POINTS).join('')
    : typed;
