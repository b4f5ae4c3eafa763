import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';

type Acceptance = { readonly userId: string; readonly brand: Brand };

/** The version of the terms that counts at an instant, named by when it was published. */
const versionAt = (brand: Brand, at: Date) =>
  sql<string>`(SELECT coalesce(max(published_at), 'epoch') FROM content_versions WHERE page_key = ${`terms:${brand}`} AND published_at <= ${at.toISOString()})`;

type TermsState = {
  /** When the person accepted the version of now; null while that is still to come. */
  readonly acceptedAt: string | null;
  /** An earlier version was accepted: the terms have changed since. */
  readonly isChanged: boolean;
};

/** Whether a person has accepted the terms of the brand as they are now (D-56). */
export const findAcceptedTerms = async (
  db: Database,
  { userId, brand, now }: Acceptance & { readonly now: Date },
): Promise<TermsState> => {
  const last = await db
    .selectFrom('accepted_terms')
    .select(['accepted_at', sql<boolean>`version = ${versionAt(brand, now)}`.as('is_current')])
    .where('user_id', '=', userId)
    .where('brand', '=', brand)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined) return { acceptedAt: null, isChanged: false };
  return last.is_current
    ? { acceptedAt: last.accepted_at, isChanged: false }
    : { acceptedAt: null, isChanged: true };
};

/** Stores that a person accepts the version of now; repeated, the first time counts. */
export const insertAcceptedTerms = async (
  db: Database,
  { userId, brand, at }: Acceptance & { readonly at: Date },
): Promise<void> => {
  await db
    .insertInto('accepted_terms')
    .values({ user_id: userId, brand, version: versionAt(brand, at), accepted_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
