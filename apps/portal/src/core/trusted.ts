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

/** The only policy (quality.md, "Browser"): any other way of turning text into script or markup is refused. */
export const policy = globalThis.window?.trustedTypes?.createPolicy('abrufbar', {
  // For the cleaner alone, which parses into a document of its own where nothing runs.
  createHTML: (html) => html,
  createScriptURL: (url) => {
    // A path of our own origin; while developing, with the query of the bundler.
    const isOurs = /^\/\w[\w/-]*\.js$/.test(url) || import.meta.env.DEV;
    if (!isOurs) throw new TypeError(`not a script of ours: ${url}`);
    return url;
  },
});

/** The address of a worker as the browser accepts it. */
export const workerUrl = (url: string): string =>
  // The types of the browser know no trusted texts yet: this one stands for the plain one.
  (policy?.createScriptURL(url) ?? url) as string;
