import type { Call } from '@abrufbar/contract/protocol/call.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The body of a call of the office: one JSON object, or a form with one file. */
export const bodyOf = (call: Call, fields: Fields): string | FormData => {
  if (call.body !== 'multipart') return JSON.stringify(fields);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Uint8Array) form.append(name, new Blob([Buffer.from(value)]), 'bild');
    else form.append(name, textOf(value));
  }
  return form;
};

/** The type a body is sent with; that of a form names its boundary. */
export const bodyType = ({ body }: Call): { readonly 'Content-Type'?: string } =>
  body === 'multipart' ? {} : { 'Content-Type': 'application/json' };

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value ?? '');
