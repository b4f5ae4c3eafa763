import { folded } from '@abrufbar/domain/values/folded.ts';
import type { Site } from '#contracts/sites/warning-words.ts';

/** Whether each word of a search is part of the site, its customer, the numbers of contract and customer or a material (BEY-138). */
export const matchesSite = (
  { name, number, company, company_number, materials }: Site,
  term: string,
): boolean => {
  const names = materials.map(({ material_name }) => material_name);
  const text = folded([name, number, company, company_number, ...names].join('\n'));
  return folded(term)
    .split(/\s+/)
    .every((word) => text.includes(word));
};
