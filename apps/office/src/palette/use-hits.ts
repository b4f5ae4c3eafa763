import { search } from '@abrufbar/contract/staff/search.ts';
import { MIN_SEARCHED_CHARACTERS, readSearch } from '@abrufbar/domain/staff/search.ts';
import { query } from '@abrufbar/web/data.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useRecent } from '#core/recent.ts';
import type { PaletteAction } from '#palette/actions.ts';
import { hitGroups } from '#palette/hit-groups.tsx';
import type { Group } from '#palette/option.ts';
import { actionGroup, recentGroup } from '#palette/other-groups.ts';

const DELAY_MS = 150;
const STALE_MS = 10_000;

/** A text once nobody has typed for a moment. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

type Searches = {
  readonly typed: string;
  readonly isAllTime: boolean;
  readonly actions: readonly PaletteAction[];
  /** The role may read what the server searches. */
  readonly searchesData: boolean;
};

/** Rows of the palette for the typed text; an answer to an earlier text is never taken for that of this one. */
export const useHits = ({ typed, isAllTime, actions, searchesData }: Searches) => {
  const today = useToday();
  const recent = useRecent();
  const settled = useSettled(typed);
  const { kind, term } = readSearch(typed);
  const asked = readSearch(settled);
  const isSearched = (one: typeof asked) =>
    searchesData && one.kind !== 'actions' && one.term.length >= MIN_SEARCHED_CHARACTERS;
  const answer = useQuery({
    ...query(
      search,
      isSearched(asked)
        ? {
            q: asked.term,
            only: asked.kind === 'numbers' ? 'numbers' : null,
            period: isAllTime ? 'all' : null,
          }
        : null,
    ),
    staleTime: STALE_MS,
  });
  const wantsData = isSearched({ kind, term });
  const { error, isPlaceholderData, refetch } = answer;
  const isAnswered = error !== null || (answer.data !== undefined && !isPlaceholderData);
  const isFresh = !wantsData || (settled === typed && isAnswered);
  const found = wantsData && isSearched(asked) ? answer.data : undefined;
  const isEmpty = term === '' && kind === 'everything';
  const data = found ? hitGroups(found, asked.term, today) : [];
  const groups: readonly Group[] = [
    ...(isEmpty ? [recentGroup(recent)] : []),
    ...data,
    ...(kind === 'numbers' || isEmpty ? [] : [actionGroup(actions, term, kind === 'actions')]),
  ].filter(({ options }) => options.length > 0);
  return {
    kind,
    isEmpty,
    /** Too little to search data for. */
    isTooShort: !isEmpty && kind !== 'actions' && !wantsData && searchesData,
    isFresh,
    /** Searched, but only actions fit. */
    isWithoutData: wantsData && isFresh && error === null && data.length === 0,
    error: wantsData ? error : null,
    retry: () => void refetch(),
    groups,
    isCapped: groups.some(({ isCapped }) => isCapped),
    hits: groups.reduce((sum, { hits }) => sum + hits, 0),
  };
};
