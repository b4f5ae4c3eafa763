import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { officeInvite } from '@abrufbar/contract/registration-office.ts';
import { ROLES, type Role } from '@abrufbar/domain/companies/permissions.ts';
import { isEmail } from '@abrufbar/domain/values/email.ts';
import { companiesMembersTexts } from '@abrufbar/texts/companies/members.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeInvitationsTexts } from '@abrufbar/texts/registration-office.ts';
import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import { Button } from '#core/controls/button.tsx';
import { Segmented } from '#core/controls/segmented.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import { Drawer } from '#core/drawer/drawer.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { leaveUnsaved, useLeaveQuestion } from '#core/navigation/leave.ts';
import { Notice } from '#core/parts/notice.tsx';
import { useAttempt } from '#core/use-attempt.ts';
import { CompanyChoice, type ChosenCompany } from '#registration/company-choice.tsx';
import { freshCode, type FreshCode } from '#registration/fresh-code.ts';
import { useInvitationCall } from '#registration/use-invitation-call.ts';
import styles from './invitations.module.css';

const t = reader({ ...companiesMembersTexts, ...officeInvitationsTexts });

const FORM = 'invite';
/** As many as the table of people takes. */
const MAX_NAME_CHARACTERS = 100;
const MAX_EMAIL_CHARACTERS = 254;

type InviteDrawerProps = {
  /** Null: it is chosen here. */
  company: ChosenCompany | null;
  onClose: () => void;
  onMade: (id: string) => void;
};

/** Invites somebody to a company; afterwards code, link and QR code stand beside the list, this once (OFF-119). */
export const InviteDrawer = ({ company: given, onClose, onMade }: InviteDrawerProps) => {
  const [company, setCompany] = useState(given);
  const [role, setRole] = useState<Role>('baustelle');
  const [entry, setEntry] = useState({ name: '', email: '' });
  const invite = useInvitationCall(officeInvite, () => t('bo.inv.created'));
  const isUnsaved = !invite.isSuccess && (entry.name !== '' || entry.email !== '');
  useLeaveQuestion(isUnsaved);
  const close = () => leaveUnsaved(isUnsaved, onClose);
  const { data: made } = invite;
  const show = useEffectEvent((invited: FreshCode) => {
    freshCode.set(invited);
    onMade(invited.id);
  });
  // Once nothing is unsaved any more: the way to the code asks nothing.
  useEffect(() => {
    if (made) show(made);
  }, [made]);
  const [wasTried, attempt] = useAttempt(invite.error);
  const name = entry.name.trim();
  const email = entry.email.trim();
  const isWrong = email !== '' && !isEmail(email);
  const send = () => {
    attempt();
    if (company === null || isWrong || invite.isPending) return;
    invite.mutate({ company_id: company.id, role, name, email });
  };
  useKeys({ save: send, send });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
  };
  const refused = invite.error instanceof CallError ? invite.error : null;
  const emailRefused = refused?.errors.find(({ field }) => field === 'email')?.message;
  const field = (key: keyof typeof entry) => ({
    label: t(`bo.inv.${key}`),
    value: entry[key],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setEntry({ ...entry, [key]: currentTarget.value }),
  });
  return (
    <Drawer
      title={t('bo.inv.new')}
      text={t('bo.inv.validity')}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" size={44} caps="Escape" onClick={close}>
            {t('bo.inv.cancel')}
          </Button>
          <Button type="submit" form={FORM} size={44} busy={invite.isPending}>
            {t('bo.inv.create')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate className={styles.form} onSubmit={submit}>
        <CompanyChoice
          company={company}
          isFixed={given !== null}
          error={wasTried && company === null ? t('bo.inv.company_missing') : undefined}
          onChoose={setCompany}
        />
        <div className={styles.role}>
          <span aria-hidden="true" className={styles.label}>
            {t('bo.inv.role')}
          </span>
          <Segmented
            label={t('bo.inv.role')}
            options={ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
            value={role}
            onChange={setRole}
          />
        </div>
        <TextField
          {...field('name')}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field that is left of a form that was asked for
          autoFocus={given !== null}
          maxLength={MAX_NAME_CHARACTERS}
        />
        <TextField
          {...field('email')}
          type="email"
          maxLength={MAX_EMAIL_CHARACTERS}
          hint={t('bo.inv.email_hint')}
          error={wasTried && isWrong ? t('bo.inv.email_wrong') : emailRefused}
        />
        {refused && emailRefused === undefined && refused.status !== 0 && (
          <Notice tone="danger" live>
            <p>{refused.message}</p>
          </Notice>
        )}
      </form>
    </Drawer>
  );
};
