import type { ContactPerson } from '@abrufbar/contract/call-offs-fields.ts';
import { callOffsTexts } from '@abrufbar/texts/call-offs/call-offs.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { ReactNode } from 'react';
import { nameOf, phoneOf } from '#call-offs/parts/contact-person.ts';
import { PersonDisc } from '#call-offs/parts/person-disc.tsx';
import styles from './contact-row.module.css';

const t = reader(callOffsTexts);

type ContactRowProps = {
  readonly person: ContactPerson;
  /** Buttons, such as call or replace. */
  readonly children?: ReactNode;
};

/** A person with the number under which the plant reaches them. */
export const ContactRow = ({ person, children }: ContactRowProps) => (
  <div className={styles.row}>
    <PersonDisc person={person} />
    <span className={styles.words}>
      <span className="strong">{nameOf(person)}</span>
      <span className="small ink-3">{phoneOf(person)?.shown ?? t('calloff.no_phone')}</span>
    </span>
    {children}
  </div>
);
