import { filtersTexts } from '@abrufbar/texts/frame/filters.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { ChipButton } from '@abrufbar/web/ui/filter-chip.tsx';
import { IconButton } from '@abrufbar/web/ui/icon-button.tsx';
import { slidersHorizontal } from '@abrufbar/web/ui/icons/delivery.ts';
import { useState } from 'react';
import { countChosen, type Filtering } from '#core/filters/choice.ts';
import { part } from '@abrufbar/web/lazy-page.tsx';

const t = reader(filtersTexts);
const FilterSheet = part(() => import('#core/filters/sheet.tsx').then((file) => file.FilterSheet));

/** Opens the sheet with all filters; says how many are chosen. */
export const FilterOpener = ({ look, ...filtering }: Filtering & { look: 'chip' | 'icon' }) => {
  const { open, sheet } = useFilterSheet(filtering);
  const n = countChosen(filtering.choice);
  const name = n === 0 ? t('filter.title') : t('filter.active', { n });
  return (
    <>
      {look === 'chip' ? (
        <ChipButton icon={slidersHorizontal} selected={n > 0} label={name} onClick={open}>
          {t('filter.title')} {n > 0 && n}
        </ChipButton>
      ) : (
        <IconButton icon={slidersHorizontal} label={name} aria-haspopup="dialog" onClick={open} />
      )}
      {sheet}
    </>
  );
};

/** The sheet with all filters, loaded when it is first opened, and the function that opens it. */
export const useFilterSheet = (filtering: Filtering) => {
  // Each opening starts with a new draft.
  const [{ openings, isOpen }, setSheet] = useState({ openings: 0, isOpen: false });
  return {
    open: () =>
      void FilterSheet.preload().then(() => setSheet({ openings: openings + 1, isOpen: true })),
    sheet: openings > 0 && (
      <FilterSheet
        key={openings}
        {...filtering}
        open={isOpen}
        onClose={() => setSheet({ openings, isOpen: false })}
      />
    ),
  };
};
