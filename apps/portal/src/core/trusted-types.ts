import type { HtmlPolicy } from '@abrufbar/web/trusted-types.ts';

// The workers of the page; the name of the decoder contains the hash of its content.
const WORKERS = /^\/(?:service-worker|push-worker|assets\/scan-worker-[\w-]{8})\.js$/;

/** Whether a script is one of our workers, on our own origin. */
export const isWorker = (url: string): boolean => WORKERS.test(url);

/**
 * The only policy (docs/quality.md section "Browser"): any other way of turning text into script or markup
 * is refused.
 */
export const policy: HtmlPolicy = globalThis.window?.trustedTypes?.createPolicy('abrufbar', {
  // For the HTML cleaner alone, which parses into an inert document.
  createHTML: (html) => html,
  createScriptURL: (url) => {
    // During development workers have the names of their sources, with the query of the bundler.
    if (!isWorker(url) && !import.meta.env.DEV) throw new TypeError(`no worker of ours: ${url}`);
    return url;
  },
});

/** The address of a worker as the browser accepts it. */
export const workerUrl = (url: string): string =>
  // The DOM types do not know trusted types yet, hence the type of the plain text.
  (policy?.createScriptURL(url) ?? url) as string;
