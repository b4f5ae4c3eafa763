import { MAX_SITES } from '@abrufbar/contract/deliveries/office-sites.ts';
import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeSitesTexts } from '@abrufbar/texts/deliveries/office-sites.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { staffKeysTexts } from '@abrufbar/texts/staff/keys.ts';
import { chartGantt } from '@abrufbar/web/ui/icons/office.ts';
import { type FocusEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { DayTabs } from '#call-offs/day/day-tabs.tsx';
import { describeSite, siteColumnsOf } from '#contracts/sites/site-columns.tsx';
import { SiteDay } from '#contracts/sites/site-day.tsx';
import { useSites } from '#contracts/sites/use-sites.ts';
import type { Site } from '#contracts/sites/warning-words.ts';
import { useOpenRow } from '#core/drawer/use-open-row.ts';
import { FootBar } from '#core/frame/foot-bar.tsx';
import { Page } from '#core/frame/page.tsx';
import { Empty } from '#core/parts/empty.tsx';
import { Notice } from '#core/parts/notice.tsx';
import { DataTable } from '#core/table/data-table.tsx';
import { isAtWork } from '#core/table/new-rows.tsx';
import type { TableRow } from '#core/table/row.ts';
import { waitingRows } from '#core/table/row-source.ts';
import type { GridHandle } from '#core/table/table-props.ts';
import { useNow } from '#core/use-now.ts';
import styles from './contract.module.css';

const t = reader({ ...officeSitesTexts, ...staffKeysTexts });

const ROW: TableRow<Site> = {
  keyOf: ({ id }) => id,
  describe: describeSite,
  detail: ({ id }) => <SiteDay id={id} />,
};

/** The sites of today with the gaps and queues that their people see; a row unfolds its day (BEY-128). */
export const Sites = () => {
  const [openId, setOpenId] = useOpenRow();
  const [isInRow, setIsInRow] = useState(false);
  const today = berlinDay(new Date(useNow()));
  const columns = useMemo(() => siteColumnsOf(today), [today]);
  const { answer, sites, hasMore, isChanged } = useSites(isInRow || openId !== null);
  const grid = useRef<GridHandle>(null);
  const openAt = sites?.findIndex(({ id }) => id === openId) ?? -1;
  const isAbsent = openId !== null && sites !== undefined && openAt === -1;
  useShownOnce(grid, openAt);
  return (
    <Page
      title={t('bo.site.title')}
      fills
      tabs={<DayTabs current="sites" />}
      foot={
        <FootBar
          keys={[
            { keys: ['ArrowUp', 'ArrowDown'], label: t('bo.keys.move') },
            { keys: ['Enter'], label: t('bo.site.unfold') },
          ]}
        >
          {sites && <Sum sites={sites} hasMore={hasMore} />}
        </FootBar>
      }
    >
      <div
        className={styles.grid}
        onFocus={({ target }: FocusEvent) => setIsInRow(isAtWork(target))}
        onBlur={({ relatedTarget }: FocusEvent) => setIsInRow(isAtWork(relatedTarget))}
      >
        {isAbsent && (
          <Notice tone="info">
            <p>{t('bo.site.absent')}</p>
          </Notice>
        )}
        <DataTable
          label={t('bo.site.title')}
          columns={columns}
          rows={waitingRows(sites, answer)}
          row={{ ...ROW, toneOf: (site) => (isChanged(site) ? 'changed' : undefined) }}
          openKey={openId}
          onOpen={({ id }) => setOpenId(id === openId ? null : id)}
          handle={grid}
          empty={
            <Empty icon={chartGantt} title={t('bo.site.empty')}>
              <p>{t('bo.site.empty_text')}</p>
            </Empty>
          }
        />
      </div>
    </Page>
  );
};

/** A link that leads to a row far below shows it; where the page moves later is left to its people. */
const useShownOnce = (grid: RefObject<GridHandle | null>, at: number): void => {
  const isShown = useRef(false);
  useLayoutEffect(() => {
    if (at === -1 || isShown.current) return;
    isShown.current = true;
    grid.current?.show(at);
  }, [grid, at]);
};

const Sum = ({ sites, hasMore }: { sites: readonly Site[]; hasMore: boolean }) => {
  const warned = sites.filter(({ warnings }) => warnings.length > 0).length;
  const parts = [
    ...(warned > 0 ? [t('bo.site.foot_warned', { n: formatWhole(warned) })] : []),
    ...(hasMore ? [t('bo.site.foot_more', { n: MAX_SITES })] : []),
  ];
  return (
    <>
      <b>{t(`bo.site.foot${plural(sites.length)}`, { n: formatWhole(sites.length) })}</b>
      {parts.map((part) => ` · ${part}`).join('')}
    </>
  );
};
