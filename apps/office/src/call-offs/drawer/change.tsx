import { berlinInstant } from '@abrufbar/domain/values/calendar.ts';
import { formatQuantity } from '@abrufbar/domain/values/quantities.ts';
import { officeDrawerTexts } from '@abrufbar/texts/call-offs/office-drawer.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { orDash, shortDate } from '@abrufbar/web/format.ts';
import { rounded } from '#call-offs/amounts.ts';
import { duration } from '#core/times.ts';
import type { Detail } from '#call-offs/drawer/detail.ts';
import { DiffTable } from '#core/parts/diff-table.tsx';
import { signOf } from '#core/parts/sign-of.ts';

const t = reader(officeDrawerTexts);

type Values = NonNullable<Detail['previous']>;

/** Values of a change request: old, wanted and the difference. */
export const Change = ({ detail, previous }: { detail: Detail; previous: Values }) => {
  const unit = detail.quantity_unit;
  const amount = (value: number) => `${formatQuantity(value)}\u00A0${unit}`;
  const begin = (values: Pick<Values, 'starts_on' | 'starts_time'>) =>
    ({ day: values.starts_on, time: values.starts_time }) as const;
  const end = (values: Pick<Values, 'ends_on' | 'ends_time'>) =>
    ({ day: values.ends_on, time: values.ends_time }) as const;
  const more = rounded(detail.quantity - previous.quantity);
  const texts = [
    { key: 'note', old: previous.note, wanted: detail.note },
    { key: 'contact', old: previous.contact, wanted: detail.contact },
  ] as const;
  return (
    <DiffTable
      label={t('bo.drawer.change')}
      rows={[
        {
          key: 'amount',
          field: t('bo.drawer.field.amount'),
          old: amount(previous.quantity),
          wanted: more === 0 ? null : amount(detail.quantity),
          delta: more === 0 ? undefined : `${signOf(more)}\u00A0${amount(Math.abs(more))}`,
        },
        {
          key: 'begin',
          field: t('bo.drawer.field.begin'),
          ...moment(begin(previous), begin(detail)),
        },
        { key: 'end', field: t('bo.drawer.field.end'), ...moment(end(previous), end(detail)) },
        ...texts
          .filter(({ old, wanted }) => (old ?? '') !== (wanted ?? ''))
          .map(({ key, old, wanted }) => ({
            key,
            field: t(`bo.drawer.field.${key}`),
            old: orDash(old),
            wanted: orDash(wanted),
          })),
      ]}
    />
  );
};

type Moment = { readonly day: string; readonly time: string };

const moment = (old: Moment, wanted: Moment) => {
  const written = ({ day, time }: Moment) => `${shortDate(day).replaceAll(' ', '\u00A0')}, ${time}`; // in a narrow pane the time stands below
  const instant = ({ day, time }: Moment) => berlinInstant(day, time).getTime();
  const minutes = Math.round((instant(wanted) - instant(old)) / 60_000);
  const isSame = written(old) === written(wanted);
  return {
    old: written(old),
    wanted: isSame ? null : written(wanted),
    delta: isSame ? undefined : `${signOf(minutes)}\u00A0${duration(Math.abs(minutes))}`,
  };
};
