import { officeSuppliers } from '@abrufbar/contract/companies/office.ts';
import { manageCustomersTexts } from '@abrufbar/texts/companies/manage.ts';
import { officeCustomersTexts } from '@abrufbar/texts/companies/office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '#core/controls/select-field.tsx';
import { LoadError } from '#core/parts/load-error.tsx';

const t = reader({ ...manageCustomersTexts, ...officeCustomersTexts });

/** Suppliers of the brand; undefined until the server has answered. */
export const useSuppliers = () => useQuery(query(officeSuppliers, {}));

type SupplierFieldProps = {
  /** Null: the first one. */
  value: number | null;
  onChange: (id: number) => void;
  /** Only these can be chosen. */
  among?: readonly number[];
};

/** One supplier of the brand. */
export const SupplierField = ({ value, onChange, among }: SupplierFieldProps) => {
  const { data, error, refetch } = useSuppliers();
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  const suppliers = data?.items.filter(({ id }) => among?.includes(id) ?? true) ?? [];
  return (
    <SelectField
      label={t('bo.cus.field.supplier')}
      value={String(value ?? suppliers[0]?.id ?? '')}
      options={suppliers.map(({ id, name, sales_org }) => ({
        value: String(id),
        label: t('bo.cus.number_of', { lieferant: name, organisation: sales_org }),
      }))}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
};
