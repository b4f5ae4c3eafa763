/** Values of a delivery note beside its ticket (DOC-33): the names that are known here, as they are stored and shown. */

/** Properties of goods in the German delivery note (1Lieferschein), by their codes without capitals and signs. */
const NOTE_PROPERTIES = [
  'concrete_temperature',
  'air_temperature',
  'water_added_at_customer_s_request',
  'consistency_class',
  'consistency_range_before_addition',
  'consistency_range_after_addition',
  'exposure_class',
  'strength_class',
  'compressive_strength',
  'strength_development',
  'monitoring_class',
  'moisture_class',
  'gross_density_class',
  'chloride_content',
  'concrete_type',
  'maximum_grain_size',
  'max_water_cement_ratio_w_c_eq',
  'mix_design',
  'mix_additives',
  'mixture_additive_name',
  'mixture_additive_manufacturer',
  'steel_fiber_addition',
  'additive_description',
  'amount_added',
  'place_of_addition',
  'time_of_addition',
  'max_added_amount_of_superplasticizer',
  'superplasticizer_addition_at_customer_s_request',
  'retarder_addition_at_customer_s_request',
  'retardation_time',
  'extended_workability_time',
  'estimated_quantity_of_concrete_before_addition',
  'remaining_quantity_in_vehicle',
  'start_of_production',
  'end_of_production',
  'number_of_batches',
  'batch_cement_designation',
  'batch_binder_designation',
  'testing_age',
  'workability',
  'idended_use', // sic, as the list spells it
  'intended_use',
  'externally_monitored',
  'certification_body',
  'additional_service',
  'product_addition_at_construction_site',
  'storage_unit',
  'hazardous_goods_class',
  'pollutant_class',
  'notes_remarks',
  'locality',
  'georeferencing',
  'bim_object',
] as const;

/** Elements of a document, the whole of it first. */
const NOTE_ELEMENTS = [
  'issued',
  'note',
  'order',
  'originator',
  'receiver',
  'receiver_contact',
  'delivery_address',
  'sender_address',
  'sender_contact',
  'despatch_address',
  'shipment_information',
  'shipment_gross',
  'shipment_volume',
  'unit_count',
  'tracking',
  'consignment',
  'estimated_from',
  'estimated_to',
  'line_note',
  'order_line',
  'outstanding',
  'outstanding_reason',
  'buyers_number',
  'standard_number',
  'variant',
  'hazard_class',
  'un_number',
  'technical_name',
  'batch',
  'expires_on',
  'serial',
  'trace',
  'made_on',
  'best_before',
  'handling_unit',
  'handling_unit_weight',
  'marks',
] as const;

type NoteProperty = (typeof NOTE_PROPERTIES)[number];
export type NoteDetailName = NoteProperty | (typeof NOTE_ELEMENTS)[number];

/** One value of a note. Days are ISO, times those of the German clock, numbers have a point. */
export type NoteDetail = {
  /** Position of the material it belongs to, from 1; null for the whole note. */
  readonly pos: number | null;
  readonly name: NoteDetailName;
  readonly value: string;
  /** Code of the unit of a number (UN/ECE recommendation 20); null for text. */
  readonly unit: string | null;
};

/** More than any note of the trade has; a paper or page with more of them is of use to nobody. */
export const MAX_NOTE_DETAILS = 2000;
/** The rest of a longer text stands in the file. */
export const MAX_DETAIL_CHARACTERS = 1000;

const KNOWN: ReadonlySet<string> = new Set(NOTE_PROPERTIES);
const isProperty = (name: string): name is NoteProperty => KNOWN.has(name);

/** The property that a name of the German delivery note means, however its signs are written. */
export const propertyOf = (name: string): NoteProperty | null => {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
  return isProperty(plain) ? plain : null;
};
