import type { officePages } from '@abrufbar/contract/content/office-pages.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { HELP_PLACES, type HelpPlace, pageKey } from '@abrufbar/domain/content/pages.ts';
import { contentOfficeTexts } from '@abrufbar/texts/content-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';

const t = reader(contentOfficeTexts);

type PageItem = OutputOf<typeof officePages>['items'][number];

/** A help page in the list: stored, or a place of the portal that has none yet. */
export type HelpEntry = {
  readonly key: string;
  readonly path: string;
  readonly name: string;
  readonly isMissing: boolean;
  readonly hasDraft: boolean;
};

const isPlace = (path: string): path is HelpPlace => HELP_PLACES.some((place) => place === path);

/** The part of a place that names its text. */
type NameOf<Place> = Place extends `/${infer Name}/${string}`
  ? Name
  : Place extends `/${infer Name}`
    ? Name
    : never;

const placeName = (place: HelpPlace): string =>
  t(`bo.txt.page.${place.split('/')[1] as NameOf<HelpPlace>}`); // its first part, as the type says

/** Name of a page of the portal; one without a name is its path. */
export const pageName = (path: string): string => (isPlace(path) ? placeName(path) : path);

const PREFIX = 'help:';

const entryOf = ({ key, name, has_draft, is_published }: PageItem): HelpEntry => {
  const path = key.slice(PREFIX.length);
  return {
    key,
    path,
    name: name ?? pageName(path),
    isMissing: !is_published,
    hasDraft: has_draft,
  };
};

/** Help pages in the order of the portal's pages, then those editors made. */
export const helpEntries = (items: readonly PageItem[]): readonly HelpEntry[] => {
  const stored = items.filter(({ kind }) => kind === 'help').map(entryOf);
  const places = HELP_PLACES.map(
    (path) =>
      stored.find((entry) => entry.path === path) ?? {
        key: pageKey({ kind: 'help', path }),
        path,
        name: placeName(path),
        isMissing: true,
        hasDraft: false,
      },
  );
  return [...places, ...stored.filter(({ path }) => !isPlace(path))];
};
