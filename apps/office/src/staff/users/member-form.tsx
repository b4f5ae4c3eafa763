import { CallError } from '@abrufbar/contract/protocol/client.ts';
import * as users from '@abrufbar/contract/staff/users.ts';
import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffScreenTexts, staffUsersTexts } from '@abrufbar/texts/staff/users.ts';
import { useState } from 'react';
import { brandName } from '#core/brand.ts';
import { Button } from '#core/controls/button.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { Notice } from '#core/parts/notice.tsx';
import {
  draftOf,
  entryOf,
  storedDraft,
  type Draft,
  type MemberDetail,
} from '#staff/users/draft.ts';
import { MemberFields } from '#staff/users/member-fields.tsx';
import { useMemberCall } from '#staff/users/use-member-call.ts';
import styles from './member-pane.module.css';

const t = reader({ ...staffScreenTexts, ...staffUsersTexts });

type MemberFormProps = {
  member: MemberDetail;
  /** Null: nothing differs from what is stored. */
  draft: Draft | null;
  onDraft: (draft: Draft | null) => void;
  /** Reads the member again after a colleague was faster. */
  onReload: () => Promise<MemberDetail | undefined>;
};

type Faster = { readonly by: string; readonly at: string };

/** Name, phone, role and brands; a colleague's change never is overwritten unseen, and the own entry stays (OFF-18). */
export const MemberForm = ({ member, draft, onDraft, onReload }: MemberFormProps) => {
  const [faster, setFaster] = useState<Faster | null>(null);
  const stored = storedDraft(member);
  const shown = draft ?? stored;
  const isNameless = shown.name.trim() === '';
  const done = () => {
    setFaster(null);
    onDraft(null);
  };
  const save = useMemberCall(users.update, () => t('bo.staff.saved'), {
    onSuccess: done,
    onError: async (error) => {
      const reason = error instanceof CallError ? error.reason : undefined;
      if (reason?.code !== 'stale_version' || draft === null) return;
      const now = await onReload();
      onDraft({ ...draft, version: now?.version ?? draft.version });
      setFaster({ by: reason.by ?? '', at: reason.at ?? '' });
    },
  });
  const send = () => {
    if (draft === null || isNameless || save.isPending) return draft !== null;
    save.mutate({ id: member.id, ...entryOf(draft) });
    return true;
  };
  useKeys({ save: send, send });
  const change = (changed: Partial<Draft>) => onDraft(draftOf(member, { ...shown, ...changed }));
  const field = (key: 'name' | 'phone', maxLength: number) => ({
    label: t(`bo.staff.${key}`),
    value: shown[key],
    maxLength,
    autoComplete: 'off',
    disabled: !member.can_change,
    warning: faster ? storedNote(shown[key], stored[key]) : undefined,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      change({ [key]: currentTarget.value }),
  });
  const { error } = save;
  const isRefused = error instanceof CallError && error.status === 409 && faster === null;
  return (
    <>
      <div className={styles.pair}>
        <TextField
          {...field('name', MAX_NAME_CHARACTERS)}
          error={isNameless ? t('bo.staff.required') : undefined}
        />
        <TextField {...field('phone', MAX_PHONE_CHARACTERS)} type="tel" />
      </div>
      <MemberFields shown={shown} lock={lockOf(member)} onChange={change} />
      {draft !== null && (
        <div className={styles.change}>
          <Button variant="secondary" onClick={done}>
            {t('bo.staff.discard')}
          </Button>
          <Button busy={save.isPending} onClick={send}>
            {t('bo.staff.save')}
          </Button>
        </div>
      )}
      {draft !== null && faster !== null && (
        <Notice
          tone="warn"
          live
          title={t('bo.staff.stale', { name: faster.by, zeit: berlinTime(new Date(faster.at)) })}
        >
          <p>
            {t('bo.staff.stale_text')} {t('bo.staff.stale_now', { wert: rightsText(member) })}
          </p>
        </Notice>
      )}
      {draft !== null && isRefused && (
        <Notice tone="danger" live>
          <p>{error.message}</p>
        </Notice>
      )}
    </>
  );
};

const MAX_NAME_CHARACTERS = 80;
const MAX_PHONE_CHARACTERS = 40;

/** Why role and brands cannot be changed; null when they can. */
const lockOf = ({ can_change, is_self, is_last_admin, role }: MemberDetail): string | null => {
  if (!can_change) return t('bo.staff.foreign');
  if (is_self && role === 'admin') return t('bo.staff.self');
  return is_last_admin ? t('bo.staff.last_admin') : null;
};

/** Where a colleague has stored something else than what is typed here. */
const storedNote = (typed: string, stored: string): string | undefined => {
  if (stored === typed) return undefined;
  return stored === '' ? t('bo.staff.stored_nothing') : t('bo.staff.stored', { wert: stored });
};

const rightsText = ({ role, brands }: MemberDetail): string =>
  [t(`bo.role.${role}`), ...brands.map(brandName)].join(', ');
