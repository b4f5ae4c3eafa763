import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { prerender } from 'react-dom/static';
import { App } from '#app.tsx';
import { setBrand } from '#core/brand.ts';
import { token } from '#core/device.ts';
import { paths } from '#core/navigation/paths.ts';
import { place } from '#core/navigation/router.ts';
import { preloadRoute, Shell } from '#routes.ts';

/** Renders the first page of a brand at build time, before any data and any script. */
export const prerenderShell = async (
  brand: Brand,
  shell: 'login' | 'dashboard' | 'shell',
): Promise<string> => {
  setBrand(brand);
  token.set(shell === 'login' ? null : 'somebody');
  // For the frame alone no entry of the navigation is the current one.
  const name = shell === 'shell' ? 'contract-detail' : shell;
  const path = paths[name];
  place.set({ name, params: {}, path, search: '', visit: 1 });
  await preloadRoute(path);
  const { prelude } = await prerender(shell === 'shell' ? <Shell /> : <App />);
  return new Response(prelude).text();
};
