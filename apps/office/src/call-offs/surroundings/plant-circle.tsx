import type { OfficeRow } from '@abrufbar/contract/call-offs/office-fields.ts';
import { officeFilters, officeList } from '@abrufbar/contract/call-offs/office-list.ts';
import { loadIn } from '@abrufbar/domain/call-offs/load.ts';
import { hoursOfDay } from '@abrufbar/domain/contracts/plant.ts';
import { berlinInstant } from '@abrufbar/domain/values/calendar.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeDrawerTexts } from '@abrufbar/texts/call-offs/office-drawer.ts';
import { officeWideTexts } from '@abrufbar/texts/call-offs/office-wide.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import { useQuery } from '@tanstack/react-query';
import type { Detail } from '#call-offs/drawer/detail.ts';
import { shownHours } from '#call-offs/drawer/effects.tsx';
import { rounded } from '#call-offs/amounts.ts';
import { CallOffTable } from '#call-offs/surroundings/call-off-table.tsx';
import { useIsTight } from '#call-offs/use-is-tight.ts';
import { LoadChart } from '#core/parts/load-chart.tsx';
import { Notice } from '#core/parts/notice.tsx';
import { AnswerPanel } from '#core/parts/answer-panel.tsx';
import { Panel } from '#core/parts/panel.tsx';
import styles from './surroundings.module.css';

const t = reader({ ...officeDrawerTexts, ...officeWideTexts });

type Load = NonNullable<Detail['load']>;

/** The plant's day with everything that is open, and what that is. */
export const PlantCircle = ({ detail }: { detail: Detail }) => (
  <>
    {detail.load ? (
      <PlantDay load={detail.load} />
    ) : (
      <Notice tone="rest">{t('bo.wide.no_plant')}</Notice>
    )}
    <OpenOnDay detail={detail} />
  </>
);

const loadAt = ({ hours, added }: Load, at: number): number =>
  (hours[at]?.confirmed ?? 0) + (hours[at]?.open ?? 0) + (added[at] ?? 0);

/** Places of the hours of the day that are over the limit if everything open is confirmed. */
const placesOver = (load: Load): readonly number[] => {
  const { hourly_limit: limit } = load;
  if (limit === null) return [];
  return load.hours.flatMap((_, at) => (loadAt(load, at) > limit ? [at] : []));
};

const isLoaded = ({ confirmed, open }: ReturnType<typeof shownHours>[number]): boolean =>
  confirmed + open > 0;

const PlantDay = ({ load }: { load: Load }) => {
  const all = shownHours(load, (at) => (load.hours[at]?.open ?? 0) + (load.added[at] ?? 0));
  // Room is scarce: from the first to the last hour with load.
  const first = all.findIndex(isLoaded);
  const hours = first === -1 ? all : all.slice(first, all.findLastIndex(isLoaded) + 1);
  const isTight = useIsTight();
  const over = placesOver(load).length;
  return (
    <Panel
      title={`${load.factory_name}, ${shortDate(load.day)}`}
      aside={
        !isTight &&
        load.hourly_limit !== null &&
        t('bo.wide.limit', { n: formatWhole(load.hourly_limit), einheit: load.quantity_unit })
      }
    >
      <div className={styles.hours}>
        <LoadChart
          label={t('bo.wide.load')}
          openLabel={t('bo.hours.open')}
          limit={load.hourly_limit}
          unit={load.quantity_unit}
          hours={hours}
        />
        {over > 0 && (
          <Notice tone="danger" icon={triangleAlert}>
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
  const choices = useQuery(query(officeFilters, {}));
  const plant = choices.data?.plants.find(
    ({ value, label }) => value.endsWith(`:${number}`) && label === name,
  );
  const answer = useQuery({
    ...query(
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
    placeholderData: () => undefined, // another plant's
  });
  if (choices.data && !plant) return null;
  return (
    <AnswerPanel
      title={t('bo.wide.open_day')}
      answer={plant ? answer : { ...choices, data: undefined }}
    >
      {({ items, sum }) => (
        <CallOffTable
          label={t('bo.wide.open_day')}
          rows={items}
          sum={sum}
          currentId={detail.id}
          head={t('bo.wide.customer')}
          nameOf={({ company }) => company}
          hours={detail.load ? hoursOver(detail.load) : undefined}
        />
      )}
    </AnswerPanel>
  );
};

/** From the first to the last hour over the limit: what each call-off loads then. */
const hoursOver = (load: Load) => {
  const places = placesOver(load);
  const [first] = places;
  const last = places.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const all = hoursOfDay(load.day).slice(first, last + 1);
  const [from, until] = [all[0]?.hour ?? 0, (all.at(-1)?.hour ?? 0) + 1];
  return {
    head: t('bo.wide.hours', { von: from, bis: until }),
    of: (row: OfficeRow): number =>
      rounded(all.reduce((sum, { startsAt }) => sum + loadIn(loadingOf(row), startsAt), 0)),
  };
};

const loadingOf = (row: OfficeRow) => ({
  startsAt: berlinInstant(row.starts_on, row.starts_time),
  endsAt: berlinInstant(row.ends_on, row.ends_time),
  quantity: row.quantity,
  hourlyQuantity: row.hourly_quantity,
});
