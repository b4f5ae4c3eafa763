import type { Role } from '#companies/permissions.ts';
import type { Maybe } from '#imports/ticket.ts';

/**
 * Kinds of rows of master data in the order in which they are stored: each names rows of kinds before it, so the rows
 * of one file may come in any order.
 */
export const MASTER_KINDS = [
  'plant',
  'material',
  'incoterm',
  'vehicle_type',
  'customer',
  'contract',
  'item',
  'person',
] as const;
export type MasterKind = (typeof MASTER_KINDS)[number];

/** A field that is missing keeps what is stored; null empties it. */
type Kept<T> = Maybe<T>;

export type PlantRow = {
  readonly kind: 'plant';
  readonly number: string;
  readonly name: string;
  readonly unit?: Maybe<string>;
};
export type MaterialRow = {
  readonly kind: 'material';
  readonly number: string;
  readonly name: string;
  readonly category: number;
};
/** A delivery term or a vehicle type, as the supplier names them. */
export type OfferRow = {
  readonly kind: 'incoterm' | 'vehicle_type';
  readonly id: string;
  readonly title: string;
};
export type CustomerRow = {
  readonly kind: 'customer';
  readonly customer_number: string;
  readonly name: string;
  /** Number of the company in the portal; the next free one where it is missing. */
  readonly company_number?: Maybe<string>;
  readonly street?: Kept<string>;
  readonly postcode?: Kept<string>;
  readonly city?: Kept<string>;
};
export type ContractRow = {
  readonly kind: 'contract';
  readonly customer_number: string;
  readonly contract_number: string;
  readonly name: string;
  readonly status?: Maybe<number>;
  readonly building_site_number?: Kept<string>;
  readonly customer_order_number?: Kept<string>;
  readonly starts_on?: Kept<string>;
  readonly ends_on?: Kept<string>;
  readonly lead_hours?: Kept<number>;
};
export type ItemRow = {
  readonly kind: 'item';
  readonly customer_number: string;
  readonly contract_number: string;
  readonly position: string;
  readonly material_number: string;
  readonly plants: readonly string[];
  readonly quantity?: Kept<string>;
  readonly warn_above?: Kept<string>;
  readonly max_per_call_off?: Kept<string>;
  readonly per_day?: Kept<string>;
  readonly unit?: Maybe<string>;
  readonly cancelled?: Maybe<boolean>;
  readonly night_shift?: Maybe<boolean>;
  readonly incoterms?: Maybe<readonly string[]>;
  readonly vehicle_types?: Maybe<readonly string[]>;
};
export type PersonRow = {
  readonly kind: 'person';
  readonly customer_number: string;
  readonly email: string;
  readonly role: Role;
  readonly name?: Maybe<string>;
};
export type MasterRow =
  | PlantRow
  | MaterialRow
  | OfferRow
  | CustomerRow
  | ContractRow
  | ItemRow
  | PersonRow;

/** Rows by kind, in the order of `MASTER_KINDS`; those of one kind stay in theirs. */
export const inOrder = <Row>(
  rows: readonly Row[],
  kindOf: (row: Row) => MasterKind,
): readonly Row[] =>
  rows.toSorted((a, b) => MASTER_KINDS.indexOf(kindOf(a)) - MASTER_KINDS.indexOf(kindOf(b)));
