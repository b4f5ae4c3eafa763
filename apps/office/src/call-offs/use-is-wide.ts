import { createMediaHook } from '@abrufbar/web/media-query.ts';

/** Whether the surroundings have room beside list and drawer. */
export const useIsWide = createMediaHook('(min-width: 1850px)');
