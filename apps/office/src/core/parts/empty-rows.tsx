import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffPartsTexts } from '@abrufbar/texts/staff/parts.ts';
import type { IconPath } from '@abrufbar/web/ui/icon.tsx';
import { search } from '@abrufbar/web/ui/icons/basic.ts';
import { Button } from '#core/controls/button.tsx';
import { Empty } from '#core/parts/empty.tsx';

const t = reader(staffPartsTexts);

type EmptyRowsProps = {
  icon: IconPath;
  title: string;
  /** Sentence about the rows that belong here, and how they get here. */
  text?: string;
  /** Sentence about where the filters did not look. */
  hidden?: string | false;
  /** Given while filters are set: they are why there are no rows. */
  onReset: (() => void) | undefined;
};

/** A list without rows: by its filters, or because there is nothing yet (OFF-37). */
export const EmptyRows = ({ icon, title, text, hidden, onReset }: EmptyRowsProps) =>
  onReset ? (
    <Empty
      icon={search}
      title={t('bo.no_hit')}
      action={
        <Button variant="secondary" onClick={onReset}>
          {t('bo.reset_filter')}
        </Button>
      }
    >
      {hidden && <p>{hidden}</p>}
    </Empty>
  ) : (
    <Empty icon={icon} title={title}>
      {text && <p>{text}</p>}
    </Empty>
  );
