import { companiesTexts } from '@abrufbar/texts/companies/companies.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useState, type ReactNode } from 'react';
import { companyLabel } from '#companies/company-label.ts';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { useSession, type Company } from '#core/session.ts';

const t = reader(companiesTexts);
const CompanySheet = part(() =>
  import('#companies/company-sheet.tsx').then((file) => file.CompanySheet),
);

type CompanyChoice = {
  readonly label: string;
  /** The selected company. */
  readonly value: string;
  readonly company: Company | undefined;
  /** Opens the choice; undefined for users with one company only. */
  readonly onClick: (() => void) | undefined;
  readonly sheet: ReactNode;
};

/** The selected company, and the sheet to choose another. */
export const useCompanyChoice = (): CompanyChoice => {
  const { user, company } = useSession();
  // Undefined until it is first opened.
  const [open, setOpen] = useState<boolean>();
  const companies = user?.available_companies ?? [];
  const nothing = user ? t('company.none') : '';
  return {
    label: t('company.label'),
    value: company ? companyLabel(company) : nothing,
    company,
    onClick: companies.length > 1 ? () => setOpen(true) : undefined,
    sheet: open !== undefined && (
      <CompanySheet
        open={open}
        onClose={() => setOpen(false)}
        companies={companies}
        selected={company}
      />
    ),
  };
};
