import { isOneLine } from '@abrufbar/domain/call-offs/texts.ts';
import { CORRECTED_FIELDS } from '@abrufbar/domain/deliveries/correction.ts';
import {
  CONFIRM_WAYS,
  RESERVATIONS,
  SIGNED_BY_CHARACTERS,
  UNDO_REASONS,
} from '@abrufbar/domain/deliveries/confirmation.ts';
import { ARRIVAL_BASES, ARRIVAL_STAGES } from '@abrufbar/domain/deliveries/delivery.ts';
import * as z from 'zod/mini';
import { changesDelivery } from '#deliveries/changes.ts';
import { claimBrief } from '#deliveries/claim-changes.ts';
import { freshness } from '#deliveries/site-entries.ts';
import { weightCheck } from '#deliveries/weight-checks.ts';
import { call } from '#protocol/call.ts';
import { ofContract, ofMaterials, reads, materials } from '#contracts/reads.ts';
import { listOf, page, pageSize } from '#wire/envelope.ts';
import { filterOptions as options, filterString } from '#wire/filters.ts';
import { dmyDay, filterDay, id, instant, text, time } from '#wire/codecs.ts';

/** Delivery (ENT-31); `status` is text, '0' means unconfirmed (STA-01, T-07). */
export const deliveryFields = {
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
  /** Why it was confirmed under reservation; null without one (BEY-60). */
  reservation: z.nullable(z.enum(RESERVATIONS)),
  /** Until then the confirmation may be undone; null once it is final, and while there is none (BEY-64). */
  provisional_until: z.nullable(instant),
  /** Whether staff of the supplier have corrected it; the values are those that count (OFF-229). */
  corrected: z.boolean(),
  materials,
};

/** Added to a delivery in lists and details; all null where nothing is known, a confirmed one has its stage alone. */
export const arrivalFields = {
  estimated_arrival: z.nullable(instant),
  /** Minutes by which it may come earlier or later. */
  arrival_span: z.nullable(z.int()),
  arrival_basis: z.nullable(z.enum(ARRIVAL_BASES)),
  /** Trips the estimate was learned from; null on another basis. */
  arrival_trips: z.nullable(z.int()),
  stage: z.nullable(z.enum(ARRIVAL_STAGES)),
  /** Of asphalt and concrete alone; without a time on the note that of weighing (BEY-105). */
  loaded_at: z.nullable(instant),
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
  output: listOf(z.object({ ...deliveryFields, ...arrivalFields })),
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

/** All that the delivery note says beside the fields of the delivery, for the whole note first and then by material. */
const noteDetails = z.array(
  z.object({
    /** Name of the material; null for the whole note. */
    material: z.nullable(z.string()),
    entries: z.array(
      z.object({
        /** Its name in systems, for example concrete_temperature. */
        name: z.string(),
        /** Its German name. */
        label: z.string(),
        /** German display text with its unit. */
        value: z.string(),
      }),
    ),
  }),
);

/** Of a confirmation (BEY-79). */
export const signature = z.object({
  signed_by: z.string(),
  /** Of the pad, which is 1000 wide; null where the name was typed. */
  height: z.nullable(z.int()),
  /** Each one as x, y, x, y and so on; empty where the name was typed. */
  strokes: z.array(z.array(z.int())),
});

/** Delivery and contract have to belong together, otherwise 404 (D-47). */
const ofBoth = { delivery_id: id, contract_id: id };

export const details = call({
  ...reads,
  name: 'deliveries.details',
  summary: 'Eine Lieferung mit Materialien und Baustelle.',
  path: 'delivery/details',
  input: z.object(ofBoth),
  output: z.object({
    ...deliveryFields,
    ...arrivalFields,
    contract_id: id,
    contract_number: z.string(),
    /** Company whose permissions apply to the delivery (D-15). */
    company_number: z.string(),
    construction_site_name: z.string(),
    correction: z.nullable(correction),
    note_details: noteDetails,
    /** Whether the delivery note can be fetched in the file it came in. */
    has_note_file: z.boolean(),
    /** Hints about its ticket; most have none (BEY-12). */
    weight_checks: z.array(weightCheck),
    /** Claims on it, the newest first (BEY-93). */
    claims: z.array(claimBrief),
    /** Until then the caller may undo the confirmation; null for anybody else (BEY-64). */
    undo_until: z.nullable(instant),
    /** Of the confirmation that counts (BEY-79). */
    signature: z.nullable(signature),
    /** Whether its contract asks for a signature with each confirmation (BEY-89). */
    always_sign: z.boolean(),
    /** Null for a load that holds neither asphalt nor concrete. */
    freshness: z.nullable(freshness),
    /** Of the plant's dispatcher; null where none is known. */
    factory_phone: z.nullable(z.string()),
  }),
});

const confirmationFields = {
  status: z.string(),
  confirmed_date: z.nullable(dmyDay),
  confirmed_time: z.nullable(time),
};

const confirms = {
  ...changesDelivery,
  changePermission: 'delivery-confirm',
} as const;

/** Confirms once; a repeated call returns the first confirmation unchanged (STA-03, STA-04, D-48). */
export const confirm = call({
  ...confirms,
  name: 'deliveries.confirm',
  summary: 'Bestätigt eine Lieferung.',
  path: 'delivery/confirm',
  input: z.object({
    ...ofBoth,
    reservation: z.optional(z.enum(RESERVATIONS)),
    way: z.optional(z.enum(CONFIRM_WAYS)),
    /** By the clock of the device; the server's own time counts (D-48). */
    device_time: z.optional(instant),
    /** Name of the person who signs; without a drawing it is the signature (BEY-78). */
    signed_by: z.optional(
      text(SIGNED_BY_CHARACTERS, 1).check(z.refine(isOneLine, { error: 'one_line' })),
    ),
    /** Drawing as JSON text, which `readSignature` of the domain reads; only with a name. */
    signature: z.optional(z.string()),
  }),
  output: z.object({
    ...confirmationFields,
    /** Only where a signature came too late to be kept: name of the person whose confirmation stands (BEY-135). */
    signature_lost_to: z.optional(z.nullable(z.string())),
    /** The same of a reservation that the standing confirmation does not have (BEY-141). */
    reservation_lost_to: z.optional(z.nullable(z.string())),
  }),
});

/** Only by the person who confirmed, for ten minutes and while no invoice names the delivery (BEY-62, BEY-63). */
export const unconfirm = call({
  ...confirms,
  name: 'deliveries.unconfirm',
  summary: 'Nimmt die Bestätigung einer Lieferung zurück.',
  path: 'delivery/unconfirm',
  input: z.object({
    ...ofBoth,
    reason: z.enum(UNDO_REASONS),
    device_time: z.optional(instant),
  }),
  output: z.object(confirmationFields),
});
