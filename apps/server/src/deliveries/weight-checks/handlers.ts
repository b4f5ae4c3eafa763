import { seeWeightChecks as seeCall } from '@abrufbar/contract/deliveries/see-weight-checks.ts';
import * as calls from '@abrufbar/contract/deliveries/weight-checks.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { weightCheckTexts } from '@abrufbar/texts/server/weight-checks.ts';
import { handle, type Handler } from '#core/calls/context.ts';
import { pageOf, paginate } from '#core/calls/paging.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { FileAnswer } from '#core/files/files.ts';
import { trips } from '#deliveries/arrivals/handlers.ts';
import { findConfirmation } from '#deliveries/receipt/confirm-store.ts';
import { countContractHints, listContractHints } from '#deliveries/weight-checks/list-store.ts';
import { filtersOf, findOwn, listForFile } from '#deliveries/weight-checks/narrowed.ts';
import { presentListedHint } from '#deliveries/weight-checks/present.ts';
import { hintSheet } from '#deliveries/weight-checks/sheet.ts';
import { insertMarks } from '#deliveries/weight-checks/store.ts';

const t = reader(weightCheckTexts);

const weightChecks = handle(calls.weightChecks, async (context, input) => {
  const { key } = await findOwn(context, input.contract_id);
  const { page, size, offset } = pageOf(input);
  const window = { offset, limit: size };
  const { rows, total } = await listContractHints(context.db, key, filtersOf(input), window);
  return {
    items: rows.map(presentListedHint),
    pagination: paginate({ page, size }, total, offset + rows.length < total),
  };
});

const weightCheckCounts = handle(calls.weightCheckCounts, async (context, { contract_id }) => {
  const { key } = await findOwn(context, contract_id);
  return countContractHints(context.db, key);
});

/** More than anybody reads; older ones are found by kind. */
const MAX_ROWS = 5000;

const exportWeightChecks = handle(calls.exportWeightChecks, async (context, input) => {
  const { contract, rows } = await listForFile(context, input, MAX_ROWS);
  const name = t('check.list.file', { nummer: contract.contract_number, tag: context.today });
  return new FileAnswer({ body: () => hintSheet(rows), name: `${name}.xlsx` });
});

const seeWeightChecks = handle(
  seeCall,
  async ({ db, scope, caller, now, effectOn }, { delivery_id: deliveryId, contract_id, kinds }) => {
    const delivery = await findConfirmation(db, scope, deliveryId, contract_id);
    if (delivery === undefined) throw new Refusal(404, 'delivery_not_found');
    effectOn(delivery.company_id);
    await insertMarks(db, delivery.company_id, { deliveryId, kinds, userId: caller.userId }, now);
    return {};
  },
);

/** Calls of the hints and of the driving times that one of them rests on, in the order of the description. */
export const weightCheckCalls: readonly Handler[] = [
  weightChecks,
  weightCheckCounts,
  exportWeightChecks,
  seeWeightChecks,
  trips,
];
