import { PERMISSIONS } from '@abrufbar/domain/companies/permissions.ts';
import * as z from 'zod/mini';

/** Permissions in a company (ENT-06); clients ignore those that only a newer server knows. */
export const permissions = z.codec(z.array(z.string()), z.array(z.enum(PERMISSIONS)), {
  decode: (names) => PERMISSIONS.filter((known) => names.includes(known)),
  encode: (known) => known,
});
