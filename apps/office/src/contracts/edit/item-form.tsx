import { officeChoices } from '@abrufbar/contract/contracts/office-edit.ts';
import { QUANTITY_UNITS } from '@abrufbar/domain/contracts/item-change.ts';
import { officeContractEditTexts } from '@abrufbar/texts/contracts-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { ChoiceGroup } from '#contracts/edit/choice-group.tsx';
import { QUANTITY_FIELDS, type ItemTyped, type QuantityField } from '#contracts/edit/fields.ts';
import { importedLabel } from '#contracts/edit/imported.tsx';
import type { ItemProblems } from '#contracts/edit/problems.ts';
import { labelOf } from '#contracts/edit/words.ts';
import { CheckLine } from '#core/controls/check.tsx';
import { SelectField } from '#core/controls/select-field.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import { DetailFallback } from '#core/parts/detail-fallback.tsx';
import styles from './form.module.css';

const t = reader(officeContractEditTexts);

type ItemFormProps = {
  supplierId: number;
  typed: ItemTyped;
  /** Name of the material that is stored, which the supplier may have dropped. */
  materialName?: string;
  importedFields: readonly string[];
  problems: ItemProblems;
  onChange: (change: Partial<ItemTyped>) => void;
  onSubmit: () => void;
};

/** Everything of one item (OFF-100). */
export const ItemForm = ({ supplierId, typed, materialName, ...props }: ItemFormProps) => {
  const { importedFields, problems, onChange, onSubmit } = props;
  const { data, error, refetch } = useQuery(query(officeChoices, { supplier_id: supplierId }));
  if (!data) return <DetailFallback error={error} onRetry={() => void refetch()} />;
  const label = (field: keyof ItemTyped, words = labelOf(field)) =>
    importedLabel(words, importedFields.includes(field));
  const problemOf = (field: keyof ItemTyped) => {
    const code = problems[field];
    return code && t(`bo.con.problem.${code}`);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  const quantity = (field: QuantityField) => (
    <TextField
      key={field}
      label={label(
        field,
        t('bo.con.in_unit', { feld: labelOf(field), einheit: typed.quantity_unit }),
      )}
      value={typed[field]}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      error={problemOf(field)}
      hint={HINTS[field]}
      onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
    />
  );
  const isKnown = data.materials.some(({ id }) => id === typed.material_number);
  const materials = [
    ...(isKnown || typed.material_number === ''
      ? []
      : [{ id: typed.material_number, title: materialName ?? '' }]),
    ...data.materials,
  ];
  const lists = [
    ['plant_numbers', data.plants],
    ['incoterms', data.incoterms],
    ['truck_types', data.truck_types],
  ] as const;
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.pair}>
        <TextField
          label={label('position')}
          value={typed.position}
          autoComplete="off"
          maxLength={10}
          error={problemOf('position')}
          onChange={({ currentTarget }) => onChange({ position: currentTarget.value })}
        />
        <SelectField
          label={label('quantity_unit')}
          value={typed.quantity_unit}
          options={QUANTITY_UNITS.map((unit) => ({ value: unit, label: unit }))}
          error={problemOf('quantity_unit')}
          onChange={(quantity_unit) => onChange({ quantity_unit })}
        />
      </div>
      <SelectField
        label={label('material_number')}
        value={typed.material_number}
        empty={t('bo.con.item_choose')}
        options={materials.map(({ id, title }) => ({ value: id, label: `${title} (${id})` }))}
        error={problemOf('material_number')}
        onChange={(material_number) => onChange({ material_number })}
      />
      <div className={styles.pair}>{QUANTITY_FIELDS.map(quantity)}</div>
      <p className={styles.hint}>{t('bo.con.limit_hint')}</p>
      {lists.map(([field, options]) => (
        <ChoiceGroup
          key={field}
          legend={label(field)}
          options={options}
          chosen={typed[field]}
          problem={problemOf(field)}
          onChange={(chosen) => onChange({ [field]: chosen })}
        />
      ))}
      <div>
        <CheckLine
          checked={typed.allows_night}
          onChange={({ currentTarget }) => onChange({ allows_night: currentTarget.checked })}
        >
          {label('allows_night', t('bo.con.item_night'))}
        </CheckLine>
        <CheckLine
          checked={typed.is_cancelled}
          onChange={({ currentTarget }) => onChange({ is_cancelled: currentTarget.checked })}
        >
          {label('is_cancelled', t('bo.con.item_cancelled'))}
        </CheckLine>
      </div>
      {/* Enter in a field sends a form only if it has a button. */}
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
    </form>
  );
};

const HINTS: Readonly<Partial<Record<QuantityField, string>>> = {
  warn_above: t('bo.con.warn_hint'),
};
