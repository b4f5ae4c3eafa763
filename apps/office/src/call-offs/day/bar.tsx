import type { OfficeRow } from '@abrufbar/contract/call-offs/office-fields.ts';
import { CALL_OFF_STATUS } from '@abrufbar/domain/call-offs/status.ts';
import { formatTyped, formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeDayTexts } from '@abrufbar/texts/call-offs/office-day.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { unitName } from '@abrufbar/web/unit-name.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { arrowLeft } from '@abrufbar/web/ui/icons/basic.ts';
import { arrowRight } from '@abrufbar/web/ui/icons/call-off.ts';
import type { PlacedBar } from '#call-offs/day/layout.ts';
import { shownStatus } from '#call-offs/list/columns.tsx';
import { lookOf, shortStatus } from '#call-offs/status.tsx';
import { setValues } from '#core/table/style-values.ts';
import styles from './bar.module.css';

const t = reader(officeDayTexts);

type BarProps = {
  bar: PlacedBar;
  /** The one bar that Tab reaches. */
  isTabStop: boolean;
  isOpen: boolean;
  /** It has changed within the last two seconds. */
  isChanged: boolean;
  onFocus: () => void;
  onOpen: () => void;
};

/** A call-off from its begin to its end; colour and sign say its status (OFF-70). */
export const Bar = ({ bar, isTabStop, isOpen, isChanged, onFocus, onOpen }: BarProps) => {
  const { row, start, share, lane, startsBefore, endsAfter } = bar;
  const status = shownStatus(row);
  const { role, icon } = lookOf(status);
  const isConfirmed = status === CALL_OFF_STATUS.confirmed;
  const looks = [
    styles.bar,
    styles[role],
    isConfirmed && styles.confirmed,
    isChanged && styles.changed,
    row.pending && styles.done,
  ];
  return (
    <li
      className={styles.place}
      ref={(element) => setValues(element, { '--start': start, '--share': share, '--lane': lane })}
    >
      <button
        type="button"
        data-bar={row.id}
        tabIndex={isTabStop ? 0 : -1}
        aria-current={isOpen ? 'true' : undefined}
        title={`${row.company}, ${row.contract_name}, ${row.material_name}`}
        className={`tap ${looks.filter(Boolean).join(' ')}`}
        onFocus={onFocus}
        onClick={onOpen}
      >
        {/* Short bars show less; the name is always whole. */}
        <span className="visually-hidden">{nameOf(row, status)}</span>
        {startsBefore && <Icon icon={arrowLeft} size={16} />}
        {!isConfirmed && <Icon icon={icon} size={16} className={styles.icon} />}
        <span aria-hidden="true" className={styles.name}>
          {row.company}
        </span>
        <span aria-hidden="true" className={styles.amount}>
          {`${formatTyped(row.quantity)}\u00A0${row.quantity_unit}`}
        </span>
        {row.hourly_quantity !== null && (
          <span aria-hidden="true" className={styles.hourly}>
            {t('bo.day.hourly', {
              n: formatWhole(row.hourly_quantity),
              einheit: row.quantity_unit,
            })}
          </span>
        )}
        {endsAfter && <Icon icon={arrowRight} size={16} />}
      </button>
    </li>
  );
};

const nameOf = (row: OfficeRow, status: number): string => {
  const amount = formatTyped(row.quantity);
  return t('bo.day.bar_aria', {
    firma: row.company,
    menge: `${amount} ${unitName(row.quantity_unit, amount)}`,
    von: row.starts_time,
    bis: row.ends_time,
    status: shortStatus(status),
  });
};
