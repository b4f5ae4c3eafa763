import { contractsTexts } from '@abrufbar/texts/contracts.ts';
import { startTexts } from '@abrufbar/texts/frame/start.ts';
import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { matchPath, type RouteName } from '#core/navigation/paths.ts';

const t = reader({ ...startTexts, ...contractsTexts, ...deliveriesTexts });

const NAMES = {
  dashboard: 'dashboard.title',
  'construction-site': 'sites.title',
  'contract-detail': 'contract.title',
  'delivery-incoming': 'delivery.incoming_title',
  'delivery-confirmed': 'delivery.confirmed_title',
  'delivery-single': 'delivery.heading',
} as const satisfies Partial<Record<RouteName, string>>;
const isNamed = (route: string): route is keyof typeof NAMES => Object.hasOwn(NAMES, route);

/** Name of the page a help text is about; null for a page without a name of its own. */
export const helpPageName = (path: string): string | null => {
  const { name = '' } = matchPath(path) ?? {};
  return isNamed(name) ? t(NAMES[name]) : null;
};
