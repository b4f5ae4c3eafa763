import { call } from '#protocol/call.ts';
import { text } from '#wire/codecs.ts';
import * as z from 'zod/mini';

const readsTerms = {
  summary: 'Nutzungsbedingungen der Marke, unter der das Portal aufgerufen wird.',
  path: 'terms-of-use',
  kind: 'read',
  who: 'anyone',
  tenant: 'none',
  rate: 'public',
  audited: false,
  input: z.object({}),
  output: z.object({ html: z.string() }),
} as const;

/** The maintenance page retries this call, so it answers without login (T-44). */
export const terms = call({ ...readsTerms, name: 'content.terms', method: 'POST', body: 'form' });
export const termsByGet = call({
  ...readsTerms,
  name: 'content.termsByGet',
  method: 'GET',
  body: 'none',
});

const readsPrivacy = {
  ...readsTerms,
  summary: 'Datenschutzhinweise der Marke, unter der das Portal aufgerufen wird.',
  path: 'privacy-policy',
} as const;

/** Also answered by GET, like the terms (T-02). */
export const privacy = call({
  ...readsPrivacy,
  name: 'content.privacy',
  method: 'POST',
  body: 'form',
});
export const privacyByGet = call({
  ...readsPrivacy,
  name: 'content.privacyByGet',
  method: 'GET',
  body: 'none',
});

/** Beyond the specification: who offers the portal (§ 5 DDG). */
export const imprint = call({
  ...readsTerms,
  name: 'content.imprint',
  summary: 'Impressum der Marke, unter der das Portal aufgerufen wird.',
  path: 'imprint',
  method: 'GET',
  body: 'none',
});

/** Accepts the current version for the signed-in person; may be repeated (API-20, D-56). */
export const acceptTerms = call({
  name: 'content.acceptTerms',
  summary: 'Stimmt den Nutzungsbedingungen in ihrer heutigen Fassung zu.',
  method: 'POST',
  path: 'accept-terms-of-use',
  kind: 'change',
  who: 'user',
  tenant: 'user',
  rate: 'general',
  audited: true,
  body: 'none',
  input: z.object({}),
  output: z.object({}),
});

/** The last planned of the current announcements that reach the person; null if there is none (D-57). */
export const announcement = call({
  name: 'content.announcement',
  summary: 'Laufende Ankündigung der Marke oder null.',
  method: 'GET',
  path: 'announcements',
  kind: 'read',
  who: 'anyone',
  tenant: 'user',
  rate: 'public',
  audited: false,
  body: 'none',
  input: z.object({ device_type: z.literal('pwa') }),
  output: z.nullable(z.object({ message: z.string(), is_permanent: z.boolean() })),
});

/** Configuration of the forms (ENT-19); banner text and its flag come from the announcement (T-25). */
export const configuration = call({
  name: 'content.configuration',
  summary: 'Einstellungen der App: Länge von Notizen und die laufende Ankündigung.',
  method: 'GET',
  path: 'app-configs',
  kind: 'read',
  who: 'anyone',
  tenant: 'user',
  rate: 'public',
  audited: false,
  body: 'none',
  input: z.object({ device_type: z.literal('pwa') }),
  output: z.object({
    note_max_letters: z.int(),
    message: z.nullable(z.string()),
    is_permanent: z.boolean(),
  }),
});

// Percent-encoded once more than a query needs (API-22).
const encodedPath = z.codec(text(2000), text(2000), {
  decode: (value, context) => {
    try {
      return decodeURIComponent(value);
    } catch {
      context.issues.push({ code: 'custom', input: value, message: 'text' });
      return z.NEVER;
    }
  },
  encode: encodeURIComponent,
});

/** Help for the page with the path `scheme`; empty content means there is none (D-57). */
export const helpPage = call({
  name: 'content.helpPage',
  summary: 'Hilfetext zu einer Seite; leer, wenn es keinen gibt.',
  method: 'GET',
  path: 'help-page',
  kind: 'read',
  who: 'anyone',
  tenant: 'none',
  rate: 'public',
  audited: false,
  body: 'none',
  input: z.object({ url: text(2000), scheme: encodedPath }),
  output: z.object({ content: z.string() }),
});
