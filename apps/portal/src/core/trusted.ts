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

/** Scripts of the workers, by what they do: keep the app, show what is pushed. */
const WORKERS = { app: '/service-worker.js', push: '/push-worker.js' } as const;

/** The only policy (quality.md, "Browser"): any other way of turning text into script or markup is refused. */
export const policy = globalThis.window?.trustedTypes?.createPolicy('abrufbar', {
  // For the cleaner alone, which parses into a document of its own where nothing runs.
  createHTML: (html) => html,
  createScriptURL: (url) => {
    if (!Object.values<string>(WORKERS).includes(url))
      throw new TypeError(`not a script of ours: ${url}`);
    return url;
  },
});

export const workerUrl = (name: keyof typeof WORKERS): string =>
  // The types of the browser know no trusted texts yet: this one stands for the plain one.
  (policy?.createScriptURL(WORKERS[name]) ?? WORKERS[name]) as string;
