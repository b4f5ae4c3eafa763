import { page } from '@abrufbar/web/lazy-page.tsx';
import type { RouteName } from '#core/navigation/paths.ts';
import { isMessage } from '#core/navigation/route-kind.ts';

const ConstructionSite = page(() => import('#contracts/construction-site.tsx'));
const Messages = page(() => import('#notifications/messages.tsx'));

/** The list beside a screen. */
export const SidePane = ({ name }: { readonly name: RouteName }) =>
  isMessage(name) ? <Messages beside /> : <ConstructionSite beside />;
