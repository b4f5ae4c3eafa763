import type { CallError } from '@abrufbar/contract/protocol/client.ts';
import { typeQuantity, warnsAbove } from '@abrufbar/domain/call-offs/quantity.ts';
import {
  checkTexts,
  MAX_COMPONENT_CODE_POINTS,
  ORDER_TEXTS,
  type OrderText,
} from '@abrufbar/domain/call-offs/texts.ts';
import { endDays, latestStart } from '@abrufbar/domain/call-offs/window.ts';
import { formatQuantity } from '@abrufbar/domain/values/quantities.ts';
import { officeCreateTexts } from '@abrufbar/texts/call-offs/office-create.ts';
import { callOffsOrderTexts } from '@abrufbar/texts/call-offs/order.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useEffect, useRef } from 'react';
import { isFocusLost } from '#core/lost-focus.ts';
import { LoadPreview } from '#call-offs/create/load-preview.tsx';
import {
  changeOrder,
  chooseItem,
  chooseStart,
  inputOf,
  type Offer,
  type OrderInput,
  useOrderDraft,
} from '#call-offs/create/order-draft.ts';
import { SelectField } from '#core/controls/select-field.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import styles from './create.module.css';

const t = reader({ ...callOffsOrderTexts, ...officeCreateTexts });

type OrderFormProps = {
  offer: Offer;
  today: string;
  failure: CallError | null;
  /** The order that was refused. */
  sent: OrderInput | undefined;
};

type Choices = Offer['people'];
const options = (choices: Choices) =>
  choices.map(({ id: value, title: label }) => ({ value, label }));

/** Fields of the order; what the server refuses stands below its field until that is changed. */
export const OrderForm = ({ offer, today, failure, sent }: OrderFormProps) => {
  const draft = useOrderDraft();
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    // The contract that was chosen has gone, and the focus with it.
    if (isFocusLost()) first.current?.focus();
  }, []);
  const item = offer.items.find(({ id }) => id === draft.itemId);
  const unit = item?.quantity_unit ?? 't';
  const entered = inputOf(draft);
  const errorOf = (field: keyof OrderInput) =>
    sent?.[field] === entered[field]
      ? failure?.errors.find((one) => one.field === field)?.message
      : undefined;
  useEffect(() => {
    if (!failure) return;
    const drawer = first.current?.closest('[data-keys]');
    drawer?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  const [only, ...more] = offer.items;
  useEffect(() => {
    if (draft.itemId === '' && only && more.length === 0) chooseItem(only); // as soon as it is known
  });
  const quantity = draft.quantity.digits === '' ? null : Number(draft.quantity.digits);
  const tooLong = new Set(checkTexts(draft.texts, offer.note_max).map(({ field }) => field));
  return (
    <>
      {offer.items.length === 0 && <p className={styles.none}>{t('bo.create.no_item')}</p>}
      <SelectField
        ref={first}
        label={t('bo.create.item')}
        empty={t('bo.create.choose')}
        options={offer.items.map(({ id: value, material_name: label }) => ({ value, label }))}
        value={draft.itemId}
        error={errorOf('item_id')}
        onChange={(id) => {
          const chosen = offer.items.find((one) => one.id === id);
          if (chosen) chooseItem(chosen);
          else changeOrder({ itemId: '' });
        }}
      />
      <div className={styles.pair}>
        <SelectField
          label={t('bo.create.incoterm')}
          empty={t('bo.create.choose')}
          options={options(item?.incoterms ?? [])}
          value={draft.incoterm}
          error={errorOf('incoterm')}
          onChange={(incoterm) => changeOrder({ incoterm })}
        />
        <SelectField
          label={t('bo.create.truck')}
          empty={t('bo.create.choose')}
          options={options(item?.truck_types ?? [])}
          value={draft.truckType}
          error={errorOf('truck_type')}
          onChange={(truckType) => changeOrder({ truckType })}
        />
        <TextField
          label={t('bo.create.quantity', { einheit: unit })}
          inputMode="numeric"
          autoComplete="off"
          value={draft.quantity.digits}
          error={errorOf('quantity')}
          warning={warningOf(draft.quantity.problem, quantity, item?.warn_above, unit)}
          onChange={({ currentTarget }) =>
            changeOrder({ quantity: typeQuantity(draft.quantity, currentTarget.value, [unit]) })
          }
        />
        <TextField
          label={t('bo.create.hourly', { einheit: unit })}
          inputMode="numeric"
          autoComplete="off"
          value={draft.hourly.digits}
          error={errorOf('hourly_quantity')}
          warning={draft.hourly.problem !== null && t('bo.create.whole', { einheit: unit })}
          onChange={({ currentTarget }) =>
            changeOrder({ hourly: typeQuantity(draft.hourly, currentTarget.value, [unit]) })
          }
        />
        <TextField
          label={t('bo.create.start')}
          type="date"
          min={today}
          max={latestStart(today)}
          value={draft.startsOn}
          error={errorOf('starts_on')}
          onChange={({ currentTarget }) => chooseStart(currentTarget.value, draft, item)}
        />
        <TextField
          label={t('bo.create.start_time')}
          type="time"
          step={300}
          value={draft.startsTime}
          error={errorOf('starts_time')}
          onChange={({ currentTarget }) => changeOrder({ startsTime: currentTarget.value })}
        />
        <TextField
          label={t('bo.create.end')}
          type="date"
          min={draft.startsOn || today}
          max={endDays(draft.startsOn, item?.night_shift ?? false).at(-1)}
          value={draft.endsOn}
          error={errorOf('ends_on')}
          hint={item?.night_shift && t('bo.create.night')}
          onChange={({ currentTarget }) => changeOrder({ endsOn: currentTarget.value })}
        />
        <TextField
          label={t('bo.create.end_time')}
          type="time"
          step={300}
          value={draft.endsTime}
          error={errorOf('ends_time')}
          onChange={({ currentTarget }) => changeOrder({ endsTime: currentTarget.value })}
        />
        <SelectField
          label={t('bo.create.contact')}
          empty={t('bo.create.choose')}
          options={options(offer.people)}
          value={draft.contactId}
          error={errorOf('contact_id')}
          onChange={(contactId) => changeOrder({ contactId })}
        />
        <SelectField
          label={t('bo.create.plant')}
          {...(!item && { empty: t('bo.create.choose') })}
          options={options(item?.plants ?? [])}
          value={draft.plant}
          error={errorOf('factory_number')}
          onChange={(plant) => changeOrder({ plant })}
        />
      </div>
      <LoadPreview draft={draft} />
      {ORDER_TEXTS.map((name) => (
        <TextField
          key={name}
          label={name === 'note' ? t('bo.create.note') : t(`wizard.${name}`)}
          autoComplete="off"
          value={draft.texts[name]}
          error={
            errorOf(name) ??
            (tooLong.has(name) && t('bo.create.too_long', { n: limitOf(name, offer) }))
          }
          onChange={({ currentTarget }) =>
            changeOrder({ texts: { ...draft.texts, [name]: currentTarget.value } })
          }
        />
      ))}
    </>
  );
};

const limitOf = (name: OrderText, { note_max: noteMax }: Offer): number =>
  name === 'note' ? noteMax : MAX_COMPONENT_CODE_POINTS;

/** A limit warns and refuses nothing (D-39). */
const warningOf = (
  problem: string | null,
  quantity: number | null,
  limit: number | undefined,
  unit: string,
): string | false => {
  if (problem !== null) return t('bo.create.whole', { einheit: unit });
  if (!warnsAbove(quantity, limit)) return false;
  return t('bo.create.above', { grenze: formatQuantity(limit ?? 0), einheit: unit });
};
