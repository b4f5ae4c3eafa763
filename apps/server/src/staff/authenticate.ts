import type { StaffRole } from '@abrufbar/domain/staff/roles.ts';
import { BRANDS, type Brand } from '@abrufbar/domain/values/brand.ts';
import type { StaffSession } from '#core/calls/context.ts';
import { inTransaction, type Pool } from '#core/database/database.ts';
import { readToken } from '#session/token.ts';
import { idleEnd } from '#staff/lifetime.ts';
import { findStaffSession, updateStaffSession } from '#staff/session-store.ts';
import { listSuppliersOf } from '#staff/store.ts';

/** The staff member behind a bearer token, looked up for each call: blocking is felt at once. */
export const authenticateStaff = async (
  database: Pool,
  token: string,
  now: Date,
  isActive: boolean,
): Promise<StaffSession | null> => {
  const parts = readToken('abs', token);
  if (parts === null) return null;
  return inTransaction(database, { readOnly: !isActive }, async (db) => {
    const row = await findStaffSession(db, parts, now);
    if (row === undefined) return null;
    const session = { staffId: row.staff_id, sessionId: row.id };
    // A half session has no idle time: it ends soon anyway.
    const prolongs = isActive && row.stage === 'full';
    if (prolongs) await updateStaffSession(db, session, { lastActiveAt: now });
    const suppliers = await listSuppliersOf(db, row.brands);
    return {
      ...session,
      stage: row.stage as StaffSession['stage'], // the column allows no other
      name: row.name,
      email: row.email,
      role: row.role as StaffRole, // likewise
      brands: brandsOf(row.brands),
      suppliers: suppliers.map(({ brand, ...supplier }) => ({
        ...supplier,
        brand: brand as Brand, // likewise
      })),
      idleEndsAt: idleEnd(prolongs ? now : new Date(row.last_active_at)),
      endsAt: new Date(row.ends_at),
      stepUpUntil: row.step_up_until === null ? null : new Date(row.step_up_until),
    };
  });
};

/** Brands of a row in the order of the house. */
export const brandsOf = (names: readonly string[]): Brand[] =>
  BRANDS.filter((brand) => names.includes(brand));
