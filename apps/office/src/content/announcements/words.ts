import { contentAnnouncementsTexts } from '@abrufbar/texts/content-announcements.ts';
import { contentOfficeTexts } from '@abrufbar/texts/content-office.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { href } from '#core/navigation/paths.ts';

const t = reader({ ...contentAnnouncementsTexts, ...contentOfficeTexts });

/** A row with a path is a snippet and stands among the texts; every other one is an announcement (decision 0053). */
export type Kind = 'announcement' | 'snippet';

export const kindOf = ({ path }: { readonly path: string | null }): Kind =>
  path === null ? 'announcement' : 'snippet';

/** Address of the form of one, or of a new one. */
export const formHref = (kind: Kind, id: string): string => href(kind, { id });

/** Address of the form of a new one. */
export const NEW = 'new';

/** The list of each, as the form leads back to it. */
export const LISTS = {
  announcement: { label: t('bo.ann.title'), href: href('announcements') },
  snippet: { label: t('bo.txt.tabs.snippets'), href: href('texts', {}, { view: 'snippets' }) },
} as const satisfies Readonly<Record<Kind, object>>;

/** Words that name one or the other. */
export const WORDS = {
  announcement: {
    create: t('bo.ann.new'),
    unnamed: t('bo.ann.new_title'),
    column: t('bo.ann.columns.title'),
    empty: t('bo.ann.empty'),
    emptyText: t('bo.ann.empty_text'),
    own: t('bo.ann.own'),
    newest: t('bo.ann.newest'),
    readOnly: t('bo.ann.read_only'),
    removeText: t('bo.ann.remove_text'),
    foot: (n: number) => t(`bo.ann.foot${plural(n)}`, { n: formatWhole(n) }),
  },
  snippet: {
    create: t('bo.snip.new'),
    unnamed: t('bo.snip.new_title'),
    column: t('bo.snip.columns.title'),
    empty: t('bo.snip.empty'),
    emptyText: t('bo.snip.empty_text'),
    own: t('bo.snip.own'),
    newest: t('bo.snip.newest'),
    readOnly: t('bo.snip.read_only'),
    removeText: t('bo.snip.remove_text'),
    foot: (n: number) => t(`bo.snip.foot${plural(n)}`, { n: formatWhole(n) }),
  },
} as const;
