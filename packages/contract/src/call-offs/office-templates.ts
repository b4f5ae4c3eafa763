import * as z from 'zod/mini';
import { decides, looks } from '#call-offs/office-fields.ts';
import { call } from '#protocol/call.ts';
import { id, text, wholeNumber } from '#wire/codecs.ts';
import { version } from '#wire/plain.ts';

/** Most characters of a template. */
export const MAX_TEMPLATE_CODE_POINTS = 500;

const template = z.object({ id, version, position: z.int(), text: z.string() });
const templateText = text(MAX_TEMPLATE_CODE_POINTS, 1);

export const officeTemplates = call({
  ...looks,
  name: 'callOffs.officeTemplates',
  summary: 'Textvorlagen für Antworten der Marke.',
  path: 'answer-templates',
  input: z.object({}),
  output: z.object({ items: z.array(template) }),
});

export const officeCreateTemplate = call({
  ...decides,
  name: 'callOffs.officeCreateTemplate',
  summary: 'Legt eine Textvorlage an.',
  method: 'POST',
  path: 'answer-templates',
  input: z.object({ text: templateText }),
  output: template,
});

/** 409 `stale_version` with name and time when somebody else has changed it meanwhile. */
export const officeUpdateTemplate = call({
  ...decides,
  name: 'callOffs.officeUpdateTemplate',
  summary: 'Ändert eine Textvorlage oder ihren Platz.',
  method: 'PUT',
  path: 'answer-templates/{id}',
  input: z.object({
    id,
    version,
    text: templateText,
    /** Null leaves it where it is. */
    position: z.nullish(z.int()),
  }),
  output: template,
});

export const officeRemoveTemplate = call({
  ...decides,
  name: 'callOffs.officeRemoveTemplate',
  summary: 'Entfernt eine Textvorlage.',
  method: 'DELETE',
  path: 'answer-templates/{id}',
  body: 'none',
  input: z.object({ id, version: wholeNumber(1, 2_147_483_647) }),
  output: z.object({}),
});
