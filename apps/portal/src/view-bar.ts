import { part } from '@abrufbar/web/lazy-page.tsx';

/** Above every page while staff look as somebody. */
export const ViewBar = part(() => import('#session/view-bar.tsx').then((file) => file.ViewBar));
