/** Reads German texts by key, with placeholders `{name}`. */

export type Catalogue = Readonly<Record<string, string>>;
type Fillings = Readonly<Record<string, string | number>>;

/** Names of the placeholders of a text. */
type Placeholder<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type Values<T extends string> = [Placeholder<T>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholder<T>, string | number>>];

/** Puts values into the placeholders of a text whose key is only known at run time. */
export const fillIn = (text: string, values: Fillings): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

type Override = (key: string, own: string | undefined) => string | undefined;
/** Hook that replaces a bundled text; `override.ts` sets it. */
export const texts: { of: Override } = { of: (_, own) => own };

/** `t('filter.hits_many', { n: 4 })`: keys and placeholders are checked against the catalogue. */
export const reader =
  <C extends Catalogue>(catalogue: C) =>
  <K extends keyof C & string>(key: K, ...[values]: Values<C[K]>): string =>
    fillIn(texts.of(key, catalogue[key]) ?? key, values ?? {});

/** Ending of the key for a count: `t(`contract.days${plural(n)}`, { n })`. */
export const plural = (count: number): '_one' | '_many' => (count === 1 ? '_one' : '_many'); // all that Intl.PluralRules knows about German, without its 5 ms
