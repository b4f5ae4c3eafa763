import {
  officeCandidates,
  type PersonCandidate,
} from '@abrufbar/contract/companies/office-people.ts';
import { manageCustomersTexts } from '@abrufbar/texts/companies/manage.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { TextField } from '#core/controls/text-field.tsx';
import { LoadError } from '#core/parts/load-error.tsx';
import styles from './forms.module.css';

const t = reader(manageCustomersTexts);

const PAUSE_MS = 150;
/** One letter begins too many names. */
const MIN_CHARACTERS = 2;
const MAX_CHARACTERS = 254;

type CandidateChoiceProps = {
  companyId: number;
  person: PersonCandidate | null;
  error: string | undefined;
  onChoose: (person: PersonCandidate | null) => void;
};

/** Somebody with an account, by the beginning of last name or e-mail. */
export const CandidateChoice = ({ companyId, person, error, onChoose }: CandidateChoiceProps) => {
  const [term, setTerm] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isAsked = person === null && term.length >= MIN_CHARACTERS;
  const found = useQuery(query(officeCandidates, isAsked ? { id: companyId, q: term } : null));
  if (person !== null) {
    return (
      <TextField
        label={t('bo.cus.join_person')}
        value={`${person.name} · ${person.email}`}
        onChange={() => onChoose(null)} // typing chooses somebody else
      />
    );
  }
  const items = isAsked ? (found.data?.items ?? []) : [];
  return (
    <div>
      <TextField
        label={t('bo.cus.join_person')}
        type="search"
        placeholder={t('bo.cus.join_search')}
        autoComplete="off"
        maxLength={MAX_CHARACTERS}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a form that was asked for
        autoFocus
        error={error}
        onInput={({ currentTarget }) => {
          clearTimeout(timer.current);
          const typed = currentTarget.value.trim();
          timer.current = setTimeout(() => setTerm(typed), PAUSE_MS);
        }}
      />
      {isAsked && found.error && !found.data && <LoadError onRetry={() => void found.refetch()} />}
      <ul className={styles.candidates}>
        {items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className={`tap ${styles.candidate}`}
              onClick={() => onChoose(item)}
            >
              <b>{item.name}</b>
              <span className={styles.about}>{[item.email, ...item.companies].join(' · ')}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.about}>
        {isAsked && found.data?.items.length === 0 && t('bo.cus.join_none')}
      </p>
    </div>
  );
};
