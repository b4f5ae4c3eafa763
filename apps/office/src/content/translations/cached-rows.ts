import {
  officeTranslations,
  type TranslationRow,
} from '@abrufbar/contract/content/office-translations.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { cache } from '#core/api/cache.ts';

type Listed = OutputOf<typeof officeTranslations>;
const LISTS = { queryKey: [officeTranslations.name] };

/**
 * Puts a changed row where it is on show. It stays in its place until the list is read again, so that no row jumps
 * while somebody writes; only the counts of the views follow.
 */
export const putRow = (now: TranslationRow): void => {
  const before = cache
    .getQueriesData<Listed>(LISTS)
    .flatMap(([, list]) => list?.items ?? [])
    .find(({ key }) => key === now.key);
  // An answer that is on its way was read before: it would show the earlier text again.
  if (cache.isFetching(LISTS) > 0) void cache.invalidateQueries(LISTS);
  if (!before) return;
  cache.setQueriesData<Listed>(
    LISTS,
    (list) =>
      list && {
        ...list,
        items: list.items.map((row) => (row.key === now.key ? now : row)),
        counts: moved(list.counts, before.state, now.state),
      },
  );
};

const moved = (
  counts: Listed['counts'],
  from: TranslationRow['state'],
  to: TranslationRow['state'],
): Listed['counts'] => {
  const less = { ...counts, [from]: counts[from] - 1 };
  return { ...less, [to]: less[to] + 1 };
};
