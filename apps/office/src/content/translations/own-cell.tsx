import { MAX_TRANSLATION_CODE_POINTS } from '@abrufbar/domain/content/translations.ts';
import type { TranslationRow } from '@abrufbar/contract/content/office-translations.ts';
import { contentTranslationsTexts } from '@abrufbar/texts/content-translations.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffPartsTexts } from '@abrufbar/texts/staff/parts.ts';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react';
import type { Edit } from '#content/translations/use-edit.ts';
import { Button } from '#core/controls/button.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import styles from './own-cell.module.css';

const t = reader({ ...contentTranslationsTexts, ...staffPartsTexts });

type OwnCellProps = {
  row: TranslationRow;
  /** Null for whoever only reads. */
  edit: Edit | null;
};

/** The text of the brand: read, waiting for one, or being written. */
export const OwnCell = ({ row, edit }: OwnCellProps) => {
  if (edit?.openKey === row.key) return <OpenCell row={row} edit={edit} />;
  const draft = edit?.drafts.get(row.key);
  if (draft)
    return (
      <>
        <span className={draft.problem ? styles.wrong : styles.typed}>{draft.text}</span>
        {draft.problem && <Problem>{draft.problem}</Problem>}
      </>
    );
  if (row.text !== null) return <b className={styles.own}>{row.text}</b>;
  if (row.state === 'missing' && edit)
    return <span className={styles.empty}>{t('bo.tr.enter')}</span>;
  return '–';
};

const Problem = ({ id, children }: { id?: string; children: string }) => (
  <span id={id} role="alert" className={styles.problem}>
    {children}
  </span>
);

/** A finger on the button leaves the focus in the cell, which would store and close at once. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

const OpenCell = ({ row, edit }: { row: TranslationRow; edit: Edit }) => {
  const ref = useRef<HTMLTextAreaElement>(null);
  const problemId = useId();
  useEffect(() => {
    ref.current?.focus();
    ref.current?.select();
  }, []);
  useKeys({ save: () => edit.done(row) });
  const problem = edit.drafts.get(row.key)?.problem;
  const onKeyDown = (event: KeyboardEvent) => {
    const act = {
      Enter: () => edit.done(row),
      Tab: () => edit.step(row, event.shiftKey ? -1 : 1),
      Escape: () => edit.cancel(row),
    }[event.key];
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };
  return (
    <>
      <textarea
        ref={ref}
        rows={1}
        aria-label={t('bo.tr.field', { key: row.key })}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        placeholder={t('bo.tr.enter')}
        maxLength={MAX_TRANSLATION_CODE_POINTS}
        value={edit.textOf(row)}
        className={`${styles.field} ${problem ? styles.refused : ''}`}
        onChange={({ currentTarget }) => edit.type(row, currentTarget.value.replaceAll('\n', ' '))}
        onKeyDown={onKeyDown}
        onBlur={() => edit.leave(row)}
      />
      {problem && <Problem id={problemId}>{problem}</Problem>}
      <div className={styles.act}>
        {/* By keyboard Eingabe and Strg S do the same; Tab goes on to the next row. */}
        <Button size={30} tabIndex={-1} onMouseDown={keepFocus} onClick={() => edit.done(row)}>
          {t('bo.save')}
        </Button>
      </div>
    </>
  );
};
