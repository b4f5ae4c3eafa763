import type { Updateable } from 'kysely';
import type { Database } from '#core/database/database.ts';
import type { Tables } from '#core/database/tables.ts';

/** Settings of a person in one company; null where nothing has been changed yet. */
export const findSettings = (db: Database, userId: string, companyId: number) =>
  db
    .selectFrom('users as u')
    .leftJoin('user_settings as s', (join) => join.on('s.user_id', '=', userId))
    .leftJoin('user_company_settings as c', (join) =>
      join.on('c.user_id', '=', userId).on('c.company_id', '=', companyId),
    )
    .select(['s.theme', 's.tips', 's.push', 'c.call_off_mail', 'c.reminder_mail'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();

export type SettingsRow = Awaited<ReturnType<typeof findSettings>>;

type Values<Table extends keyof Tables, Key extends string> = Omit<Updateable<Tables[Table]>, Key>;

/** Changes settings that are the same in every company. */
export const updateSettings = async (
  db: Database,
  userId: string,
  values: Values<'user_settings', 'user_id'>,
): Promise<void> => {
  await db
    .insertInto('user_settings')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
};

/** Changes which e-mails a person gets in one company. */
export const updateCompanySettings = async (
  db: Database,
  { userId, companyId }: { readonly userId: string; readonly companyId: number },
  values: Values<'user_company_settings', 'user_id' | 'company_id'>,
): Promise<void> => {
  await db
    .insertInto('user_company_settings')
    .values({ user_id: userId, company_id: companyId, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'company_id']).doUpdateSet(values))
    .execute();
};
