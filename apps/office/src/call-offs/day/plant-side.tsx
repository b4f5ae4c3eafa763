import { loadKindOf } from '@abrufbar/domain/call-offs/load.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeDayTexts } from '@abrufbar/texts/call-offs/office-day.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import type { DayPlant } from '#call-offs/day/axis.ts';
import { amountsOf, amountsText } from '#call-offs/amounts.ts';
import { Chip } from '#core/parts/chip.tsx';
import styles from './plant-side.module.css';

const t = reader(officeDayTexts);

/** Number and quantities of the call-offs of a day, those that are confirmed and those that wait. */
export const sumsOf = (plants: readonly DayPlant[]) => {
  // A night that the day before has left belongs to that day.
  const rows = plants.flatMap(({ day, call_offs: callOffs }) =>
    callOffs.filter(({ starts_on: startsOn }) => startsOn === day),
  );
  const shown = (wanted: ReturnType<typeof loadKindOf>) => {
    const some = rows.filter(({ status }) => loadKindOf(status) === wanted);
    return { count: some.length, amount: amountsText(amountsOf(some)) };
  };
  return { confirmed: shown('confirmed'), open: shown('open') };
};

/** Name, limit and hours of a plant, and what its day holds. */
export const PlantSide = ({ plant }: { plant: DayPlant }) => {
  const { confirmed, open } = sumsOf([plant]);
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
        {confirmed.count > 0 && <Sum label={t('bo.day.confirmed')} amount={confirmed.amount} />}
        {open.count > 0 && (
          <Sum label={t('bo.day.open', { n: formatWhole(open.count) })} amount={open.amount} />
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
