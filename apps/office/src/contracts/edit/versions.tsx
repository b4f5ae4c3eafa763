import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { officeContractEditTexts } from '@abrufbar/texts/contracts-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useId } from 'react';
import type { Change, Conflict } from '#contracts/edit/draft.ts';
import type { PageDraft } from '#contracts/edit/use-draft.ts';
import { placeOf, wordsOf } from '#contracts/edit/words.ts';
import { Notice } from '#core/parts/notice.tsx';
import styles from './versions.module.css';

const t = reader(officeContractEditTexts);

const isOf = (change: Change, { mine }: Conflict): boolean =>
  change.itemId === mine.itemId && change.field === mine.field;

/** A colleague was faster: what changed only here stays, what both changed is chosen by field (OFF-108). */
export const Versions = ({ page }: { page: PageDraft }) => {
  const name = useId();
  const { draft, faster, yieldTo } = page;
  if (faster === null) return null;
  const { by, at, conflicts, yielded } = faster;
  const time = berlinTime(new Date(at));
  const choose = (conflict: Conflict, isMine: boolean) => {
    const others = yielded.filter((change) => !isOf(change, conflict));
    yieldTo(isMine ? others : [...others, conflict.mine]);
  };
  return (
    <Notice tone="warn" live title={t('bo.con.versions', { name: by, zeit: time })}>
      <p>
        {t('bo.con.versions_text')} {conflicts.length > 0 && t('bo.con.versions_choose')}
      </p>
      {conflicts.length > 0 && (
        <div className={styles.fields}>
          {conflicts.map((conflict, at) => {
            const { mine, theirs } = conflict;
            const isYielded = yielded.some((change) => isOf(change, conflict));
            const radio = (isMine: boolean) => (
              <label className={styles.choice}>
                <input
                  type="radio"
                  name={`${name}-${at}`}
                  checked={isMine !== isYielded}
                  onChange={() => choose(conflict, isMine)}
                />
                <span>
                  {isMine
                    ? t('bo.conflict.versions.mine')
                    : t('bo.conflict.versions.theirs', { name: by, zeit: time })}
                  {': '}
                  <b>{wordsOf(mine.field, isMine ? mine.now : theirs)}</b>
                </span>
              </label>
            );
            return (
              <fieldset key={`${mine.itemId} ${mine.field}`} className={styles.field}>
                <legend>{placeOf(draft, mine)}</legend>
                {radio(true)}
                {radio(false)}
              </fieldset>
            );
          })}
        </div>
      )}
    </Notice>
  );
};
