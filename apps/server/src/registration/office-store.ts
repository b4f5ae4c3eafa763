import type { InvitationView } from '@abrufbar/domain/registration/invitations.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { everyWord } from '#core/database/folded-text.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';
import { makeCode } from '#registration/code.ts';
import { codeEnd } from '#registration/store.ts';

export type InvitationRow = {
  id: string;
  version: number;
  name: string | null;
  email: string | null;
  company_id: number;
  company: string;
  role: string;
  expires_at: string;
  revoked_at: string | null;
  used_at: string | null;
  mail_refused_at: string | null;
  changed_at: string | null;
  changed_by: string | null;
  /** Suppliers that gave the company a number, of every brand. */
  suppliers: number[];
};

/** Name and address of who has registered stand for those the invitation names. */
const COLUMNS = sql`r.id, r.version, coalesce(u.first_name || ' ' || u.last_name, r.name) AS name,
  coalesce(u.email, r.email) AS email, r.company_id, co.name AS company, r.role,
  r.expires_at, r.revoked_at, r.used_at, r.mail_refused_at, r.changed_at, r.changed_by,
  ARRAY(SELECT DISTINCT e.supplier_id FROM company_erp_ids e WHERE e.company_id = r.company_id) AS suppliers`;

const AROUND = sql`JOIN companies co ON co.id = r.company_id LEFT JOIN users u ON u.id = r.used_by`;

const hasNumber = (suppliers: readonly number[]) => sql`EXISTS (SELECT FROM company_erp_ids e
  WHERE e.company_id = r.company_id AND e.supplier_id = ${ofSuppliers(suppliers)})`;

const ofBrand = (suppliers: readonly number[]) => sql`
  FROM registration_codes r ${AROUND} WHERE ${hasNumber(suppliers)}`;

/** The invitations of a filter: numbers are looked up all at once, since "IS TRUE" is no join for PostgreSQL; a search asks for people. */
const allOf = (suppliers: readonly number[], { text }: Filter): RawBuilder<unknown> => sql`
  FROM registration_codes r ${text === null ? sql`` : sql`LEFT JOIN users u ON u.id = r.used_by`}
  WHERE (${hasNumber(suppliers)}) IS TRUE`;

/** One invitation to a company with a number at one of the suppliers. */
export const findInvitation = async (
  db: Database,
  suppliers: readonly number[],
  id: string,
): Promise<InvitationRow | undefined> => {
  const { rows } = await sql<InvitationRow>`
    SELECT ${COLUMNS} ${ofBrand(suppliers)} AND r.id = ${id}`.execute(db);
  return rows[0];
};

type Filter = { readonly text: string | null; readonly companyId: number | null };

/** Each word stands in the name or address of a person, or in name or number of the company. */
const containing = (text: string): RawBuilder<unknown> =>
  everyWord(
    text,
    (word) => sql`(coalesce(u.search_text, r.search_text) LIKE ${word}
      OR r.company_id IN (SELECT id FROM companies WHERE search_text LIKE ${word}))`,
  );

const matching = ({ text, companyId }: Filter) => sql`
  ${text === null ? sql`true` : containing(text)}
    AND ${companyId === null ? sql`true` : sql`r.company_id = ${companyId}`}`;

const inView = (now: Date): Readonly<Record<InvitationView, RawBuilder<unknown>>> => ({
  open: sql`r.used_at IS NULL AND r.revoked_at IS NULL AND r.expires_at > ${now}`,
  used: sql`r.used_at IS NOT NULL`,
  closed: sql`r.used_at IS NULL AND (r.revoked_at IS NOT NULL OR r.expires_at <= ${now})`,
  all: sql`true`,
});

type Window = { readonly offset: number; readonly limit: number };

type FoundInvitations = {
  readonly rows: InvitationRow[];
  /** All that is filtered; null behind the end of the list, where nobody has counted. */
  readonly found: number | null;
};

/**
 * A window of the invitations of some suppliers, the newest first; what a row shows is read for the window alone. The count
 * looks at all of them, so the window is found on the way.
 */
export const listInvitations = async (
  db: Database,
  suppliers: readonly number[],
  { view, ...filter }: Filter & { readonly view: InvitationView },
  now: Date,
  { offset, limit }: Window,
): Promise<FoundInvitations> => {
  const { rows } = await sql<{ id: string; found: number }>`
    SELECT k.id, k.found FROM (SELECT r.id, r.created_at, (count(*) OVER ())::int AS found
      ${allOf(suppliers, filter)} AND ${matching(filter)} AND ${inView(now)[view]}) k
    ORDER BY k.created_at DESC, k.id DESC OFFSET ${offset} LIMIT ${limit}`.execute(db);
  const ids = rows.map(({ id }) => id);
  return {
    rows: await listInvitationsOf(db, suppliers, ids),
    found: rows[0]?.found ?? null,
  };
};

/** Ids of everything that is filtered, the newest first: the whole of an export at one instant. */
export const listInvitationIds = async (
  db: Database,
  suppliers: readonly number[],
  { view, ...filter }: Filter & { readonly view: InvitationView },
  now: Date,
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    SELECT r.id ${allOf(suppliers, filter)} AND ${matching(filter)} AND ${inView(now)[view]}
    ORDER BY r.created_at DESC, r.id DESC`.execute(db);
  return rows.map(({ id }) => id);
};

/** The invitations of some ids, in the order of the list. */
export const listInvitationsOf = async (
  db: Database,
  suppliers: readonly number[],
  ids: readonly string[],
): Promise<InvitationRow[]> => {
  const { rows } = await sql<InvitationRow>`
    SELECT ${COLUMNS} ${ofBrand(suppliers)} AND r.id = ANY (${ids}::uuid[])
    ORDER BY r.created_at DESC, r.id DESC`.execute(db);
  return rows;
};

type InvitationCounts = Readonly<Record<InvitationView, number>>;

export const countInvitations = async (
  db: Database,
  suppliers: readonly number[],
  filter: Filter,
  now: Date,
): Promise<InvitationCounts> => {
  const views = inView(now);
  const { rows } = await sql<InvitationCounts>`
    SELECT count(*) FILTER (WHERE ${views.open})::int AS open,
      count(*) FILTER (WHERE ${views.used})::int AS used,
      count(*) FILTER (WHERE ${views.closed})::int AS closed,
      count(*)::int AS all
    ${allOf(suppliers, filter)} AND ${matching(filter)}`.execute(db);
  return rows[0] ?? { open: 0, used: 0, closed: 0, all: 0 };
};

/** Whether somebody with this address belongs to a customer of these suppliers; strangers stay unknown to staff. */
export const hasAccount = async (
  db: Database,
  suppliers: readonly number[],
  email: string,
): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM users u JOIN memberships m ON m.user_id = u.id
    JOIN company_erp_ids e ON e.company_id = m.company_id
    WHERE u.email = ${email} AND e.supplier_id = ${ofSuppliers(suppliers)} LIMIT 1`.execute(db);
  return rows.length > 0;
};

type Version = { readonly id: string; readonly version: number };
type Author = { readonly name: string; readonly at: Date };

const changed = ({ version }: Version, { name, at }: Author) => ({
  version: version + 1,
  changed_by: name,
  changed_at: at.toISOString(),
});

/** Writes the effect of an act, if the invitation still has this version and nobody has used it; false otherwise. */
const updateUnused = async (
  db: Database,
  invitation: Version,
  set: Readonly<Record<string, unknown>>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('registration_codes')
    .set(set)
    .where('id', '=', invitation.id)
    .where('version', '=', invitation.version)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** Issues another code, shown this once; the old ones are void. Null if somebody else was faster. */
export const renewInvitation = async (
  db: Database,
  invitation: Version,
  by: Author,
): Promise<string | null> => {
  const { code, hash } = makeCode();
  const set = {
    ...changed(invitation, by),
    code_hash: hash,
    mail_hash: null,
    mail_refused_at: null,
    expires_at: codeEnd(by.at).toISOString(),
  };
  return (await updateUnused(db, invitation, set)) ? code : null;
};

/** Notes that an invitation is mailed again. */
export const updateInvitationMailed = (
  db: Database,
  invitation: Version,
  by: Author,
): Promise<boolean> =>
  updateUnused(db, invitation, { ...changed(invitation, by), mail_refused_at: null });

export const revokeInvitation = (db: Database, invitation: Version, by: Author): Promise<boolean> =>
  updateUnused(db, invitation, {
    ...changed(invitation, by),
    revoked_at: by.at.toISOString(),
  });

/** Issues the code of a mail; null if the invitation is not the one that was to be mailed any more. */
export const issueMailCode = async (db: Database, invitation: Version): Promise<string | null> => {
  const { code, hash } = makeCode();
  return (await updateUnused(db, invitation, { mail_hash: hash })) ? code : null;
};

/** Notes that a mail could not be delivered. */
export const updateMailRefused = (db: Database, invitation: Version, now: Date): Promise<boolean> =>
  updateUnused(db, invitation, { mail_refused_at: now.toISOString() });
