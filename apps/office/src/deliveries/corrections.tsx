import { CORRECTED_FIELDS } from '@abrufbar/domain/deliveries/correction.ts';
import { correctionTexts } from '@abrufbar/texts/deliveries/correction.ts';
import { officeCorrectionTexts } from '@abrufbar/texts/deliveries/office-correction.ts';
import { officeDeliveriesTexts } from '@abrufbar/texts/deliveries-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { orDash } from '@abrufbar/web/format.ts';
import { pencilLine } from '@abrufbar/web/ui/icons/call-off.ts';
import { DiffTable } from '#core/parts/diff-table.tsx';
import { Timeline } from '#core/parts/timeline.tsx';
import { dayAndTime } from '#core/times.ts';
import { type Delivery, shownWeight, weightDifference } from '#deliveries/correction/entry.ts';

const t = reader({ ...correctionTexts, ...officeCorrectionTexts, ...officeDeliveriesTexts });

type Slip = NonNullable<Delivery['slip']>;
type CorrectionsProps = { delivery: Delivery; slip: Slip; today: string };

/** Values of the slip beside those that count, and who corrected them when and why (OFF-131). */
export const Corrections = ({ delivery, slip, today }: CorrectionsProps) => (
  <>
    <DiffTable
      label={t('bo.del.corrected')}
      heads={{ old: t('correction.slip'), wanted: t('correction.now') }}
      rows={rowsOf(delivery, slip)}
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

const weights = ['gross', 'tare', 'net'] as const;
const names = (materials: Slip['materials']) => materials.map(({ name }) => name).join(', ');
const contract = ({ contract_number: number, contract_name: name }: Delivery | Slip) =>
  `${name} · ${number}`;

/** All weights, and texts only where they differ. */
const rowsOf = (delivery: Delivery, slip: Slip) => {
  const texts = [
    { key: 'material', old: names(slip.materials), wanted: names(delivery.materials) },
    { key: 'contract', old: contract(slip), wanted: contract(delivery) },
  ] as const;
  const all = [
    ...(delivery.net === null ? [] : weights.map((key) => weightRow(key, delivery, slip))),
    ...texts
      .filter(({ old, wanted }) => old !== wanted)
      .map((row) => ({ ...row, field: t(`correction.field.${row.key}`) })),
  ];
  return CORRECTED_FIELDS.flatMap((field) => all.filter(({ key }) => key === field));
};

const weightRow = (key: (typeof weights)[number], delivery: Delivery, slip: Slip) => {
  const [old, now] = [slip[key], delivery[key]];
  const shown = (weight: number | null) => orDash(weight === null ? null : shownWeight(weight));
  return {
    key,
    field: `${t(`correction.field.${key}`)} (t)`,
    old: shown(old),
    wanted: old === now ? null : shown(now),
    delta: old === now ? undefined : weightDifference((now ?? 0) - (old ?? 0)),
  };
};
