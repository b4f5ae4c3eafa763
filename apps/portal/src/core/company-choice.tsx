import { companiesTexts } from '@abrufbar/texts/companies.ts';
import { generalTexts } from '@abrufbar/texts/general.ts';
import { reader } from '@abrufbar/texts/text.ts';
import { useState, type ReactNode } from 'react';
import { showFlash } from '#core/flash.ts';
import { part } from '#core/page.tsx';
import { type Company, selectCompany, useSession } from '#core/session.ts';

const t = reader({ ...companiesTexts, ...generalTexts });
const SelectSheet = part(() =>
  import('@abrufbar/web/ui/select-sheet.tsx').then((file) => file.SelectSheet),
);

const named = ({ company_name, company_nr }: Company): string =>
  t('company.option', { name: company_name, nummer: company_nr }); // CMP-02

type CompanyChoice = {
  readonly label: string;
  /** The selected company. */
  readonly value: string;
  /** Opens the choice; who belongs to one company only has nothing to choose. */
  readonly onClick: (() => void) | undefined;
  readonly sheet: ReactNode;
};

/** The company that decides what the page shows, and the sheet to choose another (CMP-01). */
export const useCompanyChoice = (): CompanyChoice => {
  const { user, company } = useSession();
  // Undefined until it is first opened.
  const [open, setOpen] = useState<boolean>();
  const companies = user?.available_companies ?? [];
  const choose = (number: string) => {
    setOpen(false);
    const chosen = companies.find(({ company_nr }) => company_nr === number);
    if (!chosen || number === company?.company_nr) return;
    selectCompany(number);
    const { company_name: name, company_nr: nummer } = chosen;
    showFlash('sucess', t('company.switched', { name, nummer }));
  };
  const nothing = user ? t('company.none') : '';
  return {
    label: t('company.label'),
    value: company ? named(company) : nothing,
    onClick: companies.length > 1 ? () => setOpen(true) : undefined,
    sheet: open !== undefined && (
      <SelectSheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('company.select')}
        options={companies.map((one) => ({ value: one.company_nr, label: named(one) }))}
        value={company?.company_nr}
        onSelect={choose}
        search={{
          label: t('company.search'),
          clear: t('common.close'),
          none: t('company.no_results'),
        }}
      />
    ),
  };
};
