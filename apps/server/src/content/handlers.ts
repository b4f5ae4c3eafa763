import * as texts from '@abrufbar/contract/content/texts.ts';
import * as content from '@abrufbar/contract/content/content.ts';
import type { LegalKind, Page } from '@abrufbar/domain/content/pages.ts';
import { noteLimit } from '@abrufbar/domain/call-offs/note.ts';
import { findByPath, type SnippetScope } from '@abrufbar/domain/content/page-match.ts';
import { cleanPage } from '#content/clean-html.ts';
import { findTextAt } from '#content/pages/read-text.ts';
import { listHelpPaths } from '#content/pages/version-store.ts';
import { findAnnouncement, findNoteMax } from '#content/store.ts';
import { listSnippets } from '#content/snippet-store.ts';
import { insertMissingKey, listTranslations } from '#content/translation-store.ts';
import { insertAcceptedTerms } from '#companies/terms-store.ts';
import { type BaseContext, handle } from '#core/calls/context.ts';

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

export const announcement = handle(
  content.announcement,
  async ({ db, brand, now }) => (await findAnnouncement(db, brand, now)) ?? null,
);

export const configuration = handle(content.configuration, async ({ db, brand, now }) => {
  const letters = await findNoteMax(db, brand);
  const { message = null, is_permanent = false } = (await findAnnouncement(db, brand, now)) ?? {};
  return { note_max_letters: noteLimit(null, letters), message, is_permanent };
});

export const helpPage = handle(content.helpPage, async (context, { scheme }) => {
  const page = findByPath(await listHelpPaths(context.db), scheme);
  return { content: page === null ? '' : await readText(context, { kind: 'help', ...page }) };
});

export const snippet = handle(texts.snippet, async ({ db, brand, now }, { url }) => {
  const found = findByPath(await listSnippets(db, brand, now), url);
  if (found === null) return null;
  const { id, scope, html } = found;
  return { snippet_document_id: id, scope: scope as SnippetScope, html: cleanPage(html) }; // the column allows no other
});

export const translations = handle(texts.translations, async ({ db, brand }) => ({
  items: await listTranslations(db, brand),
}));

export const createTranslation = handle(texts.createTranslation, async ({ db, brand }, { key }) => {
  await insertMissingKey(db, brand, key);
  return {};
});
