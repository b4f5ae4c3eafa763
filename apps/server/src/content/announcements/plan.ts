import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import type { officeCreateAnnouncement } from '@abrufbar/contract/content/office-announcements.ts';
import {
  checkAnnouncement,
  MAX_ANNOUNCEMENT_CODE_POINTS,
} from '@abrufbar/domain/content/announcements.ts';
import { isHelpPath } from '@abrufbar/domain/content/pages.ts';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import { countCustomers } from '#content/announcements/reach-store.ts';
import type { AnnouncementPlan } from '#content/announcements/store.ts';
import { htmlOfText } from '#content/maintenance/text.ts';
import type { StaffContext } from '#core/calls/context.ts';
import { type FieldRefusal, Refusal, refuseFields } from '#core/calls/refusal.ts';

type Entry = InputOf<typeof officeCreateAnnouncement>;

export const hasBoth = ({ staff }: StaffContext): boolean =>
  BRANDS.every((brand) => staff.brands.includes(brand));

/** The plan that was entered; refuses what cannot be, and both brands to whoever has only one. */
export const planOf = async (context: StaffContext, entry: Entry): Promise<AnnouncementPlan> => {
  const { brand, now } = context;
  if (entry.both && !hasBoth(context)) throw new Refusal(403, 'foreign_brand');
  const found = entry.is_planned ? checkAnnouncement(entry, now) : [];
  const problems: FieldRefusal[] = found.map(({ field, code }) => ({ field, problem: code }));
  problems.push(...problemsOfPlace(entry), ...(await problemsOfCompanies(context, entry)));
  if (problems.length > 0) throw refuseFields(problems);
  const isSnippet = entry.path !== null;
  return {
    brand: entry.both ? null : brand,
    title: entry.own_title,
    path: entry.path,
    scope: isSnippet ? entry.scope : null,
    html: isSnippet ? entry.content : htmlOfText(entry.content),
    isPermanent: !isSnippet && !entry.closable,
    onStart: entry.on_start,
    onLogin: entry.on_login,
    companies: entry.companies === null ? null : [...new Set(entry.companies)],
    startsAt: entry.starts_at,
    endsAt: entry.ends_at,
    plannedAt: entry.is_planned ? now.toISOString() : null,
  };
};

const problemsOfPlace = ({ path, on_start, on_login, content }: Entry): FieldRefusal[] => {
  if (path === null)
    return [...content].length > MAX_ANNOUNCEMENT_CODE_POINTS
      ? [{ field: 'content', problem: 'too_long' }]
      : [];
  if (!isHelpPath(path)) return [{ field: 'path', problem: 'help_path' }];
  return on_start || on_login ? [{ field: 'place', problem: 'choice' }] : [];
};

/** Chosen companies are customers of the one brand it speaks to, and unknown while they sign in. */
const problemsOfCompanies = async (
  { db, suppliers }: StaffContext,
  { companies, both, on_login }: Entry,
): Promise<FieldRefusal[]> => {
  if (companies === null) return [];
  const wanted = [...new Set(companies)];
  const known = await countCustomers(db, suppliers, wanted);
  return both || on_login || known < wanted.length
    ? [{ field: 'companies', problem: 'choice' }]
    : [];
};
