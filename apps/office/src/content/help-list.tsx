import { contentOfficeTexts } from '@abrufbar/texts/content-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import { pencilLine } from '@abrufbar/web/ui/icons/call-off.ts';
import { plus } from '@abrufbar/web/ui/icons/delivery.ts';
import { useState } from 'react';
import { NewPageDialog } from '#content/new-page-dialog.tsx';
import type { HelpEntry } from '#content/page-names.ts';
import styles from '#content/help-list.module.css';
import { Button } from '#core/controls/button.tsx';
import { href } from '#core/navigation/paths.ts';
import { Chip } from '#core/parts/chip.tsx';

const t = reader(contentOfficeTexts);

type HelpListProps = { entries: readonly HelpEntry[]; current: string; mayAdd: boolean };

/** Pages of the portal with their help, and those that have none. */
export const HelpList = ({ entries, current, mayAdd }: HelpListProps) => {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <nav aria-label={t('bo.txt.pages')} className={styles.list}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.key}>
            <a
              href={href('texts', {}, { view: 'help', page: entry.path })}
              aria-current={entry.key === current ? 'page' : undefined}
              className={`tap ${styles.entry}`}
            >
              <span className={styles.name}>{entry.name}</span>
              <State entry={entry} />
              <span className={styles.path}>{entry.path}</span>
            </a>
          </li>
        ))}
      </ul>
      {mayAdd && (
        <div className={styles.add}>
          <Button variant="text" icon={plus} onClick={() => setIsAdding(true)}>
            {t('bo.txt.new_page')}
          </Button>
        </div>
      )}
      {isAdding && <NewPageDialog onClose={() => setIsAdding(false)} />}
    </nav>
  );
};

const State = ({ entry: { isMissing, hasDraft } }: { entry: HelpEntry }) => {
  if (hasDraft)
    return (
      <Chip role="review" icon={pencilLine}>
        {t('bo.txt.draft')}
      </Chip>
    );
  if (!isMissing) return null;
  return (
    <Chip role="warn" icon={triangleAlert}>
      {t('bo.txt.missing')}
    </Chip>
  );
};
