import * as users from '@abrufbar/contract/staff/users.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffScreenTexts } from '@abrufbar/texts/staff/users.ts';
import { query } from '@abrufbar/web/data.ts';
import { x } from '@abrufbar/web/ui/icons/basic.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { IconButton } from '#core/controls/icon-button.tsx';
import { useEscape } from '#core/keys/use-escape.ts';
import { Initials } from '#core/parts/initials.tsx';
import { DetailFallback } from '#core/parts/detail-fallback.tsx';
import { Notice } from '#core/parts/notice.tsx';
import type { Draft } from '#staff/users/draft.ts';
import { MemberActions } from '#staff/users/member-actions.tsx';
import { MemberForm } from '#staff/users/member-form.tsx';
import { MemberSessions } from '#staff/users/member-sessions.tsx';
import { since } from '#staff/users/last-active.ts';
import styles from './member-pane.module.css';

const t = reader({ ...generalTexts, ...staffScreenTexts });

type MemberPaneProps = {
  id: string;
  draft: Draft | null;
  onDraft: (draft: Draft | null) => void;
  onClose: () => void;
};

/** One user beside the table: name, role, brands, sessions, and what ends them. */
export const MemberPane = ({ id, draft, onDraft, onClose }: MemberPaneProps) => {
  const heading = useId();
  const { data, error, refetch } = useQuery(query(users.detail, { id }));
  const member = data?.id === id ? data : undefined;
  useEscape(onClose);
  return (
    <section aria-labelledby={heading} data-keys="" className={styles.pane}>
      <header className={styles.head}>
        <Initials name={member?.name ?? ''} />
        <div className={styles.words}>
          <h2 id={heading} className={styles.name}>
            {member?.name ?? '\u00A0'}
          </h2>
          <p className={styles.email}>{member?.email}</p>
        </div>
        <IconButton icon={x} label={t('common.close')} onClick={onClose} />
      </header>
      {member && (
        <div className={styles.body}>
          {member.blocked_at !== null && (
            <Notice
              tone="danger"
              title={t('bo.staff.blocked_since', { zeit: since(member.blocked_at, new Date()) })}
            >
              <p>{member.block_reason}</p>
            </Notice>
          )}
          <MemberForm
            key={member.id}
            member={member}
            draft={draft}
            onDraft={onDraft}
            onReload={async () => (await refetch()).data}
          />
          <MemberSessions member={member} />
          <MemberActions member={member} />
        </div>
      )}
      {!member && (
        <div className={styles.body}>
          <DetailFallback shape="drawer" error={error} onRetry={() => void refetch()} />
        </div>
      )}
    </section>
  );
};
