import * as contract from '@abrufbar/contract/staff/audit.ts';
import { findChainState } from '#core/audit-checks.ts';
import { CHOSEN_SPANS } from '@abrufbar/domain/staff/retention.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { paginate } from '#core/calls/paging.ts';
import { filtersOf, presentEntry } from '#staff/audit/entries.ts';
import { kindOf } from '#staff/audit/kinds.ts';
import { type AuditView, countAudit, listAudit, listOccurring } from '#staff/audit/store.ts';
import { listChosenSpans } from '#staff/span-store.ts';

const ROWS = contract.AUDIT_PAGE_ROWS;

/** The newest records that are looked through for persons, actions and kinds. */
const OCCURRING_ROWS = 20_000;

const viewOf = ({ staff, suppliers, brand }: StaffContext): AuditView => ({
  suppliers,
  allSuppliers: staff.suppliers.map(({ id }) => id),
  brand,
});

export const audit = handle(contract.audit, async (context, input) => {
  const { db } = context;
  const view = viewOf(context);
  const filters = filtersOf(input);
  const offset = (input.page - 1) * ROWS;
  const isAscending = input.direction === 'asc';
  const isWithin = offset < contract.MAX_AUDIT_COUNT;
  const rows = isWithin
    ? await listAudit(db, view, filters, { offset, limit: ROWS, isAscending })
    : [];
  // A page that is not full is the last one; a search that finds little has looked at every record by then.
  const isLast = rows.length < ROWS && (rows.length > 0 || input.page === 1);
  const total = isLast
    ? offset + rows.length
    : await countAudit(db, view, filters, contract.MAX_AUDIT_COUNT);
  return {
    items: rows.map(presentEntry),
    pagination: paginate({ page: input.page, size: ROWS }, total, offset + ROWS < total),
  };
});

const EVERYTHING = { person: null, action: null, object: null, q: null } as const;

export const auditFilters = handle(contract.auditFilters, async (context, input) => {
  const filters = filtersOf({ ...EVERYTHING, ...input });
  const found = await listOccurring(context.db, viewOf(context), filters, OCCURRING_ROWS);
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
  const { action: keptMonths = CHOSEN_SPANS.action.least } = await listChosenSpans(db);
  return { kept_months: keptMonths, checked_at: checkedAt, broken };
});
