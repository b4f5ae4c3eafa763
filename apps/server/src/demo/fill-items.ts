import { listAmounts } from '#amounts/store.ts';
import { buildItem } from '#contracts/build.ts';
import type { Database } from '#core/database/database.ts';
import { carriageOf, type Material, OFFERED_INCOTERMS, TRUCK_TYPES } from '#demo/catalogue.ts';
import { SITE_LIMITS } from '#demo/limits.ts';
import { supplierOf } from '#demo/site-lookup.ts';
import { materialsOf, type Site } from '#demo/sites.ts';

type Target = {
  readonly site: Site;
  readonly contract: { readonly company_id: number; readonly id: string };
};

/** How much of the agreed quantity has come: under way, nearly done, hardly begun, too much. */
const PROGRESS = [0.62, 0.94, 0.35, 1.2, 0.78, 0.48] as const;
/** Agreed where nothing has come yet. */
const UNTOUCHED = '480.000';

/** Sites where no quantity was agreed for the second material. */
const OPEN_END_AT = ['40018102', '60030098'];
/** Sites whose road is only closed at night. */
const NIGHT_SITES = ['40018145', '40018390'];
/** Sites that lie nearer to the other plant of their supplier, which delivers first. */
const FROM_SECOND_PLANT = ['40018145', '40018188', '40018233', '40018301', '40018333', '50020203'];
/** A site where one more material was agreed and then cancelled. */
const CANCELLED_AT = ['40018102', '50020177'];

/**
 * Items of a site: what it is built of, with targets that fit the deliveries it has got. Comes after the
 * deliveries for that reason.
 */
export const fillItems = async (db: Database, { site, contract }: Target) => {
  const supplier = supplierOf(site);
  const materials = materialsOf(site, supplier);
  const isFromSecond = FROM_SECOND_PLANT.includes(site.number);
  const factories = isFromSecond ? supplier.factories.toReversed() : supplier.factories;
  const key = { companyId: contract.company_id, contractId: contract.id };
  const { rows } = await listAmounts(db, key, null, {}, { offset: 0, size: 100, limit: null });
  const weighed = new Map(
    rows.map((row) => [row.material_number, Number(row.delivered) + Number(row.incoming)]),
  );
  const add = (material: Material, position: number, target: string | null, cancelled: boolean) =>
    buildItem(db, {
      contract,
      position: String(position * 10),
      material_number: material.number,
      material_name: material.name,
      category: material.category,
      factory_numbers: factories.map(({ number }) => number),
      factory_names: factories.map(({ name }) => name),
      target_quantity: target,
      quantity_unit: material.unit,
      cancelled,
      night_shift: NIGHT_SITES.includes(site.number),
      incoterms: OFFERED_INCOTERMS.map(({ id }) => id),
      truck_types: TRUCK_TYPES[carriageOf(material)].map(({ id }) => id),
      ...SITE_LIMITS[site.number]?.items[position - 1],
    });
  const items = [];
  for (const [index, material] of materials.entries()) {
    const progress = PROGRESS[(Number(site.number.slice(-3)) + index) % PROGRESS.length] ?? 1;
    const isOpenEnd = index === 1 && OPEN_END_AT.includes(site.number);
    const target = isOpenEnd ? null : targetFor(weighed.get(material.number) ?? 0, progress);
    items.push(await add(material, index + 1, target, false));
  }
  const other = supplier.materials.find((material) => !materials.includes(material));
  if (other && CANCELLED_AT.includes(site.number)) {
    items.push(await add(other, materials.length + 1, UNTOUCHED, true));
  }
  return items;
};

/** Contracts agree on round quantities: tens, above a thousand fifties. */
const targetFor = (weighed: number, progress: number): string => {
  if (weighed === 0) return UNTOUCHED;
  const exact = weighed / progress;
  const step = exact > 1_000 ? 50 : 10;
  return `${Math.max(step, Math.round(exact / step) * step)}.000`;
};
