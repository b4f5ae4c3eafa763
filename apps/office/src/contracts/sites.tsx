import { MAX_SITES } from '@abrufbar/contract/deliveries/office-sites.ts';
import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { officeSitesTexts } from '@abrufbar/texts/deliveries/office-sites.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffKeysTexts } from '@abrufbar/texts/staff/keys.ts';
import { chartGantt } from '@abrufbar/web/ui/icons/office.ts';
import { type FocusEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { DayTabs } from '#call-offs/day/day-tabs.tsx';
import { footWords } from '#contracts/sites/foot-words.ts';
import { describeSite, siteColumnsOf } from '#contracts/sites/site-columns.tsx';
import { SiteDay } from '#contracts/sites/site-day.tsx';
import { matchesSite } from '#contracts/sites/site-search.ts';
import { useSites } from '#contracts/sites/use-sites.ts';
import type { Site } from '#contracts/sites/warning-words.ts';
import { useOpenRow } from '#core/drawer/use-open-row.ts';
import { FilterRow } from '#core/filters/filter-row.tsx';
import { FilterSearch } from '#core/filters/filter-search.tsx';
import { FootBar } from '#core/frame/foot-bar.tsx';
import { Page } from '#core/frame/page.tsx';
import { replaceSearch, useSearch } from '#core/navigation/router.ts';
import { EmptyRows } from '#core/parts/empty-rows.tsx';
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

const setTerm = (q: string) => replaceSearch({ q: q === '' ? null : q });

/** The sites of today with the gaps and queues that their people see; a row unfolds its day (BEY-128). */
export const Sites = () => {
  const [openId, setOpenId] = useOpenRow();
  const [isInRow, setIsInRow] = useState(false);
  const today = berlinDay(new Date(useNow()));
  const columns = useMemo(() => siteColumnsOf(today), [today]);
  const term = useSearch().get('q') ?? '';
  const isFound = (site: Site) => matchesSite(site, term);
  const { answer, sites, hasMore, isChanged } = useSites(
    // A site that the search hides is not unfolded.
    (all) => isInRow || all.some((site) => site.id === openId && isFound(site)),
  );
  const found = sites?.filter(isFound);
  const grid = useRef<GridHandle>(null);
  const openAt = found?.findIndex(({ id }) => id === openId) ?? -1;
  const isAbsent = openId !== null && sites?.every(({ id }) => id !== openId);
  const reset = term === '' ? undefined : () => setTerm('');
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
          {found && (
            <Sum
              words={footWords({
                found,
                total: sites?.length ?? 0,
                hasMore,
                isSearched: term.trim() !== '',
              })}
            />
          )}
        </FootBar>
      }
    >
      <FilterRow onReset={reset}>
        <FilterSearch label={t('bo.site.search')} value={term} onChange={setTerm} />
      </FilterRow>
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
          rows={waitingRows(found, answer)}
          row={{ ...ROW, toneOf: (site) => (isChanged(site) ? 'changed' : undefined) }}
          openKey={openId}
          onOpen={({ id }) => setOpenId(id === openId ? null : id)}
          handle={grid}
          empty={
            <EmptyRows
              icon={chartGantt}
              title={t('bo.site.empty')}
              text={t('bo.site.empty_text')}
              hidden={hasMore && t('bo.site.only_first', { n: MAX_SITES })}
              onReset={reset}
            />
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

const Sum = ({ words: [count, ...parts] }: { words: readonly string[] }) => (
  <>
    <b>{count}</b>
    {parts.map((part) => ` · ${part}`).join('')}
  </>
);
