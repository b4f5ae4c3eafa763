import { CallError } from '@abrufbar/contract/protocol/client.ts';
import * as users from '@abrufbar/contract/staff/users.ts';
import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffScreenTexts } from '@abrufbar/texts/staff/users.ts';
import { query } from '@abrufbar/web/data.ts';
import { x } from '@abrufbar/web/ui/icons/basic.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Button } from '#core/controls/button.tsx';
import { IconButton } from '#core/controls/icon-button.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { useEscape } from '#core/keys/use-escape.ts';
import { Initials } from '#core/parts/initials.tsx';
import { LoadError } from '#core/parts/load-error.tsx';
import { Notice } from '#core/parts/notice.tsx';
import { draftOf, type Draft, type MemberDetail } from '#staff/users/draft.ts';
import { MemberActions } from '#staff/users/member-actions.tsx';
import { MemberFields } from '#staff/users/member-fields.tsx';
import { MemberSessions } from '#staff/users/member-sessions.tsx';
import { since } from '#staff/users/last-active.ts';
import { useMemberCall } from '#staff/users/use-member-call.ts';
import styles from './member-pane.module.css';

const t = reader({ ...generalTexts, ...staffScreenTexts });

type MemberPaneProps = {
  id: string;
  draft: Draft | null;
  onDraft: (draft: Draft | null) => void;
  onClose: () => void;
};

/** One user beside the table: role, brands, sessions, and what ends them. */
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
      {member && <Content member={member} draft={draft} onDraft={onDraft} />}
      {error && !member && <LoadError onRetry={() => void refetch()} />}
    </section>
  );
};

type ContentProps = {
  member: MemberDetail;
  draft: Draft | null;
  onDraft: (draft: Draft | null) => void;
};

const Content = ({ member, draft, onDraft }: ContentProps) => {
  const save = useMemberCall(
    users.update,
    () => t('bo.staff.saved'),
    () => onDraft(null),
  );
  const shown = draft ?? member;
  const send = () => {
    if (draft === null || save.isPending) return false;
    const { id, version, name, phone } = member;
    save.mutate({ id, version, name, phone, role: draft.role, brands: [...draft.brands] });
    return true;
  };
  useKeys({ save: send, send });
  const isStale = save.error instanceof CallError && save.error.reason?.code === 'stale_version';
  return (
    <div className={styles.body}>
      {member.blocked_at !== null && (
        <Notice
          tone="danger"
          title={t('bo.staff.blocked_since', { zeit: since(member.blocked_at, new Date()) })}
        >
          <p>{member.block_reason}</p>
        </Notice>
      )}
      <MemberFields
        shown={shown}
        lock={lockOf(member)}
        onChange={(wanted) => onDraft(draftOf(member, wanted))}
      />
      {draft !== null && (
        <div className={styles.change}>
          <Button variant="secondary" onClick={() => onDraft(null)}>
            {t('bo.staff.discard')}
          </Button>
          <Button busy={save.isPending} onClick={send}>
            {t('bo.staff.save')}
          </Button>
        </div>
      )}
      {save.error && draft !== null && <Refused error={save.error} isStale={isStale} />}
      <MemberSessions member={member} />
      <MemberActions member={member} />
    </div>
  );
};

/** Why role and brands cannot be changed; null when they can. */
const lockOf = ({ can_change, is_self, is_last_admin, role }: MemberDetail): string | null => {
  if (!can_change) return t('bo.staff.foreign');
  if (is_self && role === 'admin') return t('bo.staff.self');
  return is_last_admin ? t('bo.staff.last_admin') : null;
};

const Refused = ({ error, isStale }: { error: Error; isStale: boolean }) => {
  if (!(error instanceof CallError) || error.status !== 409) return null; // said by a flash
  const { by = '', at } = error.reason ?? {};
  if (!isStale || at === undefined) {
    return (
      <Notice tone="danger" live>
        <p>{error.message}</p>
      </Notice>
    );
  }
  return (
    <Notice
      tone="warn"
      live
      title={t('bo.staff.stale', { name: by, zeit: berlinTime(new Date(at)) })}
    >
      <p>{t('bo.staff.stale_text')}</p>
    </Notice>
  );
};
