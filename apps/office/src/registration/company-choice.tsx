import { officeList } from '@abrufbar/contract/companies/office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeInvitationsTexts } from '@abrufbar/texts/registration-office.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { TextField } from '#core/controls/text-field.tsx';
import { LoadError } from '#core/parts/load-error.tsx';
import styles from './invitations.module.css';

const t = reader(officeInvitationsTexts);

const PAUSE_MS = 150;
const MAX_SHOWN_COMPANIES = 6;

export type ChosenCompany = { readonly id: number; readonly name: string };

type CompanyChoiceProps = {
  company: ChosenCompany | null;
  /** The form is about this company alone. */
  isFixed: boolean;
  error: string | undefined;
  onChoose: (company: ChosenCompany | null) => void;
};

/** The company somebody is invited to, by name or number. */
export const CompanyChoice = ({ company, isFixed, error, onChoose }: CompanyChoiceProps) => {
  const [term, setTerm] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const input = { q: term || null, sort: 'name', direction: 'asc', page: 1 } as const;
  const found = useQuery(query(officeList, company === null ? input : null));
  if (company !== null) {
    return (
      <TextField
        label={t('bo.inv.company')}
        value={company.name}
        readOnly={isFixed}
        disabled={isFixed}
        onChange={() => onChoose(null)} // typing chooses another one
      />
    );
  }
  const companies = found.data?.items.slice(0, MAX_SHOWN_COMPANIES) ?? [];
  return (
    <div>
      <TextField
        label={t('bo.inv.company')}
        type="search"
        placeholder={t('bo.inv.company_search')}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a form that was asked for
        autoFocus
        error={error}
        onInput={({ currentTarget }) => {
          clearTimeout(timer.current);
          const typed = currentTarget.value.trim();
          timer.current = setTimeout(() => setTerm(typed), PAUSE_MS);
        }}
      />
      {found.error && !found.data && <LoadError onRetry={() => void found.refetch()} />}
      <ul className={styles.companies}>
        {companies.map(({ id, name, number }) => (
          <li key={id}>
            <button
              type="button"
              className={`tap ${styles.company}`}
              onClick={() => onChoose({ id, name })}
            >
              <span className={styles.companyName}>{name}</span>
              <span className={styles.companyNumber}>{number}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.none}>
        {found.data?.items.length === 0 && t('bo.inv.company_none')}
      </p>
    </div>
  );
};
