import {
  MAX_ANNOUNCED_COMPANIES,
  MAX_TITLE_CODE_POINTS,
} from '@abrufbar/domain/content/announcements.ts';
import { SNIPPET_SCOPES } from '@abrufbar/domain/content/page-match.ts';
import { MAX_HELP_PATH } from '@abrufbar/domain/content/pages.ts';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import * as z from 'zod/mini';
import { editsContent, readsContent } from '#content/office-calls.ts';
import { call } from '#protocol/call.ts';
import { id, orNothing, text, wholeNumber } from '#wire/codecs.ts';
import { instant, version } from '#wire/plain.ts';

/** Longest snippet with its markup. */
const MAX_HTML = 20_000;

const companyId = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
const company = z.object({ id: z.int(), number: z.string(), name: z.string() });

/** Where and to whom it speaks. */
const audience = {
  /** Both brands, of which staff must have both; otherwise the chosen one. */
  both: z.boolean(),
  on_start: z.boolean(),
  on_login: z.boolean(),
  /** Page of a snippet as in the help, `/contract-detail/{id}`; null: an announcement. */
  path: z.nullable(text(MAX_HELP_PATH, 1)),
  starts_at: instant,
  /** Null runs until somebody ends it. */
  ends_at: z.nullable(instant),
};

const entry = {
  ...audience,
  /** For staff alone; null makes one of the text. */
  own_title: z.nullable(text(MAX_TITLE_CODE_POINTS, 1)),
  /** Null: everybody. */
  companies: z.nullable(
    z.array(companyId).check(z.minLength(1), z.maxLength(MAX_ANNOUNCED_COMPANIES)),
  ),
  /** Plain text of an announcement, HTML of a snippet. */
  content: text(MAX_HTML, 1),
  closable: z.boolean(),
  /** How long a closed snippet stays away; of no meaning for an announcement. */
  scope: z.enum(SNIPPET_SCOPES),
  /** True: it counts from now on; false: a draft that nobody sees. */
  is_planned: z.boolean(),
};

const summary = {
  ...audience,
  id,
  version,
  title: z.string(),
  /** Number of chosen companies; null: everybody. */
  company_count: z.nullable(z.int()),
  state: z.enum(['draft', 'planned', 'visible', 'ended']),
  changed_at: instant,
  /** Null: the command line. */
  changed_by: z.nullable(z.string()),
  /** False where it speaks to a brand that the caller has not. */
  can_change: z.boolean(),
};

/** Announcements and snippets of the brand: drafts, then what is planned or visible, then the newest of what is over. */
export const officeAnnouncements = call({
  ...readsContent,
  name: 'content.officeAnnouncements',
  summary: 'Ankündigungen und Textbausteine der Marke.',
  path: 'announcements',
  input: z.object({}),
  output: z.object({ items: z.array(z.object(summary)) }),
});

const detail = z.object({
  ...summary,
  own_title: z.nullable(z.string()),
  content: z.string(),
  closable: z.boolean(),
  scope: z.enum(SNIPPET_SCOPES),
  companies: z.nullable(z.array(company)),
});
export type OfficeAnnouncement = z.output<typeof detail>;

export const officeAnnouncement = call({
  ...readsContent,
  name: 'content.officeAnnouncement',
  summary: 'Eine Ankündigung oder ein Textbaustein.',
  path: 'announcements/{id}',
  input: z.object({ id }),
  output: detail,
});

/** People and companies a choice reaches, and what it covers; asked again with every change of the form (OFF-203, OFF-204). */
export const officeReach = call({
  ...readsContent,
  name: 'content.officeReach',
  summary: 'Wen eine Auswahl erreicht und was sie verdeckt.',
  method: 'POST',
  path: 'announcement-reach',
  body: 'json',
  input: z.object({
    ...audience,
    /** The one that is edited: it does not cover itself. */
    id: z.nullable(id),
    companies: z.nullable(z.array(companyId).check(z.maxLength(MAX_ANNOUNCED_COMPANIES))),
  }),
  output: z.object({
    people: z.int(),
    companies: z.int(),
    /** Customers of the brand. */
    all_companies: z.int(),
    /** Those with the most people. */
    largest: z.array(z.object({ ...company.shape, people: z.int() })),
    /** Everything else that is planned or visible at the same place within the window, oldest first. */
    covered: z.array(
      z.object({
        id,
        title: z.string(),
        brand: z.nullable(z.enum(BRANDS)),
        starts_at: instant,
        ends_at: z.nullable(instant),
        /** The time both have in common. */
        from: instant,
        until: z.nullable(instant),
        /** Companies that both reach; null: everybody. */
        companies: z.nullable(z.int()),
      }),
    ),
  }),
});

/** Customers by name or number, and plants with the customers that loaded there this year. */
export const officeAudience = call({
  ...readsContent,
  name: 'content.officeAudience',
  summary: 'Firmen und Werke zur Auswahl der Empfänger.',
  path: 'announcement-audience',
  input: z.object({ q: orNothing(text(80)) }),
  output: z.object({
    companies: z.array(company),
    plants: z.array(z.object({ name: z.string(), companies: z.array(company) })),
  }),
});

export const officeCreateAnnouncement = call({
  ...editsContent,
  name: 'content.officeCreateAnnouncement',
  summary: 'Legt eine Ankündigung oder einen Textbaustein an.',
  path: 'announcements',
  input: z.object(entry),
  output: detail,
});

/** 409 `stale_version` with name and time when a colleague was faster. A planned one is the newest again. */
export const officeUpdateAnnouncement = call({
  ...editsContent,
  name: 'content.officeUpdateAnnouncement',
  summary: 'Ändert eine Ankündigung oder einen Textbaustein.',
  method: 'PUT',
  path: 'announcements/{id}',
  input: z.object({ ...entry, id, version }),
  output: detail,
});

/** A draft is discarded, a visible one is gone from the portal at once. */
export const officeRemoveAnnouncement = call({
  ...editsContent,
  name: 'content.officeRemoveAnnouncement',
  summary: 'Entfernt eine Ankündigung oder einen Textbaustein.',
  method: 'DELETE',
  path: 'announcements/{id}',
  body: 'none',
  input: z.object({ id, version: wholeNumber(1, 2_147_483_647) }),
  output: z.object({}),
});
