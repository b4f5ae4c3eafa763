import type { ContactPerson } from '@abrufbar/contract/call-offs-fields.ts';
import { searchContacts } from '#call-offs/parts/known-contacts.ts';
import { callOffsChangeTexts } from '@abrufbar/texts/call-offs/change.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { SearchField } from '@abrufbar/web/ui/search-field.tsx';
import { Sheet } from '@abrufbar/web/ui/sheet.tsx';
import { useState } from 'react';
import { nameOf } from '#call-offs/parts/contact-person.ts';
import { ContactRow } from '#call-offs/parts/contact-row.tsx';
import styles from './contact-sheet.module.css';

const t = reader(callOffsChangeTexts);

type ContactSheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Everybody except the current person (CHG-11). */
  readonly persons: readonly ContactPerson[];
  readonly onAssign: (id: string) => void;
};

/** Choice of another contact person (CHG-10 to CHG-12). */
export const ContactSheet = ({ open, onClose, persons, onAssign }: ContactSheetProps) => (
  <Sheet
    open={open}
    onClose={onClose}
    title={t('contact.title')}
    foot={
      <Button variant="secondary" onClick={onClose}>
        {t('contact.cancel')}
      </Button>
    }
  >
    {persons.length === 0 ? (
      <p className="ink-2">{t('contact.none')}</p>
    ) : (
      <Search persons={persons} onAssign={onAssign} />
    )}
  </Sheet>
);

/** Everybody at first; typing narrows the list and a message appears when nobody matches (VAL-57 to VAL-59). */
const Search = ({ persons, onAssign }: Pick<ContactSheetProps, 'persons' | 'onAssign'>) => {
  // Null until something was typed, so that the request to type more does not appear before.
  const [term, setTerm] = useState<string | null>(null);
  const found = searchContacts(persons, term ?? '');
  const isTooShort = found === 'too_short';
  const shown = isTooShort ? persons : found;
  return (
    <>
      <SearchField
        label={t('contact.search')}
        clearLabel={t('contact.search_clear')}
        term={term ?? ''}
        onTerm={setTerm}
      />
      <p role="status" className={styles.note}>
        {isTooShort && term !== null && t('contact.too_short')}
        {shown.length === 0 && t('contact.no_results')}
      </p>
      <ul>
        {shown.map((person) => (
          <li key={person.id} className={styles.person}>
            <ContactRow person={person}>
              <Button
                variant="tinted"
                aria-label={t('contact.assign_name', { name: nameOf(person) })}
                onClick={() => onAssign(person.id)}
              >
                {t('contact.assign')}
              </Button>
            </ContactRow>
          </li>
        ))}
      </ul>
    </>
  );
};
