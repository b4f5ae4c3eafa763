import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { dashboardButtons } from '@abrufbar/contract/companies.ts';
import { isRouteName } from '#core/navigation/paths.ts';

type ServerButton = OutputOf<typeof dashboardButtons>['items'][number];

/** Keys of buttons that are not the name of their route. */
const ROUTES: Readonly<Record<string, string>> = {
  'qr-code-scanner': 'qr-scanner', // DSH-05
  notifications: 'messages', // DSH-06
};

export const routeOf = (key: string): string =>
  Object.hasOwn(ROUTES, key) ? (ROUTES[key] ?? key) : key;

/** Buttons of the server's list whose screen exists, in its order; unknown keys are not shown (D-07). */
export const shownButtons = (
  buttons: readonly ServerButton[],
  exists: (route: string) => boolean = isRouteName,
): readonly ServerButton[] => buttons.filter(({ key }) => exists(routeOf(key)));
