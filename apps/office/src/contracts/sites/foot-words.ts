import { MAX_SITES } from '@abrufbar/contract/deliveries/office-sites.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeSitesTexts } from '@abrufbar/texts/deliveries/office-sites.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';

const t = reader(officeSitesTexts);

type Shown = {
  readonly found: readonly { readonly warnings: readonly unknown[] }[];
  /** Sites that the search looked through. */
  readonly total: number;
  /** There are sites that were not read. */
  readonly hasMore: boolean;
  readonly isSearched: boolean;
};

/** `1 von 18 Baustellen` while a search narrows; then with how many something is wrong, and which of them are missing. */
export const footWords = ({ found, total, hasMore, isSearched }: Shown): readonly string[] => {
  const warned = found.filter(({ warnings }) => warnings.length > 0).length;
  const n = formatWhole(found.length);
  return [
    found.length < total
      ? t(`bo.site.foot_of${plural(total)}`, { n, alle: formatWhole(total) })
      : t(`bo.site.foot${plural(total)}`, { n }),
    ...(warned > 0 ? [t('bo.site.foot_warned', { n: formatWhole(warned) })] : []),
    ...(hasMore
      ? [t(isSearched ? 'bo.site.foot_searched' : 'bo.site.foot_more', { n: MAX_SITES })]
      : []),
  ];
};
