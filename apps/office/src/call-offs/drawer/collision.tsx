import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { officeDrawerTexts } from '@abrufbar/texts/call-offs/office-drawer.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { usersRound } from '@abrufbar/web/ui/icons/office.ts';
import { actWord } from '#call-offs/decide/acts.ts';
import type { Detail } from '#call-offs/drawer/detail.ts';
import type { useDraft } from '#call-offs/drawer/drafts.ts';
import { CopyButton } from '#core/parts/copy-button.tsx';
import { Notice } from '#core/parts/notice.tsx';
import styles from './drawer.module.css';

const t = reader(officeDrawerTexts);

type CollisionProps = {
  detail: Detail;
  collision: NonNullable<ReturnType<typeof useDraft>['collision']>;
};

/** The colleague who was faster, with time, decision and answer (OFF-59). */
export const CollisionNotice = ({ detail, collision: { by, at } }: CollisionProps) => {
  const [latest] = detail.history;
  const action = detail.pending?.action ?? latest?.action ?? '';
  return (
    <Notice tone="warn" icon={usersRound} title={t('bo.conflict.title', { name: by })} live>
      {t('bo.conflict.body', {
        name: by,
        zeit: berlinTime(new Date(at)),
        entscheidung: actWord(action),
      })}
    </Notice>
  );
};

/** The own text, kept and to be copied. */
export const OwnText = ({ text }: { text: string }) =>
  text !== '' && (
    <section className={styles.own}>
      <h3 className={styles.label}>{t('bo.conflict.text')}</h3>
      <p className={styles.ownText}>{text}</p>
      <div>
        <CopyButton text={text} label={t('bo.conflict.copy')} />
      </div>
    </section>
  );
