import type { OfficeRow } from '@abrufbar/contract/call-offs/office-fields.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeCallOffsTexts } from '@abrufbar/texts/call-offs/office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { type Amount, amountsOf, amountsText, withoutAmounts } from '#call-offs/amounts.ts';
import type { Section } from '#core/table/sections.ts';
import { dayHeading } from '#core/times.ts';
import type { ReactNode } from 'react';

const t = reader(officeCallOffsTexts);

type Day = { readonly day: string; readonly count: number; readonly amounts: readonly Amount[] };

/** Number and sums of the rows whose decision is pending: they no longer wait. */
export const pendingOf = (rows: readonly OfficeRow[]) => {
  const pending = rows.filter((row) => row.pending !== null);
  return { count: pending.length, amounts: amountsOf(pending) };
};

/** One group a delivery day with what is open on it (OFF-50). */
export const daySections = (
  days: readonly Day[],
  rows: readonly OfficeRow[],
  today: string,
  isWaiting: boolean,
): readonly (Section & { readonly head: ReactNode })[] =>
  days.map(({ day, count, amounts }) => {
    const done = pendingOf(isWaiting ? rows.filter((row) => row.starts_on === day) : []);
    const n = formatWhole(count - done.count);
    const sum = amountsText(withoutAmounts(amounts, done.amounts));
    const words = t(isWaiting ? 'bo.group' : 'bo.group_plain', { n, menge: sum });
    return {
      key: day,
      count,
      head: (
        <>
          <b>{dayHeading(day, today)}</b>
          {count === done.count ? t('bo.group_done') : words}
        </>
      ),
    };
  });
