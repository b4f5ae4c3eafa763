import { officeCarts, officeOrders } from '@abrufbar/contract/call-offs/office-carts.ts';
import { formatQuantity, formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeCartsTexts } from '@abrufbar/texts/call-offs/office-carts.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { usePagedRows } from '#core/table/use-paged-rows.ts';

const t = reader(officeCartsTexts);

/** Rows of both lists, and what stands beside them: how many there are, how much was ordered. */
export const useCarts = () => {
  const open = usePagedRows(officeCarts, {});
  const ordered = usePagedRows(officeOrders, {});
  const ofOpen = open.total;
  const ofOrdered = ordered.total;
  return {
    open,
    ordered,
    openNote: !ofOpen ? null : t(`bo.cart.open_note${plural(ofOpen)}`, { n: formatWhole(ofOpen) }),
    orderedNote: !ofOrdered
      ? null
      : t(`bo.cart.ordered_note${plural(ofOrdered)}`, {
          n: formatWhole(ofOrdered),
          menge: formatQuantity(ordered.loaded?.first.tonnes ?? 0),
        }),
  };
};
