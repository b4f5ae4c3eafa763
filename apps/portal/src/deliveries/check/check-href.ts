import { href } from '#core/navigation/paths.ts';

/** In the address of a delivery: its check (BEY-70). */
export const CHECK = 'check';

/** Address of the check of a delivery. */
export const checkHref = (ids: string): string =>
  href('delivery-single', { ids }, { [CHECK]: '1' });
