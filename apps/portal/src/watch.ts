import { followLinks } from './core/links.ts';
import { watchNetwork } from './core/network.ts';
import { watchTheme } from './core/theme.ts';
import { watchVersions } from './core/update.ts';

/** Everything that listens for the rest of the visit. */
export const watch = (): void => {
  followLinks();
  watchNetwork();
  watchTheme();
  if (import.meta.env.PROD) void watchVersions();
};
