import { altered, answer, dialog, failure, heading, silence, text, type Scene } from './scene.ts';

const beforeTerms = (terms_of_use_changed: boolean) =>
  altered('user', { accepted_terms_of_use_date: null, terms_of_use_changed });

/** Terms, privacy terms, imprint and what the supplier has to say. */
export const contentScenes: readonly Scene[] = [
  {
    name: 'terms-of-use',
    path: () => '/terms-of-use',
    shows: text('Ihr Zugang ist persönlich.'),
  },
  {
    name: 'terms-of-use-loading',
    path: () => '/terms-of-use',
    answers: silence('terms-of-use'),
    waiting: true,
    shows: text('Wird geladen'),
  },
  {
    name: 'terms-of-use-failure',
    path: () => '/terms-of-use',
    answers: answer('terms-of-use', failure, 500),
    shows: dialog('Das hat nicht geklappt'),
  },
  { name: 'privacy-terms', path: () => '/privacy-terms', shows: text('Ihre Rechte') },
  { name: 'imprint', path: () => '/imprint', shows: text('Angaben gemäß § 5 DDG') },
  {
    name: 'terms-dialog',
    as: 'foreman',
    path: () => '/dashboard',
    before: beforeTerms(false),
    shows: dialog('Nutzungsbedingungen'),
  },
  {
    name: 'terms-dialog-changed',
    as: 'foreman',
    path: () => '/dashboard',
    before: beforeTerms(true),
    shows: text('Die Nutzungsbedingungen haben sich geändert.'),
  },
  {
    name: 'help-empty',
    path: () => '/help',
    answers: answer('help-page?*', { data: { content: '' } }),
    shows: heading('Hilfe'),
  },
];
