import { companyLabel } from '#companies/company-label.ts';
import type { Company } from '#core/session.ts';

/** The label up to the end of the name, which may be cut, and the rest with the number. */
export const labelParts = (company: Company) => {
  const label = companyLabel(company);
  const at = label.indexOf(company.company_name);
  const end = at < 0 ? 0 : at + company.company_name.length;
  return { start: label.slice(0, end), end: label.slice(end) };
};
