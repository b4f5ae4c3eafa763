// generated from the migrated schema by: node apps/server/testing/database/generate-tables.ts
import type { ColumnType } from 'kysely';

/** An instant is read as ISO text in UTC. */
export type Instant = ColumnType<string, Date | string>;


export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export interface AcceptedTerms {
  accepted_at: Instant;
  brand: string;
  user_id: string;
  version: Instant;
}

export interface Announcements {
  brand: string | null;
  changed_at: Generated<Instant>;
  changed_by: string | null;
  companies: number[] | null;
  ends_at: Instant | null;
  id: string;
  is_permanent: boolean;
  message: string;
  on_login: Generated<boolean>;
  on_start: Generated<boolean>;
  path: string | null;
  planned_at: Instant | null;
  scope: string | null;
  starts_at: Instant;
  title: string | null;
  version: Generated<number>;
}

export interface AnswerTemplates {
  brand: string;
  changed_at: Instant | null;
  changed_by: string | null;
  id: string;
  position: number;
  text: string;
  version: Generated<number>;
}

export interface Assets {
  /**
   * claim the file belongs to, which may come after it; null for every other file
   */
  claim_id: string | null;
  company_id: number;
  created_at: Instant;
  delivery_id: string;
  file: string;
  id: string;
  media: string;
  name: string;
  position: number;
  size: number;
  staff_id: string | null;
  staff_name: string | null;
  supplier_id: number;
  uploaded_by: string | null;
  version: Generated<number>;
}

export interface AuditChecks {
  began_at: Instant;
  broken_at: Instant | null;
  broken_id: string | null;
  broken_number: number | null;
  chain: string;
  checked_at: Instant | null;
  next_number: number;
}

export interface AuditCompany {
  actor: string | null;
  at: Instant;
  call: string;
  changes: Json | null;
  company_id: number;
  id: string;
  impersonator: string | null;
  object_id: string | null;
  object_kind: string | null;
  object_name: string | null;
  request_id: string;
  seal: number | null;
  staff_id: string | null;
  supplier_id: number | null;
  user_id: string | null;
}

export interface AuditSeals {
  cleared_at: Instant | null;
  count: number;
  digests: Buffer | null;
  hash: Buffer;
  last_at: Instant;
  last_id: string;
  number: number;
  rows_hash: Buffer;
  sealed_at: Instant;
}

export interface AuditStaff {
  actor: string;
  at: Instant;
  brands: string[];
  call: string;
  changes: Json | null;
  id: string;
  object_id: string | null;
  object_kind: string;
  object_name: string;
  request_id: string;
  seal: number | null;
  staff_id: string | null;
}

export interface AuditUser {
  actor: string | null;
  at: Instant;
  call: string;
  changes: Json | null;
  id: string;
  impersonator: string | null;
  object_id: string | null;
  object_kind: string | null;
  object_name: string | null;
  request_id: string;
  seal: number | null;
  staff_id: string | null;
  user_id: string;
}

export interface CallOffCarts {
  by_staff: Generated<boolean>;
  company_id: number;
  component: string | null;
  contact_user_id: string | null;
  contract_item_id: string;
  ends_on: string | null;
  ends_time: string | null;
  hourly_quantity: string | null;
  id: string;
  incoterm: string | null;
  note: string | null;
  opened_at: Instant;
  quantity: string | null;
  starts_on: string | null;
  starts_time: string | null;
  truck_type: string | null;
  user_id: string;
}

export interface CallOffDecisions {
  action: string;
  answer: string | null;
  call_off_id: string;
  company_id: number;
  decided_at: Instant;
  due_at: Instant;
  id: string;
  number: string | null;
  staff_id: string;
  staff_name: string;
  supplier_id: number;
  version: number;
}

export interface CallOffs {
  answer: string | null;
  cart_id: string | null;
  category: number;
  company_id: number;
  component: string | null;
  contact_user_id: string | null;
  contract_id: string;
  contract_item_id: string;
  created_at: Instant;
  created_by: string | null;
  earlier_status: number | null;
  ends_at: Instant;
  ends_on: string;
  ends_time: string;
  factory_name: string;
  factory_number: string | null;
  hourly_quantity: string | null;
  id: string;
  incoterm: string;
  incoterm_title: string;
  material_name: string;
  material_number: string;
  night_shift: boolean;
  note: string | null;
  number: string | null;
  previous_component: string | null;
  previous_contact_user_id: string | null;
  previous_ends_on: string | null;
  previous_ends_time: string | null;
  previous_note: string | null;
  previous_quantity: string | null;
  previous_starts_on: string | null;
  previous_starts_time: string | null;
  quantity: string;
  quantity_unit: string;
  received_at: Instant;
  reference: number;
  revision: number | null;
  starts_at: Instant;
  starts_on: string;
  starts_time: string;
  status: number;
  supplier_id: number;
  truck_type: string;
  truck_type_title: string;
  valid_on: Generated<string | null>;
  valid_quantity: Generated<string | null>;
  version: Generated<number>;
}

export interface CallOffSteps {
  action: string;
  answer: string | null;
  at: Instant;
  call_off_id: string;
  company_id: number;
  event_id: string;
  from_status: number | null;
  import_key_id: string | null;
  new_values: Json;
  old_values: Json;
  staff_id: string | null;
  staff_name: string | null;
  to_status: number;
  user_id: string | null;
  version: number;
}

export interface CallOffViewers {
  call_off_id: string;
  company_id: number;
  seen_at: Instant;
  staff_id: string;
  staff_name: string;
}

export interface CallOffViews {
  brand: string;
  created_at: Instant;
  definition: Json;
  id: string;
  name: string;
  staff_id: string;
}

export interface Claims {
  accepted_quantity: string | null;
  agreed_at: Instant | null;
  answer: string | null;
  company_id: number;
  delivery_id: string;
  id: string;
  note: string | null;
  number: number;
  outcome: string | null;
  reasons: string[];
  received_at: Instant;
  remedy: string;
  reopened_at: Instant | null;
  replacement_id: string | null;
  staff_id: string | null;
  staff_name: string | null;
  staff_phone: string | null;
  state: string;
  supplier_id: number;
  user_id: string;
  version: Generated<number>;
}

export interface ClaimSteps {
  claim_id: string;
  company_id: number;
  kind: string;
  made_at: Instant;
  number: number;
  staff_id: string | null;
  staff_name: string | null;
  supplier_id: number;
  text: string | null;
  user_id: string | null;
}

export interface Companies {
  changed_at: Instant | null;
  changed_by: string | null;
  city: string | null;
  company_nr: string;
  id: number;
  imported_fields: Generated<string[]>;
  name: string;
  postcode: string | null;
  search_name: Generated<string | null>;
  search_text: Generated<string | null>;
  street: string | null;
  version: Generated<number>;
}

export interface CompanyChangeEnds {
  company_id: number;
  last_number: string;
}

export interface CompanyChanges {
  changed_at: Instant;
  company_id: number;
  kind: string;
  number: string | null;
  object_id: string;
  supplier_id: number;
}

export interface CompanyErpIds {
  company_id: number;
  erp_customer_no: string;
  supplier_id: number;
}

export interface CompanyKeys {
  company_id: number;
  id: string;
  key_hash: Buffer;
  last_used_at: Instant | null;
  made_at: Instant;
  made_by: string;
  may_confirm: boolean;
  name: string;
  revoked_at: Instant | null;
  revoked_by: string | null;
  slot: number;
  tail: string;
}

export interface Configurations {
  brand: string;
  changed_at: Instant | null;
  changed_by: string | null;
  note_max_letters: number;
  version: Generated<number>;
}

export interface ContentDrafts {
  changed_at: Instant;
  changed_by: string;
  changed_by_id: string;
  html: string | null;
  name: string | null;
  page_key: string;
  version: Generated<number>;
}

export interface ContentVersions {
  html: string;
  number: number;
  page_key: string;
  published_at: Instant;
  published_by: string | null;
}

export interface ContractCounts {
  company_id: number;
  confirmed: Generated<string>;
  contract_id: string;
  incoming: Generated<string>;
  last_activity_at: Instant | null;
  /**
   * that of the contract
   */
  supplier_id: number;
}

export interface ContractItems {
  cancelled: Generated<boolean>;
  category: number;
  company_id: number;
  contract_id: string;
  factory_names: string[];
  factory_numbers: string[];
  id: string;
  imported_fields: Generated<string[]>;
  incoterms: string[];
  material_name: string;
  material_number: string;
  max_per_call_off: string | null;
  night_shift: Generated<boolean>;
  per_day: string | null;
  position: string;
  quantity_unit: Generated<string>;
  target_quantity: string | null;
  truck_types: string[];
  warn_above: string | null;
}

export interface Contracts {
  /**
   * whether the portal asks for a signature with each confirmation; chosen by the customer
   */
  always_sign: Generated<boolean>;
  building_site_number: string | null;
  changed_at: Instant | null;
  changed_by: string | null;
  company_id: number;
  contract_number: string;
  created_at: Instant;
  customer_order_number: string | null;
  /**
   * usual minutes from the scale to the site; null where the supplier maintains none
   */
  driving_minutes: number | null;
  ends_on: string | null;
  id: string;
  imported_fields: Generated<string[]>;
  lead_hours: number | null;
  name: string;
  note_text: string | null;
  search_text: Generated<string | null>;
  starts_on: string | null;
  status: Generated<number>;
  supplier_id: number;
  /**
   * usual minutes to unload a lorry; null where the default of the material holds
   */
  unloading_minutes: number | null;
  /**
   * lorries that can be unloaded on the site at the same time
   */
  unloading_points: Generated<number>;
  version: Generated<number>;
}

export interface DailyAmounts {
  category: number;
  company_id: number;
  contract_id: string;
  day: string;
  delivered: string;
  factory_name: string;
  factory_number: string;
  incoming: string;
  material_name: string;
  material_number: string;
  quantity_unit: string;
}

export interface Deliveries {
  /**
   * expected arrival of that report; of an arrival the instant of the report
   */
  arrival_expected_at: Instant | null;
  /**
   * when the plant knew it; an older report replaces no newer one
   */
  arrival_reported_at: Instant | null;
  /**
   * stage of the newest report of the plant; null where it reported none
   */
  arrival_stage: string | null;
  call_off_number: string | null;
  company_id: number;
  confirmed: Generated<boolean | null>;
  confirmed_at: Instant | null;
  confirmed_by: string | null;
  confirmed_key: string | null;
  confirmed_on: string | null;
  confirmed_time: string | null;
  contract_id: string;
  corrected_at: Instant | null;
  factory_name: string;
  factory_number: string;
  gross_weight: string | null;
  id: string;
  imported_at: Instant;
  incoterm: string | null;
  /**
   * start of production by the note; null where it says none, then weighing counts
   */
  loaded_at: Instant | null;
  net_weight: string | null;
  number: string;
  number_of_rounds: number | null;
  plate_key: Generated<string | null>;
  /**
   * why the confirmation was made under reservation; null without one and while unconfirmed
   */
  reservation: string | null;
  source: string;
  spedition_name: string | null;
  status: Generated<string>;
  supplier_id: number;
  tare_stored: Generated<boolean>;
  tare_weight: string | null;
  /**
   * when its confirmation was last undone; null once it is confirmed again
   */
  undone_at: Instant | null;
  vehicle_license_plate: string | null;
  vehicle_type: string | null;
  version: Generated<number>;
  weighed_at: Instant;
  weighed_on: string;
  weighed_time: string;
  /**
   * workability time by the note, with a retarder; null where it says none
   */
  workable_minutes: number | null;
}

export interface DeliveryCodeKeys {
  id: number;
  key: Buffer;
  made_at: Instant;
}

export interface DeliveryCorrections {
  company_id: number;
  contract_id: string;
  contract_item_id: string | null;
  delivery_id: string;
  gross_weight: string | null;
  left_contract_id: string;
  made_at: Instant;
  materials: Json;
  net_weight: string | null;
  number: number;
  reason: string;
  staff_id: string;
  staff_name: string;
  supplier_id: number;
  tare_weight: string | null;
  text: string;
}

export interface DeliveryEntries {
  amount: string;
  company_id: number;
  delivery_id: string;
  id: string;
  kind: string;
  made_at: Instant;
  observed_at: Instant;
  remaining: string | null;
  supplier_id: number;
  unit: string;
  user_id: string;
  withdrawn_at: Instant | null;
  withdrawn_by: string | null;
}

export interface DeliveryMaterials {
  category: number;
  company_id: number;
  delivery_id: string;
  name: string;
  number: string;
  pos: number;
  quantity: string;
  quantity_unit: string;
}

export interface DeliveryReceipts {
  company_id: number;
  delivery_id: string;
  device_at: Instant | null;
  key_name: string | null;
  kind: string;
  made_at: Instant;
  number: number;
  reason: string | null;
  /**
   * its strokes on a pad 1000 wide, as JSON text; null where the name was typed
   */
  signature: string | null;
  /**
   * SHA-256 of that text, in hexadecimal; stays when the strokes go with the account
   */
  signature_hash: string | null;
  /**
   * name to the signature; null without one, and once the account that confirmed is removed
   */
  signed_by: string | null;
  supplier_id: number;
  user_id: string;
  way: string;
}

export interface DeliverySlips {
  changed_at: Instant | null;
  company_id: number;
  contract_id: string;
  delivery_id: string;
  gross_weight: string | null;
  materials: Json;
  net_weight: string | null;
  supplier_id: number;
  tare_weight: string | null;
}

export interface DeliverySources {
  company_id: number;
  customer_number: string | null;
  delivery_id: string;
  details: Generated<Json>;
  digest: Buffer;
  file: string | null;
  joined_at: Instant;
  number: string;
  revision: string;
  source: string;
  supplier_id: number;
}

export interface Dispatches {
  begun_at: Instant;
  channel: string;
  device: string;
  done_at: Instant | null;
  event_id: string;
  outcome: string | null;
  user_id: string;
}

export interface Factories {
  changed_at: Instant | null;
  changed_by: string | null;
  dispatch_phone: string | null;
  hourly_limit: string | null;
  imported_fields: Generated<string[]>;
  name: string;
  number: string;
  quantity_unit: Generated<string>;
  saturday_from: string | null;
  saturday_until: string | null;
  supplier_id: number;
  version: Generated<number>;
  weekday_from: string | null;
  weekday_until: string | null;
}

export interface Favourites {
  company_id: number;
  contract_id: string;
  user_id: string;
}

export interface IdempotencyCompany {
  answer: string | null;
  call: string;
  company_id: number;
  created_at: Instant;
  digest: Buffer;
  key: string;
  status: number;
  user_id: string;
}

export interface IdempotencyStaff {
  answer: string | null;
  call: string;
  created_at: Instant;
  digest: Buffer;
  key: string;
  staff_id: string;
}

export interface IdempotencyUser {
  answer: string;
  call: string;
  created_at: Instant;
  digest: Buffer;
  key: string;
  status: number;
  user_id: string;
}

export interface ImportKeys {
  addresses: Generated<string[]>;
  changed_at: Instant | null;
  changed_by: string | null;
  created_at: Instant;
  expires_at: Instant | null;
  id: string;
  key_hash: Buffer;
  name: string;
  revoked_at: Instant | null;
  source: string;
  supplier_id: number;
  tail: string | null;
  version: Generated<number>;
}

export interface ImportMarks {
  company_id: number;
  import_id: string;
  outcome: string;
  ticket: number;
}

export interface ImportRejects {
  code: string;
  field: string | null;
  file: string | null;
  file_bytes: number | null;
  file_media: string | null;
  import_id: string;
  message: string;
  raw: Json;
  rejected_at: Instant;
  repaired: Json | null;
  repaired_at: Instant | null;
  repaired_by: string | null;
  repeated_in: string | null;
  repeated_row: number | null;
  row: number;
  settled_at: Instant | null;
  settled_by: string | null;
  supplier_id: number;
  value: string | null;
  version: Generated<number>;
}

export interface Imports {
  actor: string | null;
  call: string;
  created: Generated<number>;
  failed: Generated<number>;
  /**
   * Since when no further try is made; null once a retry has come further
   */
  failed_at: Instant | null;
  failures: Generated<Json>;
  file: string | null;
  finished_at: Instant | null;
  id: string;
  import_key_id: string;
  kind: string | null;
  older: Generated<number>;
  received_at: Instant;
  remarks: Generated<Json>;
  repeats: string | null;
  request_id: string;
  rows: number;
  rows_done: Generated<number>;
  source: string;
  staff_id: string | null;
  supplier_id: number;
  taken: number | null;
  unchanged: Generated<number>;
  updated: Generated<number>;
  worked_ms: Generated<number>;
}

export interface Incoterms {
  changed_at: Instant | null;
  changed_by: string | null;
  id: string;
  imported_fields: Generated<string[]>;
  position: number;
  supplier_id: number;
  title: string;
  version: Generated<number>;
}

export interface InvoiceDeliveries {
  company_id: number;
  delivery_number: string;
  invoice_id: string;
}

export interface InvoiceLines {
  company_id: number;
  delivery_number: string | null;
  invoice_id: string;
  item_number: string | null;
  pos: number;
  quantity: string;
  unit: string;
}

export interface Invoices {
  company_id: number;
  content_type: string;
  contract_id: string | null;
  currency: string;
  due_on: string | null;
  file: string;
  file_digest: Buffer;
  file_name: string;
  gross: string;
  id: string;
  imported_at: Instant;
  is_booking_aid: Generated<boolean>;
  issued_on: string;
  net: string;
  number: string;
  payable: string;
  remarks: Generated<string[]>;
  supplier_id: number;
  tax: string;
  type: string;
  version: Generated<number>;
  withdrawn_at: Instant | null;
  withdrawn_by: string | null;
  withdrawn_reason: string | null;
}

export interface KnownDevices {
  created_at: Instant;
  expires_at: Instant;
  id: string;
  secret_hash: Buffer;
  user_id: string;
}

export interface LoginFailures {
  expire: string | null;
  key: string;
  points: Generated<number>;
}

export interface LoginTokens {
  created_at: Instant;
  expires_at: Instant;
  id: string;
  kind: string;
  reason: string | null;
  staff_id: string | null;
  staff_name: string | null;
  token_hash: Buffer;
  used_at: Instant | null;
  user_id: string;
  view_id: string | null;
}

export interface MaintenanceWindows {
  brand: string | null;
  changed_at: Instant;
  changed_by: string;
  created_by: string;
  ended_at: Instant | null;
  ended_by: string | null;
  expected_until: Instant | null;
  html: string | null;
  id: string;
  starts_at: Instant;
  version: Generated<number>;
}

export interface Materials {
  category: number;
  changed_at: Instant | null;
  changed_by: string | null;
  /**
   * lowest temperature on arrival; null where the default of its category holds
   */
  coldest_celsius: number | null;
  /**
   * highest temperature on arrival; null where the default of its category holds
   */
  hottest_celsius: number | null;
  imported_fields: Generated<string[]>;
  /**
   * minutes from loading within which it is to be used; null where the default of its category holds
   */
  limit_minutes: number | null;
  name: string;
  number: string;
  supplier_id: number;
  version: Generated<number>;
}

export interface Memberships {
  changed_at: Instant | null;
  changed_by: string | null;
  company_id: number;
  permissions: Generated<string[]>;
  role: string;
  user_id: string;
  version: Generated<number>;
}

export interface Notifications {
  company_id: number;
  created_at: Instant;
  deleted_at: Instant | null;
  event_id: string;
  id: string;
  payload: Json;
  reference_id: string;
  seen_at: Instant | null;
  type: string;
  user_id: string;
}

export interface ProfilePictures {
  created_at: Instant;
  file: string;
  id: string;
  user_id: string;
}

export interface PushDevices {
  allowed: Generated<boolean>;
  auth: string;
  device_model: string | null;
  device_os: string | null;
  endpoint: string;
  id: string;
  must_renew: Generated<boolean>;
  p256dh: string;
  seen_on: string;
  session_id: string;
  user_id: string;
}

export interface PushKeys {
  id: number;
  made_at: Instant;
  private_key: string;
  public_key: string;
}

export interface RecoveryLinks {
  created_at: Instant;
  expires_at: Instant;
  token_hash: Buffer;
  user_id: string;
}

export interface RegistrationCodes {
  changed_at: Instant | null;
  changed_by: string | null;
  code_hash: Buffer;
  company_id: number;
  created_at: Instant;
  email: string | null;
  expires_at: Instant;
  id: string;
  mail_hash: Buffer | null;
  mail_refused_at: Instant | null;
  name: string | null;
  permissions: string[];
  revoked_at: Instant | null;
  role: string;
  search_text: Generated<string | null>;
  used_at: Instant | null;
  used_by: string | null;
  version: Generated<number>;
}

export interface RetentionSpans {
  amount: number;
  changed_at: Instant;
  changed_by: string;
  kind: string;
  version: Generated<number>;
}

export interface Sessions {
  brand: string | null;
  created_at: Instant;
  device: string;
  expires_at: Instant;
  id: string;
  impersonator: string | null;
  last_used_at: Instant;
  last_used_on: string;
  staff_id: string | null;
  token_hash: Buffer;
  user_id: string;
  view_id: string | null;
}

export interface Staff {
  block_reason: string | null;
  blocked_at: Instant | null;
  brands: string[];
  changed_at: Instant;
  changed_by: string;
  created_at: Instant;
  email: string;
  id: string;
  name: string;
  password_hash: string | null;
  phone: string | null;
  role: string;
  totp_proven_at: Instant | null;
  totp_secret: Buffer | null;
  totp_since: Instant | null;
  version: Generated<number>;
}

export interface StaffExports {
  brand: string;
  created_at: Instant;
  expires_at: Instant;
  file: string | null;
  format: string;
  id: string;
  is_large: boolean;
  list: string;
  request: Json;
  rows: number;
  staff_id: string;
}

export interface StaffPasswordLinks {
  created_at: Instant;
  expires_at: Instant;
  staff_id: string;
  token_hash: Buffer;
}

export interface StaffRecoveryCodes {
  code_hash: Buffer;
  staff_id: string;
  used_at: Instant | null;
}

export interface StaffSessions {
  created_at: Instant;
  device: string;
  ended_at: Instant | null;
  ends_at: Instant;
  id: string;
  last_active_at: Instant;
  staff_id: string;
  stage: string;
  step_up_until: Instant | null;
  token_hash: Buffer;
}

export interface StaffUsedCodes {
  staff_id: string;
  step: string;
}

export interface StaffViews {
  brands: string[];
  ends_at: Instant;
  id: string;
  person_id: string;
  staff_id: string;
  staff_session_id: string;
}

export interface Subscriptions {
  company_id: number;
  contract_id: string;
  user_id: string;
}

export interface SupplierContacts {
  changed_at: Instant | null;
  changed_by: string | null;
  company_id: number | null;
  email: string | null;
  id: string;
  name: string;
  phone: string | null;
  supplier_id: number;
  task: string;
  version: Generated<number>;
}

export interface Suppliers {
  brand: string;
  id: number;
  name: string;
  vk_org: string;
}

export interface TotalAmounts {
  category: number;
  company_id: number;
  contract_id: string;
  delivered: string;
  factory_name: string;
  factory_number: string;
  incoming: string;
  material_name: string;
  material_number: string;
  quantity_unit: string;
}

export interface Translations {
  brand: string;
  changed_at: Generated<Instant>;
  changed_by: string | null;
  key: string;
  text: string | null;
  version: Generated<number>;
}

export interface TruckTypes {
  changed_at: Instant | null;
  changed_by: string | null;
  id: string;
  imported_fields: Generated<string[]>;
  position: number;
  supplier_id: number;
  title: string;
  version: Generated<number>;
}

export interface UserCompanySettings {
  call_off_mail: Generated<boolean>;
  company_id: number;
  reminder_mail: Generated<boolean>;
  user_id: string;
}

export interface Users {
  block_reason: string | null;
  blocked_at: Instant | null;
  changed_at: Instant | null;
  changed_by: string | null;
  created_at: Instant;
  email: string;
  fax_country: string | null;
  fax_number: string | null;
  first_name: string;
  id: string;
  last_name: string;
  mobile_country: string | null;
  mobile_number: string | null;
  password_hash: string | null;
  phone_country: string | null;
  phone_number: string | null;
  position: number | null;
  search_text: Generated<string | null>;
  version: Generated<number>;
}

export interface UserSettings {
  push: Generated<boolean>;
  theme: Generated<number>;
  tips: Generated<boolean>;
  user_id: string;
}

export interface WeightCheckMarks {
  company_id: number;
  delivery_id: string;
  kind: string;
  seen_at: Instant;
  user_id: string;
}

export interface WeightChecks {
  company_id: number;
  delivery_id: string;
  found_at: Instant;
  kind: string;
  numbers: Json;
  supplier_id: number;
}

export interface WeightLimits {
  brand: string;
  changed_at: Instant;
  changed_by: string;
  limits: Json;
  version: Generated<number>;
}

export interface Tables {
  accepted_terms: AcceptedTerms;
  announcements: Announcements;
  answer_templates: AnswerTemplates;
  assets: Assets;
  audit_checks: AuditChecks;
  audit_company: AuditCompany;
  audit_seals: AuditSeals;
  audit_staff: AuditStaff;
  audit_user: AuditUser;
  call_off_carts: CallOffCarts;
  call_off_decisions: CallOffDecisions;
  call_off_steps: CallOffSteps;
  call_off_viewers: CallOffViewers;
  call_off_views: CallOffViews;
  call_offs: CallOffs;
  claim_steps: ClaimSteps;
  claims: Claims;
  companies: Companies;
  company_change_ends: CompanyChangeEnds;
  company_changes: CompanyChanges;
  company_erp_ids: CompanyErpIds;
  company_keys: CompanyKeys;
  configurations: Configurations;
  content_drafts: ContentDrafts;
  content_versions: ContentVersions;
  contract_counts: ContractCounts;
  contract_items: ContractItems;
  contracts: Contracts;
  daily_amounts: DailyAmounts;
  deliveries: Deliveries;
  delivery_code_keys: DeliveryCodeKeys;
  delivery_corrections: DeliveryCorrections;
  delivery_entries: DeliveryEntries;
  delivery_materials: DeliveryMaterials;
  delivery_receipts: DeliveryReceipts;
  delivery_slips: DeliverySlips;
  delivery_sources: DeliverySources;
  dispatches: Dispatches;
  factories: Factories;
  favourites: Favourites;
  idempotency_company: IdempotencyCompany;
  idempotency_staff: IdempotencyStaff;
  idempotency_user: IdempotencyUser;
  import_keys: ImportKeys;
  import_marks: ImportMarks;
  import_rejects: ImportRejects;
  imports: Imports;
  incoterms: Incoterms;
  invoice_deliveries: InvoiceDeliveries;
  invoice_lines: InvoiceLines;
  invoices: Invoices;
  known_devices: KnownDevices;
  login_failures: LoginFailures;
  login_tokens: LoginTokens;
  maintenance_windows: MaintenanceWindows;
  materials: Materials;
  memberships: Memberships;
  notifications: Notifications;
  profile_pictures: ProfilePictures;
  push_devices: PushDevices;
  push_keys: PushKeys;
  recovery_links: RecoveryLinks;
  registration_codes: RegistrationCodes;
  retention_spans: RetentionSpans;
  sessions: Sessions;
  staff: Staff;
  staff_exports: StaffExports;
  staff_password_links: StaffPasswordLinks;
  staff_recovery_codes: StaffRecoveryCodes;
  staff_sessions: StaffSessions;
  staff_used_codes: StaffUsedCodes;
  staff_views: StaffViews;
  subscriptions: Subscriptions;
  supplier_contacts: SupplierContacts;
  suppliers: Suppliers;
  total_amounts: TotalAmounts;
  translations: Translations;
  truck_types: TruckTypes;
  user_company_settings: UserCompanySettings;
  user_settings: UserSettings;
  users: Users;
  weight_check_marks: WeightCheckMarks;
  weight_checks: WeightChecks;
  weight_limits: WeightLimits;
}
