import type { TicketMaterial } from '@abrufbar/domain/imports/ticket.ts';
import type { DespatchAdvice } from '#ubl/despatch-advice.ts';
import type { DespatchProblem, Report } from '#ubl/despatch-problems.ts';
import { measuredOf } from '#ubl/units.ts';
import { type Decimal, sumOf, ZERO } from '#xml/decimal.ts';
import type { Note } from '#xml/note.ts';

type Lines = {
  readonly materials: readonly TicketMaterial[];
  /** Index of the line that each material comes from. */
  readonly taken: readonly number[];
  /** Weight of all lines, to every digit; null where not all are read or weighed. */
  readonly sold: Decimal | null;
  readonly notes: readonly Note[];
};
type Line = NonNullable<DespatchAdvice['lines'][number]>;

/**
 * The materials of a despatch advice. A line that cannot be read is left out and reported, for the others lie on the
 * site all the same; without any there is no delivery.
 */
export const despatchLines = ({ lines }: DespatchAdvice, report: Report): Lines => {
  if (lines.length === 0) report('cac:DespatchLine', 'required');
  const [materials, weights, notes]: [TicketMaterial[], Decimal[], Note[]] = [[], [], []];
  const taken: number[] = [];
  const wrong: DespatchProblem[] = [];
  for (const [index, line] of lines.entries()) {
    if (line === null) continue; // reported with the reading of the document
    const at = `cac:DespatchLine[${index + 1}]`;
    const { problems, ...read } = readLine(line, at);
    if (problems.length > 0) {
      wrong.push(...problems);
      notes.push(...problems.map((problem) => ({ code: 'line_left_out', problem }) as const));
      continue;
    }
    if (read.material === null) {
      notes.push({ field: `${at}/cbc:DeliveredQuantity`, code: 'nothing_delivered' });
      continue;
    }
    materials.push(read.material);
    taken.push(index);
    notes.push(...read.notes);
    if (read.material.unit === 't') weights.push(read.exact);
  }
  if (materials.length === 0) {
    for (const { field, code } of wrong) report(field, code);
    if (lines.length > 0 && wrong.length === 0) report('cac:DespatchLine', 'quantity');
  }
  const areWeighed = materials.length > 0 && weights.length === lines.length;
  return { materials, taken, sold: areWeighed ? sumOf(weights) : null, notes };
};

export const itemNumberOf = ({
  sellersNumber,
  standardNumber,
  buyersNumber,
}: Line['item']): string | null => (sellersNumber ?? standardNumber ?? buyersNumber)?.id.id ?? null;

const readLine = ({ item, delivered }: Line, at: string) => {
  const problems: DespatchProblem[] = [];
  const field = `${at}/cbc:DeliveredQuantity`;
  const short = (name: string, max: number, value: string | null): string => {
    const code = value === null ? 'required' : [...value].length > max ? 'too_long' : null;
    if (code !== null) problems.push({ field: `${at}/cac:Item/${name}`, code });
    return value ?? '';
  };
  const named = {
    number: short('cac:SellersItemIdentification/cbc:ID', 40, itemNumberOf(item)),
    name: short('cbc:Name', 200, item.name),
  };
  const read = measuredOf(delivered, field);
  if (typeof read === 'string') {
    problems.push({ field, code: read });
    return { material: null, exact: ZERO, notes: [], problems };
  }
  const { exact, kept, unit, isCounted } = read;
  const shown: Note[] = isCounted ? [] : [{ field, code: 'unit_shown', unit }];
  const material = exact.units === 0n ? null : { ...named, quantity: kept, unit };
  return { material, exact, notes: [...read.notes, ...shown], problems };
};
