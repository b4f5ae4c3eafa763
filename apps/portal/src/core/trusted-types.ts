type Rules<Html, Url> = {
  readonly createHTML: (html: string) => Html;
  readonly createScriptURL: (url: string) => Url;
};
/** Texts that the browser accepts as markup and as address of a script. */
type Trusted = { readonly toString: () => string };

declare global {
  interface Window {
    /** Missing where the browser does not know trusted types yet. */
    readonly trustedTypes?: {
      readonly createPolicy: (
        name: string,
        rules: Rules<string, string>,
      ) => Rules<Trusted, Trusted>;
    };
  }
}

// The scripts that run beside the page; of the decoder, the hash of its content is part of the name.
const WORKERS = /^\/(?:service-worker|push-worker|assets\/scan-worker-[\w-]{8})\.js$/;

/** Whether a script is one of those that may run beside the page, and of our own origin. */
export const isWorker = (url: string): boolean => WORKERS.test(url);

/**
 * The only policy (docs/quality.md section "Browser"): any other way of turning text into script or markup
 * is refused.
 */
export const policy = globalThis.window?.trustedTypes?.createPolicy('abrufbar', {
  // For the cleaner alone, which parses into a document of its own where nothing runs.
  createHTML: (html) => html,
  createScriptURL: (url) => {
    // While developing they have the names of their sources, with the query of the bundler.
    if (!isWorker(url) && !import.meta.env.DEV) throw new TypeError(`no worker of ours: ${url}`);
    return url;
  },
});

/** The address of a worker as the browser accepts it. */
export const workerUrl = (url: string): string =>
  // The types of the browser know no trusted texts yet: this one stands for the plain one.
  (policy?.createScriptURL(url) ?? url) as string;
