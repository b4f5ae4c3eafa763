import { readFileSync } from 'node:fs';
import { adminTexts } from '@abrufbar/texts/staff/admin.ts';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import { isHelpPath, LEGAL_KINDS, type Page } from '@abrufbar/domain/content/pages.ts';
import { SNIPPET_SCOPES } from '@abrufbar/domain/content/page-match.ts';
import {
  brandOf,
  brandOrBoth,
  type Command,
  found,
  instantOr,
  instantOrNone,
  wholeOf,
} from '#admin/values.ts';
import { auditedPage } from '#content/pages/audited-page.ts';
import { insertVersion } from '#content/pages/version-store.ts';
import { insertSnippet } from '#content/snippet-store.ts';
import { insertAnnouncement, updateNoteMax } from '#content/store.ts';
import { findEntry, updateTranslation } from '#content/translation-store.ts';
import { auditedTranslation } from '#content/translations/audited.ts';
import type { Database } from '#core/database/database.ts';
import { auditStaff } from '#core/staff-audit.ts';
import { StartError } from '#core/start-error.ts';

const fileOf = (name = ''): string => {
  try {
    return readFileSync(name, 'utf8');
  } catch (error) {
    throw new StartError(`${name} cannot be read`, { cause: error });
  }
};
const oneOf = <T extends string>(value: string | undefined, among: readonly T[], what: string): T =>
  found(
    among.find((one) => one === value),
    `${what} ${value}; ${among.join(' or ')}`,
  );

type Version = { readonly html: string; readonly publishedAt: Date };

/** Adds a version of a text and leaves a row in the audit log of its brands. */
const publish = async (
  { db, now }: { readonly db: Database; readonly now: Date },
  page: Page,
  version: Version,
): Promise<void> => {
  const number = await insertVersion(db, page, { ...version, by: null });
  const brands = page.kind === 'help' ? BRANDS : [page.brand];
  const occasion = { at: now, call: 'admin.publish', requestId: '-' };
  const changes = { version: { old: null, new: number } };
  await auditStaff(
    db,
    occasion,
    { staffId: null, name: adminTexts.actor, brands },
    { ...auditedPage(page, null), changes },
  );
};

const window = {
  brand: `${BRANDS.join('|')}; both without`,
  from: 'instant; now without',
  until: 'instant',
};

/** Texts that provider staff write; HTML is cleaned when it is stored (D-60). */
export const CONTENT_COMMANDS: Readonly<Record<string, Command>> = {
  'legal-text': {
    required: { brand: BRANDS.join('|'), kind: LEGAL_KINDS.join('|'), file: 'HTML file' },
    optional: { from: 'instant from which the version counts; now without' },
    run: async ({ db, now }, { file, ...values }) => {
      const brand = brandOf(values['brand']);
      const kind = oneOf(values['kind'], LEGAL_KINDS, 'kind');
      const publishedAt = instantOr(values['from'], now);
      await publish({ db, now }, { kind, brand }, { html: fileOf(file), publishedAt });
      return `New version of ${kind} for ${brand} from ${publishedAt.toISOString()}`;
    },
  },
  help: {
    required: { path: 'page, e.g. /contract-detail/{id}', file: 'HTML file' },
    optional: {},
    run: async ({ db, now }, { path = '', file }) => {
      if (!isHelpPath(path)) throw new StartError(`Not a page: ${path}`);
      await publish({ db, now }, { kind: 'help', path }, { html: fileOf(file), publishedAt: now });
      return `Help of ${path} is set`;
    },
  },
  announcement: {
    required: { message: 'text, simple HTML allowed' },
    optional: { ...window, permanent: 'yes' },
    run: async ({ db, now }, { message = '', ...values }) => {
      const announcement = {
        brand: brandOrBoth(values['brand']),
        message,
        isPermanent: values['permanent'] === 'yes',
        startsAt: instantOr(values['from'], now),
        endsAt: instantOrNone(values['until']),
      };
      await insertAnnouncement(db, announcement, now);
      return `Announced from ${announcement.startsAt.toISOString()}`;
    },
  },
  snippet: {
    required: {
      path: 'page, e.g. /dashboard',
      file: 'HTML file',
      scope: SNIPPET_SCOPES.join('|'),
    },
    optional: window,
    run: async ({ db, now }, { path = '', file, ...values }) => {
      const id = await insertSnippet(db, {
        brand: brandOrBoth(values['brand']),
        path,
        scope: oneOf(values['scope'], SNIPPET_SCOPES, 'scope'),
        html: fileOf(file),
        startsAt: instantOr(values['from'], now),
        endsAt: instantOrNone(values['until']),
      });
      return `Snippet ${id} on ${path}`;
    },
  },
  translation: {
    required: { brand: BRANDS.join('|'), key: 'key of the text' },
    optional: { text: 'text instead of the bundled one; without it that one counts again' },
    run: async ({ db, now }, { key = '', text = null, ...values }) => {
      const brand = brandOf(values['brand']);
      if (!/^[a-z0-9_.-]{1,120}$/.test(key)) throw new StartError(`Not a key: ${key}`);
      const before = (await findEntry(db, brand, key))?.text ?? null;
      await updateTranslation(db, brand, { key, text, at: now });
      await auditStaff(
        db,
        { at: now, call: 'admin.translation', requestId: '-' },
        { staffId: null, name: adminTexts.actor, brands: [brand] },
        auditedTranslation(brand, key, before, text),
      );
      return text === null ? `${key} is the bundled text again` : `${key} of ${brand}: ${text}`;
    },
  },
  configuration: {
    required: { brand: BRANDS.join('|'), 'note-max': 'letters a note may have' },
    optional: {},
    run: async ({ db }, values) => {
      const [brand, letters] = [brandOf(values['brand']), wholeOf(values['note-max'], 1, 2000)];
      await updateNoteMax(db, brand, letters);
      return `Notes of ${brand} may have ${letters} letters`;
    },
  },
};
