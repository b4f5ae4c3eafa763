import { useEffect, useLayoutEffect } from 'react';
import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { brandName } from '#core/brand.ts';
import { place } from '#core/navigation/router.ts';
import { restoreScroll } from '#core/navigation/scroll.ts';

const t = reader(appTexts);

/** Common to all pages when they are shown: title of the window, scroll position, focus on the heading. */
export const usePageEntry = (title: string): void => {
  useEffect(() => {
    document.title = t('app.page_title', { titel: title, marke: brandName() });
  }, [title]);
  useLayoutEffect(() => {
    if (place.get().visit < 2) return; // nobody navigated: the browser has set both
    restoreScroll();
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, []);
};
