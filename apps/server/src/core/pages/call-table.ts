import type { JsonSchema } from '@abrufbar/contract/wire/json-schema.ts';
import { typeTexts } from '@abrufbar/texts/server/api.ts';

type Presence = readonly [required: string, optional: string];

/** Table of the fields as they travel, one row each; fields of objects and lists follow under their path. */
export const tableOf = (schema: JsonSchema, presence: Presence, whenEmpty: string): string => {
  const rows = rowsOf(schema, '', presence);
  if (rows.length === 0) return `<p>${whenEmpty}</p>`;
  return `<div class="scroll" tabindex="0"><table><tbody>${rows.join('')}</tbody></table></div>`;
};

const rowsOf = (schema: JsonSchema, path: string, presence: Presence): string[] => [
  ...itemsOf(schema).flatMap((items) => rowsOf(items, `${path}[]`, presence)),
  ...optionsOf(schema).flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).flatMap(([name, field]) => {
      if (typeof field !== 'object') return [];
      const full = path === '' ? name : `${path}.${name}`;
      const given = presence[required.includes(name) ? 0 : 1];
      return [rowOf(full, field, given), ...rowsOf(field, full, presence)];
    }),
  ),
];

const rowOf = (path: string, field: JsonSchema, given: string) =>
  `<tr><th scope="row"><code>${escapeHtml(path)}</code></th>` +
  `<td>${escapeHtml(formOf(field))}</td><td>${given}</td></tr>`;

/** Wire form of a field in a few words: type, possible values, an example, a note. */
const formOf = (field: JsonSchema): string => {
  const forms = [...optionsOf(field), ...itemsOf(field)];
  const types = forms.flatMap(({ type }) => type ?? []).map((type) => typeTexts[type] ?? type);
  const values = forms.flatMap((form) => form.enum ?? (form.const === undefined ? [] : form.const));
  const examples = forms.flatMap((form) => (Array.isArray(form.examples) ? form.examples : []));
  return [
    [...new Set(types)].join(', '),
    ...forms.flatMap(({ format }) => format ?? []),
    values.map((value) => JSON.stringify(value)).join(' | '),
    ...examples.map((example) => `z. B. ${String(example)}`),
    field.description ?? '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
};

/** A schema together with its alternatives. */
const optionsOf = (schema: JsonSchema): JsonSchema[] => [
  schema,
  ...(schema.anyOf ?? []).filter((option) => typeof option === 'object'),
];

const itemsOf = ({ items }: JsonSchema): JsonSchema[] =>
  typeof items === 'object' && !Array.isArray(items) ? optionsOf(items) : [];

export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
