import type { Filters } from '@abrufbar/domain/filters.ts';
import { filtersTexts } from '@abrufbar/texts/filters.ts';
import { reader } from '@abrufbar/texts/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Sheet } from '@abrufbar/web/ui/sheet.tsx';
import { Bone, Skeleton } from '@abrufbar/web/ui/skeleton.tsx';
import { useState } from 'react';
import { isApplicable } from '#core/filter-choice.ts';
import { FilterGroup } from '#core/filter-group.tsx';
import type { Filtering } from '#core/filter-opener.tsx';
import styles from './filter-sheet.module.css';

const t = reader(filtersTexts);

type FilterSheetProps = Filtering & { readonly open: boolean; readonly onClose: () => void };

/** All filters of a list. Choosing changes a draft; only the buttons at the foot touch the list. */
export const FilterSheet = (props: FilterSheetProps) => {
  const { offered, choice, onChoice, standard = {}, keepsOne = false, open, onClose } = props;
  const [draft, setDraft] = useState(choice);
  const settle = (filters: Filters) => {
    onChoice(filters);
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('filter.title')}
      foot={
        <>
          <Button variant="secondary" onClick={() => settle(standard)}>
            {t('filter.reset')}
          </Button>
          <Button disabled={!isApplicable(offered ?? [], draft)} onClick={() => settle(draft)}>
            {t('filter.apply')}
          </Button>
        </>
      }
    >
      <div className={styles.groups}>
        {offered?.map((filter) => (
          <FilterGroup
            key={filter.key}
            filter={filter}
            keepsOne={keepsOne}
            draft={draft}
            onDraft={setDraft}
          />
        ))}
        {offered?.length === 0 && <p className="ink-2">{t('filter.none')}</p>}
        {!offered && (
          <Skeleton>
            <Bone shape="line" />
            <Bone shape="pill" />
          </Skeleton>
        )}
      </div>
    </Sheet>
  );
};
