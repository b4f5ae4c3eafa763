import { contractsTexts } from '@abrufbar/texts/contracts.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { TagChip } from '@abrufbar/web/ui/filter-chip.tsx';
import { SearchField } from '@abrufbar/web/ui/search-field.tsx';
import type { ReactNode } from 'react';
import { withChip } from '#core/filters/choice.ts';
import { focusFilterOpener } from '#core/filters/focus-opener.ts';
import type { ListChoice } from '#core/filters/list-choice.ts';

const t = reader(contractsTexts);

type Choosing = {
  readonly choice: ListChoice;
  readonly onChoice: (choice: ListChoice) => void;
};

/** The list follows the typed term; Enter makes a chip of it, and all have to match (VAL-29). */
export const SitesSearch = ({
  choice,
  onChoice,
  right,
}: Choosing & { readonly right?: ReactNode }) => (
  <SearchField
    label={t('sites.search')}
    clearLabel={t('sites.search_clear')}
    term={choice.term ?? ''}
    onTerm={(term) => onChoice({ ...choice, term })}
    onSearch={(term) => onChoice({ ...choice, term: '', tags: withChip(choice.tags, term) })}
    right={right}
  />
);

export const SitesTags = ({ choice, onChoice }: Choosing) =>
  choice.tags.map((tag) => (
    <TagChip
      key={tag}
      removeLabel={t('sites.search_tag_remove', { suche: tag })}
      onRemove={() => {
        focusFilterOpener();
        onChoice({ ...choice, tags: choice.tags.filter((one) => one !== tag) });
      }}
    >
      {tag}
    </TagChip>
  ));
