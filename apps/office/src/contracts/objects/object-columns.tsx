import type { OfficeObject } from '@abrufbar/contract/contracts/office-objects.ts';
import type { ObjectKind } from '@abrufbar/domain/contracts/objects.ts';
import { MATERIAL_CATEGORIES } from '@abrufbar/domain/deliveries/delivery.ts';
import { officeObjectsTexts } from '@abrufbar/texts/contracts-office.ts';
import { filtersTexts } from '@abrufbar/texts/frame/filters.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Imported } from '#contracts/edit/imported.tsx';
import type { Column } from '#core/table/columns.ts';

const t = reader({ ...filtersTexts, ...officeObjectsTexts });

/** Groups of materials with their words. */
export const CATEGORIES = MATERIAL_CATEGORIES.map((category) => ({
  value: category,
  label: t(`material_category.${category}`),
}));

const categoryName = (category: number | null): string =>
  CATEGORIES.find(({ value }) => value === String(category))?.label ?? '–';

/** One object of the brand: number and supplier name it. */
export const keyOfObject = ({
  supplier_id,
  number,
}: Pick<OfficeObject, 'supplier_id' | 'number'>): string => `${supplier_id}:${number}`;

export const describeObject = ({ title, number, supplier }: OfficeObject): string =>
  t('bo.obj.row_aria', { name: title, nummer: number, lieferant: supplier });

type ObjectColumn = Column<OfficeObject>;

const OF_KIND: Readonly<Partial<Record<ObjectKind, ObjectColumn>>> = {
  materials: {
    id: 'category',
    head: t('bo.obj.category'),
    width: 180,
    cell: ({ category }) => categoryName(category),
  },
  plants: {
    id: 'unit',
    head: t('bo.obj.columns.unit'),
    width: 90,
    cell: ({ quantity_unit: unit }) => unit ?? '–',
  },
};

/** Columns of a kind. */
export const objectColumns = (kind: ObjectKind): readonly ObjectColumn[] => {
  const own = OF_KIND[kind];
  return [
    { id: 'number', head: t('bo.obj.number'), width: 140, cell: ({ number }) => number },
    {
      id: 'title',
      head: t('bo.obj.name'),
      cell: ({ title }) => title,
      full: ({ title }) => title,
    },
    ...(own ? [own] : []),
    {
      id: 'supplier',
      head: t('bo.obj.supplier'),
      width: 220,
      cell: ({ supplier }) => supplier,
      full: ({ supplier }) => supplier,
    },
    {
      id: 'imported',
      head: t('bo.obj.columns.imported'),
      width: 130,
      align: 'center',
      cell: ({ imported_fields: fields }) => fields.length > 0 && <Imported />,
    },
  ];
};
