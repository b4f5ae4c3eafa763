import * as users from '@abrufbar/contract/staff/users.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { staffScreenTexts } from '@abrufbar/texts/staff/users.ts';
import { keyRound } from '@abrufbar/web/ui/icons/account.ts';
import { circleCheck } from '@abrufbar/web/ui/icons/basic.ts';
import { ban } from '@abrufbar/web/ui/icons/call-off.ts';
import { mail } from '@abrufbar/web/ui/icons/office.ts';
import { useState } from 'react';
import { sayRefusal } from '#core/api/say-refusal.ts';
import { Button } from '#core/controls/button.tsx';
import type { MemberDetail } from '#staff/users/draft.ts';
import { BlockDialog } from '#staff/users/block-dialog.tsx';
import { ResetDialog } from '#staff/users/reset-dialog.tsx';
import { useMemberCall } from '#staff/users/use-member-call.ts';
import styles from './member-actions.module.css';

const t = reader(staffScreenTexts);

type Asked = 'block' | 'reset' | null;

/** Second factor set up again, and blocking; both ask before, and the server asks for a code (OFF-10, OFF-19). */
export const MemberActions = ({ member }: { member: MemberDetail }) => {
  const [asked, setAsked] = useState<Asked>(null);
  const { id, email, factor, is_self: isSelf, is_last_admin: isLast, sessions } = member;
  const link = useMemberCall(users.sendPasswordLink, () => t('bo.staff.link_sent', { email }), {
    onError: sayRefusal,
  });
  if (!member.can_change) return null;
  const isBlocked = factor === 'blocked';
  const mayBlock = isBlocked || !(isSelf || isLast);
  const close = () => setAsked(null);
  return (
    <div className={styles.actions}>
      <div className={styles.row}>
        {factor === 'todo' && (
          <Button
            variant="secondary"
            icon={mail}
            busy={link.isPending}
            onClick={() => link.mutate({ id })}
          >
            {t('bo.staff.link')}
          </Button>
        )}
        {factor === 'on' && (
          <Button variant="secondary" icon={keyRound} onClick={() => setAsked('reset')}>
            {t('bo.staff.reset_factor')}
          </Button>
        )}
        {mayBlock && (
          <Button
            variant={isBlocked ? 'secondary' : 'destructive'}
            icon={isBlocked ? circleCheck : ban}
            onClick={() => setAsked('block')}
          >
            {t(isBlocked ? 'bo.staff.unblock' : 'bo.staff.block')}
          </Button>
        )}
      </div>
      <p className={styles.hint}>
        {mayBlock && !isBlocked && sessions > 0 && (
          <>{t(`bo.staff.block_hint${plural(sessions)}`, { n: sessions })} </>
        )}
        {t('bo.staff.asks_code')}
      </p>
      {asked === 'block' && <BlockDialog member={member} onClose={close} />}
      {asked === 'reset' && <ResetDialog member={member} onClose={close} />}
    </div>
  );
};
