import { berlinDay, berlinTime, toDmy } from '@abrufbar/domain/values/calendar.ts';
import { formatQuantity, formatTyped } from '@abrufbar/domain/values/quantities.ts';
import type { Entered } from '@abrufbar/formats/ubl/entered-properties.ts';
import { documentsTexts } from '@abrufbar/texts/documents.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { additionsAmong, temperatureAmong } from '#deliveries/freshness/among.ts';
import type { EntryRow } from '#deliveries/freshness/entries-sql.ts';
import { freshKindIn, freshMaterialIn } from '#deliveries/freshness/present.ts';

const t = reader(documentsTexts);

type Load = {
  readonly materials: Parameters<typeof freshKindIn>[0];
  readonly entries: readonly EntryRow[];
};

const plain = (amount: string): string => String(Number(amount));

/** Entries at a load of concrete, for its line of the receipt; the list of properties knows none of asphalt (BEY-107). */
export const enteredIn = ({ materials, entries }: Load): Entered | null => {
  const material = freshMaterialIn(materials);
  if (material === undefined || freshKindIn(materials) !== 'concrete') return null;
  const temperature = temperatureAmong(entries);
  return {
    number: material.number,
    celsius: temperature === undefined ? null : plain(temperature.amount),
    additions: additionsAmong(entries).map(
      ({ substance, amount, unit, remaining, observed_at }) => ({
        substance,
        name: t(`receipt.${substance}`),
        amount: plain(amount),
        unit,
        at: new Date(observed_at),
        remaining: remaining === null ? null : plain(remaining),
      }),
    ),
  };
};

const momentOf = ({ observed_at }: EntryRow) => {
  const at = new Date(observed_at);
  return { datum: toDmy(berlinDay(at)), zeit: berlinTime(at) };
};

/** The same as sentences, of each material. */
export const enteredSentences = ({ entries }: Load): readonly string[] => {
  const temperature = temperatureAmong(entries);
  const measured =
    temperature &&
    t('receipt.temperature', { grad: plain(temperature.amount), ...momentOf(temperature) });
  const added = additionsAmong(entries).map((row) => {
    const text = t('receipt.addition', {
      zugabe: t(`receipt.${row.substance}`),
      menge: t(`receipt.${row.unit}`, { menge: formatTyped(Number(row.amount)) }),
      ...momentOf(row),
    });
    return row.remaining === null
      ? text
      : t('receipt.remaining', { text, menge: formatQuantity(row.remaining) });
  });
  return [...(measured === undefined ? [] : [measured]), ...added];
};
