import { formatQuantity } from '@abrufbar/domain/values/quantities.ts';
import { officeSitesTexts } from '@abrufbar/texts/deliveries/office-sites.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { ReactNode } from 'react';
import { CallOffIcon } from '#call-offs/status.tsx';
import { type SiteDayAnswer, spanOf, timeOf } from '#contracts/sites/warning-words.ts';
import { objectHref } from '#core/navigation/objects.ts';
import { href } from '#core/navigation/paths.ts';
import { SmallPlate } from '#core/parts/small-plate.tsx';
import styles from './site-day.module.css';

const t = reader(officeSitesTexts);

type Load = SiteDayAnswer['loads'][number];

/** Call-offs and the lorries that are not confirmed yet; each leads to its drawer. */
export const SiteLists = ({ site }: { site: SiteDayAnswer }) => {
  const at = ({ at: expected, weighed_at }: Load): number => Date.parse(expected ?? weighed_at);
  const of = (stage: Load['stage']) =>
    site.loads.filter((load) => load.stage === stage).toSorted((a, b) => at(a) - at(b));
  const onTheWay = of('on_the_way');
  const arrived = of('arrived');
  return (
    <div className={styles.lists}>
      {site.call_offs.length > 0 && (
        <List title={t('bo.site.call_offs')}>
          {site.call_offs.map((order) => (
            <a
              key={order.id}
              href={objectHref('call-off', order.id)}
              className={`tap ${styles.entry}`}
            >
              <CallOffIcon status={order.status} />
              {t('bo.site.call_off', {
                zeit: spanOf(order.starts_at, order.ends_at, site.day),
                menge: `${formatQuantity(order.quantity)}\u00A0${order.quantity_unit}`,
                material: order.material_name,
              })}
            </a>
          ))}
        </List>
      )}
      <List title={t('bo.site.on_the_way')}>
        {onTheWay.map((load) => (
          <Lorry key={load.id} load={load} />
        ))}
        {onTheWay.length === 0 && (
          <span className={styles.quiet}>{t('bo.site.on_the_way_none')}</span>
        )}
      </List>
      {arrived.length > 0 && (
        <List title={t('bo.site.arrived')}>
          {arrived.map((load) => (
            <Lorry key={load.id} load={load} />
          ))}
        </List>
      )}
      <p className={styles.ways}>
        <a href={objectHref('contract', site.id)} className={styles.link}>
          {t('bo.site.contract', { nummer: site.number })}
        </a>
        <a href={href('contract', { id: site.id }, { view: 'deliveries' })} className={styles.link}>
          {t('bo.site.all_loads')}
        </a>
      </p>
    </div>
  );
};

const List = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className={styles.list}>
    <h2 className={styles.head}>{title}</h2>
    <div className={styles.entries}>{children}</div>
  </section>
);

/** `ca. 11:20`, `war 10:40 erwartet`, without an estimate when it was weighed. */
const whenOf = ({ at, stage, weighed_at }: Load): string => {
  if (at === null) return t('bo.site.weighed', { zeit: timeOf(weighed_at) });
  return t(stage === 'on_the_way' ? 'bo.site.expected' : 'bo.site.was_expected', {
    zeit: timeOf(at),
  });
};

const Lorry = ({ load }: { load: Load }) => (
  <a href={objectHref('delivery', load.id)} className={`tap ${styles.entry}`}>
    {load.plate === null ? <span>{load.number}</span> : <SmallPlate plate={load.plate} />}
    <span>{whenOf(load)}</span>
  </a>
);
