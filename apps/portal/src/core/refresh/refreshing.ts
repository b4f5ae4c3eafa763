import { store } from '@abrufbar/web/store.ts';
import type { Failure } from '#core/refresh/outcome.ts';

type Refreshing =
  | { readonly step: 'rest' }
  /** `isFar`: lifting the finger reads the page again. */
  | { readonly step: 'pull'; readonly isFar: boolean }
  /** `isLate`: the server has been silent for some seconds. */
  | { readonly step: 'asking'; readonly isLate: boolean }
  | { readonly step: 'done'; readonly time: string }
  | {
      readonly step: 'failed';
      readonly why: Failure;
      /** Time of the oldest data the page still shows; null while it shows none. */
      readonly asOf: string | null;
    };

export const REST: Refreshing = { step: 'rest' };

/** Reading the page on show again, by a pull or its button. */
export const refreshing = store<Refreshing>(REST);
