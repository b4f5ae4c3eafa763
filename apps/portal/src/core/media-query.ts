import { createMediaHook } from '@abrufbar/web/media-query.ts';

/** Whether list and detail stand side by side. */
export const useIsWide = createMediaHook('(min-width: 64em)');
/** Whether cards are in two columns (docs/design.md section 10). */
export const useTwoColumns = createMediaHook('(min-width: 45em) and (max-width: 63.99em)');
/** Whether the day of all sites is one table (BEY-56). */
export const useIsDesktop = createMediaHook('(min-width: 73.75em)');
