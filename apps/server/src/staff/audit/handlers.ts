import * as contract from '@abrufbar/contract/staff/audit.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { addDays, berlinInstant } from '@abrufbar/domain/values/calendar.ts';
import { findChainState } from '#core/audit-checks.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { paginate } from '#core/calls/paging.ts';
import { conceptsOf, kindOf } from '#staff/audit/kinds.ts';
import {
  type AuditFilters,
  type AuditRow,
  countAudit,
  findAuditView,
  listAudit,
  listOccurring,
} from '#staff/audit/store.ts';

const ROWS = contract.AUDIT_PAGE_ROWS;

/** The newest records that are looked through for persons, actions and kinds. */
const OCCURRING_ROWS = 20_000;

const viewOf = ({ db, staff, suppliers, brand }: StaffContext) =>
  findAuditView(
    db,
    suppliers,
    staff.suppliers.map(({ id }) => id),
    brand,
  );

type Input = Omit<InputOf<typeof contract.audit>, 'page' | 'direction'>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Ids behind `staff:` or `person:`; others name nobody. */
const idsOf = (values: readonly string[] | null, kind: string): readonly string[] | null => {
  if (values === null) return null;
  const prefix = `${kind}:`;
  return values
    .filter((value) => value.startsWith(prefix))
    .map((value) => value.slice(prefix.length))
    .filter((id) => UUID.test(id));
};

/** Days outside of these are written by hand and would be no instants of the database. */
const [FIRST_DAY, LAST_DAY] = ['1900-01-01', '2999-12-31'];

const dayStart = (day: string): string => {
  const within = day < FIRST_DAY ? FIRST_DAY : day > LAST_DAY ? LAST_DAY : day;
  return berlinInstant(within, '00:00').toISOString();
};

const filtersOf = (input: Input): AuditFilters => ({
  staff: idsOf(input.person, 'staff'),
  persons: idsOf(input.person, 'person'),
  isSystem: input.person?.includes('system') ?? false,
  calls: input.action,
  kinds: input.object,
  concepts: conceptsOf(input.object ?? []),
  from: input.from && dayStart(input.from),
  until: input.until && dayStart(input.until < LAST_DAY ? addDays(input.until, 1) : LAST_DAY),
  text: input.q,
});

export const audit = handle(contract.audit, async (context, input) => {
  const { db } = context;
  const view = await viewOf(context);
  const filters = filtersOf(input);
  const offset = (input.page - 1) * ROWS;
  const isAscending = input.direction === 'asc';
  const total = await countAudit(db, view, filters, contract.MAX_AUDIT_COUNT);
  const rows =
    offset < total ? await listAudit(db, view, filters, { offset, limit: ROWS, isAscending }) : [];
  return {
    items: rows.map(present),
    pagination: paginate({ page: input.page, size: ROWS }, total, offset + ROWS < total),
  };
});

const present = (row: AuditRow) => ({
  id: row.id,
  at: row.at,
  call: row.call,
  who: whoOf(row),
  company: row.company,
  object: { kind: kindOf(row), id: row.object_id, name: row.object_name },
  changes: Object.entries(row.changes ?? {})
    .map(([field, change]) => ({ field, old: textsOf(change.old), new: textsOf(change.new) }))
    .filter((change) => change.old?.join() !== change.new?.join()),
  request_id: row.request_id,
  seal: row.seal,
});

const whoOf = ({ actor, staff_id, user_id, impersonator, person }: AuditRow) => {
  if (impersonator !== null) return { kind: 'viewer' as const, name: impersonator, as: person };
  // The command line acts without being a member.
  if (actor !== null || staff_id !== null) return { kind: 'staff' as const, name: actor, as: null };
  const kind = user_id === null ? ('system' as const) : ('person' as const);
  return { kind, name: person, as: null };
};

const textsOf = (value: unknown): string[] | null => {
  if (value === null || value === undefined) return null;
  return (Array.isArray(value) ? value : [value]).map(String);
};

const EVERYTHING = { person: null, action: null, object: null, q: null } as const;

export const auditFilters = handle(contract.auditFilters, async (context, input) => {
  const filters = filtersOf({ ...EVERYTHING, ...input });
  const found = await listOccurring(context.db, await viewOf(context), filters, OCCURRING_ROWS);
  const people = found.map(({ staff_id, user_id, name }) => {
    if (staff_id !== null) return { value: `staff:${staff_id}`, label: name };
    return user_id === null
      ? { value: 'system', label: null }
      : { value: `person:${user_id}`, label: name };
  });
  return {
    people: [...new Map(people.map((one) => [one.value, one])).values()],
    actions: [...new Set(found.map(({ call }) => call))],
    objects: [...new Set(found.map(kindOf))],
  };
});

export const auditChain = handle(contract.auditChain, async ({ db }) => {
  const { checkedAt, broken } = await findChainState(db);
  return { checked_at: checkedAt, broken };
});
