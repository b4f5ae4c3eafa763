import { isDay } from '@abrufbar/domain/values/calendar.ts';
import { parseDecimal } from '#xml/decimal.ts';
import { leaf, type Shape } from '#xml/shapes.ts';

/** Values of elements as the standards write them; what is read is written back as it stood. */

export const text: Shape<string> = leaf({
  read: (content) => content.text,
  write: (value) => ({ text: value }),
});

/** Scheme of an identifier: `0088`, or a code of the German delivery note like `DEBTOR_ID`. */
export const identifier: Shape<{ readonly id: string; readonly scheme: string | null }> = leaf({
  read: (content) => ({ id: content.text, scheme: content.attribute('schemeID') }),
  write: ({ id, scheme }) => ({
    text: id,
    attributes: scheme === null ? {} : { schemeID: scheme },
  }),
});

/** A file in base64, with its type and name. */
export const binary: Shape<{
  readonly base64: string;
  readonly type: string | null;
  readonly fileName: string | null;
}> = leaf({
  read: (content) => ({
    base64: content.text,
    type: content.attribute('mimeCode'),
    fileName: content.attribute('filename'),
  }),
  write: ({ base64, type, fileName }) => ({
    text: base64,
    attributes: {
      ...(type !== null && { mimeCode: type }),
      ...(fileName !== null && { filename: fileName }),
    },
  }),
});

/** A quantity with the code of its unit, an amount with the code of its currency; digits stay as they stand. */
const decimalWith = (
  name: string,
): Shape<{ readonly value: string; readonly unit: string | null }> =>
  leaf({
    read: (content, wrong) => {
      if (parseDecimal(content.text) === null) wrong('decimal');
      return { value: content.text, unit: content.attribute(name) };
    },
    write: ({ value, unit }) => ({
      text: value,
      attributes: unit === null ? {} : { [name]: unit },
    }),
  });

export const quantity = decimalWith('unitCode');
export const amount = decimalWith('currencyID');

export const decimal: Shape<string> = leaf({
  read: (content, wrong) => {
    if (parseDecimal(content.text) === null) wrong('decimal');
    return content.text;
  },
  write: (value) => ({ text: value }),
});

/** A day as XML Schema writes it; a time zone behind it says nothing about a day. */
export const day: Shape<string> = leaf({
  read: (content, wrong) => {
    const [, iso = ''] = /^(\d{4}-\d{2}-\d{2})(?:Z|[+-]\d{2}:\d{2})?$/.exec(content.text) ?? [];
    if (!isDay(iso)) wrong('day');
    return iso;
  },
  write: (value) => ({ text: value }),
});

const TIME = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d):[0-5]\d)?$/;

/** A time of day, with its offset from UTC where the sender states it. */
export const time: Shape<string> = leaf({
  read: (content, wrong) => {
    if (!TIME.test(content.text)) wrong('time');
    return content.text;
  },
  write: (value) => ({ text: value }),
});

/** A day as UN/CEFACT writes it, `20261120` in format 102. */
export const compactDay: Shape<string> = leaf({
  read: (content, wrong) => {
    const [, year, month, date] = /^(\d{4})(\d{2})(\d{2})$/.exec(content.text) ?? [];
    const iso = `${year}-${month}-${date}`;
    if (content.attribute('format') !== '102' || !isDay(iso)) wrong('day');
    return iso;
  },
  write: (value) => ({ text: value.replaceAll('-', ''), attributes: { format: '102' } }),
});
