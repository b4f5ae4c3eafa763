import { officeFilters, officeList } from '@abrufbar/contract/call-offs/office-list.ts';
import { formatQuantity, formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeDrawerTexts } from '@abrufbar/texts/call-offs/office-drawer.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useDetail, type Detail } from '#call-offs/drawer/detail.ts';
import { shownHours } from '#call-offs/drawer/effects.tsx';
import { LoadChart } from '#core/parts/load-chart.tsx';
import { Notice } from '#core/parts/notice.tsx';
import { Panel } from '#core/parts/panel.tsx';
import styles from './drawer.module.css';

const t = reader(officeDrawerTexts);

/** Third pane of wide windows: the plant's day with everything that is open, and what that is. */
export const Surroundings = ({ id }: { id: string }) => {
  const { data: detail } = useDetail(id);
  if (!detail?.load) return null;
  return (
    <>
      <h2 className={styles.heading}>{t('bo.wide.title')}</h2>
      <PlantDay load={detail.load} />
      <OpenOnDay detail={detail} />
    </>
  );
};

const PlantDay = ({ load }: { load: NonNullable<Detail['load']> }) => {
  const hours = shownHours(load, (at) => (load.hours[at]?.open ?? 0) + (load.added[at] ?? 0));
  const limit = load.hourly_limit;
  const over =
    limit === null ? 0 : hours.filter(({ confirmed, open }) => confirmed + open > limit).length;
  return (
    <Panel title={`${load.factory_name}, ${shortDate(load.day)}`}>
      <div className={styles.hours}>
        <LoadChart
          label={t('bo.wide.load')}
          openLabel={t('bo.hours.open')}
          limit={limit}
          hours={hours}
        />
        {over > 0 && (
          <Notice tone="danger">
            {t(`bo.wide.over${plural(over)}`, { n: formatWhole(over) })}
          </Notice>
        )}
      </div>
    </Panel>
  );
};

const NOT_NARROWED = { material: null, customer: null, contract: null, q: null } as const;

const OpenOnDay = ({ detail }: { detail: Detail }) => {
  const { factory_number: number, factory_name: name, starts_on: day } = detail;
  const plants = useQuery(query(officeFilters, {})).data?.plants ?? [];
  const plant = plants.find(({ value, label }) => value.endsWith(`:${number}`) && label === name);
  const { data } = useQuery(
    query(
      officeList,
      plant && {
        ...NOT_NARROWED,
        view: 'open',
        plant: [plant.value],
        from: day,
        until: day,
        sort: 'time',
        direction: 'asc',
        page: 1,
      },
    ),
  );
  if (!data) return null;
  const { items, sum } = data;
  return (
    <Panel title={t('bo.wide.open_day')} flush>
      {items.length === 0 ? (
        <p className={styles.quiet}>{t('bo.wide.none')}</p>
      ) : (
        <table className={styles.table} aria-label={t('bo.wide.open_day')}>
          <tbody>
            {items.map((row) => (
              <tr key={row.id} className={row.id === detail.id ? styles.current : undefined}>
                <th scope="row">{row.company}</th>
                <td>{`${formatQuantity(row.quantity)}\u00A0${row.quantity_unit}`}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                {t(`bo.wide.sum${plural(sum.count)}`, { n: formatWhole(sum.count) })}
              </th>
              <td>{`${formatQuantity(sum.quantity)}\u00A0t`}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </Panel>
  );
};
