import type { officeCorrect } from '@abrufbar/contract/deliveries/office-corrections.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import {
  checkCorrection,
  exactWeight,
  isCorrectableByWeight,
  netOf,
} from '@abrufbar/domain/deliveries/correction.ts';
import type { FieldRefusal } from '#core/calls/refusal.ts';
import type { Database } from '#core/database/database.ts';
import type { Correctable, CorrectedLoad } from '#deliveries/office/correction-store.ts';
import {
  listMaterials,
  listTargetContracts,
  listTargetItems,
} from '#deliveries/office/correction-target-store.ts';
import type { MaterialRow } from '#deliveries/store.ts';

type Target = Pick<
  InputOf<typeof officeCorrect>,
  'contract' | 'item' | 'material' | 'gross' | 'tare'
>;
type Checked = { readonly load: CorrectedLoad; readonly problems: readonly FieldRefusal[] };

const orNull = (weight: string | null): number | null => (weight === null ? null : Number(weight));

/** The load as a correction leaves it, and what is wrong with its fields. */
export const correctedLoad = async (
  db: Database,
  row: Correctable,
  materials: readonly MaterialRow[],
  target: Target,
): Promise<Checked> => {
  const contract = await contractOf(db, row, target);
  const weighed = weigh(row, materials, target);
  const renamed = await materialOf(db, row, contract.id, weighed.materials, target);
  return {
    load: {
      contract_id: contract.id,
      contract_item_id: target.item,
      gross_weight: weighed.gross_weight,
      tare_weight: weighed.tare_weight,
      net_weight: weighed.net_weight,
      materials: renamed.materials,
    },
    problems: [...contract.problems, ...weighed.problems, ...renamed.problems],
  };
};

const contractOf = async (db: Database, row: Correctable, { contract }: Target) => {
  const kept = { id: row.contract_id, problems: [] };
  if (contract === null || contract === row.contract_id) return kept;
  const others = await listTargetContracts(db, row);
  if (others.some(({ id }) => id === contract)) return { id: contract, problems: [] };
  return { ...kept, problems: [{ field: 'contract', problem: 'choice' } as const] };
};

/** Weights as they were, where nothing else is given. */
const weigh = (row: Correctable, materials: readonly MaterialRow[], target: Target) => {
  const { gross_weight, tare_weight, net_weight } = row;
  const kept = { gross_weight, tare_weight, net_weight, materials };
  const gross = target.gross ?? orNull(gross_weight);
  const tare = target.tare ?? orNull(tare_weight);
  const isSame = gross === orNull(gross_weight) && tare === orNull(tare_weight);
  if (isSame) return { ...kept, problems: [] };
  const [only] = materials;
  if (!only || !isCorrectableByWeight(net_weight, materials))
    return { ...kept, problems: [{ field: 'gross', problem: 'not_weighed' } as const] };
  const problems = problemsOfWeights({ gross, tare });
  if (problems.length > 0 || gross === null || tare === null) return { ...kept, problems };
  const net = exactWeight(netOf(gross, tare));
  return {
    gross_weight: exactWeight(gross),
    tare_weight: exactWeight(tare),
    net_weight: net,
    materials: [{ ...only, quantity: net }],
    problems,
  };
};

const problemsOfWeights = (weights: {
  readonly gross: number | null;
  readonly tare: number | null;
}): FieldRefusal[] =>
  checkCorrection({ ...weights, reason: null, text: '' }, true)
    .filter(({ field }) => field === 'gross' || field === 'tare')
    .map(({ field, code }) => ({ field, problem: code }));

/** The one material of the load with the name that an item or the catalogue gives it. */
const materialOf = async (
  db: Database,
  row: Correctable,
  contractId: string,
  materials: readonly MaterialRow[],
  { item, material }: Target,
): Promise<{ materials: readonly MaterialRow[]; problems: FieldRefusal[] }> => {
  if (item === null && material === null) return { materials, problems: [] };
  const refused = (field: 'item' | 'material') => ({
    materials,
    problems: [{ field, problem: 'choice' } as const],
  });
  const [only, ...more] = materials;
  if (!only || more.length > 0) return refused(item === null ? 'material' : 'item');
  if (item !== null) {
    const items = await listTargetItems(db, row, contractId, only.quantity_unit);
    const found = items.find(({ id }) => id === item);
    if (found === undefined) return refused('item');
    const { material_number: number, material_name: name, category } = found;
    return { materials: [{ ...only, number, name, category }], problems: [] };
  }
  const found = (await listMaterials(db, row)).find(({ number }) => number === material);
  return found === undefined
    ? refused('material')
    : { materials: [{ ...only, ...found }], problems: [] };
};

/** Whether a correction leaves a load as it was. */
export const isSameLoad = (
  row: Correctable,
  materials: readonly MaterialRow[],
  load: CorrectedLoad,
): boolean =>
  row.contract_id === load.contract_id &&
  row.gross_weight === load.gross_weight &&
  row.tare_weight === load.tare_weight &&
  keyOf(materials) === keyOf(load.materials);

const keyOf = (materials: readonly MaterialRow[]): string =>
  JSON.stringify(materials.map(({ number, name, quantity }) => [number, name, quantity]));
