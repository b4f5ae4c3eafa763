import * as contract from '@abrufbar/contract/content/office-announcements.ts';
import {
  announcementState,
  announcementTitle,
  commonWindow,
} from '@abrufbar/domain/content/announcements.ts';
import type { SnippetScope } from '@abrufbar/domain/content/page-match.ts';
import { BRANDS, type Brand } from '@abrufbar/domain/values/brand.ts';
import { berlinDay, berlinTime, toShortDmy } from '@abrufbar/domain/values/calendar.ts';
import { hasBoth, planOf } from '#content/announcements/plan.ts';
import {
  countCustomers,
  countReached,
  listCompaniesOf,
  listLargest,
  searchCompanies,
  searchLoaded,
} from '#content/announcements/reach-store.ts';
import {
  type AnnouncementRow,
  deletePlan,
  findPlan,
  insertPlan,
  listOpenPlans,
  listPlans,
  updatePlan,
} from '#content/announcements/store.ts';
import { textOfHtml } from '#content/maintenance/text.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { Refusal, refuseStale } from '#core/calls/refusal.ts';
import { changesBetween } from '#core/staff-audit.ts';

/** Rows of the answer that are shown in full. */
const SHOWN_COMPANIES = 8;
const SHOWN_HITS = 12;
const SHOWN_PLANTS = 4;

/** The own title, else one made of the text. */
const titleOf = (row: AnnouncementRow): string =>
  row.title ?? announcementTitle(textOfHtml(row.message));

const summaryOf = (context: StaffContext, row: AnnouncementRow) => ({
  id: row.id,
  version: row.version,
  title: titleOf(row),
  both: row.brand === null,
  on_start: row.on_start,
  on_login: row.on_login,
  path: row.path,
  starts_at: row.starts_at,
  ends_at: row.ends_at,
  company_count: row.companies?.length ?? null,
  state: announcementState(row, context.now),
  changed_at: row.changed_at,
  changed_by: row.changed_by,
  can_change: row.brand !== null || hasBoth(context),
});

const present = async (context: StaffContext, row: AnnouncementRow) => ({
  ...summaryOf(context, row),
  own_title: row.title,
  content: row.path === null ? textOfHtml(row.message) : row.message,
  closable: !row.is_permanent,
  scope: (row.scope ?? 'session') as SnippetScope, // the column allows no other
  companies: row.companies && (await listCompaniesOf(context.db, context.suppliers, row.companies)),
});

export const officeAnnouncements = handle(contract.officeAnnouncements, async (context) => {
  const rows = await listPlans(context.db, context.brand, context.now);
  return { items: rows.map((row) => summaryOf(context, row)) };
});

const found = async (context: StaffContext, id: string): Promise<AnnouncementRow> => {
  const row = await findPlan(context.db, context.brand, id);
  if (row === undefined) throw new Refusal(404, 'announcement_not_found');
  return row;
};

export const officeAnnouncement = handle(contract.officeAnnouncement, async (context, { id }) =>
  present(context, await found(context, id)),
);

type Audience = Pick<AnnouncementRow, 'on_start' | 'on_login' | 'path' | 'companies'>;

const isSamePlace = (a: Audience, b: Audience): boolean =>
  (a.on_start && b.on_start) ||
  (a.on_login && b.on_login) ||
  (a.path !== null && a.path === b.path);

/** Companies both speak to; null: everybody. */
const commonCompanies = (a: Audience, b: Audience): readonly number[] | null => {
  if (a.companies === null) return b.companies;
  const other = b.companies;
  return other === null ? a.companies : a.companies.filter((id) => other.includes(id));
};

export const officeReach = handle(contract.officeReach, async (context, input) => {
  const { db, now, staff } = context;
  const isWide = input.both && hasBoth(context);
  const brands = isWide ? BRANDS : [context.brand];
  const suppliers = isWide ? staff.suppliers.map(({ id }) => id) : context.suppliers;
  const companies = input.companies === null ? null : [...input.companies];
  const wanted = { ...input, companies };
  const covered = (await listOpenPlans(db, brands, now)).flatMap((row) => {
    const shared = commonWindow(input, row);
    const both = commonCompanies(wanted, row);
    const isCovered = row.id !== input.id && isSamePlace(wanted, row) && both?.length !== 0;
    if (!isCovered || shared === null) return [];
    return [
      {
        id: row.id,
        title: titleOf(row),
        brand: row.brand as Brand | null, // the column allows no other
        starts_at: row.starts_at,
        ends_at: row.ends_at,
        from: shared.starts_at,
        until: shared.ends_at,
        companies: both?.length ?? null,
      },
    ];
  });
  return {
    people: await countReached(db, suppliers, companies),
    companies: await countCustomers(db, suppliers, companies),
    all_companies: await countCustomers(db, suppliers),
    largest: await listLargest(db, suppliers, companies, SHOWN_COMPANIES),
    covered,
  };
});

export const officeAudience = handle(
  contract.officeAudience,
  async ({ db, suppliers, today }, { q }) => {
    const companies = await searchCompanies(db, suppliers, q ?? '', SHOWN_HITS);
    const since = `${today.slice(0, 4)}-01-01`;
    const loaded = q === null ? [] : await searchLoaded(db, suppliers, q, since, SHOWN_PLANTS);
    const plants = [];
    for (const { name, ids } of loaded)
      plants.push({ name, companies: await listCompaniesOf(db, suppliers, ids) });
    return { companies, plants };
  },
);

const shownInstant = (instant: string): string => {
  const at = new Date(instant);
  return `${toShortDmy(berlinDay(at))}, ${berlinTime(at)}`;
};

/** A row as the audit log names it, and the fields it compares. */
const audited = (row: AnnouncementRow) => ({
  brands: row.brand === null ? [...BRANDS] : [row.brand as Brand], // the column allows no other
  kind: row.path === null ? 'announcement' : 'snippet',
  id: row.id,
  name: titleOf(row),
});

const auditedFields = (row: AnnouncementRow | null) => ({
  title: row && row.title,
  text: row && textOfHtml(row.message),
  brands: row && (row.brand === null ? [...BRANDS] : [row.brand]),
  begins: row && shownInstant(row.starts_at),
  ended: row?.ends_at ? shownInstant(row.ends_at) : null,
  companies: row?.companies?.length ?? null,
  planned: row && row.planned_at !== null,
});

/** One the member may change; the version is checked by the statement that follows. */
const changeable = async (context: StaffContext, id: string): Promise<AnnouncementRow> => {
  context.effectOn(null);
  const row = await found(context, id);
  if (row.brand === null && !hasBoth(context)) throw new Refusal(403, 'foreign_brand');
  return row;
};

const refuseLate = async (context: StaffContext, id: string): Promise<Refusal> => {
  const { changed_by, changed_at } = await found(context, id);
  return refuseStale(changed_by ?? '', changed_at);
};

export const officeCreateAnnouncement = handle(
  contract.officeCreateAnnouncement,
  async (context, entry) => {
    context.effectOn(null);
    const { db, staff, now } = context;
    const plan = await planOf(context, entry);
    const row = await found(context, await insertPlan(db, plan, { name: staff.name, at: now }));
    context.audit({
      ...audited(row),
      changes: changesBetween(auditedFields(null), auditedFields(row)),
    });
    return present(context, row);
  },
);

export const officeUpdateAnnouncement = handle(
  contract.officeUpdateAnnouncement,
  async (context, { id, version, ...entry }) => {
    const { db, staff, now } = context;
    const before = await changeable(context, id);
    const plan = await planOf(context, entry);
    if (!(await updatePlan(db, { id, version }, plan, { name: staff.name, at: now })))
      throw await refuseLate(context, id);
    const row = await found(context, id);
    context.audit({
      ...audited(row),
      changes: changesBetween(auditedFields(before), auditedFields(row)),
    });
    return present(context, row);
  },
);

export const officeRemoveAnnouncement = handle(
  contract.officeRemoveAnnouncement,
  async (context, { id, version }) => {
    const row = await changeable(context, id);
    if (!(await deletePlan(context.db, { id, version }))) throw await refuseLate(context, id);
    context.audit(audited(row));
    return {};
  },
);
