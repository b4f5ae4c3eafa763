import type { OfficeObject } from '@abrufbar/contract/contracts/office-objects.ts';
import { QUANTITY_UNITS } from '@abrufbar/domain/contracts/item-change.ts';
import {
  OBJECT_TEXT_CODE_POINTS as LONGEST_CODE_POINTS,
  type ObjectKind,
  type ObjectProblem,
} from '@abrufbar/domain/contracts/objects.ts';
import { freshKindOf } from '@abrufbar/domain/deliveries/freshness.ts';
import { officeContractEditTexts, officeObjectsTexts } from '@abrufbar/texts/contracts-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { SubmitEvent } from 'react';
import styles from '#contracts/edit/form.module.css';
import { importedLabel } from '#contracts/edit/imported.tsx';
import { FreshFields } from '#contracts/objects/fresh-fields.tsx';
import { CATEGORIES } from '#contracts/objects/object-columns.tsx';
import { draftOf, type ObjectDraft } from '#contracts/objects/object-draft.ts';
import { useSuppliers } from '#contracts/use-suppliers.ts';
import { SelectField } from '#core/controls/select-field.tsx';
import { TextField } from '#core/controls/text-field.tsx';

const t = reader({ ...officeContractEditTexts, ...officeObjectsTexts });

type ObjectFormProps = {
  kind: ObjectKind;
  /** Null: a new one, which says its supplier and number. */
  object: OfficeObject | null;
  supplierId: number;
  draft: ObjectDraft;
  problems: readonly ObjectProblem[];
  /** Sentence of the server about the number. */
  numberTaken: string | undefined;
  /** A colleague was faster: fields say what is stored now. */
  showsStored: boolean;
  onDraft: (draft: ObjectDraft) => void;
  onSupplier: (id: number) => void;
  onSubmit: () => void;
};

/** Title of an object, with the group of a material and the unit of a plant. */
export const ObjectForm = ({ kind, object, supplierId, draft, ...props }: ObjectFormProps) => {
  const { problems, numberTaken, showsStored, onDraft, onSupplier, onSubmit } = props;
  const suppliers = useSuppliers();
  const errorOf = (field: ObjectProblem['field']) => {
    const problem = problems.find((one) => one.field === field);
    return problem && sentenceOf(problem);
  };
  const stored = draftOf(object);
  const isElse = showsStored && stored.title !== draft.title;
  const fresh = kind === 'materials' ? freshKindOf(Number(draft.category)) : null;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {object === null && (
        <>
          <SelectField
            label={t('bo.obj.supplier')}
            value={String(supplierId)}
            options={suppliers.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(id) => onSupplier(Number(id))}
          />
          <TextField
            label={t('bo.obj.number')}
            value={draft.number}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field to type in of a form that was asked for
            autoFocus
            autoComplete="off"
            maxLength={LONGEST_CODE_POINTS.number}
            error={errorOf('number') ?? numberTaken}
            onChange={({ currentTarget }) => onDraft({ ...draft, number: currentTarget.value })}
          />
        </>
      )}
      <TextField
        label={importedLabel(t('bo.obj.name'), object?.imported_fields.includes('title') ?? false)}
        value={draft.title}
        autoComplete="off"
        maxLength={LONGEST_CODE_POINTS.title}
        error={errorOf('title')}
        warning={isElse && t('bo.obj.stored', { wert: stored.title })}
        hint={object && t('bo.obj.name_hint')}
        onChange={({ currentTarget }) => onDraft({ ...draft, title: currentTarget.value })}
      />
      {kind === 'materials' && (
        <SelectField
          label={importedLabel(
            t('bo.obj.category'),
            object?.imported_fields.includes('category') ?? false,
          )}
          value={draft.category}
          options={CATEGORIES}
          error={errorOf('category')}
          onChange={(category) => onDraft({ ...draft, category })}
        />
      )}
      {fresh && (
        <FreshFields
          kind={fresh}
          draft={draft}
          stored={showsStored ? stored : null}
          errorOf={errorOf}
          onDraft={onDraft}
        />
      )}
      {kind === 'plants' && (
        <SelectField
          label={importedLabel(
            t('bo.obj.unit'),
            object?.imported_fields.includes('quantity_unit') ?? false,
          )}
          value={draft.unit}
          options={QUANTITY_UNITS.map((unit) => ({ value: unit, label: unit }))}
          hint={t('bo.obj.plant_hint')}
          error={errorOf('quantityUnit')}
          onChange={(unit) => onDraft({ ...draft, unit })}
        />
      )}
      {/* Enter in a field sends a form only if it has a button. */}
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
    </form>
  );
};

const sentenceOf = (problem: ObjectProblem): string => {
  switch (problem.code) {
    case 'limit_minutes':
    case 'celsius':
      return t(`bo.obj.problem.${problem.code}`, problem.numbers);
    case 'above_coldest':
    case 'below_hottest':
      return t(`bo.obj.problem.${problem.code}`, problem.numbers);
    default:
      return t(`bo.con.problem.${problem.code}`);
  }
};
