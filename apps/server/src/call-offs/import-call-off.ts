import { minutes } from '@abrufbar/domain/values/calendar.ts';
import {
  IMPORTABLE_STATUSES,
  type CallOffRow as SentRow,
  CORRECTABLE_STATUSES,
  type ImportedValues,
  mapValues,
  stepTo,
  type ValueVersion,
} from '@abrufbar/domain/imports/call-off-row.ts';
import { importedOver, ORDER_TEXTS, storedTexts } from '@abrufbar/domain/call-offs/texts.ts';
import { isOpen } from '@abrufbar/domain/contracts/status.ts';
import { textOrNull } from '@abrufbar/domain/imports/ticket.ts';
import { asShown, earlierValues, instantsOf, shownValues } from '#call-offs/changeable-fields.ts';
import { findItemOfMaterial, lockOffer } from '#call-offs/offer-store.ts';
import { recordStep } from '#call-offs/record-step.ts';
import {
  type CallOffRow,
  findCallOffByNumber,
  insertCallOff,
  lockCallOffOfSupplier,
  plantOf,
  updateCallOff,
  updateRevision,
} from '#call-offs/store.ts';
import { isNumberTaken, NEEDS_ANSWER, applySupplierStep } from '#call-offs/supplier-step.ts';
import { findContractByNumber } from '#contracts/update-store.ts';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';

type Facts = Parameters<typeof recordStep>[1] & {
  readonly brand: string;
  readonly companyId: number;
  readonly supplierId: number;
  readonly importKeyId: string;
};

/** Field of a row and what is wrong with it. */
type RowProblem = {
  readonly field: keyof SentRow;
  readonly code:
    | 'required'
    | 'choice'
    | 'date'
    | 'end'
    | 'unknown_contract'
    | 'unknown_item'
    | 'unknown_call_off'
    | 'closed'
    | 'fixed'
    | 'number_taken'
    | 'step'
    | 'values';
};
type ImportedCallOff = 'created' | 'updated' | 'unchanged' | 'older' | RowProblem;

const problem = (field: RowProblem['field'], code: RowProblem['code']): RowProblem => ({
  field,
  code,
});

/**
 * Imports one call-off of the supplier's system (SRV-32): an unknown one is created, any other follows the
 * state machine (D-31) or gets other values while no request is open. The same row again
 * changes nothing, nor does an older revision.
 */
export const importCallOff = async (
  db: Database,
  facts: Facts,
  row: SentRow,
): Promise<ImportedCallOff> => {
  const { companyId, supplierId } = facts;
  const values = mapValues(row);
  if (values === 'date') return problem('delivery_start_date', 'date');
  if (values === 'end') return problem('delivery_end_date', 'end');
  const contract = await findContractByNumber(db, companyId, supplierId, row.contract_number);
  if (contract === undefined) return problem('contract_number', 'unknown_contract');
  const number = textOrNull(row.number);
  const known = number && (await findCallOffByNumber(db, companyId, supplierId, number));
  const named = row.call_off_id ?? null;
  if (known && named !== null && named !== known) return problem('number', 'number_taken');
  const id = named ?? known;
  if (!id) {
    return number === null
      ? problem('number', 'required')
      : enter(db, facts, row, { contractId: contract.id, number, values });
  }
  const found = await lockCallOffOfSupplier(db, companyId, supplierId, id);
  if (found === undefined) return problem('call_off_id', 'unknown_call_off');
  const fixed = fixedIn(found, row, { contractId: contract.id, number });
  if (fixed) return problem(fixed, 'fixed');
  if (found.revision !== null && (row.revision ?? 1) < found.revision) return 'older';
  return follow(db, facts, found, { row, values, number: number ?? found.number });
};

/** The field in which a row differs from the order; tickets name the number, so it is fixed too. */
const fixedIn = (
  found: CallOffRow,
  row: SentRow,
  { contractId, number }: { readonly contractId: string; readonly number: string | null },
): keyof SentRow | undefined => {
  if (found.contract_id !== contractId) return 'contract_number';
  if (number !== null && found.number !== null && number !== found.number) return 'number';
  const names = ['material_number', 'incoterm', 'truck_type'] as const;
  return names.find((name) => found[name] !== row[name]);
};

type Sent = {
  readonly row: SentRow;
  readonly values: ImportedValues;
  readonly number: string | null;
};

const follow = async (
  db: Database,
  facts: Facts,
  found: CallOffRow,
  { row, values, number }: Sent,
): Promise<ImportedCallOff> => {
  const { importKeyId } = facts;
  const whose = whoseAre(found, values);
  const revision = row.revision ?? found.revision;
  if (row.status === found.status) {
    if (whose === 'shown' && number === found.number) {
      if (revision !== found.revision) await updateRevision(db, found, revision);
      return 'unchanged';
    }
    if (whose !== 'shown' && !CORRECTABLE_STATUSES.includes(found.status)) {
      return problem('status', 'values');
    }
    await correct(db, facts, found, { values, number, revision });
    return 'updated';
  }
  const from = { status: found.status, earlierStatus: found.earlier_status };
  const action = stepTo(row.status, from, whose);
  if (action === null) {
    const isThere = stepTo(row.status, from, 'shown') !== null;
    return problem('status', isThere ? 'values' : 'step');
  }
  const answer = textOrNull(row.answer);
  if (answer === null && NEEDS_ANSWER.includes(action)) return problem('answer', 'required');
  const by = { importKeyId };
  const step = { action, to: row.status, number, answer, by, revision };
  await applySupplierStep(db, facts, found, step);
  return 'updated';
};

/** Other values or a number without another status. */
const correct = async (
  db: Database,
  facts: Facts,
  found: CallOffRow,
  { values, number, revision }: Omit<Sent, 'row'> & { readonly revision: number | null },
): Promise<void> => {
  const old = { ...shownValues(found), hourly_quantity: found.hourly_quantity };
  const { contact_user_id } = found;
  const changed = { ...values, ...importedOver(values, old), contact_user_id, number };
  await updateCallOff(db, found, { ...changed, ...instantsOf(values), revision });
  await recordStep(db, facts, found, {
    version: found.version + 1,
    action: 'correct',
    from: found.status,
    to: found.status,
    oldValues: { ...old, number: found.number },
    newValues: changed,
    by: { importKeyId: facts.importKeyId },
  });
};

const sameAs = (values: ImportedValues, kept: ReturnType<typeof shownValues>): boolean => {
  const texts = importedOver(values, kept);
  return (
    Number(kept.quantity) === Number(values.quantity) &&
    kept.starts_on === values.starts_on &&
    minutes(kept.starts_time) === values.starts_time &&
    kept.ends_on === values.ends_on &&
    minutes(kept.ends_time) === values.ends_time &&
    ORDER_TEXTS.every((name) => (kept[name] ?? '') === (texts[name] ?? ''))
  );
};

const whoseAre = (found: CallOffRow, values: ImportedValues): ValueVersion => {
  if (Number(found.hourly_quantity) !== Number(values.hourly_quantity)) return 'others';
  if (sameAs(values, shownValues(found))) return 'shown';
  const earlier = earlierValues(found);
  return earlier && sameAs(values, earlier) ? 'earlier' : 'others';
};

/** Makes a call-off that was agreed at the plant, not in the portal. */
const enter = async (
  db: Database,
  facts: Facts,
  row: SentRow,
  {
    contractId,
    number,
    values,
  }: { readonly contractId: string; readonly number: string; readonly values: ImportedValues },
): Promise<ImportedCallOff> => {
  const { companyId, supplierId, brand, now, importKeyId } = facts;
  if (!IMPORTABLE_STATUSES.includes(row.status)) return problem('status', 'step');
  const itemId = await findItemOfMaterial(db, companyId, contractId, row.material_number);
  const item = itemId && (await lockOffer(db, [companyId], itemId, brand));
  if (!item) return problem('material_number', 'unknown_item');
  if (item.cancelled || !isOpen(item.contract_status)) return problem('contract_number', 'closed');
  const incoterm = item.incoterms.find(({ id }) => id === row.incoterm);
  if (!incoterm) return problem('incoterm', 'choice');
  const truck = item.truck_types.find(({ id }) => id === row.truck_type);
  if (!truck) return problem('truck_type', 'choice');
  const callOff = { company_id: companyId, id: newId(), contract_id: contractId };
  const ordered = { ...values, ...importedOver(values, storedTexts({})) };
  await insertCallOff(db, {
    ...callOff,
    contract_item_id: item.id,
    supplier_id: supplierId,
    number,
    revision: row.revision ?? null,
    status: row.status,
    material_number: item.material_number,
    material_name: item.material_name,
    category: item.category,
    ...plantOf(item),
    incoterm: incoterm.id,
    incoterm_title: incoterm.title,
    truck_type: truck.id,
    truck_type_title: truck.title,
    quantity_unit: item.quantity_unit,
    night_shift: item.night_shift,
    hourly_quantity: values.hourly_quantity,
    ...asShown({ ...ordered, contact_user_id: null }),
    created_by: null,
    created_at: now.toISOString(),
  });
  await recordStep(
    db,
    facts,
    { ...callOff, supplier_id: supplierId },
    {
      version: 1,
      action: 'enter',
      from: null,
      to: row.status,
      newValues: { ...ordered, number },
      by: { importKeyId },
    },
  );
  return 'created';
};

/** Imports a row again when another one with its number was imported at the same time. */
export const retryOnConflict = async (
  receive: () => Promise<ImportedCallOff>,
): Promise<ImportedCallOff> => {
  try {
    return await receive();
  } catch (error) {
    if (!isNumberTaken(error)) throw error;
    return receive();
  }
};
