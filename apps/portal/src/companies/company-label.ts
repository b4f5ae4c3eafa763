import { companiesTexts } from '@abrufbar/texts/companies/companies.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { Company } from '#core/session.ts';

const t = reader(companiesTexts);

/** `Brinkmann Tiefbau GmbH (104233)` (CMP-02). */
export const companyLabel = ({ company_name, company_nr }: Company): string =>
  t('company.option', { name: company_name, nummer: company_nr });
