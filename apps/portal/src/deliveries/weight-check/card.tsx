import { weightChecksTexts } from '@abrufbar/texts/deliveries/weight-checks.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { Card } from '@abrufbar/web/ui/card.tsx';
import { FoldedCard } from '@abrufbar/web/ui/folded-card.tsx';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { eye, triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import { phone } from '@abrufbar/web/ui/icons/call-off.ts';
import { ListRow } from '@abrufbar/web/ui/list-row.tsx';
import { telHref } from '@abrufbar/web/tel.ts';
import { isView } from '#core/device.ts';
import { showRefusal } from '#core/frame/show-refusal.ts';
import type { Details } from '#deliveries/confirmation.ts';
import { Hint } from '#deliveries/weight-check/hint.tsx';
import { submitSeen, useHints } from '#deliveries/weight-check/seen-intent.ts';
import styles from './card.module.css';

const t = reader(weightChecksTexts);

/** Hints about the ticket of a delivery; one grey line once the person has seen it (BEY-16 to BEY-18). */
export const WeightCheckCard = ({ delivery }: { readonly delivery: Details }) => {
  const hints = useHints(delivery);
  const n = hints.length;
  const list = hints.map((hint) => <Hint key={hint.kind} hint={hint} />);
  const call = delivery.factory_phone !== null && (
    <div className={styles.action}>
      <ListRow
        tone="menu"
        icon={phone}
        title={t('check.ask')}
        href={telHref(delivery.factory_phone)}
      />
    </div>
  );
  if (hints.every(({ seen }) => seen)) {
    return (
      <div className={styles.seen}>
        <FoldedCard icon={eye} title={t(`check.seen${plural(n)}`, { n })}>
          <div className={styles.hints}>{list}</div>
          {call}
        </FoldedCard>
      </div>
    );
  }
  const see = async (): Promise<void> => {
    const submission = await submitSeen(delivery);
    if (submission.outcome === 'refused') showRefusal(submission.refusal);
  };
  return (
    <>
      <section className={styles.open} aria-labelledby="weight-checks">
        <div className={styles.head}>
          <Icon icon={triangleAlert} />
          <h2 id="weight-checks" className="card-title">
            {t(`check.title${plural(n)}`, { n })}
          </h2>
        </div>
        {list}
      </section>
      {(call || !isView) && (
        <Card>
          {call}
          {!isView && (
            <div className={styles.action}>
              <ListRow tone="menu" icon={eye} title={t('check.seen')} onClick={() => void see()} />
            </div>
          )}
        </Card>
      )}
    </>
  );
};
