import { useEffect, useState } from 'react';
import { withTag } from '#core/filters/choice.ts';
import type { ListChoice } from '#core/filters/list-choice.ts';

const DEBOUNCE_MS = 300;

/** The choice with the typed term among its tags, once the typing pauses; an emptied field counts at once. */
export const useDebouncedTerm = (
  list: string,
  { term = '', tags, filters }: ListChoice,
): ListChoice => {
  const [debounced, setDebounced] = useState({ list, term });
  // Another list brings its own term along.
  const isKnown = debounced.list === list && term !== '';
  if (!isKnown && (debounced.list !== list || debounced.term !== term))
    setDebounced({ list, term });
  useEffect(() => {
    const timer = setTimeout(() => setDebounced({ list, term }), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [list, term]);
  return { tags: withTag(tags, isKnown ? debounced.term : term), filters };
};
