import type { OrderWindow } from '@abrufbar/domain/call-offs/window.ts';
import { formatQuantity } from '@abrufbar/domain/values/quantities.ts';
import { callOffsTexts } from '@abrufbar/texts/call-offs/call-offs.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { orDash, shortDate } from '@abrufbar/web/format.ts';
import { timeSpan } from '#call-offs/parts/times.ts';
import { CHANGE, type ChangeAbout } from '#call-offs/outbox/change-intent.ts';
import { editHref, ORDER, type OrderAbout } from '#call-offs/outbox/order-intent.ts';
import { useOutbox, type OutboxEntry } from '#core/outbox/outbox.ts';
import { href } from '#core/navigation/paths.ts';

const t = reader(callOffsTexts);

/** An entry of the outbox as its card shows it. */
export type Unsent = {
  readonly entry: OutboxEntry;
  readonly material: string;
  readonly category: number;
  /** Name of the kind of change; null for a new call-off. */
  readonly kind: string | null;
  readonly line: string;
  readonly quantity: string;
  readonly unit: string;
  readonly editHref: string;
};

/** Unsent call-offs and changes of a contract on this phone: new call-offs first. */
export const useUnsent = (contract: string): readonly Unsent[] => {
  const orders = useOutbox(ORDER, ({ about }) => about.contractId === contract);
  const changes = useOutbox(CHANGE, ({ about }) => about.contract === contract);
  return [...orders.map(unsentOrder), ...changes.map(unsentChange)];
};

export const unsentOrder = (entry: OutboxEntry<OrderAbout>): Unsent => {
  const { materialName, materialCategory, unit, order } = entry.about;
  return {
    entry,
    material: materialName,
    category: materialCategory,
    kind: null,
    line: when(order),
    quantity: shown(order.quantity),
    unit,
    editHref: editHref(entry),
  };
};

export const unsentChange = (entry: OutboxEntry<ChangeAbout>): Unsent => {
  const { callOff, material, category, unit, wish: requested } = entry.about;
  return {
    entry,
    material,
    category,
    kind: t('calloff.status.30'),
    line: when(requested),
    quantity: shown(requested.quantity),
    unit,
    editHref: href('calloff-change', { id: callOff }),
  };
};

const shown = (quantity: number | null): string =>
  orDash(quantity === null ? null : formatQuantity(quantity));

/** `Fr, 21.11.25 · 08:00 – 12:00 Uhr`; all values are present, because only complete orders are stored. */
const when = ({ startsOn, startsTime, endsOn, endsTime }: OrderWindow): string =>
  startsOn && startsTime && endsOn && endsTime
    ? `${shortDate(startsOn)} · ${timeSpan({
        delivery_date: startsOn,
        delivery_start_time: startsTime,
        delivery_end_date: endsOn,
        delivery_end_time: endsTime,
      })}`
    : orDash(startsOn && shortDate(startsOn));
