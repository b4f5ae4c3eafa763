import { AsyncLocalStorage } from 'node:async_hooks';
import { BRANDS, type Brand } from '@abrufbar/domain/values/brand.ts';
import type { Plugin } from 'vite';

/** Background of the brand's head in both themes; `--deep` in packages/web/src/tokens.css. */
export const DEEP: Readonly<Record<Brand, { readonly light: string; readonly dark: string }>> = {
  nordstein: { light: '#08363f', dark: '#0b2a31' },
  suedkies: { light: '#221c10', dark: '#1b170d' },
};

/** Fills the placeholders `{{name}}` of a page. */
export const fillPage = (html: string, values: Readonly<Record<string, string>>): string =>
  html.replace(/\{\{(\w+)\}\}/g, (whole, key: string) => values[key] ?? whole);

/** The brand of a host during development; the server has a setting for it. */
const brandOfHost = (host: string): Brand =>
  BRANDS.find((brand) => host.startsWith(brand)) ?? BRANDS[0];

/** `npm run dev`: the page of the brand that the host names, drawn in the browser. */
export const devPages = (valuesOf: (brand: Brand) => Readonly<Record<string, string>>): Plugin => {
  const hosts = new AsyncLocalStorage<string>();
  return {
    name: 'brand-pages',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _, next) => hosts.run(request.headers.host ?? '', next));
    },
    transformIndexHtml: (html) => fillPage(html, valuesOf(brandOfHost(hosts.getStore() ?? ''))),
  };
};
