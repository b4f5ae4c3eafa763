import * as profile from '@abrufbar/contract/profile/settings.ts';
import { membershipIn } from '#core/calls/caller-scope.ts';
import { type Caller, handle, type Membership, type UserContext } from '#core/calls/context.ts';
import { refuseFields } from '#core/calls/refusal.ts';
import { presentSettings } from '#profile/settings-present.ts';
import { presentPerson } from '#session/present.ts';
import { findUser } from '#session/store.ts';
import { findSettings, updateCompanySettings, updateSettings } from '#profile/settings-store.ts';

/** The person and the settings of that person in one company. */
export const readProfile = async (
  { db, caller, now }: Pick<UserContext, 'db' | 'caller' | 'now'>,
  { company_number }: { readonly company_number: string },
) => {
  const membership = membershipIn(caller, company_number);
  const person = presentPerson(await findUser(db, caller.userId, now), membership);
  const set = await findSettings(db, caller.userId, membership.companyId);
  return { ...person, ...presentSettings(set) };
};

export const settings = handle(profile.settings, readProfile);

export const updateSetting = handle(
  profile.updateSetting,
  async ({ db, caller }, { company_number, type, status }) => {
    const { userId } = caller;
    const membership =
      company_number === null ? onlyOf(caller) : membershipIn(caller, company_number);
    if (typeof status === 'number') await updateSettings(db, userId, { theme: status });
    else if (type === 'Tips') await updateSettings(db, userId, { tips: status });
    else if (type === 'PushNotification') await updateSettings(db, userId, { push: status });
    else {
      // E-mails are wanted in one company and not in another (D-55): it has to be said in which.
      if (!membership) throw refuseFields([{ field: 'company_number', problem: 'required' }]);
      const setting = type === 'CallOff' ? { call_off_mail: status } : { reminder_mail: status };
      await updateCompanySettings(db, { userId, companyId: membership.companyId }, setting);
    }
    return {};
  },
);

/** The company of a person who has just one. */
const onlyOf = ({ memberships: [first, ...more] }: Caller): Membership | undefined =>
  more.length === 0 ? first : undefined;
