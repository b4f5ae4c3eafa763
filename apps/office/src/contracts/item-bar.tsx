import type { OfficeContractItem } from '@abrufbar/contract/contracts/office.ts';
import { officeContractsTexts } from '@abrufbar/texts/contracts-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import styles from './item-bar.module.css';

const t = reader(officeContractsTexts);

const WIDTH_PX = 52;

/** How much of the target is delivered and promised. */
export const ItemBar = ({ item }: { item: OfficeContractItem }) => {
  const { target, delivered, promised } = item;
  if (target === null) return null;
  const share = (quantity: number) => Math.max(0, Math.min(1, quantity / target));
  const done = share(delivered);
  const both = share(delivered + promised);
  const percent = (part: number) => String(Math.round(part * 100));
  return (
    <svg
      role="img"
      aria-label={t('bo.con.share', {
        geliefert: percent(done),
        zugesagt: percent(both - done),
      })}
      width={WIDTH_PX}
      height="8"
      className={styles.bar}
    >
      <rect width={WIDTH_PX} height="8" className={styles.ground} />
      <rect width={WIDTH_PX * both} height="8" className={styles.promised} />
      <rect width={WIDTH_PX * done} height="8" className={styles.delivered} />
    </svg>
  );
};
