import type { Person } from '@abrufbar/contract/profile/person.ts';
import * as profile from '@abrufbar/contract/profile/profile.ts';
import type { FieldMessage } from '@abrufbar/contract/wire/envelope.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import type { PersonFields } from '@abrufbar/domain/profile/profile.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { profileTexts } from '@abrufbar/texts/profile/profile.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query, refresh } from '@abrufbar/web/data.ts';
import { ActionBar } from '@abrufbar/web/ui/action-bar.tsx';
import { AppBar } from '@abrufbar/web/ui/app-bar.tsx';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { Bone, Skeleton } from '@abrufbar/web/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { showFlash } from '@abrufbar/web/flash.ts';
import { BindingButton } from '#core/frame/binding-button.tsx';
import { useLeaveGuard } from '#core/navigation/use-leave-guard.ts';
import { href } from '#core/navigation/paths.ts';
import { goBack } from '#core/navigation/router.ts';
import { Screen } from '#core/frame/screen.tsx';
import { useSession } from '#core/session.ts';
import { showPendingFlash } from '#profile/flash-after-reload.ts';
import { DevicesCard } from '#profile/devices-card.tsx';
import { FactsCard } from '#profile/facts-card.tsx';
import { LeaveDialog } from '#core/navigation/leave-dialog.tsx';
import {
  canSave,
  type Edits,
  inputOf,
  isChanged,
  withEdits,
  withoutSent,
} from '#profile/person-draft.ts';
import { OwnDataCard } from '#profile/own-data-card.tsx';
import { PersonForm } from '#profile/person-form.tsx';
import { PictureCard } from '#profile/picture-card.tsx';
import { PasswordCard } from '#profile/password-card.tsx';
import { sendChange } from '#profile/send-change.ts';
import styles from './profile.module.css';

const t = reader({ ...generalTexts, ...profileTexts });
const FORM = 'person-form';

/** The own data (PRF-01 to PRF-07). */
export const Profile = () => {
  const { person, companyNumber } = useProfile();
  const [edits, setEdits] = useState<Edits>({});
  const [errors, setErrors] = useState<readonly FieldMessage[]>([]);
  const [isSaving, setSaving] = useState(false);
  const saved = person && fieldsOf(person);
  const mayLose = saved !== undefined && isChanged(saved, edits);
  useLeaveGuard(mayLose ? 'confirm' : null);
  useEffect(showPendingFlash, []);

  const edit = (more: Edits) => {
    setEdits((now) => ({ ...now, ...more }));
    setErrors((now) => now.filter(({ field }) => !Object.hasOwn(more, field)));
  };
  const save = async () => {
    if (!saved || companyNumber === undefined || isSaving || !canSave(saved, edits)) return;
    setSaving(true);
    const input = inputOf(companyNumber, withEdits(saved, edits));
    const sent = await sendChange(profile.updateProfile, input);
    if ('done' in sent) {
      await refresh(profile.customerProfile, session.user);
      setEdits((now) => withoutSent(now, edits));
      showFlash('sucess', t('profile.user_data.success_message')); // ERR-31
    } else if (sent.failure) {
      setErrors(sent.failure.errors);
      showFlash('error', t('profile.user_data.error_message')); // ERR-32
    }
    setSaving(false);
  };
  return (
    <Screen
      title={t('profile.title')}
      bar={
        <AppBar
          title={t('profile.title')}
          back={{ label: t('common.back'), onClick: () => goBack(href('dashboard')) }}
        />
      }
      actions={
        saved && (
          <ActionBar>
            <BindingButton
              type="submit"
              form={FORM}
              wide
              disabled={!canSave(saved, edits)}
              busy={isSaving && t('profile.user_data.busy')}
            >
              {t('profile.user_data.save')}
            </BindingButton>
          </ActionBar>
        )
      }
    >
      {person && saved ? (
        <div className={styles.columns}>
          <div className={styles.column}>
            <PictureCard person={person} />
            <FactsCard person={person} />
            <PasswordCard keepsPage={mayLose} />
          </div>
          <div className={styles.column}>
            <PersonForm
              id={FORM}
              fields={withEdits(saved, edits)}
              errors={errors}
              onEdit={edit}
              onSubmit={() => void save()}
            />
            <DevicesCard />
            <OwnDataCard />
          </div>
        </div>
      ) : (
        <ProfileSkeleton />
      )}
      <LeaveDialog
        title={t('profile.leave_title')}
        text={t('profile.leave_text')}
        stay={t('profile.leave_stay')}
        discard={t('profile.leave_discard')}
      />
    </Screen>
  );
};

/** The person in the selected company (RTE-23); until loaded, the user of the frame. */
const useProfile = () => {
  const { user, company } = useSession();
  const { data } = useQuery(
    query(profile.customerProfile, company ? { company_number: company.company_nr } : null),
  );
  return { person: data ?? user, companyNumber: company?.company_nr };
};

/** The editable fields with their saved values. */
const fieldsOf = ({ first_name, last_name, phone, mobile }: Person): PersonFields => ({
  first_name,
  last_name,
  phone: phone.number,
  phone_country: phone.country_code,
  mobile: mobile.number,
  mobile_country: mobile.country_code,
});

/** Skeleton of person and facts. */
const ProfileSkeleton = () => (
  <Skeleton>
    <Card>
      <CardPart layout="stack">
        <Bone shape="disc" />
        <Bone shape="title" />
      </CardPart>
    </Card>
    <Card>
      {['email', 'since', 'role'].map((row) => (
        <CardPart key={row} layout="ends">
          <Bone shape="short" />
          <Bone shape="line" />
        </CardPart>
      ))}
    </Card>
  </Skeleton>
);
