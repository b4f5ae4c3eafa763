import { isOneLine } from '@abrufbar/domain/call-offs/texts.ts';
import {
  MAX_TRANSLATION_CODE_POINTS,
  TEXT_AREAS,
  TRANSLATION_STATES,
} from '@abrufbar/domain/content/translations.ts';
import * as z from 'zod/mini';
import { editsContent, readsContent } from '#content/office-calls.ts';
import { textKey } from '#content/texts.ts';
import { call } from '#protocol/call.ts';
import { askedExport, asksForExport, exportFormat, shownColumnsOf } from '#staff/exports.ts';
import { chosen, orNothing, text, wholeNumber } from '#wire/codecs.ts';
import { listOf, page } from '#wire/envelope.ts';
import { instant, version } from '#wire/plain.ts';

export const TRANSLATION_VIEWS = ['all', ...TRANSLATION_STATES] as const;
/** Columns of the list, by their ids. */
export const TRANSLATION_COLUMNS = ['key', 'standard', 'own', 'changed', 'status'] as const;
export type TranslationColumn = (typeof TRANSLATION_COLUMNS)[number];

const row = z.object({
  key: z.string(),
  /** The bundled text; null where there is none. */
  standard: z.nullable(z.string()),
  /** The text of the brand; null without one. */
  text: z.nullable(z.string()),
  state: z.enum(TRANSLATION_STATES),
  /** 0 until somebody has written or reset it. */
  version,
  /** When it was reported or written; null for a standard text. */
  changed_at: z.nullable(instant),
  /** Null: reported by the portal, or written on the command line. */
  changed_by: z.nullable(z.string()),
});
export type TranslationRow = z.output<typeof row>;

const filters = {
  view: orNothing(z.enum(TRANSLATION_VIEWS)),
  area: chosen(z.enum(TEXT_AREAS)),
  q: orNothing(text(80)),
};

const counts = z.object({ missing: z.int(), own: z.int(), standard: z.int() });

/** Texts of the portal as the brand has them: missing first, then own, both newest first, then the standard by key. */
export const officeTranslations = call({
  ...readsContent,
  name: 'content.officeTranslations',
  summary: 'Texte des Portals mit den eigenen der Marke.',
  path: 'translations',
  input: z.object({ ...filters, page }),
  output: z.object({
    ...listOf(row).shape,
    /** Of every view, as area and search leave them. */
    counts,
    /** Of the rows of this view, in their order. */
    sections: counts,
  }),
});

export const officeTranslation = call({
  ...readsContent,
  name: 'content.officeTranslation',
  summary: 'Ein Text des Portals.',
  path: 'translations/{key}',
  input: z.object({ key: textKey }),
  output: row,
});

/** 409 `stale_version` with name and time when a colleague was faster. */
export const officeUpdateTranslation = call({
  ...editsContent,
  name: 'content.officeUpdateTranslation',
  summary: 'Ersetzt einen Text des Portals durch einen eigenen der Marke.',
  method: 'PUT',
  path: 'translations/{key}',
  input: z.object({
    key: textKey,
    version,
    own_text: text(MAX_TRANSLATION_CODE_POINTS, 1).check(
      z.refine(isOneLine, { error: 'one_line' }),
    ),
  }),
  output: row,
});

/** Takes the own text back; null: a key without any text was removed from the list. */
export const officeResetTranslation = call({
  ...editsContent,
  name: 'content.officeResetTranslation',
  summary: 'Setzt einen Text auf den Standard zurück.',
  method: 'DELETE',
  path: 'translations/{key}',
  body: 'none',
  input: z.object({ key: textKey, version: wholeNumber(0, 2_147_483_647) }),
  output: z.nullable(row),
});

/** Asks for exactly the filtered rows and shown columns as a file (OFF-41). */
export const officeTranslationExport = call({
  ...asksForExport,
  name: 'content.officeTranslationExport',
  summary: 'Fordert die gefilterten Texte als Datei an.',
  roles: ['admin', 'editor', 'support'],
  path: 'translation-exports',
  input: z.object({
    ...filters,
    columns: shownColumnsOf(TRANSLATION_COLUMNS),
    format: exportFormat,
  }),
  output: askedExport,
});
