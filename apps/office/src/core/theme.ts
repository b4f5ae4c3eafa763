import { resolveTheme, THEME } from '@abrufbar/domain/session/session.ts';
import { themeCode } from '#core/device.ts';

const dark = () => matchMedia('(prefers-color-scheme: dark)');

/** Applies the theme stored on the device; index.html has the same rule for the first paint. */
const apply = (): void => {
  const root = document.documentElement;
  root.dataset['theme'] = resolveTheme(Number(themeCode.get() ?? THEME.system), dark().matches);
  const ground = getComputedStyle(root).getPropertyValue('--deep');
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground);
};

export const watchTheme = (): void => {
  apply();
  themeCode.subscribe(apply);
  dark().addEventListener('change', apply);
};
