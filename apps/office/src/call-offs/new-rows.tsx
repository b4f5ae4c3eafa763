import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeCallOffsTexts } from '@abrufbar/texts/call-offs/office.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import styles from './new-rows.module.css';

const t = reader(officeCallOffsTexts);

/** A row, a bar, or the button that shows new ones has the focus: somebody works there. */
export const isAtWork = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-number], [data-bar], [data-new]') !== null;

type NewRowsProps = { count: number; onShow: () => void };

/** Call-offs that wait above the others while somebody works there; shows them (OFF-39). */
export const NewRows = ({ count, onShow }: NewRowsProps) =>
  count > 0 && (
    <button type="button" data-new="" className={`tap ${styles.waiting}`} onClick={onShow}>
      {t(`bo.new${plural(count)}`, { n: formatWhole(count) })}
    </button>
  );
