import { printWeightChecks as call } from '@abrufbar/contract/deliveries/weight-checks.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { weightCheckTexts } from '@abrufbar/texts/server/weight-checks.ts';
import { companyNameOf } from '#core/calls/caller-scope.ts';
import { handle } from '#core/calls/context.ts';
import { FileAnswer } from '#core/files/files.ts';
import { listForFile } from '#deliveries/weight-checks/narrowed.ts';
import { drawList } from '#documents/drawing/papers.ts';

const t = reader(weightCheckTexts);

/** Some 80 pages, drawn in 3 s within the memory of their thread; the paper says how many there are. */
const MAX_ROWS = 2000;

/** Hints of a contract as they are narrowed, to be printed (BEY-129). */
export const printWeightChecks = handle(call, async (context, input) => {
  const { contract, rows, total } = await listForFile(context, input, MAX_ROWS);
  const { company_id: companyId, contract_number: number, name: site } = contract;
  const { brand, now, today } = context;
  const list = {
    ...{ companyId, brand, now, number, site, total, hints: rows },
    customer: companyNameOf(context)(companyId),
    state: input.state,
    kinds: input.filterString.kind ?? [],
  };
  const name = t('check.list.file', { nummer: number, tag: today });
  return new FileAnswer({ body: () => drawList(list), name: `${name}.pdf` });
});
