import type { officeCreate, officeOffer } from '@abrufbar/contract/call-offs/office-create.ts';
import type { InputOf, OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { QuantityInput } from '@abrufbar/domain/call-offs/quantity.ts';
import { type OrderTexts, storedTexts, typedTexts } from '@abrufbar/domain/call-offs/texts.ts';
import { DEFAULT_TIMES, endDays } from '@abrufbar/domain/call-offs/window.ts';
import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { store, useStore } from '@abrufbar/web/store.ts';
import { currentBrand, useBrand } from '#core/brand.ts';

export type Offer = OutputOf<typeof officeOffer>;
export type OrderInput = InputOf<typeof officeCreate>;
type Item = Offer['items'][number];

/** An order being filled in; '' where nothing was entered. */
export type OrderDraft = {
  readonly contractId: string;
  readonly itemId: string;
  readonly incoterm: string;
  readonly truckType: string;
  readonly quantity: QuantityInput;
  readonly hourly: QuantityInput;
  readonly startsOn: string;
  readonly startsTime: string;
  readonly endsOn: string;
  readonly endsTime: string;
  readonly texts: OrderTexts;
  readonly contactId: string;
  readonly plant: string;
};

const NOTHING: QuantityInput = { digits: '', problem: null };
const EMPTY: OrderDraft = {
  contractId: '',
  itemId: '',
  incoterm: '',
  truckType: '',
  quantity: NOTHING,
  hourly: NOTHING,
  startsOn: '',
  startsTime: DEFAULT_TIMES.start,
  endsOn: '',
  endsTime: DEFAULT_TIMES.end,
  texts: typedTexts({}),
  contactId: '',
  plant: '',
};

/** Outside of the form: a window that becomes wide draws it again, and nothing typed may be lost. */
const drafts = store<ReadonlyMap<Brand, OrderDraft>>(new Map());

export const useOrderDraft = (): OrderDraft => useStore(drafts).get(useBrand()) ?? EMPTY;

export const changeOrder = (values: Partial<OrderDraft>): void => {
  const before = drafts.get().get(currentBrand()) ?? EMPTY;
  drafts.set(new Map(drafts.get()).set(currentBrand(), { ...before, ...values }));
};

/** Choices of a contract go with it; quantity, times and texts stay. */
export const changeContract = (): void =>
  changeOrder({
    contractId: '',
    itemId: '',
    incoterm: '',
    truckType: '',
    contactId: '',
    plant: '',
  });

export const dropOrder = (): void => {
  const rest = new Map(drafts.get());
  rest.delete(currentBrand());
  drafts.set(rest);
};

/** Whether a person has entered anything: choosing the contract alone is quickly done again. */
export const isEntered = (draft: OrderDraft): boolean =>
  draft.quantity.digits !== '' ||
  [draft.startsOn, draft.contactId, ...Object.values(draft.texts)].some((text) => text !== '');

/** Suggestions of an item: its only choice, and the first vehicle (WIZ-04). */
export const chooseItem = (item: Item): void =>
  changeOrder({
    itemId: item.id,
    incoterm: item.incoterms.length === 1 ? (item.incoterms[0]?.id ?? '') : '',
    truckType: item.truck_types[0]?.id ?? '',
    plant: item.plants[0]?.id ?? '',
  });

/** The end follows the start: the same day, with night delivery also the day after. */
export const chooseStart = (
  startsOn: string,
  { endsOn }: OrderDraft,
  item: Item | undefined,
): void =>
  changeOrder({
    startsOn,
    endsOn: endDays(startsOn, item?.night_shift ?? false).includes(endsOn) ? endsOn : startsOn,
  });

/** Fields as they are sent. */
export const inputOf = (draft: OrderDraft): OrderInput => {
  const given = (text: string) => text.trim() || null;
  const number = ({ digits }: QuantityInput) => (digits === '' ? null : Number(digits));
  return {
    contract_id: draft.contractId,
    item_id: draft.itemId || null,
    incoterm: given(draft.incoterm),
    truck_type: given(draft.truckType),
    quantity: number(draft.quantity),
    hourly_quantity: number(draft.hourly),
    starts_on: given(draft.startsOn),
    starts_time: given(draft.startsTime),
    ends_on: given(draft.endsOn),
    ends_time: given(draft.endsTime),
    ...storedTexts(draft.texts),
    contact_id: given(draft.contactId),
    factory_number: given(draft.plant),
  };
};
