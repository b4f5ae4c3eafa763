import type { Addition, AdditionUnit } from '@abrufbar/domain/deliveries/freshness.ts';
import { propertyOf } from '@abrufbar/domain/deliveries/note-details.ts';
import { clockOf } from '#ubl/build-despatch-advice.ts';
import type { DespatchAdvice } from '#ubl/despatch-advice.ts';

type Properties = NonNullable<DespatchAdvice['lines'][number]>['item']['properties'];

/** Temperature and additions on site of the material of that number (BEY-107); numbers as exact decimals. */
export type Entered = {
  readonly number: string;
  readonly celsius: string | null;
  readonly additions: readonly {
    readonly substance: Addition;
    /** Its German name. */
    readonly name: string;
    readonly amount: string;
    readonly unit: AdditionUnit;
    readonly at: Date;
    /** Cubic metres left in the drum. */
    readonly remaining: string | null;
  }[];
};

const property = (name: string, value: string) => ({ name, value, quantity: null });
const measured = (name: string, value: string, unit: string) => ({
  name,
  value: null,
  quantity: { value, unit },
});

const UNITS = { litre: 'LTR', kilogram: 'KGM' } as const satisfies Record<AdditionUnit, string>;

type Added = Entered['additions'][number];

/** Names of the German delivery note, which knows water alone by a name of its own. */
const additionProperties = ({
  substance,
  name,
  amount,
  unit,
  at,
  remaining,
}: Added): Properties => {
  const { on, time } = clockOf(at);
  return [
    ...(substance === 'water'
      ? [measured("Water added at customer's request", amount, UNITS[unit])]
      : [property('Additive Description', name), measured('Amount Added', amount, UNITS[unit])]),
    property('Time of Addition', `${on}T${time}`),
    ...(remaining === null ? [] : [measured('Remaining Quantity in Vehicle', remaining, 'MTQ')]),
  ];
};

/** The properties of a line of concrete as it arrived: the temperature on site stands in place of the plant's. */
export const withEntered = (came: Properties, { celsius, additions }: Entered): Properties => {
  const stated =
    celsius === null
      ? came
      : [
          measured('Concrete Temperature', celsius, 'CEL'),
          ...came.filter(({ name }) => propertyOf(name) !== 'concrete_temperature'),
        ];
  return [...stated, ...additions.flatMap(additionProperties)];
};
