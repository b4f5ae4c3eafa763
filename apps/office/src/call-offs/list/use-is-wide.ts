import { createMediaHook } from '@abrufbar/web/media-query.ts';

/** Whether the list keeps its materials beside drawer and surroundings. */
export const useIsWide = createMediaHook('(min-width: 1850px)');
