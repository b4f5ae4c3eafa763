import * as contract from '@abrufbar/contract/deliveries/office-corrections.ts';
import { checkCorrection } from '@abrufbar/domain/deliveries/correction.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { newId } from '#core/ids.ts';
import { sendCompanyHint, sendSupplierHint } from '#core/live/hints.ts';
import { Refusal, refuseFields, refuseStale } from '#core/calls/refusal.ts';
import { changesBetween } from '#core/staff-audit.ts';
import { deliveryCorrected } from '#deliveries/jobs.ts';
import { applyCorrection } from '#deliveries/office/apply-correction.ts';
import { correctedLoad, isSameLoad } from '#deliveries/office/correction.ts';
import {
  type Correctable,
  type CorrectedLoad,
  findCorrectable,
  listCorrections,
  listInvoicesNaming,
} from '#deliveries/office/correction-store.ts';
import {
  listMaterials,
  listRecipients,
  listTargetContracts,
  listTargetItems,
} from '#deliveries/office/correction-target-store.ts';
import { readDetail } from '#deliveries/office/detail.ts';
import { effectOf } from '#deliveries/office/effect.ts';
import { findLoad } from '#deliveries/update-store.ts';

/** A delivery of the chosen brand; the same 404 for a foreign and an absent one. */
const findOwn = async ({ db, suppliers }: StaffContext, id: string, lock = false) => {
  const row = await findCorrectable(db, suppliers, id, lock);
  if (row === undefined) throw new Refusal(404, 'delivery_not_found');
  return row;
};

export const officeCorrectionChoices = handle(
  contract.officeCorrectionChoices,
  async (context, { id, contract: chosen }) => {
    const { db } = context;
    const row = await findOwn(context, id);
    const contracts = await listTargetContracts(db, row);
    const { materials } = await findLoad(db, row.company_id, id);
    const of = contracts.find((one) => one.id === (chosen ?? row.contract_id));
    const unit = materials[0]?.quantity_unit ?? 't';
    return {
      contracts,
      items:
        of === undefined ? [] : (await listTargetItems(db, row, of.id, unit)).map(withoutCategory),
      materials: (await listMaterials(db, row)).map(withoutCategory),
    };
  },
);

const withoutCategory = <Row extends { readonly category: number }>({
  category: _,
  ...row
}: Row): Omit<Row, 'category'> => row;

export const officeCorrectionEffect = handle(
  contract.officeCorrectionEffect,
  async (context, { id, ...target }) => {
    const { db } = context;
    const row = await findOwn(context, id);
    const was = await findLoad(db, row.company_id, id);
    const { load, problems } = await correctedLoad(db, row, was.materials, target);
    if (problems.length > 0) throw refuseFields(problems);
    const is = { ...was, contractId: load.contract_id, materials: load.materials };
    const contracts = [...new Set([was.contractId, is.contractId])];
    return {
      amounts: await effectOf(db, row, was, is),
      recipients: await listRecipients(db, row, contracts),
    };
  },
);

/** Name of who changed the delivery last: the author of the newest correction, or the supplier whose ticket came. */
const refuseLate = async ({ db, suppliers, staff, now }: StaffContext, row: Correctable) => {
  const [latest] = await listCorrections(db, suppliers, row);
  const supplier = staff.suppliers.find(({ id }) => id === row.supplier_id)?.name ?? '';
  return refuseStale(latest?.staff_name ?? supplier, latest?.made_at ?? now.toISOString());
};

export const officeCorrect = handle(contract.officeCorrect, async (context, input) => {
  const { db, staff, now, jobs } = context;
  const { id, version, reason, text, ...target } = input;
  const seen = await findOwn(context, id);
  context.effectOn(seen.company_id);
  const row = await findOwn(context, id, true);
  const [invoice] = await listInvoicesNaming(db, row);
  if (invoice) throw new Refusal(409, 'delivery_invoiced', { values: { number: invoice.number } });
  if (row.version !== version) throw await refuseLate(context, row);
  const was = await findLoad(db, row.company_id, id);
  const { load, problems } = await correctedLoad(db, row, was.materials, target);
  const wrong = [
    ...problems,
    ...checkCorrection({ gross: null, tare: null, reason, text }, false).map(({ field, code }) => ({
      field,
      problem: code,
    })),
  ];
  if (wrong.length > 0) throw refuseFields(wrong);
  if (isSameLoad(row, was.materials, load))
    throw refuseFields([{ field: 'correction', problem: 'unchanged' }]);
  const author = { staffId: staff.staffId, name: staff.name, at: now, reason, text };
  const number = await applyCorrection(db, row, was, load, author);
  for (const kind of ['call-offs', 'deliveries'] as const)
    await sendSupplierHint(db, row.supplier_id, kind);
  const contracts = [...new Set([row.contract_id, load.contract_id])];
  for (const one of contracts) await sendCompanyHint(db, row.company_id, 'deliveries', one);
  await jobs.send(db, deliveryCorrected, {
    companyId: row.company_id,
    deliveryId: id,
    contractId: load.contract_id,
    leftContractId: row.contract_id,
    eventId: newId(),
    at: now.toISOString(),
  });
  const numbers = new Map(
    (await listTargetContracts(db, row)).map((one) => [one.id, one.number] as const),
  );
  const named = (
    loaded: Pick<CorrectedLoad, 'contract_id'> & Omit<CorrectedLoad, 'contract_item_id'>,
  ) => ({
    gross: loaded.gross_weight,
    tare: loaded.tare_weight,
    net: loaded.net_weight,
    contract: numbers.get(loaded.contract_id) ?? '',
    material: loaded.materials.map(({ name }) => name).join(', '),
  });
  context.audit({
    companyId: row.company_id,
    supplierId: row.supplier_id,
    kind: 'delivery',
    id,
    name: row.number,
    changes: {
      ...changesBetween(named({ ...row, materials: was.materials }), named(load)),
      reason: { old: null, new: reason },
      correction: { old: number === 1 ? null : number - 1, new: number },
    },
  });
  return readDetail(context, id);
});
