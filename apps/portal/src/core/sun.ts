import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { persisted } from '#core/device.ts';

const t = reader(appTexts);

/** Set while the sun and glove mode of this device is on. Read by the script in index.html before the first paint. */
export const sunMode = persisted('sun');

/** Resolves once the styles of the sun mode are on the page; in development they always are. */
const loadStyles = (): Promise<void> =>
  new Promise((done, failed) => {
    const sheet = document.querySelector<HTMLLinkElement>('link[data-sun]');
    if (!sheet || sheet.sheet) return done();
    const fail = () => {
      sheet.disabled = true;
      failed(new TypeError('styles'));
    };
    sheet.addEventListener('load', () => done(), { once: true });
    sheet.addEventListener('error', fail, { once: true });
    sheet.disabled = false;
  });

/** Draws the page as the device wants it; index.html does so before the first paint. */
export const drawSun = async (): Promise<void> => {
  const { dataset } = document.documentElement;
  if (sunMode.get() !== null) await loadStyles();
  if (sunMode.get() === null) delete dataset['sun'];
  else dataset['sun'] = '';
};

/** Switches the sun and glove mode of this device; its styles come first, so that nothing is drawn without them. */
export const switchSun = (on: boolean): void => {
  if (!on) return sunMode.set(null);
  loadStyles().then(
    () => sunMode.set('on'),
    () => showFlash('error', t('network.offline_action'), { brief: true }),
  );
};

export const useIsSun = (): boolean => useStore(sunMode) !== null;
