import type {
  OfficeAnnouncement,
  officeCreateAnnouncement,
} from '@abrufbar/contract/content/office-announcements.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { checkAnnouncement } from '@abrufbar/domain/content/announcements.ts';
import { HELP_PLACES } from '@abrufbar/domain/content/pages.ts';
import type { SnippetScope } from '@abrufbar/domain/content/page-match.ts';
import { contentAnnouncementsTexts } from '@abrufbar/texts/content-announcements.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { Kind } from '#content/announcements/words.ts';
import { instantOf, momentOf } from '#core/moments.ts';

const t = reader(contentAnnouncementsTexts);

export type Company = { readonly id: number; readonly number: string; readonly name: string };

/** Entries about an announcement or a snippet; moments as fields write them. */
export type Entry = {
  /** For staff alone; empty: made of the text. */
  readonly title: string;
  readonly both: boolean;
  readonly onStart: boolean;
  readonly onLogin: boolean;
  /** Page of a snippet; null for an announcement. */
  readonly path: string | null;
  readonly from: string;
  readonly until: string;
  /** Empty: everybody. */
  readonly companies: readonly Company[];
  readonly content: string;
  readonly closable: boolean;
  readonly scope: SnippetScope;
};

const QUARTER_MS = 15 * 60_000;

/** Begins with the next quarter of an hour and has no end; a snippet begins on the first page of the portal. */
export const newEntry = (kind: Kind, now: Date): Entry => ({
  title: '',
  both: false,
  onStart: kind === 'announcement',
  onLogin: false,
  path: kind === 'snippet' ? HELP_PLACES[0] : null,
  from: momentOf(new Date(Math.ceil(now.getTime() / QUARTER_MS) * QUARTER_MS).toISOString()),
  until: '',
  companies: [],
  content: '',
  closable: true,
  scope: 'session',
});

/** Fields of one that is stored. */
export const entryOf = (stored: OfficeAnnouncement): Entry => ({
  title: stored.own_title ?? '',
  both: stored.both,
  onStart: stored.on_start,
  onLogin: stored.on_login,
  path: stored.path,
  from: momentOf(stored.starts_at),
  until: stored.ends_at === null ? '' : momentOf(stored.ends_at),
  companies: stored.companies ?? [],
  content: stored.content,
  closable: stored.closable,
  scope: stored.scope,
});

type Input = InputOf<typeof officeCreateAnnouncement>;

/** Fields as they are sent; null while the begin is not complete. */
export const inputOf = (entry: Entry, isPlanned: boolean): Input | null => {
  const starts_at = instantOf(entry.from);
  if (starts_at === null) return null;
  return {
    own_title: entry.title.trim() || null,
    both: entry.both,
    on_start: entry.onStart,
    on_login: entry.onLogin,
    path: entry.path,
    starts_at,
    ends_at: instantOf(entry.until),
    companies: entry.companies.length === 0 ? null : entry.companies.map(({ id }) => id),
    content: entry.content.trim(),
    closable: entry.closable,
    scope: entry.scope,
    is_planned: isPlanned,
  };
};

type Problems = Partial<Record<'content' | 'place' | 'from' | 'until', string>>;

const SENTENCES = {
  required: t('bo.ann.missing_place'),
  end_before_start: t('bo.ann.end_before_start'),
  maintenance_past: t('bo.ann.past'),
} as const;

/** Sentences at fields that cannot be saved as they are; a draft needs a text and a begin alone. */
export const problemsOf = (entry: Entry, isPlanned: boolean, now: Date): Problems => {
  const input = inputOf(entry, isPlanned);
  const found = input !== null && isPlanned ? checkAnnouncement(input, now) : [];
  const sentence = (field: (typeof found)[number]['field']) => {
    const problem = found.find((one) => one.field === field);
    return problem && { [field === 'ends_at' ? 'until' : field]: SENTENCES[problem.code] };
  };
  return {
    ...(entry.content.trim() === '' && { content: t('bo.ann.missing_text') }),
    ...(input === null && { from: t('bo.ann.missing_from') }),
    ...sentence('place'),
    ...sentence('ends_at'),
  };
};
