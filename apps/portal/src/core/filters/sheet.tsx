import type { Filters } from '@abrufbar/domain/values/filters.ts';
import { filtersTexts } from '@abrufbar/texts/frame/filters.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Sheet } from '@abrufbar/web/ui/sheet.tsx';
import { Bone, Skeleton } from '@abrufbar/web/ui/skeleton.tsx';
import { useState } from 'react';
import { isApplicable, type Filtering } from '#core/filters/choice.ts';
import { FilterGroup } from '#core/filters/group.tsx';
import styles from './sheet.module.css';

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
          <div role="status">
            <Skeleton>
              <Bone shape="line" />
              <Bone shape="pill" />
            </Skeleton>
          </div>
        )}
      </div>
    </Sheet>
  );
};
