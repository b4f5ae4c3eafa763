import { part } from '@abrufbar/web/lazy-page.tsx';
import { isView } from '#core/device.ts';

const ViewHint = part(() => import('#core/frame/view-hint.tsx').then((file) => file.ViewHint));

/** Why the controls beside it are disabled while staff look as somebody (OFF-90); nothing for everybody else. */
export const ViewReason = ({ id }: { readonly id: string }) => isView && <ViewHint id={id} />;
