import * as contract from '@abrufbar/contract/content/office-maintenance.ts';
import {
  checkMaintenance,
  maintenanceState,
  type MaintenanceProblem,
} from '@abrufbar/domain/content/maintenance.ts';
import { BRANDS, type Brand } from '@abrufbar/domain/values/brand.ts';
import { berlinDay, berlinTime, toShortDmy } from '@abrufbar/domain/values/calendar.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { Refusal, refuseFields, refuseStale } from '#core/calls/refusal.ts';
import { changesBetween } from '#core/staff-audit.ts';
import {
  countPeople,
  deleteMaintenance,
  endMaintenance,
  findMaintenance,
  insertMaintenance,
  listMaintenance,
  type MaintenancePlan,
  type MaintenanceRow,
  updateMaintenance,
} from '#content/maintenance/store.ts';
import { htmlOfText, textOfHtml } from '#content/maintenance/text.ts';

/** Whoever has sent a call this long ago counts as signed in (OFF-183). */
const PRESENT_MS = 15 * 60_000;

const hasBoth = ({ staff }: StaffContext): boolean =>
  BRANDS.every((brand) => staff.brands.includes(brand));

const present = (context: StaffContext, row: MaintenanceRow) => ({
  id: row.id,
  version: row.version,
  brand: row.brand as Brand | null, // the column allows no other
  starts_at: row.starts_at,
  expected_until: row.expected_until,
  ended_at: row.ended_at,
  ended_by: row.ended_by,
  created_by: row.created_by,
  text: row.html === null ? null : textOfHtml(row.html),
  state: maintenanceState(row, context.now),
  can_change: row.brand !== null || hasBoth(context),
});

export const officeMaintenance = handle(contract.officeMaintenance, async (context) => {
  const { db, brand, suppliers, now } = context;
  const rows = await listMaintenance(db, brand);
  return {
    items: rows.map((row) => present(context, row)),
    people: await countPeople(db, suppliers, new Date(now.getTime() - PRESENT_MS)),
  };
});

const listRunningOf = async ({ db, brand, now }: StaffContext) =>
  (await listMaintenance(db, brand)).filter((row) => maintenanceState(row, now) === 'running');

export const officeRunningMaintenance = handle(
  contract.officeRunningMaintenance,
  async (context) => ({
    items: (await listRunningOf(context)).map((row) => present(context, row)),
  }),
);

type Period = {
  readonly both: boolean;
  readonly starts_at: string | null;
  readonly expected_until: string | null;
  readonly text: string | null;
};

const FIELDS = { startsAt: 'starts_at', expectedUntil: 'expected_until' } as const;
const refusalOf = ({ field, code }: MaintenanceProblem) => ({
  field: FIELDS[field],
  problem: code,
});

/** The plan that was entered; refuses a period that cannot be, and both brands to whoever has only one. */
const planOf = (
  context: StaffContext,
  { both, starts_at, expected_until, text }: Period,
  /** Begin of one that runs: it stays. */
  begun: Date | null = null,
): MaintenancePlan => {
  if (both && !hasBoth(context)) throw new Refusal(403, 'foreign_brand');
  const { now, brand } = context;
  const startsAt = begun !== null || starts_at === null ? null : new Date(starts_at);
  const expectedUntil = expected_until === null ? null : new Date(expected_until);
  const problems = checkMaintenance({ startsAt, expectedUntil }, now);
  if (problems.length > 0) throw refuseFields(problems.map(refusalOf));
  return {
    brand: both ? null : brand,
    startsAt: begun ?? startsAt ?? now,
    expectedUntil,
    html: text === null ? null : htmlOfText(text),
  };
};

/** One of the chosen brand that the member may change; the version is checked by the statement that follows. */
const changeable = async (context: StaffContext, id: string): Promise<MaintenanceRow> => {
  const row = await findMaintenance(context.db, context.brand, id);
  if (row === undefined) throw new Refusal(404, 'maintenance_not_found');
  if (row.brand === null && !hasBoth(context)) throw new Refusal(403, 'foreign_brand');
  if (row.ended_at !== null) {
    throw new Refusal(409, 'maintenance_over', { values: { name: row.ended_by ?? '' } });
  }
  return row;
};

const refuseLate = async (context: StaffContext, id: string): Promise<Refusal> => {
  const { changed_by, changed_at } = await changeable(context, id);
  return refuseStale(changed_by, changed_at);
};

const shownInstant = (instant: string | Date | null): string | null => {
  if (instant === null) return null;
  const at = new Date(instant);
  return `${toShortDmy(berlinDay(at))}, ${berlinTime(at)}`;
};

/** A maintenance as the audit log names it: by its begin. */
const audited = ({
  brand,
  id,
  startsAt,
}: Pick<MaintenancePlan, 'brand' | 'startsAt'> & { id: string }) => ({
  brands: brand === null ? [...BRANDS] : [brand],
  kind: 'maintenance',
  id,
  name: shownInstant(startsAt) ?? '',
});

type Audited = {
  readonly brands: readonly string[] | null;
  readonly begins: string | null;
  readonly expected: string | null;
  readonly text: string | null;
};

const NOTHING: Audited = { brands: null, begins: null, expected: null, text: null };

const auditedFields = (row: MaintenancePlan): Audited => ({
  brands: row.brand === null ? [...BRANDS] : [row.brand],
  begins: shownInstant(row.startsAt),
  expected: shownInstant(row.expectedUntil),
  text: row.html === null ? null : textOfHtml(row.html),
});

const planOfRow = (row: MaintenanceRow): MaintenancePlan => ({
  brand: row.brand as Brand | null, // the column allows no other
  startsAt: new Date(row.starts_at),
  expectedUntil: row.expected_until === null ? null : new Date(row.expected_until),
  html: row.html,
});

export const officeBeginMaintenance = handle(
  contract.officeBeginMaintenance,
  async (context, input) => {
    const { db, brand, staff, now, effectOn, audit } = context;
    effectOn(null);
    const plan = planOf(context, input);
    const [running] = input.starts_at === null ? await listRunningOf(context) : [];
    if (running) {
      const zeit = berlinTime(new Date(running.starts_at));
      throw new Refusal(409, 'maintenance_running', { values: { zeit, name: running.created_by } });
    }
    const id = await insertMaintenance(db, plan, { name: staff.name, at: now });
    audit({ ...audited({ ...plan, id }), changes: changesBetween(NOTHING, auditedFields(plan)) });
    const row = await findMaintenance(db, brand, id);
    if (row === undefined) throw new Error(`maintenance ${id} was just stored`);
    return present(context, row);
  },
);

export const officeUpdateMaintenance = handle(
  contract.officeUpdateMaintenance,
  async (context, { id, version, ...input }) => {
    const { db, brand, staff, now, effectOn, audit } = context;
    effectOn(null);
    const before = await changeable(context, id);
    const isRunning = maintenanceState(before, now) === 'running';
    const plan = planOf(context, input, isRunning ? new Date(before.starts_at) : null);
    if (!(await updateMaintenance(db, { id, version }, plan, { name: staff.name, at: now }))) {
      throw await refuseLate(context, id);
    }
    const changes = changesBetween(auditedFields(planOfRow(before)), auditedFields(plan));
    audit({ ...audited({ ...plan, id }), changes });
    const row = await findMaintenance(db, brand, id);
    if (row === undefined) throw new Refusal(404, 'maintenance_not_found'); // moved to the other brand
    return present(context, row);
  },
);

export const officeEndMaintenance = handle(
  contract.officeEndMaintenance,
  async (context, { id, version }) => {
    const { db, staff, now, effectOn, audit } = context;
    effectOn(null);
    const before = await changeable(context, id);
    const isRunning = maintenanceState(before, now) === 'running';
    const isDone = isRunning
      ? await endMaintenance(db, { id, version }, { name: staff.name, at: now })
      : await deleteMaintenance(db, { id, version });
    if (!isDone) throw await refuseLate(context, id);
    const changes = isRunning
      ? { ended: { old: null, new: shownInstant(now) } }
      : { begins: { old: shownInstant(before.starts_at), new: null } };
    audit({ ...audited({ ...planOfRow(before), id }), changes });
    return {};
  },
);
