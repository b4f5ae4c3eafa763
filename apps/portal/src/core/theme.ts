import { resolveTheme, THEME } from '@abrufbar/domain/session/session.ts';
import { themeCode } from '#core/device-rest.ts';
import { drawSun, sunMode } from '#core/sun.ts';

const dark = () => matchMedia('(prefers-color-scheme: dark)');

/** Applies the theme stored on the device; index.html has the same rule for the first paint. */
const apply = (): void => {
  const root = document.documentElement;
  const theme = resolveTheme(Number(themeCode.get() ?? THEME.system), dark().matches);
  if (root.dataset.theme !== theme) root.dataset.theme = theme;
  // The system bar has the colour of the top of the page.
  const ground = getComputedStyle(root).getPropertyValue(`--${root.dataset.ground}`);
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground);
};

/** Background of the system bar: `--deep` on login, start and maintenance, else `--surface`. */
export const setGround = (ground: 'deep' | 'surface'): void => {
  const root = document.documentElement;
  if (root.dataset.ground === ground) return;
  root.dataset.ground = ground;
  apply();
};

export const watchTheme = (): void => {
  const applySun = () => void drawSun().then(apply, console.warn);
  apply(); // the server's theme may have come before this listener
  themeCode.subscribe(apply); // BRD-06
  dark().addEventListener('change', apply);
  sunMode.subscribe(applySun); // BEY-110
  if (sunMode.get() !== null) applySun(); // its styles may have failed before
};
