import { CallError } from '@abrufbar/contract/protocol/client.ts';
import * as users from '@abrufbar/contract/staff/users.ts';
import { isEmail } from '@abrufbar/domain/values/email.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffScreenTexts } from '@abrufbar/texts/staff/users.ts';
import { useState, type SubmitEvent } from 'react';
import { currentBrand } from '#core/brand.ts';
import { Button } from '#core/controls/button.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import { Drawer } from '#core/drawer/drawer.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { leaveUnsaved, useLeaveQuestion } from '#core/navigation/leave.ts';
import { Notice } from '#core/parts/notice.tsx';
import { useAttempt } from '#core/use-attempt.ts';
import type { Rights } from '#staff/users/draft.ts';
import { MemberFields } from '#staff/users/member-fields.tsx';
import { useMemberCall } from '#staff/users/use-member-call.ts';
import styles from './member-pane.module.css';

const t = reader(staffScreenTexts);

type Entry = { readonly name: string; readonly email: string; readonly phone: string };
const NOTHING: Entry = { name: '', email: '', phone: '' };
const FORM = 'new-member';
/** Statuses of refusals that no flash says. */
const SAID_HERE = [409, 422];

type NewMemberProps = { onClose: () => void; onMade: (id: string) => void };

/** A new user: name, mail, role and brands; the password is chosen by the link of a mail (OFF-21). */
export const NewMember = ({ onClose, onMade }: NewMemberProps) => {
  const [entry, setEntry] = useState(NOTHING);
  const [draft, setDraft] = useState<Rights>({ role: 'dispatcher', brands: [currentBrand()] });
  const make = useMemberCall(users.create, ({ name }) => t('bo.staff.created', { name }));
  const [isSent, attempt] = useAttempt(make.error);
  const isUnsaved = !make.isSuccess && Object.values(entry).some((value) => value !== '');
  useLeaveQuestion(isUnsaved);
  const close = () => leaveUnsaved(isUnsaved, onClose);
  const name = entry.name.trim();
  const email = entry.email.trim();
  const isComplete = name !== '' && isEmail(email) && draft.brands.length > 0;
  const send = () => {
    attempt();
    if (!isComplete || make.isPending) return;
    const phone = entry.phone.trim() || null;
    const input = { name, email, phone, role: draft.role, brands: [...draft.brands] };
    make.mutate(input, { onSuccess: ({ id }) => onMade(id) });
  };
  useKeys({ save: send, send });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
  };
  const field = (key: keyof Entry) => ({
    label: t(`bo.staff.${key}`),
    value: entry[key],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setEntry({ ...entry, [key]: currentTarget.value }),
  });
  return (
    <Drawer
      title={t('bo.staff.new')}
      text={t('bo.staff.asks_code')}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" size={44} caps="Escape" onClick={close}>
            {t('bo.staff.cancel')}
          </Button>
          <Button type="submit" form={FORM} size={44} busy={make.isPending}>
            {t('bo.staff.create')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate className={styles.form} onSubmit={submit}>
        <TextField
          {...field('name')}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a form that was asked for
          autoFocus
          autoComplete="off"
          maxLength={80}
          error={isSent && name === '' ? t('bo.staff.required') : undefined}
        />
        <TextField
          {...field('email')}
          type="email"
          autoComplete="off"
          maxLength={254}
          error={isSent && !isEmail(email) ? t('bo.staff.email_wrong') : undefined}
        />
        <TextField {...field('phone')} type="tel" autoComplete="off" maxLength={40} />
        <MemberFields shown={draft} lock={null} mayBeEmpty onChange={setDraft} />
        {isSent && draft.brands.length === 0 && (
          <Notice tone="danger" live>
            <p>{t('bo.staff.brands_missing')}</p>
          </Notice>
        )}
        {make.error instanceof CallError && SAID_HERE.includes(make.error.status) && (
          <Notice tone="danger" live>
            <p>{make.error.message}</p>
          </Notice>
        )}
        <Notice tone="info">
          <p>{t('bo.staff.new_hint')}</p>
        </Notice>
      </form>
    </Drawer>
  );
};
