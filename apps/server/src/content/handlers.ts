import * as texts from '@abrufbar/contract/content/texts.ts';
import * as content from '@abrufbar/contract/content/content.ts';
import type { LegalKind, Page } from '@abrufbar/domain/content/pages.ts';
import { noteLimit } from '@abrufbar/domain/call-offs/note.ts';
import { findByPath, type SnippetScope } from '@abrufbar/domain/content/page-match.ts';
import { cleanPage } from '#content/clean-html.ts';
import { filled, findTextAt } from '#content/pages/read-text.ts';
import { listHelpPaths } from '#content/pages/version-store.ts';
import { findAnnouncement, findNoteMax, type Reader } from '#content/store.ts';
import { listSnippets } from '#content/snippet-store.ts';
import { insertMissingKey, listTranslations } from '#content/translation-store.ts';
import { insertAcceptedTerms } from '#companies/terms-store.ts';
import { type BaseContext, handle, type KnowingContext } from '#core/calls/context.ts';

const readText = async (context: BaseContext, page: Page): Promise<string> =>
  (await findTextAt(context.db, page, context)) ?? '';

const reading = (kind: LegalKind) => async (context: BaseContext) => ({
  html: await readText(context, { kind, brand: context.brand }),
});

export const terms = handle(content.terms, reading('terms'));
export const termsByGet = handle(content.termsByGet, reading('terms'));
export const privacy = handle(content.privacy, reading('privacy'));
export const privacyByGet = handle(content.privacyByGet, reading('privacy'));
export const imprint = handle(content.imprint, reading('imprint'));

export const acceptTerms = handle(content.acceptTerms, async ({ db, caller, brand, now }) => {
  await insertAcceptedTerms(db, { userId: caller.userId, brand, at: now });
  return {};
});

const readerOf = ({ brand, caller }: KnowingContext): Reader => ({
  brand,
  companies: caller && caller.memberships.map(({ companyId }) => companyId),
});

export const announcement = handle(
  content.announcement,
  async (context) => (await findAnnouncement(context.db, readerOf(context), context.now)) ?? null,
);

export const configuration = handle(content.configuration, async (context) => {
  const { db, brand, now } = context;
  const letters = await findNoteMax(db, brand);
  const { message = null, is_permanent = false } =
    (await findAnnouncement(db, readerOf(context), now)) ?? {};
  return { note_max_letters: noteLimit(null, letters), message, is_permanent };
});

export const helpPage = handle(content.helpPage, async (context, { scheme }) => {
  const page = findByPath(await listHelpPaths(context.db), scheme);
  return { content: page === null ? '' : await readText(context, { kind: 'help', ...page }) };
});

export const snippet = handle(texts.snippet, async (context, { url }) => {
  const found = findByPath(await listSnippets(context.db, readerOf(context), context.now), url);
  if (found === null) return null;
  const { id, scope, planned_at } = found;
  const html = cleanPage(filled(found.html, { brand: context.brand, at: planned_at }));
  return { snippet_document_id: id, scope: scope as SnippetScope, html }; // the column allows no other
});

export const translations = handle(texts.translations, async ({ db, brand }) => ({
  items: await listTranslations(db, brand),
}));

export const createTranslation = handle(
  texts.createTranslation,
  async ({ db, brand, now }, { key }) => {
    await insertMissingKey(db, brand, key, now);
    return {};
  },
);
