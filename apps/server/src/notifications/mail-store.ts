import { type Brand, BRANDS } from '@abrufbar/domain/values/brand.ts';
import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import type { NotificationRow } from '#notifications/store.ts';

/** Recipient of a mail about one company. */
export type Recipient = {
  email: string;
  name: string;
  company_name: string;
  /** Of the last login by the person, otherwise of the terms accepted last (D-61). */
  brand: Brand;
  CallOff: boolean;
  Reminder: boolean;
};

/** Finds the recipient of a mail, with the switches of the company (D-55); undefined if blocked or no longer a member. */
export const findRecipient = async (
  db: Database,
  userId: string,
  companyId: number,
): Promise<Recipient | undefined> => {
  const { rows } = await sql<Recipient>`
    SELECT u.email, u.first_name || ' ' || u.last_name AS name, c.name AS company_name,
      coalesce(
        (SELECT s.brand FROM sessions s WHERE s.user_id = ${userId} AND s.impersonator IS NULL
          AND s.brand IS NOT NULL ORDER BY s.last_used_at DESC, s.created_at DESC LIMIT 1),
        (SELECT a.brand FROM accepted_terms a WHERE a.user_id = ${userId}
          ORDER BY a.accepted_at DESC, a.brand LIMIT 1),
        ${BRANDS[0]}) AS brand,
      coalesce(w.call_off_mail, true) AS "CallOff", coalesce(w.reminder_mail, true) AS "Reminder"
    FROM users u
    JOIN memberships m ON m.user_id = u.id AND m.company_id = ${companyId}
    JOIN companies c ON c.id = m.company_id
    LEFT JOIN user_company_settings w ON w.user_id = ${userId} AND w.company_id = ${companyId}
    WHERE u.id = ${userId} AND u.blocked_at IS NULL`.execute(db);
  return rows[0];
};

/** The stored message that a mail presents. */
export type StoredMessage = Pick<NotificationRow, 'type' | 'reference_id' | 'payload'>;

/** A message by its event; undefined once the user has deleted it. */
export const findMessage = async (
  db: Database,
  userId: string,
  eventId: string,
): Promise<(StoredMessage & { company_id: number }) | undefined> => {
  const { rows } = await sql<StoredMessage & { company_id: number }>`
    SELECT n.company_id, n.type, n.reference_id, n.payload FROM notifications n
    WHERE n.user_id = ${userId} AND n.event_id = ${eventId} AND n.deleted_at IS NULL`.execute(db);
  return rows[0];
};
