import { STAFF_ROLES } from '@abrufbar/domain/staff/roles.ts';
import { berlinDay, berlinTime, isDay, toShortDmy } from '@abrufbar/domain/values/calendar.ts';
import { formatQuantity } from '@abrufbar/domain/values/quantities.ts';
import { companiesMembersTexts } from '#companies/members.ts';
import { officePeopleTexts } from '#companies/people.ts';
import { appTexts } from '#frame/app.ts';
import { reader } from '#lookup/text.ts';
import { staffAuditActionTexts } from '#staff/audit-actions.ts';
import { weightLimitLabels } from '#deliveries/weight-limits.ts';
import { kindOfCall } from '#staff/audit-kinds.ts';
import { staffAuditTexts } from '#staff/audit.ts';
import { staffUsersTexts } from '#staff/users.ts';

const TEXTS = {
  ...appTexts,
  ...companiesMembersTexts,
  ...officePeopleTexts,
  ...staffAuditTexts,
  ...staffAuditActionTexts,
  ...staffUsersTexts,
};
const t = reader(TEXTS);

type Key = keyof typeof TEXTS;
/** Kinds, calls, fields and values of later versions have no text here yet. */
const isKey = (key: string): key is Key => Object.hasOwn(TEXTS, key);
const textOf = (key: string, otherwise: string): string => (isKey(key) ? TEXTS[key] : otherwise);

export const kindText = (kind: string): string =>
  textOf(`bo.aud.kind.${kind}`, t('bo.aud.kind.other'));

export const actionText = (call: string): string =>
  textOf(`bo.aud.do.${call.toLowerCase().replace('.', '-')}`, t('bo.aud.do.other'));

/** `Textvorlage: angelegt`: many calls share a word, what they are about tells them apart. */
export const namedAction = (call: string): string => {
  const kind = kindOfCall(call);
  return kind === null ? actionText(call) : `${kindText(kind)}: ${actionText(call)}`;
};

const LIMITS: Readonly<Record<string, string>> = weightLimitLabels;
export const fieldText = (field: string): string =>
  LIMITS[field] ?? textOf(`bo.aud.field.${field}`, field);

/** Values of one field as people read them; null without one. */
export const valueText = (field: string, values: readonly string[] | null): string | null =>
  values === null ? null : values.map((value) => oneValue(field, value)).join(', ');

const oneValue = (field: string, value: string): string => {
  switch (field) {
    case 'role':
      return STAFF_ROLES.some((role) => role === value) ? textOf(`bo.role.${value}`, value) : value;
    case 'customer_role':
      return textOf(`role.${value}`, value);
    case 'permissions':
      return textOf(`bo.right.${value}`, value);
    case 'brands':
      return textOf(`brand.${value}`, value);
    case 'blocked':
      return t(value === 'true' ? 'bo.aud.value.blocked' : 'bo.aud.value.active');
    case 'factor':
    case 'outcome':
    case 'reason':
    case 'state':
      return textOf(`bo.aud.value.${value}`, value);
    case 'decision':
    case 'prevented':
      return textOf(`bo.aud.value.${inKey(value)}`, value);
    case 'quantity':
    case 'target':
    case 'warn_above':
    case 'max_per_call_off':
    case 'per_day':
    case 'gross':
    case 'tare':
    case 'net':
    case 'accepted_quantity':
      return formatQuantity(value);
    default:
      return isDay(value) ? toShortDmy(value) : flagText(value);
  }
};

/** `acceptChange` as keys write it: `accept_change`. */
const inKey = (value: string): string => value.replace(/[A-Z]/g, (big) => `_${big.toLowerCase()}`);

const flagText = (value: string): string => {
  if (value === 'true') return t('bo.aud.yes');
  return value === 'false' ? t('bo.aud.no') : value;
};

type Acted = {
  readonly who: {
    readonly kind: 'staff' | 'person' | 'system' | 'viewer';
    readonly name: string | null;
    readonly as: string | null;
  };
  readonly call: string;
};

/** The one who acted, with the person looked at. */
export const whoText = ({ who, call }: Acted): string => {
  const { kind, name, as } = who;
  if (kind === 'viewer' && as !== null) return t('bo.aud.as', { name: name ?? '', person: as });
  if (name !== null) return name;
  if (kind !== 'system') return t('bo.aud.person_gone');
  const [concept, source = ''] = call.split('.');
  return concept === 'imports' ? t('bo.aud.system_import', { art: source }) : t('bo.aud.system');
};

type Change = {
  readonly field: string;
  readonly old: readonly string[] | null;
  readonly new: readonly string[] | null;
};

type Value = string | number | boolean | null | readonly string[];

const listed = (value: Value): readonly string[] | null => {
  if (value === null) return null;
  return typeof value === 'object' ? value : [String(value)];
};

/** A value as people read it; a dash where there is none. */
export const shownValue = (field: string, value: Value): string =>
  valueText(field, listed(value)) ?? '–';

/** Label and `4.800,00 → 5.000,00` of one change, for a mail; the label names the position it is about. */
export const changeText = (
  field: string,
  change: { readonly old: Value; readonly new: Value },
  position: string | null,
): readonly [label: string, change: string] => {
  const label = fieldText(field);
  return [
    position === null ? label : t('bo.aud.of_item', { position, angabe: label }),
    `${shownValue(field, change.old)} → ${shownValue(field, change.new)}`,
  ];
};

/** All changes of an entry in one line. */
export const changesText = (changes: readonly Change[]): string =>
  changes
    .map(
      ({ field, old, new: now }) =>
        `${fieldText(field)}: ${valueText(field, old) ?? '–'} > ${valueText(field, now) ?? '–'}`,
    )
    .join(', ');

/** `07:12:04`; seconds are those of every time zone. */
export const exactTime = (instant: string): string =>
  `${berlinTime(new Date(instant))}:${instant.slice(17, 19)}`;

/** `18.11.25, 07:12:04` */
export const exactInstant = (instant: string): string =>
  `${toShortDmy(berlinDay(new Date(instant)))}, ${exactTime(instant)}`;
