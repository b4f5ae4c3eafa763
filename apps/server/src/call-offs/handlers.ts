import * as callOffs from '@abrufbar/contract/call-offs.ts';
import { checkChange } from '@abrufbar/domain/call-offs/change.ts';
import { canRequestChange, nextStatus } from '@abrufbar/domain/call-offs/status.ts';
import { storedTexts, typedTexts } from '@abrufbar/domain/call-offs/texts.ts';
import { asEarlier, asShown, auditedValues, shownValues } from '#call-offs/changeable-fields.ts';
import { listPeople } from '#call-offs/contact-store.ts';
import { findContractState, listCallOffs } from '#call-offs/list-store.ts';
import {
  CHANGE_FIELDS,
  changeableOf,
  changeOfferOf,
  refuseProblems,
} from '#call-offs/order-values.ts';
import { presentCard, presentDetail, presentFilters } from '#call-offs/present.ts';
import { recordStep } from '#call-offs/record-step.ts';
import {
  auditedRow,
  type CallOffDetail,
  findCallOff,
  lockCallOff,
  updateCallOff,
} from '#call-offs/store.ts';
import { handle, type UserContext } from '#core/calls/context.ts';
import { createPageMemory, pageOf, paginate } from '#core/calls/paging.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { changesBetween } from '#core/staff-audit.ts';

const pages = createPageMemory();

const keyOf = ({ company_id, contract_id }: CallOffDetail) => ({
  companyId: company_id,
  contractId: contract_id,
});

type Changing = Pick<
  CallOffDetail,
  'company_id' | 'status' | 'contract_status' | 'item_cancelled' | 'starts_at'
>;
/** D-33; asked again on submit. */
const canChange = ({ caller, now }: UserContext, row: Changing) =>
  canRequestChange(
    {
      status: row.status,
      contractStatus: row.contract_status,
      isItemCancelled: row.item_cancelled,
      startsAt: new Date(row.starts_at),
      permissions:
        caller.memberships.find(({ companyId }) => companyId === row.company_id)?.permissions ?? [],
    },
    now,
  );

const contractOf = async ({ db, scope }: UserContext, contractId: string) => {
  const contract = await findContractState(db, scope, contractId);
  if (contract === undefined) throw new Refusal(404, 'contract_not_found');
  return contract;
};

export const list = handle(callOffs.list, async (context, input) => {
  const { contract_id: contractId, filterString } = input;
  const contract = await contractOf(context, contractId);
  const narrowed = {
    companyId: contract.company_id,
    contractId,
    statuses: input.status ?? filterString.status ?? null,
    categories: input.material_category ?? filterString.material_category ?? null,
  };
  const window = pageOf(input);
  const filters = JSON.stringify(narrowed);
  const { userId } = context.caller;
  const scroll = { userId, call: callOffs.list.name, filters, size: window.size };
  const { rows, total } = await listCallOffs(context.db, narrowed, {
    after: pages.before(scroll, window.page),
    offset: window.offset,
    limit: window.size + 1,
  });
  const shown = rows.slice(0, window.size);
  const last = shown.at(-1);
  if (last) pages.remember(scroll, window.page, [last.starts_on, last.starts_time, last.id]);
  const isOf = { company_id: contract.company_id, contract_status: contract.status };
  return {
    items: shown.map((row) => presentCard(row, canChange(context, { ...row, ...isOf }))),
    pagination: paginate(window, total, rows.length > window.size),
  };
});

export const filterOptions = handle(callOffs.filterOptions, async (context, { contract_id }) => {
  await contractOf(context, contract_id);
  return { items: presentFilters() };
});

export const detail = handle(callOffs.detail, async (context, { id }) => {
  const { db, scope, brand } = context;
  const row = await findCallOff(db, scope, id, brand);
  if (row === undefined) throw new Refusal(404, 'call_off_not_found');
  const people = await listPeople(db, keyOf(row), row.contact_user_id);
  return presentDetail(row, people, canChange(context, row));
});

/** The requested values are shown from now on, the earlier ones stay valid until the supplier answers (D-32). */
export const requestChange = handle(callOffs.requestChange, async (context, input) => {
  const { db, scope, brand, caller, today, now } = context;
  const row = await lockCallOff(db, scope, input.call_off_id, brand);
  if (row === undefined) throw new Refusal(404, 'call_off_not_found');
  context.effectOn(row.company_id);
  const to = nextStatus('requestChange', row.status, row.earlier_status);
  if (to === null) throw new Refusal(409, 'call_off_moved');
  if (!canChange(context, row)) throw new Refusal(409, 'change_not_possible');
  const before = changeableOf(row);
  const requested = {
    quantity: input.amount,
    ...typedTexts({ ...input, note: input.customer_note }),
    startsOn: input.delivery_start_date,
    startsTime: input.delivery_start_time,
    endsOn: input.delivery_end_date,
    endsTime: input.delivery_end_time,
    contactId: input.contact_person ?? before.contactId,
  };
  const people = await listPeople(db, keyOf(row));
  refuseProblems(checkChange(requested, before, changeOfferOf(row, people), today), CHANGE_FIELDS);
  const old = shownValues(row);
  const newValues = {
    quantity: String(requested.quantity),
    starts_on: requested.startsOn,
    starts_time: requested.startsTime,
    ends_on: requested.endsOn,
    ends_time: requested.endsTime,
    ...storedTexts({ ...input, note: input.customer_note ?? row.note }),
    contact_user_id: requested.contactId,
  };
  const changes = changesBetween(auditedValues(old), auditedValues(newValues));
  context.effectOn(row.company_id, { ...auditedRow(row), changes });
  const received_at = now.toISOString();
  const shown = { ...asShown(newValues), ...asEarlier(old) };
  await updateCallOff(db, row, { ...shown, received_at, status: to });
  await recordStep(db, context, row, {
    version: row.version + 1,
    action: 'requestChange',
    from: row.status,
    to,
    oldValues: old,
    newValues,
    by: { userId: caller.userId },
  });
  return { id: row.id, status: to };
});
