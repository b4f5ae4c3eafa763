import { noteLength } from '@abrufbar/domain/call-offs/note.ts';
import { callOffsOrderTexts } from '@abrufbar/texts/call-offs/order.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { NoteField } from '@abrufbar/web/ui/note-field.tsx';
import type { FieldNotes } from '@abrufbar/web/ui/field-frame.tsx';

const t = reader(callOffsOrderTexts);

type OrderNoteFieldProps = FieldNotes & {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly max: number;
  readonly onChange: (note: string) => void;
};

/** Note to the plant with its counter (VAL-41, VAL-42). */
export const OrderNoteField = (props: OrderNoteFieldProps) => (
  <NoteField
    {...props}
    counter={t('wizard.note_counter', { n: noteLength(props.value), max: props.max })}
  />
);
