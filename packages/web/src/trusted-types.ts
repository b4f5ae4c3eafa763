type Rules<Html, Url> = {
  readonly createHTML: (html: string) => Html;
  readonly createScriptURL: (url: string) => Url;
};
/** Texts that the browser accepts as markup and as address of a script. */
type Trusted = { readonly toString: () => string };

declare global {
  interface Window {
    /** Missing in browsers without trusted types. */
    readonly trustedTypes?: {
      readonly createPolicy: (
        name: string,
        rules: Rules<string, string>,
      ) => Rules<Trusted, Trusted>;
    };
  }
}

/** The policy of an app (docs/quality.md section "Browser"); undefined in browsers without trusted types. */
export type HtmlPolicy = Rules<Trusted, Trusted> | undefined;
