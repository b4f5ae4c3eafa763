import { resolveTheme, THEME } from '@abrufbar/domain/session/session.ts';
import { themeCode } from '#core/device.ts';

const dark = () => matchMedia('(prefers-color-scheme: dark)');

/** Draws the theme that is remembered on the device; index.html has the same rule for the first paint. */
const draw = (): void => {
  const root = document.documentElement;
  const theme = resolveTheme(Number(themeCode.get() ?? THEME.system), dark().matches);
  if (root.dataset.theme !== theme) root.dataset.theme = theme;
  // The bar of the device takes the colour of what stands at the top of the page.
  const ground = getComputedStyle(root).getPropertyValue(`--${root.dataset.ground}`);
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground);
};

/** Ground under the bar of the device: `--deep` on login, start and maintenance, else `--surface`. */
export const setGround = (ground: 'deep' | 'surface'): void => {
  const root = document.documentElement;
  if (root.dataset.ground === ground) return;
  root.dataset.ground = ground;
  draw();
};

export const watchTheme = (): void => {
  draw(); // the server's theme may have come before anybody listened
  themeCode.subscribe(draw); // BRD-06
  dark().addEventListener('change', draw);
};
