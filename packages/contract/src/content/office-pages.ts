import { MAX_HELP_PATH, PAGE_KINDS } from '@abrufbar/domain/content/pages.ts';
import * as z from 'zod/mini';
import { editsContent, readsContent } from '#content/office-calls.ts';
import { call } from '#protocol/call.ts';
import { text, wholeNumber } from '#wire/codecs.ts';
import { instant, version } from '#wire/plain.ts';

/** Longest text with its markup: terms of fifty pages. */
const MAX_HTML = 200_000;
/** Longest name of a help page. */
export const MAX_PAGE_NAME = 60;

/** Kind and brand or path: `terms:nordstein`, `help:/contract-detail/{id}`. */
const key = text(MAX_HELP_PATH + 5, 1);

/** One version, without its text. */
const versionFields = {
  number: z.int(),
  published_at: instant,
  /** Null: the command line. */
  published_by: z.nullable(z.string()),
};

const summary = {
  key,
  kind: z.enum(PAGE_KINDS),
  /** Name of a help page that editors made; null for those the office names. */
  name: z.nullable(z.string()),
  has_draft: z.boolean(),
  is_published: z.boolean(),
};

/** The texts of the brand, and the help pages, which are those of both brands. */
export const officePages = call({
  ...readsContent,
  name: 'content.officePages',
  summary: 'Hilfeseiten und Texte der Marke.',
  path: 'texts',
  input: z.object({}),
  output: z.object({
    items: z.array(z.object(summary)),
    /** People of the brand, who are asked again when terms are published. */
    people: z.int(),
    /** Help pages are changed by staff who hold both brands (OFF-148). */
    may_change_help: z.boolean(),
  }),
});

const page = z.object({
  ...summary,
  version,
  draft: z.nullable(z.string()),
  /** Name of the one who wrote or published last; null before the first entry. */
  changed_by: z.nullable(z.string()),
  changed_at: z.nullable(instant),
  /** Name of a colleague who writes now. */
  editing: z.nullable(z.string()),
  /** Text of the version that counts; null before the first. */
  html: z.nullable(z.string()),
  /** The newest first. */
  versions: z.array(z.object(versionFields)),
});

export const officePage = call({
  ...readsContent,
  name: 'content.officePage',
  summary: 'Ein Text mit Entwurf und Fassungen.',
  path: 'texts/{key}',
  input: z.object({ key }),
  output: page,
});

export const officePageVersion = call({
  ...readsContent,
  name: 'content.officePageVersion',
  summary: 'Eine frühere Fassung eines Textes.',
  path: 'texts/{key}/versions/{number}',
  input: z.object({ key, number: wholeNumber(1, 100_000) }),
  output: z.object({ ...versionFields, html: z.string() }),
});

/** A help page for another page of the portal. */
export const officeCreatePage = call({
  ...editsContent,
  name: 'content.officeCreatePage',
  summary: 'Legt eine Hilfeseite an.',
  path: 'texts',
  input: z.object({ path: text(MAX_HELP_PATH, 1), name: text(MAX_PAGE_NAME, 1) }),
  output: page,
});

/**
 * Stores what is being written; nobody outside the office sees it. Sent with every pause in typing, so the audit log
 * names the first of a draft alone. 409 `stale_version` with name and time when a colleague wrote meanwhile.
 */
export const officeSaveDraft = call({
  ...editsContent,
  name: 'content.officeSaveDraft',
  summary: 'Speichert den Entwurf eines Textes.',
  method: 'PUT',
  path: 'texts/{key}/draft',
  audited: false,
  input: z.object({ key, version, html: text(MAX_HTML) }),
  output: page,
});

export const officeDiscardDraft = call({
  ...editsContent,
  name: 'content.officeDiscardDraft',
  summary: 'Verwirft den Entwurf eines Textes.',
  method: 'DELETE',
  path: 'texts/{key}/draft',
  body: 'none',
  input: z.object({ key, version: wholeNumber(1, 2_147_483_647) }),
  output: page,
});

/** Makes the draft a version, which counts at once. */
export const officePublish = call({
  ...editsContent,
  name: 'content.officePublish',
  summary: 'Veröffentlicht den Entwurf eines Textes.',
  path: 'texts/{key}/publish',
  input: z.object({ key, version }),
  output: page,
});

/** The same for terms of use: everybody is asked again, so it asks for a code before. */
export const officePublishTerms = call({
  ...editsContent,
  name: 'content.officePublishTerms',
  summary: 'Veröffentlicht neue Nutzungsbedingungen.',
  stepUp: true,
  path: 'texts/{key}/publish-terms',
  input: z.object({ key, version }),
  output: page,
});

/** A help page with all its versions. */
export const officeRemovePage = call({
  ...editsContent,
  name: 'content.officeRemovePage',
  summary: 'Entfernt eine Hilfeseite.',
  method: 'DELETE',
  path: 'texts/{key}',
  body: 'none',
  input: z.object({ key, version: wholeNumber(0, 2_147_483_647) }),
  output: z.object({}),
});
