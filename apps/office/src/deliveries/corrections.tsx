import { CORRECTED_FIELDS, type CorrectedField } from '@abrufbar/domain/deliveries/correction.ts';
import { correctionTexts } from '@abrufbar/texts/deliveries/correction.ts';
import { officeCorrectionTexts } from '@abrufbar/texts/deliveries/office-correction.ts';
import { officeDeliveriesTexts } from '@abrufbar/texts/deliveries-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { orDash } from '@abrufbar/web/format.ts';
import { pencilLine } from '@abrufbar/web/ui/icons/call-off.ts';
import { Timeline } from '#core/parts/timeline.tsx';
import type { Column } from '#core/table/columns.ts';
import { SmallTable } from '#core/table/small-table.tsx';
import { dayAndTime } from '#core/times.ts';
import { type Delivery, shownWeight, weightDifference } from '#deliveries/correction/entry.ts';

const t = reader({ ...correctionTexts, ...officeCorrectionTexts, ...officeDeliveriesTexts });

type Slip = NonNullable<Delivery['slip']>;
type CorrectionsProps = { delivery: Delivery; slip: Slip; today: string };

/** Values of the slip beside those that count, and who corrected them when and why (OFF-131). */
export const Corrections = ({ delivery, slip, today }: CorrectionsProps) => (
  <>
    <SmallTable
      label={t('bo.del.corrected')}
      columns={COLUMNS}
      rows={rowsOf(delivery, slip)}
      keyOf={({ field }) => field}
    />
    <Timeline
      label={t('bo.corr.history')}
      events={delivery.corrections.map(({ number, at, by, reason, text }) => ({
        key: String(number),
        icon: pencilLine,
        role: 'review',
        what: t(`bo.corr.reasons.${reason}`),
        who: `${by}: ${text}`,
        time: dayAndTime(at, today),
      }))}
    />
  </>
);

type Row = {
  readonly field: CorrectedField;
  readonly label: string;
  readonly old: string;
  readonly now: string;
  readonly delta: string;
};

const COLUMNS: readonly Column<Row>[] = [
  { id: 'field', head: t('bo.corr.field'), cell: ({ label }) => label },
  { id: 'old', head: t('correction.slip'), align: 'end', cell: ({ old }) => old },
  { id: 'new', head: t('correction.now'), align: 'end', cell: ({ now }) => <b>{now}</b> },
  { id: 'delta', head: t('bo.corr.delta'), align: 'end', cell: ({ delta }) => delta },
];

const weights = ['gross', 'tare', 'net'] as const;
const names = (materials: Slip['materials']) => materials.map(({ name }) => name).join(', ');
const contract = ({ contract_number: number, contract_name: name }: Delivery | Slip) =>
  `${name} · ${number}`;

/** All weights, and texts only where they differ. */
const rowsOf = (delivery: Delivery, slip: Slip): Row[] => {
  const texts = [
    { field: 'material', old: names(slip.materials), now: names(delivery.materials) },
    { field: 'contract', old: contract(slip), now: contract(delivery) },
  ] as const;
  const all = [
    ...(delivery.net === null ? [] : weights.map((field) => weightRow(field, delivery, slip))),
    ...texts
      .filter(({ old, now }) => old !== now)
      .map((row) => ({ ...row, label: t(`correction.field.${row.field}`), delta: '' })),
  ];
  return CORRECTED_FIELDS.flatMap((field) => all.filter((row) => row.field === field));
};

const weightRow = (field: (typeof weights)[number], delivery: Delivery, slip: Slip): Row => {
  const [old, now] = [slip[field], delivery[field]];
  const shown = (weight: number | null) => orDash(weight === null ? null : shownWeight(weight));
  return {
    field,
    label: `${t(`correction.field.${field}`)} (t)`,
    old: shown(old),
    now: shown(now),
    delta: old === now ? '' : weightDifference((now ?? 0) - (old ?? 0)),
  };
};
