import { companiesTexts } from '@abrufbar/texts/companies.ts';
import { generalTexts } from '@abrufbar/texts/general.ts';
import { reader } from '@abrufbar/texts/text.ts';
import { HeaderField } from '@abrufbar/web/ui/brand-header.tsx';
import { building } from '@abrufbar/web/ui/icons/navigation.ts';
import { LineSelect } from '@abrufbar/web/ui/line-select.tsx';
import { useState } from 'react';
import { showFlash } from './flash.ts';
import { part } from './page.tsx';
import { type Company, selectCompany, useSession } from './session.ts';

const t = reader({ ...companiesTexts, ...generalTexts });
const SelectSheet = part(() =>
  import('@abrufbar/web/ui/select-sheet.tsx').then((file) => file.SelectSheet),
);

const named = ({ company_name, company_nr }: Company): string =>
  t('company.option', { name: company_name, nummer: company_nr }); // CMP-02

/**
 * The company that decides what the page shows: as field in the head of the start page, or as second
 * line of a title. Who belongs to one company only has nothing to choose.
 */
export const CompanySelect = ({ look }: { look: 'header' | 'line' }) => {
  const { user, company } = useSession();
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const companies = user?.available_companies ?? [];
  const show = () => {
    setOpen(true);
    setOpened(true);
  };
  const choose = (number: string) => {
    setOpen(false);
    const chosen = companies.find(({ company_nr }) => company_nr === number);
    if (!chosen || number === company?.company_nr) return;
    selectCompany(number);
    const { company_name: name, company_nr: nummer } = chosen;
    showFlash('sucess', t('company.switched', { name, nummer }));
  };

  const label = t('company.label');
  const value = company ? named(company) : user ? t('company.none') : '';
  const onClick = companies.length > 1 ? show : undefined;
  return (
    <>
      {look === 'header' && <HeaderField icon={building} {...{ label, value, onClick }} />}
      {look === 'line' && (onClick ? <LineSelect {...{ label, value, onClick }} /> : value)}
      {opened && (
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
      )}
    </>
  );
};
