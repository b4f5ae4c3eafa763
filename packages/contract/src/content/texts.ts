import { SNIPPET_SCOPES } from '@abrufbar/domain/content/page-match.ts';
import { call } from '#protocol/call.ts';
import { id, text } from '#wire/codecs.ts';
import * as z from 'zod/mini';

/** Key of a text of the portal (D-59). */
export const textKey = z.string().check(z.regex(/^[a-z0-9_.-]{1,120}$/, { error: 'invalid' }));

const open = {
  who: 'anyone',
  tenant: 'none',
  audited: false,
} as const;

/** Advertising for the page at `url`, a path without leading slash; null if there is none (D-57). */
export const snippet = call({
  ...open,
  tenant: 'user',
  name: 'content.snippet',
  summary: 'Werbung zu einer Seite oder null.',
  method: 'GET',
  path: 'marketing-snippet',
  kind: 'read',
  rate: 'public',
  body: 'none',
  input: z.object({ url: text(2000), targetGroup: z.literal('on-site') }),
  output: z.nullable(
    z.object({ snippet_document_id: id, scope: z.enum(SNIPPET_SCOPES), html: z.string() }),
  ),
});

/** Overrides of the bundled texts; a POST that only reads (T-02). */
export const translations = call({
  ...open,
  name: 'content.translations',
  summary: 'Texte der Marke, die die mitgelieferten der App ersetzen.',
  method: 'POST',
  path: 'app-translations',
  kind: 'read',
  rate: 'public',
  body: 'form',
  input: z.object({}),
  output: z.object({ items: z.array(z.object({ key: z.string(), text: z.string() })) }),
});

/** Records a key without text; a GET by the fixed protocol, with the same answer for any key (T-46, D-59). */
export const createTranslation = call({
  ...open,
  name: 'content.createTranslation',
  summary: 'Merkt einen Schlüssel ohne Text für die Redaktion vor.',
  method: 'GET',
  path: 'create-translation/{key}',
  kind: 'change',
  rate: 'creation',
  body: 'none',
  input: z.object({ key: textKey }),
  output: z.object({}),
});
