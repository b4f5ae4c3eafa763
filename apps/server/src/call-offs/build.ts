import { addDays, berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { storedTexts } from '@abrufbar/domain/call-offs/texts.ts';
import { DECISION_DELAY_MS } from '@abrufbar/domain/call-offs/decision.ts';
import { CALL_OFF_STATUS, type CallOffStatus } from '@abrufbar/domain/call-offs/status.ts';
import { asEarlier, asShown } from '#call-offs/changeable-fields.ts';
import { insertCart } from '#call-offs/cart/store.ts';
import { insertDecision } from '#call-offs/office/decision-store.ts';
import { insertStep } from '#call-offs/step-store.ts';
import { insertCallOff, plantOf } from '#call-offs/store.ts';
import { type buildItem, OFFER } from '#contracts/build.ts';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';

type Values = Parameters<typeof asShown>[0];
type Item = Awaited<ReturnType<typeof buildItem>>;
type Fields = Partial<Values> & {
  readonly item: Item;
  readonly supplier: { readonly id: number };
  readonly status?: CallOffStatus;
  readonly earlier_status?: CallOffStatus | null;
  readonly number?: string | null;
  readonly hourly_quantity?: string | null;
  readonly incoterm?: { readonly id: string; readonly title: string };
  readonly truckType?: { readonly id: string; readonly title: string };
  readonly answer?: string | null;
  /** Values that stay valid while the values above are requested. */
  readonly earlier?: Partial<Values>;
  readonly created_by?: string | null;
  readonly created_at?: Date;
};

/** A call-off of 80 t for the day after it was made, confirmed by default, with its first step. */
export const buildCallOff = async (
  db: Database,
  {
    item,
    supplier,
    status = CALL_OFF_STATUS.confirmed,
    earlier_status = null,
    number = null,
    hourly_quantity = null,
    incoterm = OFFER.incoterms[0],
    truckType = OFFER.truckTypes[0],
    answer = null,
    earlier,
    created_by = null,
    created_at = new Date('2026-11-20T05:30:00Z'),
    ...fields
  }: Fields,
) => {
  const tomorrow = addDays(berlinDay(created_at), 1);
  const values: Values = {
    quantity: '80.000',
    starts_on: tomorrow,
    starts_time: '07:00',
    ends_on: fields.starts_on ?? tomorrow,
    ends_time: '15:00',
    ...storedTexts({}),
    contact_user_id: created_by,
    ...fields,
  };
  const id = newId();
  await insertCallOff(db, {
    company_id: item.company_id,
    id,
    contract_id: item.contract_id,
    contract_item_id: item.id,
    supplier_id: supplier.id,
    number,
    status,
    earlier_status,
    material_number: item.material_number,
    material_name: item.material_name,
    category: item.category,
    ...plantOf(item),
    incoterm: incoterm.id,
    incoterm_title: incoterm.title,
    truck_type: truckType.id,
    truck_type_title: truckType.title,
    quantity_unit: item.quantity_unit ?? 't',
    hourly_quantity,
    night_shift: item.night_shift ?? false,
    ...asShown(values),
    ...asEarlier(earlier ? { ...values, ...earlier } : null),
    answer,
    created_by,
    created_at: created_at.toISOString(),
  });
  await insertStep(db, {
    company_id: item.company_id,
    call_off_id: id,
    version: 1,
    event_id: newId(),
    at: created_at.toISOString(),
    user_id: created_by,
    action: 'create',
    to_status: status,
    old_values: '{}',
    new_values: JSON.stringify(values),
  });
  const { company_id, contract_id } = item;
  return { id, company_id, contract_id, contract_item_id: item.id, status, ...values };
};

/** A cart of a user with 80 t for the day after it was opened, ready to be ordered. */
export const buildCart = async (
  db: Database,
  {
    item,
    user,
    opened_at = new Date('2026-11-20T05:50:00Z'),
    by_staff = false,
  }: {
    readonly item: Item;
    readonly user: { readonly id: string };
    readonly opened_at?: Date;
    readonly by_staff?: boolean;
  },
) => {
  const id = newId();
  const tomorrow = addDays(berlinDay(opened_at), 1);
  await insertCart(db, {
    company_id: item.company_id,
    id,
    user_id: user.id,
    by_staff,
    contract_item_id: item.id,
    incoterm: OFFER.incoterms[0].id,
    truck_type: OFFER.truckTypes[0].id,
    quantity: '80.000',
    starts_on: tomorrow,
    starts_time: '07:00',
    ends_on: tomorrow,
    ends_time: '15:00',
    contact_user_id: user.id,
    opened_at: opened_at.toISOString(),
  });
  return { id };
};

/** A cancellation by a dispatcher that waits for its time, ten seconds after it was decided. */
export const buildDecision = async (
  db: Database,
  { company_id, id }: { readonly company_id: number; readonly id: string },
  supplier: { readonly id: number },
  decided_at = new Date('2026-11-20T06:12:00Z'),
): Promise<string> => {
  const decisionId = newId();
  await insertDecision(db, {
    company_id,
    call_off_id: id,
    id: decisionId,
    supplier_id: supplier.id,
    version: 1,
    action: 'cancel',
    answer: 'Wie telefonisch besprochen storniert.',
    staff_id: newId(),
    staff_name: 'Lena Bartels',
    decided_at: decided_at.toISOString(),
    due_at: new Date(decided_at.getTime() + DECISION_DELAY_MS).toISOString(),
  });
  return decisionId;
};
