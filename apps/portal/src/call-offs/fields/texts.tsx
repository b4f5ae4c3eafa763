import { noteLength } from '@abrufbar/domain/call-offs/note.ts';
import type { OrderText, OrderTexts } from '@abrufbar/domain/call-offs/texts.ts';
import { callOffsOrderTexts } from '@abrufbar/texts/call-offs/order.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
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

/** Texts of an order: the note to the plant with its counter (VAL-41, VAL-42). */
export const OrderTextFields = ({ texts, note, notes, onChange }: OrderTextFieldsProps) => (
  <NoteField
    {...note}
    {...notes?.note}
    value={texts.note}
    counter={t('wizard.note_counter', { n: noteLength(texts.note), max: note.max })}
    onChange={(value) => onChange({ note: value })}
  />
);
