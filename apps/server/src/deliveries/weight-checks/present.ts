import type { officeDetail } from '@abrufbar/contract/deliveries/office.ts';
import type { weightCheck, weightChecks } from '@abrufbar/contract/deliveries/weight-checks.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { formatIds } from '@abrufbar/domain/deliveries/delivery.ts';
import { WEIGHT_CHECKS, type WeightCheck } from '@abrufbar/domain/deliveries/weight-checks.ts';
import { minutes, toDmy } from '@abrufbar/domain/values/calendar.ts';
import { formatQuantity } from '@abrufbar/domain/values/quantities.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { weightCheckTexts } from '@abrufbar/texts/server/weight-checks.ts';
import type * as z from 'zod/mini';
import type { HintRow } from '#deliveries/weight-checks/store.ts';
import type { ListedHint } from '#deliveries/weight-checks/list-store.ts';

const t = reader(weightCheckTexts);

type Shown = z.output<typeof weightCheck>;
type Measure = NonNullable<Shown['measure']>;

const tonnes = (decimal: string): string => `${formatQuantity(decimal)}\u00A0t`;
/** `40 t`: limits are whole as a rule. */
const limitText = (decimal: string): string => String(Number(decimal)).replace('.', ',');
const above = (over: string, unit: string): string => `+\u00A0${formatQuantity(over)}\u00A0${unit}`;

/** The odd number. */
const valueOf = (hint: WeightCheck): string | null => {
  switch (hint.kind) {
    case 'net':
      return tonnes(hint.difference);
    case 'tare':
      return tonnes(hint.tare);
    case 'gross':
      return above(hint.over, 't');
    case 'trip':
      return t('check.trip_value', { n: hint.minutes });
    case 'number':
      return hint.number;
    case 'other_grade':
    case 'other_site':
      return null;
    case 'calloff':
    case 'target':
      return above(hint.over, hint.unit);
  }
};

const nameOf = (hint: WeightCheck): string => {
  const isMarked = hint.kind === 'tare' && hint.weighings.length === 1;
  return t(isMarked ? 'check.name.stored_tare' : `check.name.${hint.kind}`);
};

const reasonOf = (hint: WeightCheck): string => {
  switch (hint.kind) {
    case 'net':
      return t('check.net_text', {
        brutto: formatQuantity(hint.gross),
        tara: formatQuantity(hint.tare),
        netto: formatQuantity(hint.net),
      });
    case 'tare':
      return t('check.tare_text');
    case 'gross':
      return t('check.gross_text', { grenze: limitText(hint.limit) });
    case 'trip':
      return t('check.trip_text', {
        n: hint.minutes,
        zeit: hint.before.time,
        mindestens: hint.least,
      });
    case 'number':
      return t('check.number_text', {
        nummer: hint.number,
        tag: toDmy(hint.before.day),
        zeit: hint.before.time,
      });
    case 'other_grade':
      return t('check.other_grade_text', {
        material: hint.material,
        liste: hint.called.join(', '),
      });
    case 'other_site':
      return t('check.other_site_text', { nummer: hint.number, baustelle: hint.site });
    case 'calloff':
      return t('check.calloff_text', { nummer: hint.number, ...sumsOf(hint) });
    case 'target':
      return t('check.target_text', { material: hint.material, ...sumsOf(hint) });
  }
};

type Sums = { readonly sum: string; readonly limit: string; readonly unit: string };
const sumsOf = ({ sum, limit, unit }: Sums) => ({
  summe: formatQuantity(sum),
  soll: formatQuantity(limit),
  einheit: unit,
});

const titleOf = (hint: WeightCheck): string => {
  if (hint.kind === 'net') return t('check.net', { menge: formatQuantity(hint.difference) });
  if (hint.kind !== 'gross') return nameOf(hint);
  return t('check.gross', { menge: formatQuantity(hint.over), grenze: limitText(hint.limit) });
};

const measured = (label: string, quantity: string, limit: string, unit: string): Measure => ({
  label,
  quantity: formatQuantity(quantity),
  quantity_unit: unit,
  quantity_raw: Number(quantity),
  limit_raw: Number(limit),
});

const measureOf = (hint: WeightCheck): Measure | null => {
  switch (hint.kind) {
    case 'gross':
      return measured(t('check.gross_label'), hint.gross, hint.limit, 't');
    case 'calloff':
      return measured(t('check.calloff_label'), hint.sum, hint.limit, hint.unit);
    case 'target':
      return measured(t('check.target_label'), hint.sum, hint.limit, hint.unit);
    default:
      return null;
  }
};

const inWords = ({ hint, seen }: HintRow) => ({
  kind: hint.kind,
  name: nameOf(hint),
  value: valueOf(hint),
  reason_text: reasonOf(hint),
  seen,
});

const inOrder = <Row>(rows: readonly Row[], kindOf: (row: Row) => WeightCheck['kind']): Row[] =>
  rows.toSorted((a, b) => WEIGHT_CHECKS.indexOf(kindOf(a)) - WEIGHT_CHECKS.indexOf(kindOf(b)));

/** Hints on the page of a delivery, in the order of their kinds. */
export const presentHints = (rows: readonly HintRow[]): Shown[] =>
  inOrder(rows, ({ hint }) => hint.kind).map((row) => ({
    ...inWords(row),
    title: titleOf(row.hint),
    weighings:
      row.hint.kind === 'tare'
        ? row.hint.weighings.map(({ day, time, tare }) => ({
            date: day,
            time,
            tare: formatQuantity(tare),
          }))
        : [],
    measure: measureOf(row.hint),
  }));

/** Hints about a delivery as staff read them, in the order of their kinds. */
export const presentOfficeHints = (
  hints: readonly WeightCheck[],
): OutputOf<typeof officeDetail>['weight_checks'] =>
  inOrder(hints, ({ kind }) => kind).map((hint) => ({
    kind: hint.kind,
    title: titleOf(hint),
    reason_text: reasonOf(hint),
  }));

/** A hint in the list of a contract. */
export const presentListedHint = (
  row: ListedHint,
): OutputOf<typeof weightChecks>['items'][number] => ({
  ...inWords(row),
  id: `${row.id}_${row.hint.kind}`,
  ids: formatIds(row.id, row.contract_id),
  number: row.number,
  vehicle_license_plate: row.vehicle_license_plate,
  weighing_date: row.weighed_on,
  weighing_time: minutes(row.weighed_time),
});
