import { createMediaHook } from '@abrufbar/web/media-query.ts';

/** Whether list and detail stand side by side. */
export const useIsWide = createMediaHook('(min-width: 1024px)');
/** Whether cards are in two columns (docs/design.md section 10). */
export const useTwoColumns = createMediaHook('(min-width: 720px) and (max-width: 1023.98px)');
