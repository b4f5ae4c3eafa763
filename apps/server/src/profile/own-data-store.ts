import { ORDER_TEXTS } from '@abrufbar/domain/call-offs/texts.ts';
import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import type { Tables } from '#core/database/tables.ts';

type Section = {
  readonly table: keyof Tables;
  /** Column that names the person. */
  readonly person: string;
  /** Whether the rows belong to a company, of which only the caller's are read. */
  readonly ofCompany?: true;
  /** Columns that hold secrets, internal data or names of other people. */
  readonly without?: readonly string[];
};

/** Every table that holds something about a person, by its name in the document. */
export const OWN_DATA: Readonly<Record<string, Section>> = {
  account: { table: 'users', person: 'id', without: ['password_hash'] },
  memberships: { table: 'memberships', person: 'user_id' },
  accepted_terms: { table: 'accepted_terms', person: 'user_id' },
  picture: { table: 'profile_pictures', person: 'user_id', without: ['file'] },
  settings: { table: 'user_settings', person: 'user_id' },
  company_settings: { table: 'user_company_settings', person: 'user_id' },
  devices: { table: 'sessions', person: 'user_id', without: ['token_hash'] },
  known_devices: { table: 'known_devices', person: 'user_id', without: ['secret_hash'] },
  invitations: { table: 'login_tokens', person: 'user_id', without: ['token_hash'] },
  registration: {
    table: 'registration_codes',
    person: 'used_by',
    without: ['code_hash'],
  },
  password_links: { table: 'recovery_links', person: 'user_id', without: ['token_hash'] },
  notifications: { table: 'notifications', person: 'user_id' },
  push_devices: {
    table: 'push_devices',
    person: 'user_id',
    without: ['endpoint', 'p256dh', 'auth'],
  },
  dispatches: { table: 'dispatches', person: 'user_id' },
  company_keys: {
    table: 'company_keys',
    person: 'made_by',
    ofCompany: true,
    without: ['key_hash', 'revoked_by'],
  },
  revoked_company_keys: {
    table: 'company_keys',
    person: 'revoked_by',
    ofCompany: true,
    without: ['key_hash', 'made_by'],
  },
  favourites: { table: 'favourites', person: 'user_id', ofCompany: true },
  claims: {
    table: 'claims',
    person: 'user_id',
    ofCompany: true,
    without: ['staff_id', 'staff_name', 'staff_phone'],
  },
  claim_replies: { table: 'claim_steps', person: 'user_id', ofCompany: true },
  site_entries: {
    table: 'delivery_entries',
    person: 'user_id',
    ofCompany: true,
    without: ['withdrawn_by'],
  },
  withdrawn_site_entries: {
    table: 'delivery_entries',
    person: 'withdrawn_by',
    ofCompany: true,
    without: ['user_id'],
  },
  seen_hints: { table: 'weight_check_marks', person: 'user_id', ofCompany: true },
  subscriptions: { table: 'subscriptions', person: 'user_id', ofCompany: true },
  begun_call_offs: {
    table: 'call_off_carts',
    person: 'user_id',
    ofCompany: true,
    without: ['contact_user_id'],
  },
  contact_of_begun_call_offs: {
    table: 'call_off_carts',
    person: 'contact_user_id',
    ofCompany: true,
    without: ['user_id', ...ORDER_TEXTS],
  },
  ordered_call_offs: {
    table: 'call_offs',
    person: 'created_by',
    ofCompany: true,
    without: ['contact_user_id', 'previous_contact_user_id'],
  },
  contact_of_call_offs: {
    table: 'call_offs',
    person: 'contact_user_id',
    ofCompany: true,
    without: ['created_by', 'previous_contact_user_id'],
  },
  former_contact_of_call_offs: {
    table: 'call_offs',
    person: 'previous_contact_user_id',
    ofCompany: true,
    without: ['created_by', 'contact_user_id'],
  },
  steps_of_call_offs: {
    table: 'call_off_steps',
    person: 'user_id',
    ofCompany: true,
    without: ['old_values', 'new_values'],
  },
  added_files: { table: 'assets', person: 'uploaded_by', ofCompany: true, without: ['file'] },
  confirmations_and_their_undoing: {
    table: 'delivery_receipts',
    person: 'user_id',
    ofCompany: true,
    without: ['signature_hash'],
  },
  confirmed_deliveries: {
    table: 'deliveries',
    person: 'confirmed_by',
    ofCompany: true,
  },
};

/** Rows about a person in one table, with the columns as they are stored. */
export const listOwnData = async (
  db: Database,
  scope: readonly number[],
  userId: string,
  { table, person, ofCompany, without = [] }: Section,
): Promise<unknown[]> => {
  const inScope = ofCompany ? sql`AND t.company_id = ANY (${scope}::int[])` : sql``;
  const { rows } = await sql<{ row: unknown }>`
    SELECT to_jsonb(t) - ${without}::text[] AS row FROM ${sql.table(table)} t
    WHERE t.${sql.ref(person)} = ${userId} ${inScope}`.execute(db);
  return rows.map(({ row }) => row);
};

/** Numbers and names of companies, which the rows name by our id. */
export const listCompanies = (db: Database, scope: readonly number[]) =>
  db
    .selectFrom('companies')
    .select(['id', 'company_nr', 'name'])
    .where('id', '=', sql<number>`any(${scope}::int[])`)
    .orderBy('id')
    .execute();
