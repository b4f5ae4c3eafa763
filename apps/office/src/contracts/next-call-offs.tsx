import type { OfficeRow } from '@abrufbar/contract/call-offs/office-fields.ts';
import { officeList, UNFILTERED } from '@abrufbar/contract/call-offs/office-list.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeCallOffsTexts } from '@abrufbar/texts/call-offs/office.ts';
import { officeContractsTexts } from '@abrufbar/texts/contracts-office.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { useQuery } from '@tanstack/react-query';
import { CallOffWord } from '#call-offs/status.tsx';
import type { ContractDetail } from '#contracts/contract-detail.ts';
import { objectHref } from '#core/navigation/objects.ts';
import { href } from '#core/navigation/paths.ts';
import { amountsText } from '#call-offs/amounts.ts';
import { AnswerPanel } from '#core/parts/answer-panel.tsx';
import { Amount } from '#core/table/amount.tsx';
import type { Column } from '#core/table/columns.ts';
import { SmallTable } from '#core/table/small-table.tsx';
import styles from './contract.module.css';

const t = reader({ ...officeCallOffsTexts, ...officeContractsTexts });

const SHOWN_ROWS = 5;

const COLUMNS: readonly Column<OfficeRow>[] = [
  {
    id: 'day',
    head: t('bo.columns.day'),
    cell: ({ id, starts_on }) => (
      <a href={objectHref('call-off', id)} className={styles.link}>
        {shortDate(starts_on)}
      </a>
    ),
  },
  {
    id: 'time',
    head: t('bo.columns.time'),
    cell: ({ starts_time, ends_time }) => `${starts_time} – ${ends_time}`,
  },
  { id: 'material', head: t('bo.columns.material'), cell: ({ material_name }) => material_name },
  {
    id: 'amount',
    head: t('bo.columns.amount'),
    align: 'end',
    cell: ({ quantity, quantity_unit }) => <Amount value={quantity} unit={quantity_unit} />,
  },
  {
    id: 'status',
    head: t('bo.columns.status'),
    cell: ({ status }) => <CallOffWord status={status} />,
  },
];

/** The call-offs of a contract that come, from today on (OFF-297). */
export const NextCallOffs = ({ contract: { id } }: { contract: ContractDetail }) => {
  const today = useToday();
  const answer = useQuery(
    query(officeList, {
      ...UNFILTERED,
      view: 'running',
      contract: id,
      from: today,
      sort: 'time',
      direction: 'asc',
      page: 1,
    }),
  );
  return (
    <AnswerPanel
      title={t('bo.con.next')}
      answer={answer}
      aside={({ sum }) =>
        sum.count > 0 &&
        [
          t(`bo.con.next_sum${plural(sum.count)}`, { n: formatWhole(sum.count) }),
          amountsText(sum.amounts),
        ].join(' · ')
      }
    >
      {({ items, sum }) =>
        items.length === 0 ? (
          <p className={styles.quiet}>{t('bo.con.next_none')}</p>
        ) : (
          <>
            <SmallTable
              label={t('bo.con.next')}
              columns={COLUMNS}
              rows={items.slice(0, SHOWN_ROWS)}
              keyOf={(row) => row.id}
            />
            {sum.count > SHOWN_ROWS && (
              <p className={styles.quiet}>
                <a
                  href={href('contract', { id }, { view: 'calloffs' })}
                  className={`tap ${styles.link}`}
                >
                  {t('bo.con.next_all')}
                </a>
              </p>
            )}
          </>
        )
      }
    </AnswerPanel>
  );
};
