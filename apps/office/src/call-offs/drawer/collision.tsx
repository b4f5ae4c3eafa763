import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { officeDrawerTexts } from '@abrufbar/texts/call-offs/office-drawer.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { usersRound } from '@abrufbar/web/ui/icons/office.ts';
import { useMayDecide } from '#call-offs/decide/use-may-decide.ts';
import { actsAt, actWord, statusAfter } from '#call-offs/decide/acts.ts';
import type { Detail } from '#call-offs/drawer/detail.ts';
import type { useDraft } from '#call-offs/drawer/drafts.ts';
import { PhoneButton } from '#core/controls/phone-button.tsx';
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
const OwnText = ({ text }: { text: string }) => (
  <>
    <h3 className={styles.label}>{t('bo.conflict.text')}</h3>
    <p className={styles.ownText}>{text}</p>
  </>
);

type RestProps = {
  detail: Detail;
  /** Text of the own act that was not sent. */
  text: string;
  collision: CollisionProps['collision'] | null;
};

/** Own text, colleague's phone and the way back that still exists, when somebody else has decided (OFF-238). */
export const Rest = ({ detail, text, collision }: RestProps) => {
  const { pending, status } = detail;
  const mayDecide = useMayDecide();
  const after = pending ? statusAfter(pending.action, status) : status;
  const phone = collision?.phone ?? null;
  const isCancellable = collision !== null && mayDecide && actsAt(after).refuse === 'cancel';
  if (text === '' && phone === null && !isCancellable) return null;
  return (
    <section className={styles.own}>
      {text !== '' && <OwnText text={text} />}
      <div className={styles.ways}>
        {text !== '' && <CopyButton text={text} label={t('bo.conflict.copy')} />}
        {collision && phone !== null && (
          <PhoneButton name={collision.by} number={phone}>
            {t('bo.conflict.phone', { name: collision.by, nummer: phone })}
          </PhoneButton>
        )}
      </div>
      {isCancellable && <p className={styles.still}>{t('bo.conflict.still')}</p>}
    </section>
  );
};
