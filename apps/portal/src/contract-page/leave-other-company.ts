import { companiesChoiceTexts } from '@abrufbar/texts/companies/choice.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { href } from '#core/navigation/paths.ts';
import { go } from '#core/navigation/router.ts';
import type { Company } from '#core/session.ts';

const t = reader(companiesChoiceTexts);

/** Leaves a page of another company's contract and says which company is selected (D-04). */
export const leaveOtherCompany = (selected: Company): void => {
  const names = { name: selected.company_name, nummer: selected.company_nr };
  showFlash('error', t('company.other_contract', names), { brief: true });
  void go(href('construction-site'), { replace: true });
};
