import {
  officeCandidates,
  type PersonCandidate,
} from '@abrufbar/contract/companies/office-people.ts';
import { manageCustomersTexts } from '@abrufbar/texts/companies/manage.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SearchChoice } from '#core/controls/search-choice.tsx';
import styles from './forms.module.css';

const t = reader(manageCustomersTexts);

/** One letter begins too many names. */
const MIN_CHARACTERS = 2;
const MAX_CHARACTERS = 254;

type CandidateChoiceProps = {
  companyId: number;
  person: PersonCandidate | null;
  error: string | undefined;
  onChoose: (person: PersonCandidate | null) => void;
};

const Words = ({ item: { name, email, companies } }: { item: PersonCandidate }) => (
  <>
    <b>{name}</b>
    <span className={styles.about}>{[email, ...companies].join(' · ')}</span>
  </>
);

/** Somebody with an account, by the beginning of last name or e-mail. */
export const CandidateChoice = ({ companyId, person, error, onChoose }: CandidateChoiceProps) => {
  const [term, setTerm] = useState('');
  const isAsked = term.length >= MIN_CHARACTERS;
  const found = useQuery(query(officeCandidates, isAsked ? { id: companyId, q: term } : null));
  return (
    <SearchChoice
      label={t('bo.cus.join_person')}
      placeholder={t('bo.cus.join_search')}
      maxLength={MAX_CHARACTERS}
      none={t('bo.cus.join_none')}
      error={error}
      chosen={person && `${person.name} · ${person.email}`}
      term={term}
      found={isAsked ? found : null}
      Words={Words}
      onTerm={setTerm}
      onChoose={onChoose}
    />
  );
};
