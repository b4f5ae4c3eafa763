import { page } from '@abrufbar/web/lazy-page.tsx';
import type { RouteName } from '#core/navigation/paths.ts';
import { isMessage } from '#core/navigation/route-kind.ts';

const ContractsPane = page(() => import('#contracts/contracts-pane.tsx'));
const MessagesPane = page(() => import('#notifications/messages-pane.tsx'));

/** The list beside a screen. */
export const SidePane = ({ name }: { readonly name: RouteName }) =>
  isMessage(name) ? <MessagesPane /> : <ContractsPane />;
