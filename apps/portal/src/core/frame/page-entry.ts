import { useEffect, useLayoutEffect } from 'react';
import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { brandName } from '#core/brand.ts';
import { place } from '#core/navigation/router.ts';
import { enterPage } from '#core/navigation/scroll.ts';

const t = reader(appTexts);

/** What every page does when it is shown: name in the window, place on the page, focus on its heading. */
export const useArrival = (title: string): void => {
  useEffect(() => {
    document.title = t('app.page_title', { titel: title, marke: brandName() });
  }, [title]);
  useLayoutEffect(() => {
    if (place.get().visit < 2) return; // nobody navigated: the browser has put things right
    enterPage();
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, []);
};
