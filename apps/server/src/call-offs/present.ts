import type { detail, list } from '@abrufbar/contract/call-offs.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { amountsOf } from '@abrufbar/domain/amounts/demand.ts';
import { minutes, shortDate } from '@abrufbar/domain/values/calendar.ts';
import { MAX_NOTE_CODE_POINTS } from '@abrufbar/domain/call-offs/note.ts';
import { storedTexts } from '@abrufbar/domain/call-offs/texts.ts';
import { CALL_OFF_STATUSES } from '@abrufbar/domain/call-offs/status.ts';
import { formatQuantity, formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { callOffsTexts } from '@abrufbar/texts/call-offs/call-offs.ts';
import { filtersTexts } from '@abrufbar/texts/frame/filters.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { earlierValues } from '#call-offs/changeable-fields.ts';
import type { PersonRow } from '#call-offs/contact-store.ts';
import type { ListedCallOff } from '#call-offs/list-store.ts';
import type { CallOffDetail } from '#call-offs/store.ts';
import { categoryLabel, categoryOptions } from '#contracts/material-filters.ts';

const t = reader({ ...callOffsTexts, ...filtersTexts });
const WEEKDAYS = generalTexts['date.weekdays'].split(', ');

/** `Fr, 20.11.26` (VAL-44, T-08). */
export const pretty = (day: string): string => shortDate(day, WEEKDAYS);

/** Call-off card (ENT-37). */
export const presentCard = (
  row: ListedCallOff,
  canRequestChange: boolean,
): OutputOf<typeof list>['items'][number] => ({
  id: row.id,
  status: row.status,
  delivery_date: row.starts_on,
  delivery_date_pretty: pretty(row.starts_on),
  delivery_start_time: minutes(row.starts_time),
  delivery_end_date: row.ends_on,
  delivery_end_time: minutes(row.ends_time),
  daily_tonnage: { value: formatQuantity(row.quantity), unit: row.quantity_unit },
  material: {
    designation: row.material_name,
    hierachy_title: categoryLabel(row.category), // sic
    number: row.material_number,
    category: row.category,
  },
  component: row.component,
  can_request_change: canRequestChange,
});

/** Contact person (ENT-45). */
const presentPerson = ({ available: _, ...person }: PersonRow) => person;

/** Contacts a caller may choose (D-16), and the current one, even if no longer available. */
export const presentPeople = (people: readonly PersonRow[], chosenId: string | null) => {
  const chosen = people.find(({ id }) => id === chosenId);
  return {
    contact_person: chosen ? presentPerson(chosen) : null,
    available_contact_persons: people.filter(({ available }) => available).map(presentPerson),
  };
};

/** Call-off page (ENT-38 to ENT-44). */
export const presentDetail = (
  row: CallOffDetail,
  people: readonly PersonRow[],
  canRequestChange: boolean,
): OutputOf<typeof detail> => {
  const { remaining } = amountsOf({
    target: row.quantity,
    delivered: row.delivered,
    incoming: '0',
  });
  const quantity = { raw: Number(row.quantity) };
  return {
    id: row.id,
    contract_id: row.contract_id,
    number: row.number,
    status: row.status,
    material: {
      group_text: categoryLabel(row.category),
      number: row.material_number,
      category: row.category,
      name: row.material_name,
    },
    factory: { name: row.factory_name },
    target_quantity: quantity,
    target_quantity_display: formatQuantity(row.quantity),
    delivered_quantity: { raw: Number(row.delivered) },
    delivered_quantity_display: formatQuantity(row.delivered),
    remaining_quantity_display: formatQuantity(remaining),
    quantity_unit: row.quantity_unit,
    incoterm: { title: row.incoterm_title },
    truck_type: { title: row.truck_type_title },
    daily_tonnage: {
      ...quantity,
      value: formatQuantity(row.quantity),
      unit: row.quantity_unit,
    },
    hourly_tonnage_formatted:
      row.hourly_quantity === null ? null : formatWhole(row.hourly_quantity),
    hourly_unit: `${row.quantity_unit}/h`,
    night_shift: row.night_shift,
    date_start_pretty: pretty(row.starts_on),
    date_end_pretty: pretty(row.ends_on),
    delivery_start_date: row.starts_on,
    delivery_start_time: minutes(row.starts_time),
    delivery_end_date: row.ends_on,
    delivery_end_time: minutes(row.ends_time),
    ...storedTexts(row),
    max_note_length: row.note_max ?? MAX_NOTE_CODE_POINTS,
    ...presentPeople(people, row.contact_user_id),
    can_request_change: canRequestChange,
    answer: row.answer,
    call_off_previous_data: previousOf(row),
  };
};

/** Values still valid while a change request is open (T-28). */
const previousOf = (row: CallOffDetail) => {
  const earlier = earlierValues(row);
  return (
    earlier && {
      quantity_raw: Number(earlier.quantity),
      delivery_date: earlier.starts_on,
      delivery_time: minutes(earlier.starts_time),
      delivery_end_date: earlier.ends_on,
      delivery_end_time: minutes(earlier.ends_time),
      component: earlier.component,
    }
  );
};

const SHORT = ['3', '4', '5'] as const;
const isShort = (status: string): status is (typeof SHORT)[number] =>
  SHORT.some((short) => short === status);

/** Filters of the list: all eight statuses (T-22) and all categories (CLL-05). */
export const presentFilters = () => [
  {
    key: 'status',
    label: t('filter.status'),
    type: 'chips' as const,
    options: CALL_OFF_STATUSES.map((value) => ({
      value,
      label: isShort(value) ? t(`calloff.status_short.${value}`) : t(`calloff.status.${value}`),
    })),
  },
  {
    key: 'material_category',
    label: t('filter.material_category'),
    type: 'chips' as const,
    options: categoryOptions(),
  },
];
