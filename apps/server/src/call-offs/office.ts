import * as callOffs from '@abrufbar/contract/call-offs.ts';
import { nextStatus } from '@abrufbar/domain/call-offs/status.ts';
import { listPending } from '#call-offs/office-store.ts';
import { presentPending } from '#call-offs/present-pending.ts';
import { findStep } from '#call-offs/step-store.ts';
import { lockCallOffOfSupplier } from '#call-offs/store.ts';
import { isNumberTaken, NEEDS_ANSWER, applySupplierStep } from '#call-offs/supplier-step.ts';
import { findCustomer, listCustomerNumbers } from '#companies/customer-store.ts';
import { handle } from '#core/calls/context.ts';
import { Refusal, refuseFields } from '#core/calls/refusal.ts';

/** More than a supplier decides between two reads; the rest follows when these are decided. */
const MAX_PENDING = 1000;

/** Statuses that are pending by default (T-02). */
const WAITING = ['1', '2', '30'];

export const pending = handle(callOffs.pending, async (context, { status }) => {
  const { import: source, global, ofCompanies } = context;
  const statuses = (status ?? WAITING).map(Number);
  const { supplierId } = source;
  const numbers = await global((db) => listCustomerNumbers(db, supplierId));
  const companies = [...numbers.keys()];
  const rows = await ofCompanies(companies, (db) =>
    listPending(db, companies, supplierId, statuses, MAX_PENDING),
  );
  return {
    items: rows.map((row) => presentPending(row, numbers.get(row.company_id) ?? '')),
  };
});

/**
 * One step of the supplier under the lock of the call-off (D-31, D-44). The latest decision once more
 * answers as before and changes nothing, so that a lost answer can be asked for again.
 */
export const decide = handle(callOffs.decide, async (context, input) => {
  const { import: source, global, onceInCompany } = context;
  const { supplierId, keyId } = source;
  const { action, call_off_id: id } = input;
  const answer = input.answer ?? null;
  if (answer === null && NEEDS_ANSWER.includes(action)) {
    throw refuseFields([{ field: 'answer', problem: 'required' }]);
  }
  const companyId = await global((db) => findCustomer(db, supplierId, input.customer_number));
  if (companyId === undefined) throw new Refusal(404, 'call_off_not_found');
  const listCompanies = async () => [
    ...(await global((db) => listCustomerNumbers(db, supplierId))).keys(),
  ];
  return onceInCompany(companyId, listCompanies, async (db) => {
    const row = await lockCallOffOfSupplier(db, companyId, supplierId, id);
    if (row === undefined) throw new Refusal(404, 'call_off_not_found');
    const number = input.number ?? row.number;
    const latest = await findStep(db, companyId, id, row.version);
    if (latest?.action === action && latest.answer === answer && number === row.number) {
      return { call_off_id: id, status: row.status };
    }
    const to = nextStatus(action, row.status, row.earlier_status);
    if (to === null) throw new Refusal(409, 'decision_not_possible');
    // Tickets name the call-off by its number, so it never gets another one.
    if (row.number !== null && number !== row.number) {
      throw new Refusal(409, 'call_off_numbered', { values: { number: row.number } });
    }
    try {
      const by = { importKeyId: keyId };
      await applySupplierStep(db, context, row, { action, to, number, answer, by });
    } catch (error) {
      throw isNumberTaken(error) ? new Refusal(409, 'call_off_number_taken') : error;
    }
    return { call_off_id: id, status: to };
  });
});
