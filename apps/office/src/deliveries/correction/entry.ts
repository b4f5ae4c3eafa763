import type { officeDetail } from '@abrufbar/contract/deliveries/office.ts';
import type {
  officeCorrect,
  officeCorrectionEffect,
} from '@abrufbar/contract/deliveries/office-corrections.ts';
import type { InputOf, OutputOf } from '@abrufbar/contract/protocol/call.ts';
import {
  checkCorrection,
  type CorrectionProblem,
  type CorrectionReason,
  isCorrectableByWeight,
} from '@abrufbar/domain/deliveries/correction.ts';
import { signOf } from '#core/parts/sign-of.ts';

export type Delivery = OutputOf<typeof officeDetail>;

/** Fields of the form as they are typed and chosen. */
export type Typed = {
  readonly gross: string;
  readonly tare: string;
  readonly reason: CorrectionReason | null;
  readonly text: string;
  /** Id of another contract; '' leaves it. */
  readonly contract: string;
  /** `item:<id>` or `material:<number>`; '' leaves it. */
  readonly material: string;
};

/** Entries that are not saved yet, and the state of the delivery they are based on. */
export type Draft = {
  readonly typed: Typed;
  readonly version: number;
  /** Something was typed or chosen, and would be lost. */
  readonly isTouched: boolean;
};

/** `14,48`, with as many decimals as were weighed, so that it can be typed over. */
export const shownWeight = (tonnes: number): string =>
  tonnes.toFixed(3).replace(/0$/, '').replace('.', ',');

/** `+ 1,00` with a no-break space. */
export const weightDifference = (tonnes: number): string =>
  `${signOf(tonnes)}\u00A0${shownWeight(Math.abs(tonnes))}`;

/** A weight as people type it; no grouping, because no lorry weighs a thousand tonnes. */
const readWeight = (typed: string): number | null => {
  const text = typed.replaceAll(/\s|t$/g, '').replace(',', '.');
  if (text === '') return null;
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
};

const orEmpty = (weight: number | null): string => (weight === null ? '' : shownWeight(weight));

export const draftOf = ({ gross, tare, version }: Delivery): Draft => ({
  typed: {
    gross: orEmpty(gross),
    tare: orEmpty(tare),
    reason: null,
    text: '',
    contract: '',
    material: '',
  },
  version,
  isTouched: false,
});

export const isWeighed = ({ net, materials }: Delivery): boolean =>
  isCorrectableByWeight(net, materials);

/** Whether a reason asks for another contract, or another material. */
export const asksContract = ({ reason }: Typed): boolean =>
  reason === 'contract' || reason === 'other';
export const asksMaterial = ({ reason }: Typed, { materials }: Delivery): boolean =>
  materials.length === 1 && ['contract', 'material', 'other'].includes(reason ?? '');

export const weightsOf = ({ gross, tare }: Pick<Typed, 'gross' | 'tare'>) => ({
  gross: readWeight(gross),
  tare: readWeight(tare),
});

export const problemsOf = (typed: Typed, delivery: Delivery): CorrectionProblem[] =>
  checkCorrection(
    { ...weightsOf(typed), reason: typed.reason, text: typed.text },
    isWeighed(delivery),
  );

/** The part of a field that its reason shows. */
const chosen = (typed: Typed, delivery: Delivery) => {
  const [kind, id = ''] = asksMaterial(typed, delivery) ? typed.material.split(/:(.*)/) : [];
  return {
    contract: asksContract(typed) && typed.contract !== '' ? typed.contract : null,
    item: kind === 'item' ? id : null,
    material: kind === 'material' ? id : null,
  };
};

/** The change the server is asked for; weights only where they differ, so that others stay exactly as weighed. */
const targetOf = (typed: Typed, delivery: Delivery) => {
  const { gross, tare } = weightsOf(typed);
  const differs = isWeighed(delivery);
  return {
    ...chosen(typed, delivery),
    gross: differs && gross !== delivery.gross ? gross : null,
    tare: differs && tare !== delivery.tare ? tare : null,
  };
};

export const isChanged = (typed: Typed, delivery: Delivery): boolean =>
  Object.values(targetOf(typed, delivery)).some((value) => value !== null);

/** Input of the preview; null while nothing would change, or a weight is wrong. */
export const previewOf = (
  typed: Typed,
  delivery: Delivery,
): InputOf<typeof officeCorrectionEffect> | null => {
  const isWrong = problemsOf(typed, delivery).some(
    ({ field }) => field === 'gross' || field === 'tare',
  );
  return isWrong || !isChanged(typed, delivery)
    ? null
    : { id: delivery.id, ...targetOf(typed, delivery) };
};

export const inputOf = (
  { typed, version }: Draft,
  reason: CorrectionReason,
  delivery: Delivery,
): InputOf<typeof officeCorrect> => ({
  id: delivery.id,
  version,
  ...targetOf(typed, delivery),
  reason,
  text: typed.text.trim(),
});
