import type { OfficeDelivery } from '@abrufbar/contract/deliveries/office.ts';
import { officeReceiptsTexts } from '@abrufbar/texts/deliveries/office-receipts.ts';
import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { circleCheck } from '@abrufbar/web/ui/icons/basic.ts';
import { circleDashed, flag } from '@abrufbar/web/ui/icons/delivery.ts';
import { undo2 } from '@abrufbar/web/ui/icons/office-parts.ts';
import { Chip } from '#core/parts/chip.tsx';
import { useNow } from '#core/use-now.ts';

const t = reader({ ...deliveriesTexts, ...officeReceiptsTexts });

type Confirmation = Pick<
  OfficeDelivery,
  'is_confirmed' | 'reservation' | 'provisional_until' | 'undone_at'
>;

const CHIPS = {
  undone: { role: 'warn', icon: undo2, text: t('bo.rcpt.taken_back') },
  open: { role: 'rest', icon: circleDashed, text: t('delivery.status.0') },
  reserved: { role: 'warn', icon: flag, text: t('bo.rcpt.reserved') },
  provisional: { role: 'info', icon: circleCheck, text: t('bo.rcpt.provisional') },
  confirmed: { role: 'ok', icon: circleCheck, text: t('delivery.status.1') },
} as const;

/** The part of a confirmation that a clerk has to know first; the drawer says the rest (BEY-68). */
const stateOf = (row: Confirmation, now: number): keyof typeof CHIPS => {
  if (!row.is_confirmed) return row.undone_at === null ? 'open' : 'undone';
  if (row.reservation !== null) return 'reserved';
  return isProvisional(row, now) ? 'provisional' : 'confirmed';
};

/** Whether the customer may still undo the confirmation. */
export const isProvisional = (
  { provisional_until: until }: Pick<Confirmation, 'provisional_until'>,
  now: number,
): boolean => until !== null && now < Date.parse(until);

/** The state of a delivery as it is read out. */
export const deliveryWord = (row: Confirmation): string => CHIPS[stateOf(row, Date.now())].text;

type DeliveryChipProps = { readonly of: Confirmation; readonly large?: boolean };

export const DeliveryChip = ({ of, large = false }: DeliveryChipProps) => {
  const { role, icon, text } = CHIPS[stateOf(of, useNow())];
  return (
    <Chip role={role} icon={icon} large={large}>
      {text}
    </Chip>
  );
};
