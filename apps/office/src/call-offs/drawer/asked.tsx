import { formatQuantity } from '@abrufbar/domain/values/quantities.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import type { Detail } from '#call-offs/drawer/detail.ts';
import styles from './asked.module.css';

/** Quantity and time of a call-off without a change request. */
export const Asked = ({ detail }: { detail: Detail }) => {
  const { starts_on: day, ends_on: last, starts_time: from, ends_time: until } = detail;
  const end = last === day ? until : `${shortDate(last)}, ${until}`;
  return (
    <p className={styles.asked}>
      <b className={styles.amount}>
        {`${formatQuantity(detail.quantity)}\u00A0${detail.quantity_unit}`}
      </b>
      <span className={styles.time}>{`${shortDate(day)}, ${from} – ${end}`}</span>
    </p>
  );
};
