import * as users from '@abrufbar/contract/staff/users.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffScreenTexts } from '@abrufbar/texts/staff/users.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { logOut } from '@abrufbar/web/ui/icons/navigation.ts';
import { Button } from '#core/controls/button.tsx';
import { IconButton } from '#core/controls/icon-button.tsx';
import { deviceIcon, deviceName } from '#staff/users/device.ts';
import type { MemberDetail } from '#staff/users/draft.ts';
import { lastActive, since } from '#staff/users/last-active.ts';
import { useMemberCall } from '#staff/users/use-member-call.ts';
import styles from './member-sessions.module.css';

const t = reader(staffScreenTexts);

/** Open sessions of a user, each of which can be ended; of the own ones all others at once. */
export const MemberSessions = ({ member }: { member: MemberDetail }) => {
  const { id, open_sessions: sessions, can_change: mayEnd, is_self: isSelf } = member;
  const endOne = useMemberCall(users.endSession, () => t('bo.staff.ended'));
  const endAll = useMemberCall(users.endSessions, () => t('bo.staff.ended_all'));
  const others = sessions.filter(({ is_current }) => !is_current);
  const now = new Date();
  return (
    <section aria-label={t('bo.staff.tabs.sessions')}>
      <header className={styles.head}>
        <h3 className={styles.title}>{t('bo.staff.tabs.sessions')}</h3>
        {mayEnd && others.length > 0 && (
          <Button variant="text" busy={endAll.isPending} onClick={() => endAll.mutate({ id })}>
            {t(isSelf ? 'bo.staff.end_others' : 'bo.staff.end_all')}
          </Button>
        )}
      </header>
      {sessions.length === 0 && <p className={styles.none}>{t('bo.staff.no_sessions')}</p>}
      <ul className={styles.list}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.session}>
            <Icon icon={deviceIcon(session)} size={20} className={styles.icon} />
            <span className={styles.words}>
              {deviceName(session)}
              <span className={styles.since}>
                {t('bo.staff.session_since', { zeit: since(session.started_at, now) })}
              </span>
            </span>
            <span className={styles.active}>
              {session.is_current
                ? t('bo.staff.session_here')
                : activeText(session.last_active_at, now)}
            </span>
            {mayEnd && !session.is_current && (
              <IconButton
                icon={logOut}
                label={t('bo.staff.end_named', { geraet: deviceName(session) })}
                onClick={() => endOne.mutate({ id, session_id: session.id })}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Used within the last minute: `aktiv`. */
const activeText = (at: string, now: Date): string => {
  const text = lastActive(at, now);
  return text === t('bo.staff.active_now') ? t('bo.staff.session_active') : text;
};
