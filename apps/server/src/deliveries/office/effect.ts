import type { officeCorrectionEffect } from '@abrufbar/contract/deliveries/office-corrections.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { Load } from '#amounts/rollup-store.ts';
import type { Database } from '#core/database/database.ts';
import type { Correctable } from '#deliveries/office/correction-store.ts';
import { listAmountsOf, listTargetContracts } from '#deliveries/office/correction-target-store.ts';

type Line = OutputOf<typeof officeCorrectionEffect>['amounts'][number];
/** An amount a load counts to: of a contract, or of one material there on its day. */
type Part = {
  readonly contractId: string;
  readonly unit: string;
  readonly of: { readonly day: string; readonly material: string } | null;
  readonly materialName: string | null;
};

const thousandths = (quantity: string): number => Math.round(Number(quantity) * 1000);

/** Amounts before and after a load changes, as far as they change: those of contracts first (OFF-133). */
export const effectOf = async (
  db: Database,
  row: Correctable,
  was: Load,
  is: Load,
): Promise<Line[]> => {
  const kind = was.isConfirmed ? 'delivered' : 'incoming';
  const contracts = await listTargetContracts(db, row);
  const numberOf = (id: string) => contracts.find((one) => one.id === id)?.number ?? '';
  const lines: Line[] = [];
  for (const part of partsOf(was, is)) {
    const change = countedIn(is, part) - countedIn(was, part);
    if (change === 0) continue;
    const [sums] = await listAmountsOf(db, row, [part.contractId], part.unit, part.of);
    const old = thousandths(sums?.[kind] ?? '0');
    lines.push({
      kind,
      contract_number: numberOf(part.contractId),
      day: part.of?.day ?? null,
      material_name: part.materialName,
      old: old / 1000,
      new: (old + change) / 1000,
      unit: part.unit,
    });
  }
  return lines;
};

const partsOf = (was: Load, is: Load): Part[] => {
  const found = new Map<string, Part>();
  const add = (part: Part) =>
    found.set([part.contractId, part.unit, part.of?.day, part.of?.material].join(' '), part);
  for (const { contractId, materials } of [was, is])
    for (const { quantity_unit: unit } of materials)
      add({ contractId, unit, of: null, materialName: null });
  for (const { contractId, day, materials } of [was, is])
    for (const { quantity_unit: unit, number: material, name } of materials)
      add({ contractId, unit, of: { day, material }, materialName: name });
  return [...found.values()];
};

/** Thousandths of a load that count to an amount. */
const countedIn = (load: Load, { contractId, unit, of }: Part): number => {
  if (load.contractId !== contractId) return 0;
  const counted = load.materials.filter(
    (one) => one.quantity_unit === unit && (of === null || one.number === of.material),
  );
  return counted.reduce((sum, { quantity }) => sum + thousandths(quantity), 0);
};
