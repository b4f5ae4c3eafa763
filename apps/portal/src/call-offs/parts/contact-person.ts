import type { ContactPerson } from '@abrufbar/contract/call-offs-fields.ts';
import { telHref } from '@abrufbar/web/tel.ts';

type Phone = { readonly shown: string; readonly href: string };

/** The number under which a person is reached on site: the mobile one first; null without any. */
export const phoneOf = (person: ContactPerson): Phone | null =>
  phone(person.mobile_country, person.mobile_number) ??
  phone(person.phone_country, person.phone_number);

const phone = (country: string | null, number: string | null): Phone | null => {
  if (!number) return null;
  const shown = [country, country === '+49' ? german(number) : number].filter(Boolean).join(' ');
  return { shown, href: telHref(shown) };
};

/** Without the 0 of calls inside the country; the prefix of mobile networks apart, as on business cards. */
const german = (number: string): string =>
  number.replace(/^0/, '').replace(/^(1[5-7]\d)(\d)/, '$1 $2');

export const nameOf = ({ first_name, last_name }: ContactPerson): string =>
  `${first_name} ${last_name}`;

/** First letters of both names. */
export const initialsOf = ({ first_name, last_name }: ContactPerson): string =>
  [first_name, last_name].map((name) => [...name][0] ?? '').join('');
