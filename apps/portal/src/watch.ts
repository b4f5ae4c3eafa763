import { watchInstall } from '#core/install.ts';
import { followLinks } from '#core/links.ts';
import { watchNetwork } from '#core/network-watch.ts';
import { place } from '#core/router.ts';
import { setGround, watchTheme } from '#core/theme.ts';
import { watchVersions } from '#core/update.ts';
import { routes } from '#routes.ts';

const drawGround = () => setGround(routes[place.get().name].deep ? 'deep' : 'surface');

/** Everything that listens for the rest of the visit. */
export const watch = (): void => {
  followLinks();
  watchNetwork();
  watchInstall();
  watchTheme();
  drawGround();
  place.subscribe(drawGround);
  if (import.meta.env.PROD) void watchVersions();
};
