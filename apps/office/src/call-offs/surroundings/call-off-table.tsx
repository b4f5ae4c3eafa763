import type { OfficeRow } from '@abrufbar/contract/call-offs/office-fields.ts';
import { formatQuantity, formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeWideTexts } from '@abrufbar/texts/call-offs/office-wide.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { type Amount, amountsOf, amountsText } from '#call-offs/amounts.ts';
import styles from './surroundings.module.css';

const t = reader(officeWideTexts);

type CallOffTableProps = {
  label: string;
  rows: readonly OfficeRow[];
  /** Over everything, also what is not listed. */
  sum: { readonly count: number; readonly amounts: readonly Amount[] };
  currentId: string;
  /** Head of the first column: customer, site or time. */
  head: string;
  nameOf: (row: OfficeRow) => string;
  /** Load of some hours of the day, with its head. */
  hours?: { readonly head: string; readonly of: (row: OfficeRow) => number } | undefined;
};

/** Call-offs around the one that is open, with their sum. */
export const CallOffTable = (props: CallOffTableProps) => {
  const { label, rows, sum, currentId, head, nameOf, hours } = props;
  if (rows.length === 0) return <p className={styles.quiet}>{t('bo.wide.none')}</p>;
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{t('bo.wide.amount')}</th>
          {hours && <th scope="col">{hours.head}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={row.id === currentId ? styles.current : undefined}>
            <th scope="row">{nameOf(row)}</th>
            <td className={styles.amount}>
              {`${formatQuantity(row.quantity)}\u00A0${row.quantity_unit}`}
            </td>
            {hours && <td>{`${formatQuantity(hours.of(row))}\u00A0${row.quantity_unit}`}</td>}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t(`bo.wide.sum${plural(sum.count)}`, { n: formatWhole(sum.count) })}</th>
          <td>{amountsText(sum.amounts)}</td>
          {hours && <td>{amountsText(amountsOf(rows, hours.of))}</td>}
        </tr>
      </tfoot>
    </table>
  );
};
