import type { TrustedScriptURL, TrustedTypePolicyFactory } from 'trusted-types/lib/index.js';

declare global {
  interface Window {
    /** Missing where the browser does not know trusted types yet. */
    trustedTypes?: TrustedTypePolicyFactory;
  }
}

const SERVICE_WORKER = '/service-worker.js';

/** The only policy (quality, „Browser“): any other way of turning text into script or markup is refused. */
export const policy = globalThis.window?.trustedTypes?.createPolicy('abrufbar', {
  // For the cleaner alone, which parses into a document of its own where nothing runs.
  createHTML: (html) => html,
  createScriptURL: (url) => {
    if (url !== SERVICE_WORKER) throw new TypeError(`not a script of ours: ${url}`);
    return url;
  },
});

export const serviceWorkerUrl = (): string | TrustedScriptURL =>
  policy?.createScriptURL(SERVICE_WORKER) ?? SERVICE_WORKER;
