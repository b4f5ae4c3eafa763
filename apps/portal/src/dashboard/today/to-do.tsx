import { todayTexts } from '@abrufbar/texts/deliveries/today.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { ButtonLink } from '@abrufbar/web/ui/button.tsx';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { href } from '#core/navigation/paths.ts';
import { checkHref } from '#deliveries/check/check-href.ts';
import type { Load } from '#deliveries/today/loads.ts';
import styles from './to-do.module.css';

const t = reader(todayTexts);

type ToDoProps = {
  readonly loads: readonly Load[];
  /** Contract id of the chosen site; null for all of the company. */
  readonly site: string | null;
};

/** Loads that have arrived and wait for a confirmation: their number, and the way to check them (BEY-50, BEY-82). */
export const ToDo = ({ loads, site }: ToDoProps) => {
  const [first, ...others] = loads;
  if (!first) return null;
  const isSure = loads.every(({ arrival }) => arrival !== null);
  const isOne = others.length === 0;
  return (
    <Card>
      <CardPart>
        <div className={styles.row}>
          <span className={styles.count}>{loads.length}</span>
          <h2 className={styles.words}>
            <span className="card-title">
              {isSure ? t('today.to_do') : t('today.to_do_unsure')}
            </span>
            {isSure && <span className="small ink-2">{t('today.to_do_hint')}</span>}
          </h2>
          <ButtonLink
            variant="tinted"
            href={
              isOne ? checkHref(first.delivery.ids) : href('delivery-check', { id: site ?? 'all' })
            }
          >
            {isOne ? t('today.check') : t('today.check_all', { n: loads.length })}
          </ButtonLink>
        </div>
      </CardPart>
    </Card>
  );
};
