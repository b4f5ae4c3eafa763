import { BRANDS, type Brand } from '@abrufbar/domain/values/brand.ts';
import { isDay } from '@abrufbar/domain/values/calendar.ts';
import {
  PERMISSIONS,
  ROLE_PERMISSIONS,
  type Permission,
  type Role,
} from '@abrufbar/domain/companies/permissions.ts';
import { isEmail } from '@abrufbar/domain/values/email.ts';
import { type Source, SOURCES } from '@abrufbar/domain/imports/ticket.ts';
import { findCompany, findSupplier, findUserId } from '#companies/store.ts';
import type { Database } from '#core/database/database.ts';
import type { Settings } from '#core/settings.ts';
import { StartError } from '#core/start-error.ts';

/** Context of a command that provider staff run. */
type Context = { readonly db: Database; readonly settings: Settings; readonly now: Date };
/** Options as typed. */
type Values = Readonly<Record<string, string>>;

export type Command = {
  /** Options and what to write after them. */
  readonly required: Readonly<Record<string, string>>;
  readonly optional: Readonly<Record<string, string>>;
  /** Runs the command and returns the sentence that reports it. */
  readonly run: (context: Context, values: Values) => Promise<string>;
};

/** Address of the portal in links that are handed out. */
export const addressOf = ({ PUBLIC_URL, PORT }: Settings): string =>
  PUBLIC_URL ?? `http://localhost:${PORT}`;

export const found = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new StartError(`There is no ${what}`);
  return value;
};
export const companyOf = async ({ db }: Context, { company = '' }: Values) =>
  found(await findCompany(db, company), `company with the number ${company}`);
export const supplierOf = async ({ db }: Context, values: Values) =>
  found(await findSupplier(db, values['vk-org'] ?? ''), `supplier with vk_org ${values['vk-org']}`);
export const userOf = async ({ db }: Context, { email = '' }: Values) =>
  found(await findUserId(db, email), `user with the e-mail ${email}`);

export const dayOrNone = (value: string | undefined): string | null => {
  if (value !== undefined && !isDay(value))
    throw new StartError(`Not a day: ${value} (2026-11-20)`);
  return value ?? null;
};
export const roleOf = (value: string | undefined): Role => {
  const role = Object.keys(ROLE_PERMISSIONS).find((one): one is Role => one === value);
  return found(role, `role ${value}; roles are ${Object.keys(ROLE_PERMISSIONS).join(', ')}`);
};
export const permissionsOf = (value: string): Permission[] =>
  value.split(',').map((name) =>
    found(
      PERMISSIONS.find((one) => one === name.trim()),
      `permission ${name}; permissions are ${PERMISSIONS.join(', ')}`,
    ),
  );
export const emailOrNone = (value: string | undefined): string | null => {
  if (value !== undefined && !isEmail(value)) throw new StartError(`Not an e-mail: ${value}`);
  return value ?? null;
};
export const sourceOf = (value: string | undefined): Source =>
  found(
    SOURCES.find((one) => one === value),
    `source ${value}; ${SOURCES.join(' or ')}`,
  );
export const brandOf = (value: string | undefined): Brand =>
  found(
    BRANDS.find((one) => one === value),
    `brand ${value}; ${BRANDS.join(' or ')}`,
  );
/** Null speaks to both. */
export const brandOrBoth = (value: string | undefined): Brand | null =>
  value === undefined ? null : brandOf(value);
export const instantOrNone = (value: string | undefined): Date | null => {
  if (value === undefined) return null;
  const instant = new Date(value);
  const isWhole = /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(?:Z|[+-]\d\d:\d\d)$/.test(value);
  if (isWhole && !Number.isNaN(instant.getTime())) return instant;
  throw new StartError(`Not an instant: ${value} (2026-11-20T06:00+01:00)`);
};
export const instantOr = (value: string | undefined, now: Date): Date =>
  instantOrNone(value) ?? now;
export const wholeOf = (value: string | undefined, min: number, max: number): number => {
  const number = /^\d{1,6}$/.test(value ?? '') ? Number(value) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new StartError(`Not a whole number from ${min} to ${max}: ${value}`);
};
export const quantityOrNone = (value: string | undefined): string | null => {
  if (value === undefined) return null;
  if (/^\d{1,8}(\.\d{1,3})?$/.test(value) && Number(value) > 0) return value;
  throw new StartError(`Not a quantity: ${value} (480 or 480.5)`);
};
/** `2140=Asphaltwerk Lauenau; 2155=...`; a name may hold commas. */
export const namedIn = (value = ''): { id: string; title: string }[] =>
  value
    .split(';')
    .filter(Boolean)
    .map((pair) => {
      const [, id = '', title = ''] = /^\s*([^=]+)=(.+)$/.exec(pair) ?? [];
      if (id === '') throw new StartError(`Not of the form id=name: ${pair}`);
      return { id, title: title.trim() };
    });
