import { officeList } from '@abrufbar/contract/companies/office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeInvitationsTexts } from '@abrufbar/texts/registration-office.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SearchChoice } from '#core/controls/search-choice.tsx';
import styles from './invitations.module.css';

const t = reader(officeInvitationsTexts);

const MAX_CHARACTERS = 80;
const MAX_SHOWN_COMPANIES = 6;

export type ChosenCompany = { readonly id: number; readonly name: string };

type CompanyChoiceProps = {
  company: ChosenCompany | null;
  /** The form is about this company alone. */
  isFixed: boolean;
  error: string | undefined;
  onChoose: (company: ChosenCompany | null) => void;
};

type Listed = ChosenCompany & { readonly number: string };

const Words = ({ item: { name, number } }: { item: Listed }) => (
  <>
    <span className={styles.companyName}>{name}</span>
    <span className={styles.companyNumber}>{number}</span>
  </>
);

/** The company somebody is invited to, by name or number; the first ones stand there at once. */
export const CompanyChoice = ({ company, isFixed, error, onChoose }: CompanyChoiceProps) => {
  const [term, setTerm] = useState('');
  const input = { q: term || null, sort: 'name', direction: 'asc', page: 1 } as const;
  const found = useQuery({
    ...query(officeList, company === null ? input : null),
    select: ({ items }) => ({ items: items.slice(0, MAX_SHOWN_COMPANIES) }),
  });
  return (
    <SearchChoice
      label={t('bo.inv.company')}
      placeholder={t('bo.inv.company_search')}
      maxLength={MAX_CHARACTERS}
      none={t('bo.inv.company_none')}
      error={error}
      chosen={company && company.name}
      isFixed={isFixed}
      term={term}
      found={found}
      Words={Words}
      onTerm={setTerm}
      onChoose={onChoose}
    />
  );
};
