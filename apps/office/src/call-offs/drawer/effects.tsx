import { signedQuantity } from '#core/signed-quantity.ts';
import { officeDrawerTexts } from '@abrufbar/texts/call-offs/office-drawer.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import type { Detail } from '#call-offs/drawer/detail.ts';
import { rounded } from '#call-offs/amounts.ts';
import { KeyFigures } from '#core/parts/key-figures.tsx';
import { LoadChart } from '#core/parts/load-chart.tsx';
import styles from './drawer.module.css';

const t = reader(officeDrawerTexts);

/** Effect on the contract's item: what is left once this call-off is promised too. */
export const Amounts = ({ detail }: { detail: Detail }) => {
  const { amounts, quantity, quantity_unit: unit } = detail;
  const { target, delivered, promised } = amounts;
  const shown = (value: number) => `${signedQuantity(rounded(value))} ${unit}`;
  const open = target === null ? null : target - delivered - promised - quantity;
  return (
    <KeyFigures
      figures={[
        {
          label: t('bo.drawer.amounts.target'),
          value: target === null ? t('bo.drawer.amounts.without') : shown(target),
        },
        { label: t('bo.drawer.amounts.delivered'), value: shown(delivered) },
        {
          label: t('bo.drawer.amounts.open'),
          value:
            open === null ? (
              '–'
            ) : (
              <span className={open < 0 ? styles.below : ''}>{shown(open)}</span>
            ),
        },
      ]}
    />
  );
};

type Load = NonNullable<Detail['load']>;

/** Hours with load or opening, and one empty one at each end. */
export const shownHours = (load: Load, openOf: (at: number) => number) => {
  const hours = load.hours.map(({ hour, confirmed, is_open: isOpen }, at) => ({
    hour,
    confirmed,
    open: openOf(at),
    isOpen,
  }));
  const isShown = ({ confirmed, open, isOpen }: (typeof hours)[number]) =>
    isOpen || confirmed + open > 0;
  const first = hours.findIndex(isShown);
  const last = hours.findLastIndex(isShown);
  return first === -1 ? [] : hours.slice(Math.max(0, first - 1), last + 2);
};

/** Effect on the plant's hours: confirmed, this call-off above it, and the limit. */
export const Hours = ({ load }: { load: Load }) => {
  const hours = shownHours(load, (at) => load.added[at] ?? 0);
  const title = t('bo.drawer.hours', { datum: shortDate(load.day) });
  return (
    <section className={styles.hours}>
      <header className={styles.line}>
        <h3 className={styles.heading}>{title}</h3>
        <span className={styles.unit}>
          {t('bo.drawer.hours_unit', { werk: load.factory_name, einheit: load.quantity_unit })}
        </span>
      </header>
      <LoadChart
        label={`${load.factory_name}, ${title}`}
        openLabel={t('bo.hours.this')}
        limit={load.hourly_limit}
        unit={load.quantity_unit}
        hours={hours}
      />
    </section>
  );
};
