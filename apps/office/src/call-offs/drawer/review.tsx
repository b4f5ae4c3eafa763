import { officeDrawerTexts } from '@abrufbar/texts/call-offs/office-drawer.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { messageSquare } from '@abrufbar/web/ui/icons/office-parts.ts';
import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { useMayDecide } from '#call-offs/decide/use-may-decide.ts';
import { actsAt, actWord } from '#call-offs/decide/acts.ts';
import { Answer } from '#call-offs/drawer/answer.tsx';
import { Asked } from '#call-offs/drawer/asked.tsx';
import { Change } from '#call-offs/drawer/change.tsx';
import { CollisionNotice, Rest } from '#call-offs/drawer/collision.tsx';
import type { Detail } from '#call-offs/drawer/detail.ts';
import { useDraft } from '#call-offs/drawer/drafts.ts';
import { Amounts, Hours } from '#call-offs/drawer/effects.tsx';
import { History } from '#call-offs/drawer/history.tsx';
import { PlantFields } from '#call-offs/drawer/plant-fields.tsx';
import { usePresence } from '#call-offs/drawer/use-presence.ts';
import { Who } from '#call-offs/drawer/who.tsx';
import { overText } from '#call-offs/over-limits.tsx';
import { CheckLine } from '#core/controls/check.tsx';
import { followsNext } from '#core/device.ts';
import { Initials } from '#core/parts/initials.tsx';
import { Notice } from '#core/parts/notice.tsx';
import styles from './drawer.module.css';

const t = reader(officeDrawerTexts);

/** Content of the drawer, from who asks to what was done before. */
export const Review = ({ detail, today }: { detail: Detail; today: string }) => {
  const { id, previous, note, load, pending, status } = detail;
  const { collision, answer } = useDraft(id);
  const mayDecide = useMayDecide();
  const others = usePresence(id);
  const isOpen = mayDecide && pending === null && collision === null;
  return (
    <>
      {others.length > 0 && (
        <p role="status" className={styles.also}>
          {others.map((name) => (
            <Initials key={name} name={name} />
          ))}
          {others.length === 1
            ? t('bo.drawer.also_one', { name: others.join() })
            : t('bo.drawer.also_many', { name: others.join(', ') })}
        </p>
      )}
      {collision && <CollisionNotice detail={detail} collision={collision} />}
      {!collision && pending && (
        <Notice tone="info">
          {t('bo.drawer.pending', {
            name: pending.staff_name,
            zeit: berlinTime(new Date(pending.decided_at)),
            entscheidung: actWord(pending.action),
          })}
        </Notice>
      )}
      <Who detail={detail} />
      {previous && status === 30 ? (
        <Change detail={detail} previous={previous} />
      ) : (
        <Asked detail={detail} />
      )}
      {note && (
        <Notice tone="rest" icon={messageSquare}>
          {t('bo.drawer.note', { text: note })}
        </Notice>
      )}
      {detail.over_limits.length > 0 && <Notice tone="warn">{overText(detail)}</Notice>}
      {!collision && (
        <>
          <Amounts detail={detail} />
          {load && <Hours load={load} />}
        </>
      )}
      {isOpen && actsAt(status).confirm !== null && (
        <>
          <Answer id={id} hint={restoreHint(status)} />
          <PlantFields detail={detail} />
          <FollowSwitch />
        </>
      )}
      {isOpen && actsAt(status).confirm === null && actsAt(status).refuse !== null && (
        <Answer id={id} hint={undefined} />
      )}
      <History detail={detail} today={today} collision={collision} />
      {(collision ?? pending) && <Rest detail={detail} text={answer} collision={collision} />}
    </>
  );
};

const FollowSwitch = () => (
  <CheckLine
    checked={useStore(followsNext) !== 'off'}
    onChange={({ currentTarget }) => followsNext.set(currentTarget.checked ? null : 'off')}
  >
    {t('bo.drawer.follow')}
  </CheckLine>
);

/** Refusing a change or a cancellation brings the earlier state back. */
const restoreHint = (status: number): string | undefined => {
  if (status === 30) return t('bo.drawer.restore_change');
  return status === 2 ? t('bo.drawer.restore_cancel') : undefined;
};
