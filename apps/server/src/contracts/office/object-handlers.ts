import * as contract from '@abrufbar/contract/contracts/office-objects.ts';
import { PAGE_SIZE } from '@abrufbar/contract/wire/envelope.ts';
import {
  checkObject,
  limitsOf,
  type ObjectKind,
  type ObjectProblem,
} from '@abrufbar/domain/contracts/objects.ts';
import { contractFieldLabels } from '@abrufbar/texts/contracts-office.ts';
import { fillIn } from '@abrufbar/texts/lookup/text.ts';
import { fieldProblemTexts } from '@abrufbar/texts/server/refusals.ts';
import {
  deleteObject,
  findObject,
  insertObject,
  isObjectUsed,
  listObjects,
  type ObjectFields,
  type ObjectKey,
  type StoredObject,
  updateObject,
} from '#contracts/office/object-store.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { paginate } from '#core/calls/paging.ts';
import { type FieldRefusal, Refusal, refuseFields, refuseStale } from '#core/calls/refusal.ts';
import { changesBetween } from '#core/staff-audit.ts';

const ROWS = PAGE_SIZE.largest;

const present = (kind: ObjectKind, row: StoredObject): contract.OfficeObject => ({
  kind,
  supplier_id: row.supplier_id,
  supplier: row.supplier,
  number: row.number,
  title: row.title,
  category: row.category,
  quantity_unit: row.quantity_unit,
  limit_minutes: row.limit_minutes,
  coldest_celsius: row.coldest_celsius,
  hottest_celsius: row.hottest_celsius,
  version: row.version,
  imported_fields: row.imported_fields.map((field) => (field === 'name' ? 'title' : field)),
});

export const officeObjects = handle(
  contract.officeObjects,
  async ({ db, suppliers }, { kind, q, page }) => {
    const window = { offset: (page - 1) * ROWS, limit: ROWS };
    const { rows, total } = await listObjects(db, suppliers, kind, q, window);
    return {
      items: rows.map((row) => present(kind, row)),
      pagination: paginate({ page, size: ROWS }, total, page * ROWS < total),
    };
  },
);

const found = async ({ db, suppliers }: StaffContext, kind: ObjectKind, key: ObjectKey) => {
  const row = await findObject(db, suppliers, kind, key);
  if (row === undefined) throw new Refusal(404, 'object_not_found');
  return row;
};

const FIELDS = {
  number: 'object_number',
  title: 'title',
  category: 'category',
  quantityUnit: 'quantity_unit',
  limitMinutes: 'limit_minutes',
  coldestCelsius: 'coldest_celsius',
  hottestCelsius: 'hottest_celsius',
} as const satisfies Readonly<Record<ObjectProblem['field'], string>>;

const refusalOf = (problem: ObjectProblem): FieldRefusal => {
  const { field, code } = problem;
  const refusal = { field: FIELDS[field], problem: code };
  if (!('numbers' in problem)) return refusal;
  const values = { field: contractFieldLabels[refusal.field], ...problem.numbers };
  return { ...refusal, sentence: fillIn(fieldProblemTexts[code], values) };
};

/** The fields a kind has; refuses with the wrong ones. */
const requireFields = (kind: ObjectKind, number: string, input: ObjectFields): ObjectFields => {
  const { title, category, quantity_unit: quantityUnit } = input;
  const chosen = {
    limitMinutes: input.limit_minutes,
    coldestCelsius: input.coldest_celsius,
    hottestCelsius: input.hottest_celsius,
  };
  const entry = { number, title, category, quantityUnit, limits: chosen };
  const problems = checkObject(kind, entry);
  if (problems.length > 0) throw refuseFields(problems.map(refusalOf));
  const limits = limitsOf(kind, entry);
  return {
    title,
    category: kind === 'materials' ? category : null,
    quantity_unit: kind === 'plants' ? quantityUnit : null,
    limit_minutes: limits.limitMinutes,
    coldest_celsius: limits.coldestCelsius,
    hottest_celsius: limits.hottestCelsius,
  };
};

const fieldsOf = ({ title, category, quantity_unit, ...limits }: ObjectFields) => ({
  title,
  category,
  quantity_unit,
  limit_minutes: limits.limit_minutes,
  coldest_celsius: limits.coldest_celsius,
  hottest_celsius: limits.hottest_celsius,
});

/** A plant has had a kind of its own in the log since the plants' hours. */
const audited = ({ brand }: StaffContext, kind: ObjectKind, row: StoredObject) => ({
  brands: [brand],
  kind: kind === 'plants' ? 'plant' : kind,
  id: `${row.supplier_id}:${row.number}`,
  name: row.title,
});

const NOTHING = {
  title: null,
  category: null,
  quantity_unit: null,
  limit_minutes: null,
  coldest_celsius: null,
  hottest_celsius: null,
};

export const officeCreateObject = handle(contract.officeCreateObject, async (context, input) => {
  const { db, suppliers, staff, now } = context;
  const { kind, supplier_id: supplierId, number } = input;
  context.effectOn(null);
  if (!suppliers.includes(supplierId)) throw new Refusal(404, 'supplier_not_found');
  const fields = requireFields(kind, number, input);
  const key = { supplierId, number };
  if (!(await insertObject(db, kind, key, fields, { name: staff.name, at: now }))) {
    throw refuseFields([{ field: 'object_number', problem: 'number_taken' }]);
  }
  const row = await found(context, kind, key);
  context.audit({
    ...audited(context, kind, row),
    changes: changesBetween<Record<string, string | number | null>>(NOTHING, fieldsOf(row)),
  });
  return present(kind, row);
});

/** Names who was faster and when. */
const refuseLate = async (context: StaffContext, kind: ObjectKind, key: ObjectKey) => {
  const { changed_by: by, changed_at: at } = await found(context, kind, key);
  return refuseStale(by ?? '', at ?? '');
};

export const officeUpdateObject = handle(contract.officeUpdateObject, async (context, input) => {
  const { db, suppliers, staff, now } = context;
  const { kind, supplier_id: supplierId, number, version } = input;
  context.effectOn(null);
  const key = { supplierId, number };
  const before = await found(context, kind, key);
  const fields = requireFields(kind, number, input);
  const author = { name: staff.name, at: now };
  if (!(await updateObject(db, suppliers, kind, { ...key, version }, fields, author))) {
    throw await refuseLate(context, kind, key);
  }
  const row = await found(context, kind, key);
  context.audit({
    ...audited(context, kind, row),
    changes: changesBetween(fieldsOf(before), fieldsOf(row)),
  });
  return present(kind, row);
});

export const officeRemoveObject = handle(contract.officeRemoveObject, async (context, input) => {
  const { db, suppliers } = context;
  const { kind, supplier_id: supplierId, number, version } = input;
  context.effectOn(null);
  const key = { supplierId, number };
  const row = await found(context, kind, key);
  if (await isObjectUsed(db, suppliers, kind, key)) throw new Refusal(409, 'object_used');
  if (!(await deleteObject(db, suppliers, kind, { ...key, version }))) {
    throw await refuseLate(context, kind, key);
  }
  context.audit({
    ...audited(context, kind, row),
    changes: changesBetween<Record<string, string | number | null>>(fieldsOf(row), NOTHING),
  });
  return {};
});
