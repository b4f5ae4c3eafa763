import { grouped } from '@abrufbar/domain/values/grouped.ts';
import type { Load } from '#deliveries/today/loads.ts';

type Material = Load['delivery']['materials'][number];

/** Deliveries of one material on one site. */
export type Group = {
  readonly key: string;
  /** Null for deliveries that carry several. */
  readonly material: Material | null;
  readonly loads: readonly Load[];
};

type Site = {
  readonly id: string;
  readonly name: string;
  readonly groups: readonly Group[];
};

const materialKey = ({ delivery: { materials } }: Load): string => {
  const [first, ...others] = materials;
  return first && others.length === 0 ? `${first.number} ${first.quantity_unit}` : '';
};

const groupsOf = (id: string, loads: readonly Load[]): Group[] =>
  grouped(loads, materialKey).map(([key, same]) => ({
    key: `${id} ${key}`,
    material: key === '' ? null : (same[0]?.delivery.materials[0] ?? null),
    loads: same,
  }));

/** Deliveries by site and then by material (BEY-80). */
export const sitesOf = (loads: readonly Load[]): readonly Site[] =>
  grouped(loads, ({ delivery }) => delivery.contract_id).map(([id, ofSite]) => ({
    id,
    name: ofSite[0]?.delivery.construction_site_name ?? '',
    groups: groupsOf(id, ofSite),
  }));
