import { searchContacts } from '#call-offs/parts/known-contacts.ts';
import { callOffsWizardTexts } from '@abrufbar/texts/call-offs/wizard.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { RadioOption } from '@abrufbar/web/ui/radio-option.tsx';
import { SearchField } from '@abrufbar/web/ui/search-field.tsx';
import { useId, useState } from 'react';
import { nameOf, phoneOf } from '#call-offs/parts/contact-person.ts';
import { PersonDisc } from '#call-offs/parts/person-disc.tsx';
import {
  withChoice,
  type Cart,
  type Draft,
  type DraftMove,
  type Item,
} from '#call-offs/wizard/draft.ts';
import { WizardItemCard } from '#call-offs/wizard/item-card.tsx';
import styles from './wizard.module.css';

const t = reader(callOffsWizardTexts);

type WizardContactProps = {
  readonly item: Item;
  readonly cart: Cart;
  readonly draft: Draft;
  readonly userId: string;
  readonly onMove: (move: DraftMove) => void;
};

/** Step 2: the contact person on site (WIZ-09, WIZ-25). */
export const WizardContact = ({ item, cart, draft, userId, onMove }: WizardContactProps) => {
  const persons = cart.available_contact_persons;
  // Null until something was typed, so that the request to type more does not appear before.
  const [term, setTerm] = useState<string | null>(null);
  const group = useId();
  const title = useId();
  const found = searchContacts(persons, term ?? '');
  const isTooShort = found === 'too_short';
  const shown = isTooShort ? persons : found;
  return (
    <>
      <WizardItemCard item={item} />
      <div>
        <h2 id={title} className={styles.heading}>
          {t('wizard.contact_title')}
        </h2>
        <p className="ink-2">{t('wizard.contact_text')}</p>
      </div>
      {persons.length === 0 ? (
        <Note tone="warn">
          <p>{t('wizard.contact_none')}</p>
        </Note>
      ) : (
        <div>
          <SearchField
            label={t('wizard.contact_search')}
            clearLabel={t('wizard.contact_search_clear')}
            term={term ?? ''}
            onTerm={setTerm}
          />
          <p role="status" className={styles.searchNote}>
            {isTooShort && term !== null && t('wizard.contact_too_short')}
            {shown.length === 0 && t('wizard.contact_no_results')}
          </p>
        </div>
      )}
      <div role="radiogroup" aria-labelledby={title} className={styles.people}>
        {shown.map((person) => (
          <RadioOption
            key={person.id}
            name={group}
            lead={<PersonDisc person={person} />}
            title={
              person.id === userId ? (
                <>
                  {nameOf(person)} <span className={styles.you}>{t('wizard.contact_you')}</span>
                </>
              ) : (
                nameOf(person)
              )
            }
            hint={phoneOf(person)?.shown ?? t('wizard.contact_no_phone')}
            checked={person.id === draft.order.contactId}
            onChange={() => onMove((now) => withChoice(now, { contactId: person.id }))}
          />
        ))}
      </div>
    </>
  );
};
