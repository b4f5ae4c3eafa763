import { href } from '#core/navigation/paths.ts';

/** Things with a page or drawer of their own. */
export type ObjectKind = 'call-off' | 'contract' | 'customer' | 'delivery' | 'claim';

/** Address of a thing: its page, or its list with the drawer open. */
export const objectHref = (kind: ObjectKind, id: string): string => {
  switch (kind) {
    case 'call-off':
      return href('calloffs', undefined, { open: id });
    case 'contract':
      return href('contract', { id });
    case 'customer':
      return href('customer', { id });
    case 'delivery':
      return href('deliveries', undefined, { open: id });
    case 'claim':
      return href('claims', undefined, { view: 'all', open: id });
  }
};
