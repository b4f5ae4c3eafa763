import * as callOffs from '@abrufbar/contract/call-offs.ts';
import { MATERIAL_CATEGORIES } from '@abrufbar/domain/deliveries/delivery.ts';
import type { Filters } from '@abrufbar/domain/values/filters.ts';
import { callOffsTexts } from '@abrufbar/texts/call-offs/call-offs.ts';
import { filtersTexts } from '@abrufbar/texts/frame/filters.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { ChipButton, ChipRow } from '@abrufbar/web/ui/filter-chip.tsx';
import { slidersHorizontal } from '@abrufbar/web/ui/icons/delivery.ts';
import { useQuery } from '@tanstack/react-query';
import { changesOf, filterFields, DEFAULT_FILTERS } from '#call-offs/list/filter-choice.ts';
import { QUIET_NOT_FOUND } from '#contract-page/contract.ts';
import { useFilterSheet } from '#core/filters/opener.tsx';
import { categoryName } from '#materials/material-name.ts';

const t = reader({ ...callOffsTexts, ...filtersTexts });

type CallOffFiltersProps = {
  readonly contract: string;
  readonly choice: Filters;
  readonly onChoice: (choice: Filters) => void;
};

/** Shows the chosen filters and opens the sheet to change them (CLL-02). */
export const CallOffFilters = ({ contract, choice, onChoice }: CallOffFiltersProps) => {
  const options = query(callOffs.filterOptions, { contract_id: contract }, QUIET_NOT_FOUND);
  const offered = useQuery(options).data?.items;
  const filtering = { offered, choice, onChoice, standard: DEFAULT_FILTERS, keepsOne: true };
  const { open, sheet } = useFilterSheet(filtering);
  const changes = changesOf(choice);
  const n = Number(changes.status) + Number(changes.material);
  return (
    <ChipRow label={t('filter.title')}>
      <ChipButton
        icon={slidersHorizontal}
        selected={n > 0}
        label={n === 0 ? t('filter.title') : t('filter.active', { n })}
        onClick={open}
      >
        {t('filter.title')} {n > 0 && n}
      </ChipButton>
      <ChipButton selected onClick={open}>
        {t('filter.status_count', { n: filterFields(choice).status.length })}
      </ChipButton>
      <ChipButton selected onClick={open}>
        {materialsLabel(choice)}
      </ChipButton>
      {sheet}
    </ChipRow>
  );
};

const materialsLabel = (choice: Filters): string => {
  const { material_category: chosen } = filterFields(choice);
  const [first] = chosen;
  const n = chosen.length;
  if (n === MATERIAL_CATEGORIES.length) return t('filter.all_materials');
  if (n === 1 && first !== undefined) return categoryName(Number(first));
  return t(`filter.materials_count${plural(n)}`, { n });
};
