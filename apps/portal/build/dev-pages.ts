import { AsyncLocalStorage } from 'node:async_hooks';
import type { Plugin } from 'vite';
import { brandOfHost, fillPage } from './brands.ts';

/** `npm run dev`: the page of the brand that the host names, drawn in the browser. */
export const devPages = (): Plugin => {
  const hosts = new AsyncLocalStorage<string>();
  return {
    name: 'brand-pages',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _, next) => hosts.run(request.headers.host ?? '', next));
    },
    transformIndexHtml: (html) => fillPage(html, brandOfHost(hosts.getStore() ?? ''), 'shell'),
  };
};
