import { loadKindOf } from '@abrufbar/domain/call-offs/load.ts';
import { formatQuantity, formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeDayTexts } from '@abrufbar/texts/call-offs/office-day.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import type { DayPlant } from '#call-offs/day/axis.ts';
import { rounded } from '#call-offs/list/day-sections.tsx';
import { Chip } from '#core/parts/chip.tsx';
import styles from './plant-side.module.css';

const t = reader(officeDayTexts);

/** Number and quantity in a unit of the call-offs of a day, those that are confirmed and those that wait. */
export const sumsOf = (plants: readonly DayPlant[], unit = 't') => {
  const sums = { confirmed: { count: 0, quantity: 0 }, open: { count: 0, quantity: 0 } };
  for (const { day, call_offs: callOffs } of plants) {
    for (const row of callOffs) {
      const kind = loadKindOf(row.status);
      // A night that the day before has left belongs to that day.
      if (kind === null || row.starts_on !== day) continue;
      sums[kind].count += 1;
      if (row.quantity_unit === unit) sums[kind].quantity += row.quantity;
    }
  }
  const shown = ({ count, quantity }: (typeof sums)['open']) => ({
    count,
    amount: formatQuantity(rounded(quantity)),
  });
  return { confirmed: shown(sums.confirmed), open: shown(sums.open) };
};

/** Name, limit and hours of a plant, and what its day holds. */
export const PlantSide = ({ plant }: { plant: DayPlant }) => {
  const { quantity_unit: unit } = plant;
  const { confirmed, open } = sumsOf([plant], unit);
  const over = plant.hours.filter(({ excess }) => excess > 0).length;
  return (
    <div className={styles.side}>
      <h2 className={styles.name}>{plant.factory_name}</h2>
      <p className={styles.limit}>{limitOf(plant)}</p>
      {over > 0 && (
        <p className={styles.over}>
          <Chip role="danger" icon={triangleAlert}>
            {t('bo.day.over', { n: over })}
          </Chip>
        </p>
      )}
      <dl className={styles.sums}>
        {confirmed.count > 0 && (
          <Sum label={t('bo.day.confirmed')} amount={`${confirmed.amount}\u00A0${unit}`} />
        )}
        {open.count > 0 && (
          <Sum
            label={t('bo.day.open', { n: formatWhole(open.count) })}
            amount={`${open.amount}\u00A0${unit}`}
          />
        )}
      </dl>
    </div>
  );
};

const Sum = ({ label, amount }: { label: string; amount: string }) => (
  <div className={styles.sum}>
    <dt>{label}</dt>
    <dd className={styles.amount}>{amount}</dd>
  </div>
);

/** `5` of 05:00, `6:30` of 06:30. */
const shortClock = (time: string): string => time.replace(/^0(?=\d)/, '').replace(/:00$/, '');

const limitOf = (plant: DayPlant): string => {
  const { hourly_limit: limit, open_hours: open } = plant;
  const upTo = { n: limit === null ? '' : formatWhole(limit), einheit: plant.quantity_unit };
  if (open === null)
    return limit === null ? t('bo.day.no_limit_closed') : t('bo.day.limit_closed', upTo);
  const hours = { von: shortClock(open.from), bis: shortClock(open.until) };
  return limit === null ? t('bo.day.no_limit', hours) : t('bo.day.limit', { ...upTo, ...hours });
};
