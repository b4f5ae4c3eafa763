import type { HtmlPolicy } from '@abrufbar/web/trusted-types.ts';

/** The only policy: markup for the HTML cleaner, which parses into an inert document; the office has no workers. */
export const policy: HtmlPolicy = window.trustedTypes?.createPolicy('abrufbar', {
  createHTML: (html) => html,
  createScriptURL: (url) => {
    throw new TypeError(`no script of ours: ${url}`);
  },
});
