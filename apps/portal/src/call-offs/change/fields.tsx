import type { RequestedValues } from '@abrufbar/domain/call-offs/change.ts';
import { noteLength } from '@abrufbar/domain/call-offs/note.ts';
import type { OrderProblem } from '@abrufbar/domain/call-offs/problems.ts';
import { callOffsChangeTexts } from '@abrufbar/texts/call-offs/change.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { CallOffDetail } from '#call-offs/parts/use-call-off.ts';
import { ChangeContact } from '#call-offs/change/contact.tsx';
import { valuesOf } from '#call-offs/change/draft.ts';
import { notesOf } from '#call-offs/change/notes.ts';
import type { Change } from '#call-offs/change/state.ts';
import { nameOf } from '#call-offs/parts/contact-person.ts';
import { OrderTextFields } from '#call-offs/fields/texts.tsx';
import { OrderQuantityField } from '#call-offs/fields/quantity.tsx';
import { OrderWindowFields } from '#call-offs/fields/window.tsx';

const t = reader(callOffsChangeTexts);

type ChangeFieldsProps = {
  readonly callOff: CallOffDetail;
  readonly change: Change;
  readonly requested: RequestedValues;
  readonly problems: readonly OrderProblem[];
  readonly today: string;
  readonly contractEnd: string | null;
};

/** Fields that can be changed: quantity, begin and end, note, contact person (CHG-05 to CHG-09). */
export const ChangeFields = (props: ChangeFieldsProps) => {
  const { callOff, change, requested, problems, today, contractEnd } = props;
  const { contact_person, available_contact_persons, max_note_length: max } = callOff;
  const persons = contact_person
    ? [contact_person, ...available_contact_persons.filter(({ id }) => id !== contact_person.id)]
    : available_contact_persons;
  const notes = notesOf({
    requested,
    before: valuesOf(callOff),
    problems,
    refused: change.refused,
    delivered: callOff.delivered_quantity.raw,
    unit: callOff.quantity_unit,
    contact: contact_person && nameOf(contact_person),
  });
  return (
    <>
      <OrderQuantityField
        value={requested.quantity}
        unit={callOff.quantity_unit}
        onChange={(quantity) => change.enter({ quantity })}
        {...notes.quantity}
      />
      <OrderWindowFields
        window={requested}
        nightShift={callOff.night_shift}
        today={today}
        contractEnd={contractEnd}
        adjusted={change.adjusted}
        notes={notes}
        onMove={change.move}
      />
      <OrderTextFields
        texts={requested}
        note={{
          label: t('change.note'),
          placeholder: t('change.note_placeholder'),
          max,
          warning: noteLength(requested.note) >= max && t('change.note_full'),
        }}
        notes={notes}
        onChange={change.enter}
      />
      <ChangeContact
        persons={persons}
        person={persons.find(({ id }) => id === requested.contactId) ?? null}
        changed={notes.contactId?.changed}
        onChange={(contactId) => change.enter({ contactId })}
      />
    </>
  );
};
