import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { user } from '@abrufbar/contract/session/session.ts';
import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { PERMISSIONS, type Role } from '@abrufbar/domain/companies/permissions.ts';
import { HOME_COUNTRY_CODE } from '@abrufbar/domain/values/phone.ts';
import { pictureUrl } from '@abrufbar/domain/profile/profile.ts';
import { THEME } from '@abrufbar/domain/session/session.ts';
import { companiesMembersTexts } from '@abrufbar/texts/companies/members.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { findAcceptedTerms } from '#companies/terms-store.ts';
import type { Caller, Membership } from '#core/calls/context.ts';
import type { SessionRow, UserRow } from '#session/store.ts';

const t = reader(companiesMembersTexts);

/** The caller behind the rows of a live session; null without a row. */
export const presentCaller = (userId: string, rows: readonly SessionRow[]): Caller | null => {
  const [session] = rows;
  if (session === undefined) return null;
  return {
    userId,
    name: `${session.first_name} ${session.last_name}`,
    sessionId: session.id,
    impersonator: session.impersonator,
    view:
      session.staff_id === null || session.view_id === null
        ? null
        : { staffId: session.staff_id, id: session.view_id },
    endsAt: new Date(session.expires_at),
    memberships: rows.map((row) => ({
      companyId: row.company_id,
      companyNr: row.company_nr,
      companyName: row.company_name,
      role: row.role as Role, // the column allows no other
      permissions: PERMISSIONS.filter((permission) => row.permissions.includes(permission)),
    })),
  };
};

/** ENT-01 to ENT-03. */
export const presentPerson = (row: UserRow, { role }: Membership) => ({
  id: row.id,
  name: `${row.first_name} ${row.last_name}`,
  email: row.email,
  first_registration: berlinDay(new Date(row.created_at)),
  role: t(`role.${role}`),
  img_url: row.picture_id === null ? null : pictureUrl(row.picture_id),
  first_name: row.first_name,
  last_name: row.last_name,
  phone: presentNumber(row.phone_country, row.phone_number),
  mobile: presentNumber(row.mobile_country, row.mobile_number),
});

/** ENT-01 to ENT-07; role and permissions are those of `membership`. */
export const presentUser = (
  row: UserRow,
  { memberships, impersonator }: Caller,
  membership: Membership,
  terms: Awaited<ReturnType<typeof findAcceptedTerms>>,
): OutputOf<typeof user> => ({
  ...presentPerson(row, membership),
  theme: THEMES.find((theme) => theme === row.theme) ?? THEME.system,
  available_companies: memberships.map(({ companyNr, companyName }) => ({
    company_nr: companyNr,
    company_name: companyName,
  })),
  buttonPermissions: [...membership.permissions],
  accepted_terms_of_use_date:
    terms.acceptedAt === null ? null : berlinDay(new Date(terms.acceptedAt)),
  terms_of_use_changed: terms.isChanged,
  has_notification_subscription: Boolean(row.has_push_device),
  impersonator,
});

const THEMES = Object.values(THEME);

const presentNumber = (country: string | null, number: string | null) => ({
  number: number ?? '',
  country_code: country ?? HOME_COUNTRY_CODE,
});
