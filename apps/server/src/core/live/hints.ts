import { STAFF_LIVE_KINDS } from '@abrufbar/contract/staff/live.ts';
import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';

export type HintKind = Exclude<(typeof STAFF_LIVE_KINDS)[number], 'all'>;

/** Owner of changed rows: a company, whose people see them, a supplier, whose staff see them, or one person. */
export type Owner = `c${number}` | `s${number}` | `u${string}`;
export const ofCompany = (companyId: number): Owner => `c${companyId}`;
export const ofSupplier = (supplierId: number): Owner => `s${supplierId}`;
export const ofUser = (userId: string): Owner => `u${userId}`;

export type Hint = { readonly owner: Owner; readonly kind: HintKind; readonly id: string | null };

/** Channel of PostgreSQL on which every server process receives the hints of all. */
export const LIVE_CHANNEL = 'live';

/** Tells open screens of a company's people that something has changed, when the transaction commits. */
export const sendCompanyHint = (
  db: Database,
  companyId: number,
  kind: HintKind,
  id: string,
): Promise<void> => sendHint(db, [ofCompany(companyId), kind, id]);

/**
 * Tells open screens of a supplier's staff that call-offs have changed or are being decided, that deliveries have
 * changed, or that people with the same call-off open have come or gone, without saying which.
 */
export const sendSupplierHint = (
  db: Database,
  supplierId: number,
  kind: 'call-offs' | 'deliveries' | 'viewers' = 'call-offs',
): Promise<void> => sendHint(db, [ofSupplier(supplierId), kind]);

/** Tells a user's own screens that the messages have changed, when the transaction commits. */
export const sendUserHint = (db: Database, userId: string): Promise<void> =>
  sendHint(db, [ofUser(userId), 'messages']);

/** Ends the streams of a user whose companies have changed, when the transaction commits; they reconnect. */
export const sendMembershipHint = (db: Database, userId: string): Promise<void> =>
  sendHint(db, [ofUser(userId), MEMBERSHIP]);

/**
 * Tells a user's own screens that rights have changed, when the transaction commits; every server process looks the
 * user up again.
 */
export const sendRightsHint = (db: Database, userId: string): Promise<void> =>
  sendHint(db, [ofUser(userId), 'rights']);

const MEMBERSHIP = 'member';

const sendHint = async (db: Database, words: readonly string[]): Promise<void> => {
  await sql`SELECT pg_notify(${LIVE_CHANNEL}, ${words.join(' ')})`.execute(db);
};

/** The hint of a payload, or the owner whose streams end; null for a payload of a newer process. */
export const readHint = (payload: string): Hint | Owner | null => {
  const [owner = '', word, id = null] = payload.split(' ');
  if (word === MEMBERSHIP) return owner as Owner; // written above
  const kind = STAFF_LIVE_KINDS.find((one) => one === word);
  if (kind === undefined || kind === 'all' || !/^[csu][\da-f]/.test(owner)) return null;
  return { owner: owner as Owner, kind, id }; // its first letter was just seen
};

/** The user whose rights have changed; null for every other payload. */
export const userOfRights = (payload: string): string | null => {
  const [owner = '', word] = payload.split(' ');
  return word === 'rights' && owner.startsWith('u') ? owner.slice(1) : null;
};
