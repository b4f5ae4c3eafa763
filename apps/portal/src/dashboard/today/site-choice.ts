import { useStore } from '@abrufbar/web/store.ts';
import { persisted } from '#core/device.ts';
import { replaceSearch, useSearch } from '#core/navigation/router.ts';

/** In the address: the chosen site, `?site={contract_id}`. */
const SITE = 'site';

/** The site chosen last, as `{company number} {contract id}`. */
const chosenSite = persisted('site');

type Site = { readonly contract_id: string };

/**
 * The site whose day is shown; null for all. One on which nothing happens today counts as not chosen, and is chosen again
 * once something does (BEY-52).
 */
export const useSiteChoice = (
  companyNumber: string,
  sites: readonly Site[],
): readonly [site: string | null, choose: (site: string | null) => void] => {
  const [ofCompany, stored] = (useStore(chosenSite) ?? '').split(' ');
  const wanted = useSearch().get(SITE) ?? (ofCompany === companyNumber ? stored : undefined);
  const site = sites.find(({ contract_id }) => contract_id === wanted)?.contract_id ?? null;
  const choose = (chosen: string | null): void => {
    chosenSite.set(chosen && `${companyNumber} ${chosen}`);
    replaceSearch({ [SITE]: chosen });
  };
  return [site, choose];
};
