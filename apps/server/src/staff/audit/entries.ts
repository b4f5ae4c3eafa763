import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import type * as contract from '@abrufbar/contract/staff/audit.ts';
import { addDays, berlinInstant } from '@abrufbar/domain/values/calendar.ts';
import { conceptsOf, kindOf } from '#staff/audit/kinds.ts';
import type { AuditFilters, AuditRow } from '#staff/audit/store.ts';

/** Filters of a page and of an export. */
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

/** Filters of the log as its statements take them. */
export const filtersOf = (input: Input): AuditFilters => ({
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

/** A record as the log shows it. */
export const presentEntry = (row: AuditRow) => ({
  id: row.id,
  at: row.at,
  call: row.call,
  who: whoOf(row),
  company: row.company,
  object: { kind: kindOf(row), id: row.object_id, name: row.object_name },
  changes: presentChanges(row.changes),
  request_id: row.request_id,
  seal: row.seal,
});

/** Named changes of a record, without those that change nothing. */
export const presentChanges = (changes: AuditRow['changes']) =>
  Object.entries(changes ?? {})
    .map(([field, change]) => ({ field, old: textsOf(change.old), new: textsOf(change.new) }))
    .filter((change) => change.old?.join() !== change.new?.join());

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
