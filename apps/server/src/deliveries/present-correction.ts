import type { details } from '@abrufbar/contract/deliveries/deliveries.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import {
  correctedValues,
  type CorrectedValue,
  type LoadValues,
} from '@abrufbar/domain/deliveries/correction.ts';
import { berlinDay, berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { formatQuantity } from '@abrufbar/domain/values/quantities.ts';
import { officeCorrectionTexts } from '@abrufbar/texts/deliveries/office-correction.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { CorrectedSlip, LoadRow } from '#deliveries/correction-store.ts';
import type { MaterialRow } from '#deliveries/store.ts';

const t = reader(officeCorrectionTexts);

type Load = Omit<LoadRow, 'contract_id'> & {
  readonly contract_number: string;
  readonly contract_name: string;
  readonly materials: readonly Pick<MaterialRow, 'name'>[];
};

const valuesOf = (load: Load): LoadValues => ({
  contract: `${load.contract_number}, ${load.contract_name}`,
  material: load.materials.map(({ name }) => name).join(', '),
  gross: load.gross_weight,
  tare: load.tare_weight,
  net: load.net_weight,
});

/** Values of the slip beside those that count, where they differ. */
export const differencesOf = (slip: CorrectedSlip, now: Load): CorrectedValue[] =>
  correctedValues(valuesOf(slip), valuesOf(now));

export const isWeight = ({ field }: CorrectedValue): boolean =>
  field === 'gross' || field === 'tare' || field === 'net';

export const correctionReason = ({ reason }: CorrectedSlip): string =>
  t(`bo.corr.reasons.${reason}`);

/** The correction as the customer reads it. */
export const presentCorrection = (
  slip: CorrectedSlip,
  now: Load,
): OutputOf<typeof details>['correction'] => {
  const at = new Date(slip.made_at);
  return {
    date: berlinDay(at),
    time: berlinTime(at),
    by: slip.staff_name,
    reason_text: correctionReason(slip),
    text: slip.text,
    values: differencesOf(slip, now).map((value) => {
      const shown = (text: string | null) =>
        text === null || !isWeight(value) ? text : formatQuantity(text);
      const unit = isWeight(value) ? 't' : null;
      return { field: value.field, old: shown(value.old), new: shown(value.new), unit };
    }),
  };
};
