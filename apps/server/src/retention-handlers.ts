import * as contract from '@abrufbar/contract/staff/settings.ts';
import { choiceOf } from '@abrufbar/domain/staff/retention.ts';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import { keptText } from '@abrufbar/texts/staff/kept-words.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { Refusal, refuseFields, refuseStale } from '#core/calls/refusal.ts';
import { keptSpans } from '#retention.ts';
import { listChosenSpans, listSpans, saveSpan } from '#staff/span-store.ts';

/** Spans are one for all brands. */
const mayChoose = ({ staff }: StaffContext): boolean => staff.brands.length === BRANDS.length;

/** Every span that holds, with what the member may choose. */
export const presentSpans = async (context: StaffContext): Promise<contract.KeptSpan[]> => {
  const rows = await listSpans(context.db);
  return keptSpans(await listChosenSpans(context.db)).map((span) => {
    const choice = mayChoose(context) ? choiceOf(span.kind) : undefined;
    const row = rows.find(({ kind }) => kind === span.kind);
    return {
      ...span,
      choice: choice
        ? {
            least: choice.least,
            most: choice.most,
            version: row?.version ?? 0,
            changed_by: row?.changed_by ?? null,
            changed_at: row?.changed_at ?? null,
          }
        : null,
    };
  });
};

export const updateSpan = handle(contract.updateSpan, async (context, input) => {
  const { db, staff, now, effectOn, audit } = context;
  effectOn(null);
  if (!mayChoose(context)) throw new Refusal(403, 'retention_of_all_brands');
  const { kind, version, amount } = input;
  const choice = choiceOf(kind);
  if (choice === undefined || amount < choice.least || amount > choice.most)
    throw refuseFields([{ field: 'amount', problem: 'kept_range' }]);
  const before = (await listChosenSpans(db))[kind] ?? choice.least;
  if (!(await saveSpan(db, input, { name: staff.name, at: now }))) {
    const row = (await listSpans(db)).find((one) => one.kind === kind);
    throw refuseStale(row?.changed_by ?? '', row?.changed_at ?? '');
  }
  const field = choice.unit === 'months' ? 'kept_months' : 'kept_days';
  audit({
    kind: 'settings',
    id: null,
    name: keptText(kind),
    changes: { [field]: { old: before, new: amount } },
  });
  return { version: version + 1 };
});
