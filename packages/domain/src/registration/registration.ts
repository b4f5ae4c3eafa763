import { isEmail } from '#values/email.ts';
import { brokenPasswordRules, isPasswordTooLong } from '#session/password.ts';
import { isPhone } from '#values/phone.ts';

/** Positions a person may choose, in the order in which they are offered (ENT-25); none grants anything (T-45). */
export const POSITIONS = [6, 1, 2, 3, 4, 5] as const;
type Position = (typeof POSITIONS)[number];

/** The position a form names by its number. */
export const positionOf = (value: string): Position | undefined =>
  POSITIONS.find((position) => String(position) === value);

/** Fields of the form, named as on the wire and in the order of the form (ENT-22). */
export type Registration = {
  readonly invitation_token: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly company_position: string;
  readonly fax: string;
  readonly mobile_phone: string;
  readonly email: string;
  readonly password: string;
  readonly password_repeat: string;
  readonly accept_terms_of_use: boolean;
  readonly accept_privacy_policy: boolean;
};
export type RegistrationField = keyof Registration;

type RegistrationProblem =
  | 'required'
  | 'invitation'
  | 'name'
  | 'phone'
  | 'position'
  | 'email'
  | 'password'
  | 'password_long'
  | 'password_repeat'
  | 'terms'
  | 'privacy';
type RegistrationProblems = Readonly<Partial<Record<RegistrationField, RegistrationProblem>>>;

const MAX_NAME_CODE_POINTS = 100;

type Check = (values: Registration) => RegistrationProblem | null;

const isEmpty = (text: string): boolean => text.trim() === '';
const unless = (isRight: boolean, problem: RegistrationProblem) => (isRight ? null : problem);
const nameProblem = (name: string): RegistrationProblem | null => {
  if (isEmpty(name)) return 'required';
  const isName = [...name.trim()].length <= MAX_NAME_CODE_POINTS && !/\p{Cc}/u.test(name);
  return unless(isName, 'name');
};
const voluntary = (number: string) => unless(number === '' || isPhone(number), 'phone');

const CHECKS: Readonly<Record<RegistrationField, Check>> = {
  invitation_token: ({ invitation_token: code }) => unless(!isEmpty(code), 'invitation'),
  first_name: ({ first_name }) => nameProblem(first_name),
  last_name: ({ last_name }) => nameProblem(last_name),
  phone: ({ phone }) => (phone === '' ? 'required' : unless(isPhone(phone), 'phone')),
  company_position: ({ company_position: position }) =>
    unless(positionOf(position) !== undefined, 'position'),
  fax: ({ fax }) => voluntary(fax),
  mobile_phone: ({ mobile_phone }) => voluntary(mobile_phone),
  email: ({ email }) => unless(isEmail(email.trim()), 'email'),
  password: ({ password }) =>
    brokenPasswordRules(password).length > 0
      ? 'password'
      : unless(!isPasswordTooLong(password), 'password_long'),
  password_repeat: ({ password, password_repeat: repeat }) =>
    repeat === '' ? 'required' : unless(repeat === password, 'password_repeat'),
  accept_terms_of_use: ({ accept_terms_of_use: accepted }) => unless(accepted, 'terms'),
  accept_privacy_policy: ({ accept_privacy_policy: accepted }) => unless(accepted, 'privacy'),
};

/** All problems that keep a registration from being sent or accepted (VAL-01 to VAL-11, T-41). */
export const checkRegistration = (values: Registration): RegistrationProblems => {
  const fields = Object.keys(CHECKS) as RegistrationField[]; // the keys are the fields
  const found = fields.flatMap((field) => {
    const problem = CHECKS[field](values);
    return problem === null ? [] : [[field, problem] as const];
  });
  return Object.fromEntries(found);
};
