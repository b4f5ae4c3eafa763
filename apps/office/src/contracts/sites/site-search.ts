import type { Site } from '#contracts/sites/warning-words.ts';

const plain = (text: string): string => text.toLocaleLowerCase('de');

/** Whether each word of a search is part of the site, its customer, their numbers or a material (BEY-138). */
export const matchesSite = (
  { name, number, company, company_number, materials }: Site,
  term: string,
): boolean => {
  const names = materials.map(({ material_name }) => material_name);
  const text = plain([name, number, company, company_number, ...names].join('\n'));
  return plain(term)
    .split(/\s+/)
    .every((word) => text.includes(word));
};
