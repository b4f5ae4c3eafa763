import { officeFilters } from '@abrufbar/contract/call-offs/office-list.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeTexts } from '@abrufbar/texts/staff/frame.ts';
import { staffPaletteTexts } from '@abrufbar/texts/staff/palette.ts';
import { query } from '@abrufbar/web/data.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { search } from '@abrufbar/web/ui/icons/basic.ts';
import { useLayer } from '@abrufbar/web/ui/layer.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type KeyboardEvent } from 'react';
import { Button } from '#core/controls/button.tsx';
import { Kbd } from '#core/keys/kbd.tsx';
import { KeyLine } from '#core/keys/key-line.tsx';
import { go } from '#core/navigation/router.ts';
import { useOpenWhenFresh } from '#core/controls/use-open-when-fresh.ts';
import { LoadError } from '#core/parts/load-error.tsx';
import { useMe } from '#core/session.ts';
import type { PaletteAction } from '#palette/actions.ts';
import { callOffActions } from '#palette/call-off-actions.ts';
import type { Option } from '#palette/option.ts';
import { Results } from '#palette/results.tsx';
import { useHits } from '#palette/use-hits.ts';
import styles from './palette.module.css';

const t = reader({ ...officeTexts, ...staffPaletteTexts });
const CHOICES_STALE_MS = 600_000;

type PaletteProps = {
  actions: readonly PaletteAction[];
  /** The role may read call-offs, contracts, customers and deliveries. */
  searchesData: boolean;
  onClose: () => void;
};

/** Search over everything by keyboard: a field with a list of hits in groups (OFF-80, OFF-81). */
export const Palette = ({ actions, searchesData, onClose }: PaletteProps) => {
  const id = useId();
  const layer = useLayer({ open: true, onClose });
  const [typed, setTyped] = useState('');
  const me = useMe();
  const today = useToday();
  const [isAllTime, setIsAllTime] = useState(false);
  const [active, setActive] = useState(0);
  const { data: choices } = useQuery({
    ...query(officeFilters, searchesData ? {} : null),
    staleTime: CHOICES_STALE_MS,
  });
  const found = useHits({
    typed,
    isAllTime,
    actions: [
      ...actions,
      ...(me && searchesData ? callOffActions(me, choices?.plants ?? [], today) : []),
    ],
    searchesData,
  });
  const options = found.groups.flatMap(({ options: rows }) => rows);
  const current = Math.min(active, Math.max(0, options.length - 1));
  const optionId = (at: number): string => `${id}-${at}`;
  const choose = (option: Option | undefined, inNewWindow = false) => {
    if (!option) return;
    // Without `noopener`: the new window inherits the session of this one.
    if ('href' in option && inNewWindow) return void window.open(option.href, '_blank');
    onClose();
    if ('href' in option) void go(option.href);
    else option.run();
  };
  const waits = useOpenWhenFresh(found.isFresh, () => choose(options[current]));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by !== undefined) {
      event.preventDefault();
      setActive((current + by + options.length) % Math.max(1, options.length));
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (found.isFresh) choose(options[current], event.ctrlKey || event.metaKey);
      else waits.start();
    }
  };
  const type = (text: string) => {
    waits.stop();
    setTyped(text);
    setActive(0);
    setIsAllTime(false);
  };
  const label = t(searchesData ? 'bo.search' : 'bo.search_actions');
  return (
    <dialog {...layer} className={styles.palette} aria-label={t('bo.palette.title')}>
      <div className={styles.content}>
        <div className={styles.field}>
          <Icon icon={search} size={24} />
          <input
            role="combobox"
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={id}
            aria-activedescendant={options.length > 0 ? optionId(current) : undefined}
            placeholder={label}
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            className={styles.input}
            value={typed}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <span role="status" className={styles.hits}>
            {found.isFresh && !found.isEmpty && found.error === null && hitsOf(found)}
          </span>
          <Kbd keys="Escape" />
        </div>
        <div className={styles.body} aria-busy={!found.isFresh}>
          <Results
            id={id}
            groups={found.groups}
            isStale={!found.isFresh}
            current={current}
            optionId={optionId}
            onPoint={setActive}
            onChoose={choose}
          />
          {found.error !== null && <LoadError error={found.error} onRetry={found.retry} />}
          <Hint
            found={found}
            onAllTime={
              isAllTime || found.kind !== 'everything' ? undefined : () => setIsAllTime(true)
            }
          />
        </div>
        <Foot searchesData={searchesData} />
      </div>
    </dialog>
  );
};

const hitsOf = ({ hits, isCapped }: ReturnType<typeof useHits>): string =>
  t(isCapped ? 'bo.palette.hits_more' : 'bo.palette.hits', { n: formatWhole(hits) });

type HintProps = { found: ReturnType<typeof useHits>; onAllTime: (() => void) | undefined };

/** One sentence where there are no rows, and the way to what is long ago. */
const Hint = ({ found, onAllTime }: HintProps) => {
  const { groups, isEmpty, isTooShort, isWithoutData, isFresh, error } = found;
  if (error !== null || !isFresh) return null;
  const sentence = isEmpty
    ? t('bo.palette.begin')
    : t(isTooShort ? 'bo.palette.short' : 'bo.palette.none');
  const hasSentence = groups.length === 0;
  const hasButton = isWithoutData && onAllTime !== undefined;
  if (!hasSentence && !hasButton) return null;
  return (
    <div className={styles.hint}>
      {hasSentence && <p>{sentence}</p>}
      {hasButton && (
        <Button variant="secondary" onClick={onAllTime}>
          {t('bo.palette.all_time')}
        </Button>
      )}
    </div>
  );
};

const Foot = ({ searchesData }: Pick<PaletteProps, 'searchesData'>) => (
  <div className={styles.foot}>
    <KeyLine
      hints={[
        { keys: ['ArrowUp', 'ArrowDown'], label: t('bo.palette.foot.choose') },
        { keys: ['Enter'], label: t('bo.palette.foot.open') },
        { keys: ['Ctrl+Enter'], label: t('bo.palette.foot.window') },
      ]}
    />
    {searchesData && (
      <KeyLine
        hints={[
          { keys: ['>'], label: t('bo.palette.foot.actions') },
          { keys: ['#'], label: t('bo.palette.foot.numbers') },
        ]}
      />
    )}
  </div>
);
