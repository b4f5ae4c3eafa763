import { createMediaHook } from '@abrufbar/web/media-query.ts';

/** Whether what a drawer shows stands beside the list instead of over it (OFF-43). */
export const useHasPanes = createMediaHook('(min-width: 1600px)');
