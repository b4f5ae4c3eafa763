import { CORRECTED_FIELDS } from '@abrufbar/domain/deliveries/correction.ts';
import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { ofContract, ofMaterials, reads, materials } from '#contracts/reads.ts';
import { listOf, page, pageSize } from '#wire/envelope.ts';
import { filterOptions as options, filterString } from '#wire/filters.ts';
import { dmyDay, filterDay, id, text, time } from '#wire/codecs.ts';

/** Delivery (ENT-31); `status` is text, '0' means unconfirmed (STA-01, T-07). */
const fields = {
  id,
  ids: z.string(), // D-47
  number: z.string(),
  status: z.string(),
  open: z.boolean(),
  vehicle_license_plate: z.nullable(z.string()),
  vehicle_type: z.nullable(z.string()),
  number_of_rounds: z.nullable(z.int()),
  spedition_name: z.nullable(z.string()), // sic
  incoterm: z.nullable(z.string()),
  factory_name: z.string(),
  factory_number: z.string(),
  weighing_date: dmyDay,
  weighing_time: time,
  weighing_time_unit: z.literal('Uhr'),
  confirmed_date: z.nullable(dmyDay),
  confirmed_time: z.nullable(time),
  /** Whether staff of the supplier have corrected it; the values are those that count (OFF-229). */
  corrected: z.boolean(),
  materials,
};

const readsList = {
  ...reads,
  input: z.object({
    ...ofContract,
    page,
    page_size: pageSize,
    filterString: filterString({
      ...ofMaterials,
      plate: text(40, 1),
      date: filterDay,
    }),
  }),
  output: listOf(z.object(fields)),
};

export const incoming = call({
  ...readsList,
  name: 'deliveries.incoming',
  summary: 'Unbestätigte Lieferungen eines Vertrags, neueste zuerst.',
  path: 'deliveries/incoming',
});

export const confirmed = call({
  ...readsList,
  name: 'deliveries.confirmed',
  summary: 'Bestätigte Lieferungen eines Vertrags, neueste zuerst.',
  path: 'deliveries/confirmed',
});

/** The slider of the contract page: ten a page by default (T-49, D-29). */
export const latestIncoming = call({
  ...readsList,
  name: 'deliveries.latestIncoming',
  summary: 'Die neuesten unbestätigten Lieferungen eines Vertrags.',
  path: 'deliveries/incoming/latest',
});

const readsOptions = { ...reads, input: z.object(ofContract), output: options };

export const incomingFilterOptions = call({
  ...readsOptions,
  name: 'deliveries.incomingFilterOptions',
  summary: 'Filter der unbestätigten Lieferungen eines Vertrags.',
  path: 'deliveries/incoming/filter-options',
});

export const confirmedFilterOptions = call({
  ...readsOptions,
  name: 'deliveries.confirmedFilterOptions',
  summary: 'Filter der bestätigten Lieferungen eines Vertrags.',
  path: 'deliveries/confirmed/filter-options',
});

/** The newest correction of the supplier's staff; the delivery has the values that count, the slip keeps its own (OFF-134). */
const correction = z.object({
  date: dmyDay,
  time,
  /** Name of the member of staff. */
  by: z.string(),
  reason_text: z.string(),
  text: z.string(),
  /** Values of the slip and those that count, only where they differ; German display text. */
  values: z.array(
    z.object({
      field: z.enum(CORRECTED_FIELDS),
      old: z.nullable(z.string()),
      new: z.nullable(z.string()),
      /** Null for texts. */
      unit: z.nullable(z.string()),
    }),
  ),
});

/** Delivery and contract have to belong together, otherwise 404 (D-47). */
const ofBoth = z.object({ delivery_id: id, contract_id: id });

export const details = call({
  ...reads,
  name: 'deliveries.details',
  summary: 'Eine Lieferung mit Materialien und Baustelle.',
  path: 'delivery/details',
  input: ofBoth,
  output: z.object({
    ...fields,
    contract_id: id,
    contract_number: z.string(),
    /** Company whose permissions apply to the delivery (D-15). */
    company_number: z.string(),
    construction_site_name: z.string(),
    correction: z.nullable(correction),
  }),
});

/** Confirms once; a repeated call returns the first confirmation unchanged (STA-03, STA-04, D-48). */
export const confirm = call({
  name: 'deliveries.confirm',
  summary: 'Bestätigt eine Lieferung.',
  method: 'POST',
  path: 'delivery/confirm',
  kind: 'change',
  who: 'user',
  changePermission: 'delivery-confirm',
  tenant: 'contract',
  needsTerms: true,
  rate: 'general',
  audited: true,
  body: 'form',
  input: ofBoth,
  output: z.object({
    status: z.string(),
    confirmed_date: z.nullable(dmyDay),
    confirmed_time: z.nullable(time),
  }),
});
