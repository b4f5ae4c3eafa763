import type { OfficeRow } from '@abrufbar/contract/call-offs/office-fields.ts';
import { MAX_SELECTED, officeLoadCheck } from '@abrufbar/contract/call-offs/office-list.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { weekday } from '@abrufbar/domain/values/calendar.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeCallOffsTexts } from '@abrufbar/texts/call-offs/office.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { circleCheck } from '@abrufbar/web/ui/icons/basic.ts';
import { hourglass } from '@abrufbar/web/ui/icons/call-off.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { amountsOf, amountsText } from '#call-offs/amounts.ts';
import { actsAt, type Act } from '#call-offs/decide/acts.ts';
import { decideAll } from '#call-offs/decide/decisions.ts';
import { SelectionBar } from '#core/bars/selection-bar.tsx';
import { Button } from '#core/controls/button.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { useKeyOf } from '#core/keys/settings.ts';

const t = reader({ ...officeCallOffsTexts, ...generalTexts });

const TOO_MANY = {
  text: t('bo.select.too_large', { n: formatWhole(MAX_SELECTED) }),
  isWarning: true,
};

type SelectionProps = { rows: readonly OfficeRow[]; onClear: () => void };

/** Confirms what may be confirmed, or puts all in review if all are at 1; refusing is never done together (OFF-61). */
export const Selection = ({ rows, onClear }: SelectionProps) => {
  const [isSending, setIsSending] = useState(false);
  const isTooMany = rows.length > MAX_SELECTED;
  const confirmable = isTooMany ? [] : wanted(rows, 'confirm');
  const reviewable = isTooMany ? [] : wanted(rows, 'review');
  const ids = confirmable.map(({ row }) => row.id);
  const load = useQuery(query(officeLoadCheck, ids.length > 0 ? { ids } : null)).data?.highest;
  const send = async (all: ReturnType<typeof wanted>) => {
    setIsSending(true);
    await decideAll(all);
    setIsSending(false);
    onClear();
  };
  const confirm = () => !isSending && confirmable.length > 0 && send(confirmable);
  const isAllReviewable = reviewable.length === rows.length;
  const review = () => !isSending && isAllReviewable && send(reviewable);
  useKeys({ confirm: () => void confirm(), review: () => void review() });
  const keys = { confirm: useKeyOf('confirm'), review: useKeyOf('review') };
  const sum = amountsText(amountsOf(rows));
  const n = formatWhole(rows.length);
  return (
    <SelectionBar
      title={t(`bo.select.count${plural(rows.length)}`, { n, menge: sum })}
      note={isTooMany ? TOO_MANY : load ? noteOf(load) : undefined}
      onClear={onClear}
      actions={
        <>
          {isAllReviewable && (
            <Button
              variant="secondary"
              size={44}
              icon={hourglass}
              caps={keys.review}
              onClick={() => void review()}
            >
              {t('bo.select.review')}
            </Button>
          )}
          {confirmable.length > 0 && (
            <Button
              size={44}
              icon={circleCheck}
              caps={keys.confirm}
              busy={isSending}
              onClick={() => void confirm()}
            >
              {t(`bo.select.confirm${plural(confirmable.length)}`, {
                n: formatWhole(confirmable.length),
              })}
            </Button>
          )}
        </>
      }
    />
  );
};

const wanted = (
  rows: readonly OfficeRow[],
  what: 'confirm' | 'review',
): readonly { readonly row: OfficeRow; readonly act: Act }[] =>
  rows.flatMap((row) => {
    const act = row.pending ? null : actsAt(row.status)[what];
    // Accepting a cancellation ends a call-off: that is never done together with confirming.
    return act === null || act === 'acceptCancellation' ? [] : [{ row, act }];
  });

type Highest = NonNullable<OutputOf<typeof officeLoadCheck>['highest']>;

const noteOf = (highest: Highest) => {
  const { factory_name: plant, day, hour, load, hourly_limit: limit, hours_over: over } = highest;
  const name = t('date.weekdays').split(', ')[weekday(day)] ?? '';
  const values = {
    werk: plant,
    tag: name,
    t: formatWhole(Math.round(load)),
    grenze: formatWhole(limit),
    einheit: highest.quantity_unit,
  };
  return over === 0
    ? { text: t('bo.select.fits', { ...values, h: hour }), isWarning: false }
    : {
        text: t(`bo.select.over${plural(over)}`, { ...values, n: formatWhole(over) }),
        isWarning: true,
      };
};
