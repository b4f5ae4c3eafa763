import * as contract from '@abrufbar/contract/companies/keys.ts';
import { MAX_COMPANY_KEYS } from '@abrufbar/domain/companies/keys.ts';
import { berlinDay, berlinTime, minutes } from '@abrufbar/domain/values/calendar.ts';
import { handle, type Handler, type UserContext } from '#core/calls/context.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { insertCompanyKey, listCompanyKeys, updateKeyRevoked } from '#companies/keys/store.ts';
import { provePassword } from '#session/prove-password.ts';

/** The one company the tenant rule left. */
const companyOf = ({ scope: [companyId] }: UserContext): number => {
  if (companyId === undefined) throw new Error('the tenant rule left no company');
  return companyId;
};

const list = handle(contract.list, async (context) => {
  const rows = await listCompanyKeys(context.db, companyOf(context));
  return {
    items: rows.map((row) => {
      const used = row.last_used_at === null ? null : new Date(row.last_used_at);
      return {
        id: row.id,
        name: row.name,
        tail: row.tail,
        may_confirm: row.may_confirm,
        made_by: row.last_name === null ? null : `${row.first_name} ${row.last_name}`,
        made_by_member: row.is_member,
        made_on: berlinDay(new Date(row.made_at)),
        used_on: used && berlinDay(used),
        used_time: used && minutes(berlinTime(used)),
      };
    }),
  };
});

/** The password is asked again, so nobody makes a key on an unlocked phone they found. */
const create = handle(
  contract.create,
  async (context, { name, may_confirm: mayConfirm, password }) => {
    const { db, caller, now } = context;
    const companyId = companyOf(context);
    context.effectOn(companyId);
    if (!(await provePassword(context, password))) {
      const errors = [{ field: 'password', problem: 'password_wrong' }] as const;
      throw new Refusal(422, 'company_key_password', { errors });
    }
    const key = { companyId, name, mayConfirm, madeBy: caller.userId };
    const made = await insertCompanyKey(db, key, now);
    if (made === undefined) {
      throw new Refusal(409, 'company_keys_full', { values: { most: MAX_COMPANY_KEYS } });
    }
    return made;
  },
);

const revoke = handle(contract.revoke, async (context, { key_id: id }) => {
  const { db, caller, now } = context;
  const companyId = companyOf(context);
  context.effectOn(companyId);
  const by = { by: caller.userId, at: now };
  if (!(await updateKeyRevoked(db, { companyId, id }, by)))
    throw new Refusal(404, 'company_key_not_found');
  return {};
});

/** Calls of the keys in the settings, in the order of the description. */
export const companyKeys: readonly Handler[] = [list, create, revoke];
