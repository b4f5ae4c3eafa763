import type { Order } from '@abrufbar/domain/call-offs/order.ts';
import { exceededLimits, type Limit } from '@abrufbar/domain/contracts/limits.ts';
import { berlinInstant } from '@abrufbar/domain/values/calendar.ts';
import { formatTyped } from '@abrufbar/domain/values/quantities.ts';
import { callOffsWizardTexts } from '@abrufbar/texts/call-offs/wizard.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Note } from '@abrufbar/web/ui/note.tsx';
import type { Cart } from '#call-offs/wizard/draft.ts';

const t = reader(callOffsWizardTexts);

/** Limits of the plant that the order exceeds, with what the plant says; it can be sent all the same (OFF-104). */
export const WizardLimits = ({ cart, order }: { cart: Cart; order: Order }) => {
  const { limits, cart_item_quantity_unit: unit } = cart;
  const exceeded = exceededBy(cart, order);
  const words = (limit: Limit): string | null => {
    switch (limit) {
      case 'warn_above':
        return null; // the field itself says so
      case 'max_per_call_off':
        return t('wizard.limit.max', {
          grenze: formatTyped(limits.max_per_call_off_raw ?? 0),
          einheit: unit,
        });
      case 'per_day':
        return t('wizard.limit.per_day', {
          grenze: formatTyped(limits.per_day_raw ?? 0),
          einheit: unit,
        });
      case 'lead_hours':
        return t('wizard.limit.lead', { n: String(limits.lead_hours) });
    }
  };
  const lines = [...exceeded.map(words), exceeded.length > 0 ? limits.note : null];
  const shown = lines.filter((line) => line !== null);
  return shown.length > 0 ? (
    <Note tone="warn" live="status">
      {shown.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Note>
  ) : null;
};

const exceededBy = ({ limits }: Cart, { quantity, startsOn, startsTime }: Order): Limit[] => {
  if (quantity === null) return [];
  const booked = limits.booked_days.find(({ date }) => date === startsOn)?.quantity_raw ?? 0;
  const orderedAt = new Date();
  return exceededLimits(
    {
      quantity,
      dayQuantity: startsOn === null ? 0 : quantity + booked,
      startsAt:
        startsOn === null || startsTime === null ? null : berlinInstant(startsOn, startsTime),
      orderedAt,
    },
    {
      warnAbove: limits.warn_above_raw,
      maxPerCallOff: limits.max_per_call_off_raw,
      perDay: limits.per_day_raw,
      leadHours: limits.lead_hours,
    },
  );
};
