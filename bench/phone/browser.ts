/**
 * The browser APIs that the portal's outbox needs, in Node: `node --import ./bench/phone/browser.ts`. Everything
 * else is the portal's own code. `disk.ts` replaces IndexedDB, timers are shortened.
 */
import { registerHooks } from 'node:module';

const { ADDRESS = '', PHONE = '', HASTE = '1' } = process.env;

// Vite's `import.meta.env`, and a clock that only the portal's code uses.
const FIRST_LINE =
  'import.meta.env = { SSR: false }; const { setTimeout } = globalThis.portalClock; ';

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '#core/outbox/database.ts'
      ? { url: new URL('./disk.ts', import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
  load: (url, context, next) => {
    const loaded = next(url, context);
    const isPortal = url.includes('/apps/portal/src/');
    if (!isPortal || !loaded.source) return loaded;
    const { source } = loaded;
    const text = typeof source === 'string' ? source : new TextDecoder().decode(source);
    return { ...loaded, source: FIRST_LINE + text };
  },
});

const network = globalThis.fetch;

let place = new URL('/dashboard', ADDRESS);
const move = (_state: unknown, _title: string, to: string): void => {
  place = new URL(to, place);
};

/** The part of Web Storage that the portal uses. */
const createStorage = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};

Object.defineProperties(globalThis, {
  location: { get: () => place },
  localStorage: { value: createStorage() },
  sessionStorage: { value: createStorage() },
});
Object.assign(globalThis, {
  document: {
    visibilityState: 'visible',
    addEventListener: () => {},
    documentElement: { dataset: {} },
  },
  window: { scrollY: 0 },
  history: { state: null, scrollRestoration: 'auto', pushState: move, replaceState: move },
  addEventListener: () => {},
  fetch: (path: string, options: RequestInit = {}) => {
    const headers = new Headers(options.headers);
    headers.set('X-Phone', PHONE);
    return network(new URL(path, ADDRESS), { ...options, headers });
  },
  portalClock: {
    setTimeout: (work: () => void, ms = 0) => setTimeout(work, ms / Number(HASTE)),
  },
});
