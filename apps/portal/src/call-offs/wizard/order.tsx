import type { Offer } from '@abrufbar/domain/call-offs/order.ts';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { checkWindow } from '@abrufbar/domain/call-offs/window.ts';
import { clockNotes } from '#call-offs/fields/clock-notes.ts';
import { withQuantity } from '#call-offs/fields/window-moves.ts';
import { callOffsWizardTexts } from '@abrufbar/texts/call-offs/wizard.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { OrderNotice } from '#call-offs/fields/notice.tsx';
import { OrderTextFields } from '#call-offs/fields/texts.tsx';
import { OrderHourlyField, OrderQuantityField } from '#call-offs/fields/quantity.tsx';
import { OrderWindowFields } from '#call-offs/fields/window.tsx';
import { WizardIncoterm, WizardTruck } from '#call-offs/wizard/choices.tsx';
import {
  afterMove,
  withChoice,
  type Cart,
  type Draft,
  type DraftMove,
  type Item,
} from '#call-offs/wizard/draft.ts';
import { WizardItemCard } from '#call-offs/wizard/item-card.tsx';

const WizardLimits = part(() =>
  import('#call-offs/wizard/limits.tsx').then((file) => file.WizardLimits),
);

const t = reader(callOffsWizardTexts);

type WizardOrderProps = {
  readonly item: Item;
  readonly cart: Cart;
  readonly draft: Draft;
  readonly offer: Offer;
  readonly today: string;
  readonly contractEnd: string | null;
  readonly onMove: (move: DraftMove) => void;
};

/** Step 1: delivery term, vehicle, quantity and time (WIZ-03 to WIZ-08). */
export const WizardOrder = (props: WizardOrderProps) => {
  const { item, cart, draft, offer, today, contractEnd, onMove } = props;
  const { order, adjusted } = draft;
  return (
    <>
      <WizardItemCard item={item} />
      <WizardIncoterm
        options={cart.available_incoterms}
        value={order.incoterm}
        onChange={(incoterm) => onMove((now) => withChoice(now, { incoterm }))}
      />
      <WizardTruck
        options={cart.truck_type_options}
        suggested={cart.truck_type?.id ?? null}
        value={order.truckType}
        onChange={(truckType) => onMove((now) => withChoice(now, { truckType }))}
      />
      <OrderQuantityField
        value={order.quantity}
        unit={item.quantity_unit}
        limit={cart.amount_warning_limit_raw}
        onChange={(quantity) => onMove((now) => afterMove(now, withQuantity(now.order, quantity)))}
      />
      <OrderHourlyField
        value={order.hourlyQuantity}
        unit={item.quantity_unit}
        quantity={order.quantity}
        onChange={(hourlyQuantity) => onMove((now) => withChoice(now, { hourlyQuantity }))}
      />
      <OrderNotice adjusted={adjusted} about="hourly_cleared" />
      <OrderWindowFields
        window={order}
        nightShift={offer.nightShift}
        today={today}
        contractEnd={contractEnd}
        adjusted={adjusted}
        notes={clockNotes(checkWindow(order, null, offer.nightShift, today))}
        onMove={(move) => onMove((now) => afterMove(now, move(now.order)))}
      />
      <WizardLimits cart={cart} order={order} />
      <OrderTextFields
        texts={order}
        note={{
          label: t('wizard.note'),
          placeholder: t('wizard.note_placeholder'),
          max: offer.noteMax,
        }}
        onChange={(texts) => onMove((now) => withChoice(now, texts))}
      />
    </>
  );
};
