import { officeCounts } from '@abrufbar/contract/call-offs/office-list.ts';
import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeCallOffsTexts } from '@abrufbar/texts/call-offs/office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { circleCheck } from '@abrufbar/web/ui/icons/basic.ts';
import { clipboardList } from '@abrufbar/web/ui/icons/delivery.ts';
import { useQuery } from '@tanstack/react-query';
import { type Amount, amountsText } from '#call-offs/amounts.ts';
import { TomorrowLink } from '#call-offs/list/day-plan-link.tsx';
import { duration } from '#core/times.ts';
import { EmptyRows } from '#core/parts/empty-rows.tsx';
import { Empty } from '#core/parts/empty.tsx';
import { KeyFigures } from '#core/parts/key-figures.tsx';
import styles from './empty-list.module.css';

const t = reader(officeCallOffsTexts);

type EmptyListProps = { isFiltered: boolean; isWaitingView: boolean; onReset: () => void };

/** No rows: by filter, in a view, or because everything is decided (OFF-37). */
export const EmptyList = ({ isFiltered, isWaitingView, onReset }: EmptyListProps) => {
  if (isFiltered || !isWaitingView) {
    const reset = isFiltered ? onReset : undefined;
    return (
      <EmptyRows
        icon={clipboardList}
        title={t('bo.empty.view')}
        text={t('bo.empty.view_text')}
        onReset={reset}
      />
    );
  }
  return <Decided />;
};

/** `8 · 1.340 t`; the number alone where there is none (OFF-237). */
const countAndAmounts = (count: number, amounts: readonly Amount[]): string =>
  amounts.length > 0
    ? `${formatWhole(count)}\u00A0·\u00A0${amountsText(amounts)}`
    : formatWhole(count);

const Decided = () => {
  const today = useQuery(query(officeCounts, {})).data?.today;
  const last = today?.last;
  return (
    <div className={styles.decided}>
      <Empty icon={circleCheck} tone="ok" title={t('bo.empty.title')} action={<TomorrowLink />}>
        <p>{t('bo.empty.text')}</p>
        {last && (
          <p>
            {t('bo.empty.last', {
              zeit: berlinTime(new Date(last.at)),
              nummer: last.reference,
              firma: last.company,
            })}
          </p>
        )}
      </Empty>
      {today && (
        <div className={styles.figures}>
          <KeyFigures
            figures={[
              { label: t('bo.empty.today'), value: formatWhole(today.decided) },
              {
                label: t('bo.empty.confirmed'),
                value: countAndAmounts(today.confirmed, today.confirmed_amounts),
              },
              {
                label: t('bo.empty.refused'),
                value: countAndAmounts(today.refused, today.refused_amounts),
              },
              {
                label: t('bo.empty.median'),
                value: today.median_minutes === null ? '–' : duration(today.median_minutes),
              },
            ]}
          />
        </div>
      )}
    </div>
  );
};
