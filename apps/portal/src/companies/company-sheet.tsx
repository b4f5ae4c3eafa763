import { companiesChoiceTexts } from '@abrufbar/texts/companies/choice.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { SelectSheet } from '@abrufbar/web/ui/select-sheet.tsx';
import { companyLabel } from '#companies/company-label.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { selectCompany } from '#core/company-switch.ts';
import type { Company } from '#core/session.ts';

const t = reader(companiesChoiceTexts);

type Props = {
  open: boolean;
  onClose: () => void;
  companies: readonly Company[];
  selected: Company | undefined;
};

/** All companies of the user, one of them selected (CMP-01). */
export const CompanySheet = ({ open, onClose, companies, selected }: Props) => {
  const choose = (number: string) => {
    onClose();
    const chosen = companies.find(({ company_nr }) => company_nr === number);
    if (!chosen || number === selected?.company_nr) return;
    // The closing sheet goes back in the history; a page opened before that would be left with it.
    addEventListener('popstate', () => selectCompany(number), { once: true });
    showFlash('sucess', t('company.switched', { name: chosen.company_name, nummer: number }));
  };
  return (
    <SelectSheet
      open={open}
      onClose={onClose}
      title={t('company.select')}
      options={companies.map((one) => ({ value: one.company_nr, label: companyLabel(one) }))}
      value={selected?.company_nr}
      onSelect={choose}
      search={{
        label: t('company.search'),
        clear: t('company.search_clear'),
        none: t('company.no_results'),
      }}
    />
  );
};
