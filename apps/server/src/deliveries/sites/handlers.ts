import * as contract from '@abrufbar/contract/deliveries/office-sites.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { arrivalsOf, countsSince, presentSite } from '#deliveries/sites/day-of-site.ts';
import { presentLine } from '#deliveries/sites/present.ts';
import { findSite, listSiteLoads, listSites, type SiteRow } from '#deliveries/sites/store.ts';

/** Loads of sites with their arrivals, in one statement. */
const loadsOf = async (
  { db, suppliers, now, today }: Pick<StaffContext, 'db' | 'suppliers' | 'now' | 'today'>,
  sites: readonly SiteRow[],
) => {
  const keys = sites.map((site) => ({
    companyId: site.company_id,
    id: site.id,
    since: countsSince(site, today),
  }));
  return keys.length === 0 ? [] : arrivalsOf(await listSiteLoads(db, suppliers, keys, now), now);
};

/** Two statements, however many sites run (BEY-127). */
export const officeSites = handle(contract.officeSites, async (context) => {
  const { db, suppliers } = context;
  const rows = await listSites(db, suppliers, context, contract.MAX_SITES + 1);
  const sites = rows.slice(0, contract.MAX_SITES);
  const loads = Map.groupBy(await loadsOf(context, sites), ({ row }) => row.contract_id);
  return {
    items: sites.map((site) => presentSite(site, loads.get(site.id) ?? [], context)),
    has_more: rows.length > sites.length,
  };
});

export const officeSite = handle(contract.officeSite, async (context, { id }) => {
  const site = await findSite(context.db, context.suppliers, context, id);
  if (site === undefined) throw new Refusal(404, 'contract_not_found');
  const loads = await loadsOf(context, [site]);
  return {
    ...presentSite(site, loads, context),
    day: context.today,
    ...presentLine(site, loads),
  };
});
