import * as z from 'zod/mini';
import { dmyDay, id } from '#wire/codecs.ts';

const phone = z.object({ number: z.string(), country_code: z.string() });

/** A person as the own profile shows it (ENT-01 to ENT-03). */
export const person = {
  id,
  name: z.string(),
  email: z.string(),
  first_registration: dmyDay,
  role: z.string(),
  img_url: z.nullable(z.string()),
  first_name: z.string(),
  last_name: z.string(),
  phone,
  mobile: phone,
};

export type Person = { readonly [Name in keyof typeof person]: z.output<(typeof person)[Name]> };
