import { createMediaHook } from '@abrufbar/web/media-query.ts';

/** Whether list, drawer and surroundings stand side by side with little room for the list. */
export const useIsTight = createMediaHook('(min-width: 1600px) and (max-width: 1849px)');
