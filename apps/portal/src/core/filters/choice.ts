import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { filterOptions } from '@abrufbar/contract/contracts/contracts.ts';
import { isFilterChosen, stripEmpty, type Filters } from '@abrufbar/domain/values/filters.ts';
import { relativeDay } from '@abrufbar/web/format.ts';

/** One filter of a list as its filter-options call offers it (D-28). */
export type OfferedFilter = OutputOf<typeof filterOptions>['items'][number];

/** Filters of a list, the chosen values and the rules of choosing. */
export type Filtering = {
  /** Undefined until known. */
  readonly offered: readonly OfferedFilter[] | undefined;
  readonly choice: Filters;
  readonly onChoice: (choice: Filters) => void;
  /** The choice after a reset; nothing chosen where left out. */
  readonly standard?: Filters;
  /** Of each row of chips one has to stay chosen (CLL-06). */
  readonly keepsOne?: boolean;
};

/** The choice with one value added, or removed where it was chosen. */
export const toggle = (choice: Filters, key: string, value: string): Filters => {
  const values = choice[key] ?? [];
  const others = values.filter((one) => one !== value);
  const isIn = others.length < values.length;
  return stripEmpty({ ...choice, [key]: isIn ? others : [...values, value] });
};

/** The choice with one value in place of all others of its key; an empty one stands for none. */
export const choose = (choice: Filters, key: string, value: string): Filters =>
  stripEmpty({ ...choice, [key]: [value] });

/** The filters that let the user choose between different lists; one that is chosen stays, to be removed. */
export const choosable = (
  offered: readonly OfferedFilter[],
  choice: Filters,
): readonly OfferedFilter[] =>
  offered.filter(
    ({ key, type, options }) =>
      type === 'date' ||
      (type !== 'tags' && options.length > 1) ||
      options.some(({ value }) => value === FLAG) ||
      choice[key] !== undefined,
  );
/** The only value of a filter that is on or off. */
const FLAG = 'true';

/** Number beside the word „Filter“. */
export const countChosen = (choice: Filters): number => Object.values(choice).flat().length;

/** Nothing to apply while nothing is offered or chosen (VAL-31). */
export const isApplicable = (offered: readonly OfferedFilter[], draft: Filters): boolean =>
  offered.length > 0 && isFilterChosen(draft);

type QuickChip = {
  readonly key: string;
  readonly value: string;
  readonly label: string;
  readonly isChosen: boolean;
};

/**
 * Chips above a list: the day first (today until another one is chosen), then everything offered as
 * chips. Of long selections only the chosen values, so that they can be seen and removed.
 */
export const quickChips = (
  offered: readonly OfferedFilter[],
  choice: Filters,
  today: string,
): QuickChip[] => {
  const days = offered.filter(({ type }) => type === 'date');
  const others = offered.filter(({ type }) => type !== 'date');
  return [
    ...days.map(({ key }) => {
      const [chosen] = choice[key] ?? [];
      const value = chosen ?? today;
      return { key, value, label: relativeDay(value, today), isChosen: chosen !== undefined };
    }),
    ...others.flatMap(({ key, type, options }) =>
      options
        .map(({ value, label }) => ({
          key,
          value,
          label,
          isChosen: choice[key]?.includes(value) ?? false,
        }))
        .filter(({ isChosen }) => type === 'chips' || isChosen),
    ),
  ];
};

const MAX_TAGS = 10;
const MAX_CHIPS = MAX_TAGS - 1; // the term in the field is one more
const MAX_TAG_CHARACTERS = 100;

/** Search terms with one more; what the server would refuse for its size is cut (VAL-29). */
export const withTag = (tags: readonly string[], term: string): readonly string[] => {
  const tag = [...term.trim()].slice(0, MAX_TAG_CHARACTERS).join('');
  const isIn = tags.some((one) => one.toLowerCase() === tag.toLowerCase());
  return tag === '' || isIn ? tags : [...tags, tag].slice(-MAX_TAGS);
};

/** Chips of a search with one more; the oldest gives way. */
export const withChip = (tags: readonly string[], term: string): readonly string[] =>
  withTag(tags, term).slice(-MAX_CHIPS);
