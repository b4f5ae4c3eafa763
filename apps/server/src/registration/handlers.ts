import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { register as call } from '@abrufbar/contract/registration.ts';
import { PERMISSIONS, type Role } from '@abrufbar/domain/companies/permissions.ts';
import { isCountryCode } from '@abrufbar/domain/values/country-codes.ts';
import { isEasyToGuess } from '#session/password-guess.ts';
import { HOME_COUNTRY_CODE } from '@abrufbar/domain/values/phone.ts';
import { readCode } from '@abrufbar/domain/registration/code.ts';
import {
  checkRegistration,
  positionOf,
  type Registration,
} from '@abrufbar/domain/registration/registration.ts';
import { insertFirstMembership, insertNewUser } from '#companies/store.ts';
import { insertAcceptedTerms } from '#companies/terms-store.ts';
import { type AnyoneContext, handle } from '#core/calls/context.ts';
import { enter } from '#core/database/database.ts';
import { type FieldRefusal, Refusal, refuseFields } from '#core/calls/refusal.ts';
import { digestOfCode } from '#registration/code.ts';
import { type Code, findCode, updateCodeUsed } from '#registration/store.ts';
import { keepDevice } from '#session/known-devices.ts';
import { verifyPassword } from '#session/verify-password.ts';
import { hashPassword } from '#session/password.ts';
import { startSession } from '#session/start-session.ts';
import { findPerson } from '#session/store.ts';

type Input = InputOf<typeof call>;

export const register = handle(call, async (context, input) => {
  const values = valuesOf(input);
  const problems = problemsOf(input, values);
  if (problems.length > 0) throw refuseFields(problems);
  await context.countInvitationAttempt();
  const code = await codeOf(context, values);
  const userId = isUsable(code, values, context.now)
    ? await makeAccount(context, { input, values, code })
    : await sameAgain(context, values, code);
  await enter(context.db, { userId });
  context.actsFor({ userId, impersonator: null });
  await keepDevice(context, userId);
  const { db, brand, userAgent, now } = context;
  return { access_token: await startSession(db, { userId, brand, userAgent }, now) };
});

const valuesOf = (input: Input): Registration => ({
  invitation_token: input.invitation_token ?? '',
  first_name: input.first_name ?? '',
  last_name: input.last_name ?? '',
  phone: input.phone ?? '',
  company_position: input.company_position ?? '',
  fax: input.fax ?? '',
  mobile_phone: input.mobile_phone ?? '',
  email: input.email?.toLowerCase() ?? '',
  password: input.password ?? '',
  password_repeat: input.password_repeat ?? '',
  accept_terms_of_use: input.accept_terms_of_use ?? false,
  accept_privacy_policy: input.accept_privacy_policy ?? false,
});

const COUNTRIES = ['phone_country', 'fax_country', 'mobile_phone_country'] as const;

/** Everything that can be said without looking at a row, so that the answer tells nothing about any (quality S8). */
const problemsOf = (input: Input, values: Registration): FieldRefusal[] => {
  const found = Object.entries(checkRegistration(values));
  const entered = found.map(([field, problem]) => ({
    field,
    problem: problem === 'password' ? ('password_rules' as const) : problem,
  }));
  const isCommon = values.password !== '' && isEasyToGuess(values.password);
  const isNamed = ({ field }: FieldRefusal) => field === 'password';
  const countries = COUNTRIES.filter((field) => !isCountryCode(input[field] ?? HOME_COUNTRY_CODE));
  return [
    ...entered,
    ...(isCommon && !entered.some(isNamed)
      ? [{ field: 'password', problem: 'password_common' } as const]
      : []),
    ...countries.map((field) => ({ field, problem: 'choice' }) as const),
  ];
};

const codeOf = async ({ db }: AnyoneContext, { invitation_token }: Registration) => {
  const characters = readCode(invitation_token);
  return characters === null ? undefined : findCode(db, digestOfCode(characters));
};

const isUsable = (code: Code | undefined, { email }: Registration, now: Date): code is Code =>
  code !== undefined &&
  code.used_at === null &&
  code.revoked_at === null &&
  new Date(code.expires_at) > now &&
  (code.email === null || code.email === email);

type Accepted = { readonly input: Input; readonly values: Registration; readonly code: Code };

const makeAccount = async (
  { db, brand, now }: AnyoneContext,
  { input, values, code }: Accepted,
): Promise<string> => {
  const userId = await insertNewUser(db, {
    email: values.email,
    password_hash: await hashPassword(values.password),
    first_name: values.first_name,
    last_name: values.last_name,
    position: positionOf(values.company_position) ?? null,
    ...numberOf('phone', input.phone_country, values.phone),
    ...numberOf('fax', input.fax_country, values.fax),
    ...numberOf('mobile', input.mobile_phone_country, values.mobile_phone),
    created_at: now,
  });
  // Only who holds a code learns that an address is taken, and it costs a try (D-10, D-18).
  if (userId === undefined) {
    throw new Refusal(422, 'email_taken', { errors: [{ field: 'email', problem: 'taken' }] });
  }
  await insertFirstMembership(db, {
    userId,
    companyId: code.company_id,
    role: code.role as Role, // the column allows no other
    permissions: PERMISSIONS.filter((permission) => code.permissions.includes(permission)),
  });
  await enter(db, { userId });
  await insertAcceptedTerms(db, { userId, brand, at: now });
  await updateCodeUsed(db, code.id, userId, now);
  return userId;
};

/** One mapping for the three numbers, whose names differ on the wire and in the table (T-35). */
const numberOf = <Kind extends 'phone' | 'fax' | 'mobile'>(
  kind: Kind,
  country: string | null,
  number: string,
) => {
  const isGiven = number !== '';
  const row = {
    [`${kind}_country`]: isGiven ? (country ?? HOME_COUNTRY_CODE) : null,
    [`${kind}_number`]: isGiven ? number : null,
  };
  return row as Record<`${Kind}_country` | `${Kind}_number`, string | null>; // both were just set
};

/**
 * A code that cannot be used. A phone that never got the answer sends the same again: the sender of the
 * code, the address and the password of the account made with it is that person and comes in. Everybody
 * else gets one answer after the same work.
 */
const sameAgain = async (
  { db, countAccountAttempt }: AnyoneContext,
  { email, password }: Registration,
  code: Code | undefined,
): Promise<string> => {
  const named = code?.used_by ? await findPerson(db, { email }) : undefined;
  const maker = named?.id === code?.used_by ? named : undefined;
  if (maker) await countAccountAttempt(email);
  const isRight = await verifyPassword(db, maker, password);
  if (maker && isRight && maker.blocked_at === null && maker.has_company) return maker.id;
  const errors = [{ field: 'invitation_token', problem: 'code' }] as const;
  throw new Refusal(422, 'invitation_invalid', { errors });
};
