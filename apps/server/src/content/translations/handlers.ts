import * as contract from '@abrufbar/contract/content/office-translations.ts';
import { PAGE_SIZE } from '@abrufbar/contract/wire/envelope.ts';
import { checkPlaceholders } from '@abrufbar/domain/content/translations.ts';
import {
  deleteEntry,
  findEntry,
  listEntries,
  saveEntry,
  type TranslationEntry,
} from '#content/translation-store.ts';
import { auditedTranslation } from '#content/translations/audited.ts';
import { filterTranslations, mergeOne } from '#content/translations/merge.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { paginate } from '#core/calls/paging.ts';
import { Refusal, refuseFields, refuseStale } from '#core/calls/refusal.ts';

const ROWS = PAGE_SIZE.largest;

export const officeTranslations = handle(
  contract.officeTranslations,
  async ({ db, brand }, { page, ...filters }) => {
    const { rows, ...counts } = filterTranslations(await listEntries(db, brand), filters);
    const items = rows.slice((page - 1) * ROWS, page * ROWS);
    const pagination = paginate({ page, size: ROWS }, rows.length, page * ROWS < rows.length);
    return { items, pagination, ...counts };
  },
);

const present = (key: string, entry: TranslationEntry | undefined) => {
  const row = mergeOne(key, entry);
  if (row === undefined) throw new Refusal(404, 'translation_not_found');
  return row;
};

const find = async ({ db, brand }: StaffContext, key: string) =>
  present(key, await findEntry(db, brand, key));

export const officeTranslation = handle(contract.officeTranslation, (context, { key }) =>
  find(context, key),
);

const refuseLate = async (context: StaffContext, key: string): Promise<Refusal> => {
  const entry = await findEntry(context.db, context.brand, key);
  return entry
    ? refuseStale(entry.changed_by ?? '', entry.changed_at)
    : new Refusal(404, 'translation_not_found');
};

export const officeUpdateTranslation = handle(
  contract.officeUpdateTranslation,
  async (context, { key, version, own_text: text }) => {
    context.effectOn(null);
    const { db, brand, staff, now } = context;
    const before = await find(context, key);
    if (checkPlaceholders(before.standard, text))
      throw refuseFields([{ field: 'own_text', problem: 'placeholders' }]);
    if (!(await saveEntry(db, { brand, key, version }, text, { name: staff.name, at: now })))
      throw await refuseLate(context, key);
    context.audit(auditedTranslation(brand, key, before.text, text));
    return find(context, key);
  },
);

export const officeResetTranslation = handle(
  contract.officeResetTranslation,
  async (context, { key, version }) => {
    context.effectOn(null);
    const { db, brand, staff, now } = context;
    const before = await find(context, key);
    const based = { brand, key, version };
    // A text that nobody has written goes; another one keeps its version, which a late save is compared with.
    const isRemoved = before.state === 'missing';
    const isDone = isRemoved
      ? await deleteEntry(db, based)
      : await saveEntry(db, based, null, { name: staff.name, at: now });
    if (!isDone) throw await refuseLate(context, key);
    context.audit(auditedTranslation(brand, key, before.text, null));
    return isRemoved ? null : find(context, key);
  },
);
