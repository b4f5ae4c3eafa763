import type { MaintenanceWindow } from '@abrufbar/contract/content/office-maintenance.ts';
import { berlinDay, berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffMaintenanceTexts } from '@abrufbar/texts/staff/maintenance.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { Button } from '#core/controls/button.tsx';
import { Panel } from '#core/parts/panel.tsx';
import { SmallTable } from '#core/table/small-table.tsx';
import type { Column } from '#core/table/columns.ts';
import { duration } from '#core/times.ts';
import styles from './maintenance.module.css';

const t = reader({ ...appTexts, ...staffMaintenanceTexts });

const moment = (instant: string): string => {
  const at = new Date(instant);
  return `${shortDate(berlinDay(at))}, ${berlinTime(at)}`;
};

/** The time alone where it is still the day of the begin. */
const endMoment = (begin: string, end: string | null): string => {
  if (end === null) return '–';
  const isSameDay = berlinDay(new Date(begin)) === berlinDay(new Date(end));
  return isSameDay ? berlinTime(new Date(end)) : moment(end);
};

const brandWord = ({ brand }: MaintenanceWindow): string =>
  brand === null ? t('bo.mnt.brand_both') : t(`brand.${brand}`);

const begin: Column<MaintenanceWindow> = {
  id: 'begin',
  head: t('bo.mnt.columns.begin'),
  cell: ({ starts_at }) => moment(starts_at),
};
const who: Column<MaintenanceWindow> = {
  id: 'who',
  head: t('bo.mnt.columns.who'),
  cell: ({ created_by }) => created_by,
};
const brand: Column<MaintenanceWindow> = {
  id: 'brand',
  head: t('bo.mnt.columns.brand'),
  cell: brandWord,
};

const PAST: readonly Column<MaintenanceWindow>[] = [
  begin,
  {
    id: 'end',
    head: t('bo.mnt.columns.end'),
    cell: ({ starts_at, ended_at }) => endMoment(starts_at, ended_at),
  },
  {
    id: 'took',
    head: t('bo.mnt.columns.took'),
    align: 'end',
    cell: ({ starts_at, ended_at }) =>
      ended_at === null
        ? ''
        : duration(Math.round((Date.parse(ended_at) - Date.parse(starts_at)) / 60_000)),
  },
  brand,
  who,
];

/** What is over, the newest first. */
export const PastWindows = ({ rows }: { rows: readonly MaintenanceWindow[] }) => (
  <Panel title={t('bo.mnt.history')} flush>
    {rows.length === 0 ? (
      <p className={styles.none}>{t('bo.mnt.history_none')}</p>
    ) : (
      <SmallTable label={t('bo.mnt.history')} columns={PAST} rows={rows} keyOf={({ id }) => id} />
    )}
  </Panel>
);

type PlannedWindowsProps = {
  rows: readonly MaintenanceWindow[];
  openId: string | null;
  busyId: string | null;
  onChange: (window: MaintenanceWindow) => void;
  onCallOff: (window: MaintenanceWindow) => void;
};

/** What is to begin, the next one first; each can be changed or called off. */
export const PlannedWindows = ({ rows, openId, ...props }: PlannedWindowsProps) => {
  const { busyId, onChange, onCallOff } = props;
  return (
    <Panel title={t('bo.mnt.planned')} flush>
      <SmallTable
        label={t('bo.mnt.planned')}
        columns={[
          begin,
          {
            id: 'expected',
            head: t('bo.mnt.columns.expected'),
            cell: ({ starts_at, expected_until }) => endMoment(starts_at, expected_until),
          },
          brand,
          who,
          {
            id: 'acts',
            head: t('bo.mnt.columns.acts'),
            align: 'end',
            cell: (window) =>
              window.can_change && (
                <span className={styles.acts}>
                  <Button variant="secondary" size={30} onClick={() => onChange(window)}>
                    {t('bo.mnt.change')}
                  </Button>
                  <Button
                    variant="destructive"
                    size={30}
                    busy={busyId === window.id}
                    onClick={() => onCallOff(window)}
                  >
                    {t('bo.mnt.call_off')}
                  </Button>
                </span>
              ),
          },
        ]}
        rows={rows}
        keyOf={({ id }) => id}
        currentKey={openId}
      />
    </Panel>
  );
};
