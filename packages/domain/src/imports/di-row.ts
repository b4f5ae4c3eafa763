import type { Maybe } from '#imports/ticket.ts';

/** One position of a ticket per row, SAP-like names, tonnes as decimal text, instants with offset. */
export type DiRow = {
  readonly ticket_number: string;
  readonly changed_at?: Maybe<string>;
  readonly item: number;
  readonly item_count: number;
  readonly sales_contract: string;
  readonly sold_to_party: string;
  readonly plant: string;
  readonly plant_name: string;
  readonly license_plate?: Maybe<string>;
  readonly carrier?: Maybe<string>;
  readonly vehicle_type?: Maybe<string>;
  readonly round_trip?: Maybe<number>;
  readonly incoterms?: Maybe<string>;
  readonly call_off?: Maybe<string>;
  readonly weighed_at: string;
  readonly gross_weight?: Maybe<string>;
  readonly tare_weight?: Maybe<string>;
  readonly net_weight?: Maybe<string>;
  readonly stored_tare?: Maybe<boolean>;
  readonly material: string;
  readonly material_text: string;
  readonly quantity: string;
  readonly unit: 'TO' | 'M3' | 'ST';
};
