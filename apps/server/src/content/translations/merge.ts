import type { TranslationRow } from '@abrufbar/contract/content/office-translations.ts';
import { type TextArea, TRANSLATION_STATES } from '@abrufbar/domain/content/translations.ts';
import { folded } from '@abrufbar/domain/values/folded.ts';
import { PORTAL_TEXTS } from '@abrufbar/texts/lookup/portal-texts.ts';
import type { TranslationEntry } from '#content/translation-store.ts';

type Standard = { readonly text: string; readonly area: TextArea };

/** The bundled texts by key, in the order of the keys. */
const STANDARD: ReadonlyMap<string, Standard> = new Map(
  Object.entries(PORTAL_TEXTS)
    .flatMap(([area, catalogues]) =>
      catalogues.flatMap((catalogue) =>
        Object.entries(catalogue).map(
          ([key, text]) => [key, { text, area: area as TextArea }] as const, // keys of a record by area
        ),
      ),
    )
    .toSorted(([a], [b]) => (a < b ? -1 : 1)),
);

const groupOf = (key: string): string => key.split('.')[0] ?? '';

/** Parts of the portal that have keys of one beginning: a key without bundled text belongs to them. */
const AREAS_OF_GROUP: ReadonlyMap<string, ReadonlySet<TextArea>> = [...STANDARD].reduce(
  (areas, [key, { area }]) =>
    areas.set(groupOf(key), (areas.get(groupOf(key)) ?? new Set()).add(area)),
  new Map<string, Set<TextArea>>(),
);

const isIn = (areas: readonly TextArea[], key: string): boolean => {
  const own = STANDARD.get(key);
  if (own) return areas.includes(own.area);
  return areas.some((area) => AREAS_OF_GROUP.get(groupOf(key))?.has(area) ?? false);
};

/** A text as the brand has it; undefined for a key that neither the portal nor the brand knows. */
export const mergeOne = (
  key: string,
  entry: TranslationEntry | undefined,
): TranslationRow | undefined => {
  const standard = STANDARD.get(key)?.text ?? null;
  if (standard === null && entry === undefined) return undefined;
  const text = entry?.text ?? null;
  const isStandard = text === null && standard !== null;
  return {
    key,
    standard,
    text,
    state: isStandard ? 'standard' : text === null ? 'missing' : 'own',
    version: entry?.version ?? 0,
    changed_at: isStandard || !entry ? null : entry.changed_at,
    changed_by: isStandard || !entry ? null : entry.changed_by,
  };
};

/** Missing and own ones by time, the newest first; the others stay in the order of their keys. */
const byPlace = (a: TranslationRow, b: TranslationRow): number =>
  TRANSLATION_STATES.indexOf(a.state) - TRANSLATION_STATES.indexOf(b.state) ||
  (b.changed_at ?? '').localeCompare(a.changed_at ?? '') ||
  (a.key < b.key ? -1 : 1);

const mergeAll = (entries: readonly TranslationEntry[]): readonly TranslationRow[] => {
  const stored = new Map(entries.map((entry) => [entry.key, entry]));
  const keys = new Set([...STANDARD.keys(), ...stored.keys()]);
  return [...keys].flatMap((key) => mergeOne(key, stored.get(key)) ?? []).toSorted(byPlace);
};

type TranslationFilters = {
  readonly view: 'all' | TranslationRow['state'] | null;
  readonly area: readonly TextArea[] | null;
  readonly q: string | null;
};

const countsOf = (rows: readonly TranslationRow[]) => {
  const of = (state: TranslationRow['state']) => rows.filter((row) => row.state === state).length;
  return { missing: of('missing'), own: of('own'), standard: of('standard') };
};

/** Rows of a view with what they are counted by. */
export const filterTranslations = (
  entries: readonly TranslationEntry[],
  { view, area, q }: TranslationFilters,
) => {
  const term = folded(q ?? '');
  const all = mergeAll(entries)
    .filter(({ key }) => area === null || isIn(area, key))
    .filter((row) =>
      [row.key, row.standard, row.text].some((one) => one !== null && folded(one).includes(term)),
    );
  const rows = view === null || view === 'all' ? all : all.filter(({ state }) => state === view);
  return { rows, counts: countsOf(all), sections: countsOf(rows) };
};
